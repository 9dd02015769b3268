import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'

/**
 * Charging efficiency: the share of the charger's energy that reaches the battery [1].
 *
 * @source D-T-56
 * @category constants
 */
export const CHARGE_EFFICIENCY = { AC: 0.9, DC: 0.95 } as const

/** The AC charger powers. @source T-CHG-26, T-CONST-05 @category constants */
export const AC_POWERS = ['11kW', '22kW'] as const
/** Power key of an AC charger. */
export type AcPower = (typeof AC_POWERS)[number]

/**
 * The powers of DC fast chargers, as keys.
 *
 * @source T-CHG-27, T-CONST-06
 * @category constants
 */
export const DC_POWERS = ['50kW', '100kW', '150kW', '200kW', '250kW'] as const
/** Power key of a DC charger. */
export type DcPower = (typeof DC_POWERS)[number]

/** All charger powers, weakest first. @source T-CHG-07 @category constants */
export const CHARGER_POWERS = [...AC_POWERS, ...DC_POWERS] as const
/** Power key of a charger of the lists. */
export type ChargerPower = AcPower | DcPower

/**
 * The AC powers of home wallboxes, lowest first: those of public AC chargers, and 7.4 kW for one-phase houses.
 *
 * @source E-T-42, D-T-07
 * @category constants
 */
export const HOME_POWERS = ['7.4kW', ...AC_POWERS] as const
/** Power key of a wallbox. */
export type HomePower = (typeof HOME_POWERS)[number]

/** All powers the charging table can hold, AC before DC, weakest first. @source T-DATA-12, E-T-42 @category constants */
export const TABLE_POWERS = [...HOME_POWERS, ...DC_POWERS] as const
/** Power key of a column of the charging table. */
export type TablePower = (typeof TABLE_POWERS)[number]

/**
 * The default AC power, used unless a known one is requested.
 *
 * @source T-CHG-28, T-CONST-07
 * @category constants
 */
export const DEFAULT_AC_POWER: AcPower = '11kW'

/** The DC power used when none of the known ones is named. @source T-CHG-28, T-CONST-08 @category constants */
export const DEFAULT_DC_POWER: DcPower = '250kW'

/** Kind of current. */
export type Current = 'AC' | 'DC'

/** A wallbox at home. */
export interface HomeCharger {
  readonly current: 'AC'
  readonly power: HomePower
}

/** A public charger: its current and one of the powers that current has. */
export type PublicCharger =
  | { readonly current: 'AC'; readonly power: AcPower }
  | { readonly current: 'DC'; readonly power: DcPower }

/** Any charger the table can hold a time for. */
export type Charger = HomeCharger | PublicCharger

const KILOWATTS: Readonly<Record<TablePower, number>> = {
  '7.4kW': 7.4,
  '11kW': 11,
  '22kW': 22,
  '50kW': 50,
  '100kW': 100,
  '150kW': 150,
  '200kW': 200,
  '250kW': 250,
}

/**
 * Tells the power of a charger key as a number.
 *
 * @source T-CHG-07, E-T-42
 */
export const toKilowatts = (power: TablePower): number => KILOWATTS[power]

/** Lists the powers of a current. */
export const listPowers = (current: Current): readonly ChargerPower[] =>
  current === 'AC' ? AC_POWERS : DC_POWERS

// Weakest first.
const PUBLIC_CHARGERS: readonly PublicCharger[] = [
  .../*#__PURE__*/ AC_POWERS.map((power) => ({ current: 'AC', power }) as const),
  .../*#__PURE__*/ DC_POWERS.map((power) => ({ current: 'DC', power }) as const),
]

const BARE_NUMBER = /^[0-9]+(?:\.[0-9])?$/

/** Reads the key of a power; a bare number stands for kilowatts. */
export const toPowerKey = (power: string): string =>
  BARE_NUMBER.test(power) ? `${power}kW` : power

/**
 * Parses a public charger from its current and power key.
 *
 * @param current - AC or DC.
 * @param power - A key such as `150kW`; a bare number such as `150` is accepted, nothing else.
 * @returns The charger, or `none` when that current has no such power.
 * @source T-CHG-28, D-T-07
 *
 * @example Upper case is no key
 * ```ts
 * import { findCharger } from '@evkit/engine/charging'
 * import { option } from 'fp-ts'
 *
 * findCharger('DC', '150') // => option.some({ current: 'DC', power: '150kW' })
 * findCharger('DC', '150KW') // => option.none
 * ```
 * @category look-ups
 */
export const findCharger = (current: Current, power: string): Option<PublicCharger> => {
  const key = toPowerKey(power)
  return O.fromNullable(
    PUBLIC_CHARGERS.find((known) => known.current === current && known.power === key),
  )
}

/** Finds a wallbox by its power key: 11 kW and 22 kW are valid everywhere, any other where the site offers it. */
export const findHomeCharger = (
  power: string,
  offered: readonly HomePower[],
): Option<HomeCharger> => {
  const key = toPowerKey(power)
  const found = HOME_POWERS.find((known) => known === key)
  return found !== undefined && [...AC_POWERS, ...offered].includes(found)
    ? some({ current: 'AC', power: found })
    : none
}

/**
 * Finds the charger of the table that a place with some power is counted with: the strongest one that is not stronger.
 *
 * | power            | counted with            |
 * | ---------------- | ----------------------- |
 * | 50 kW and more   | DC, the next one below  |
 * | 11 to below 50   | AC, the next one below  |
 * | below 11, or NaN | none                    |
 *
 * @source B-T-02, T-CHG-26, T-CHG-27
 */
export const findCountedCharger = (power: number): Option<PublicCharger> =>
  O.fromNullable(PUBLIC_CHARGERS.findLast((known) => toKilowatts(known.power) <= power))

/** Tells the charger a current starts with. */
export const defaultCharger = (current: Current): PublicCharger =>
  current === 'AC' ? { current, power: DEFAULT_AC_POWER } : { current, power: DEFAULT_DC_POWER }

/** Resolves a charger: the named power if the current has it, else the current's default. */
export const resolveCharger = (current: Current, power: string): PublicCharger =>
  O.getOrElse(() => defaultCharger(current))(findCharger(current, power))
