import { findCarByName, isMotorKey, isMotorType } from '../car/index.js'
import { findParameter, none, toUndefined, writeQuery, type Query } from '../shared/index.js'
import { parseChargeRange, writeChargeRange } from './charge-range.js'
import {
  DEFAULT_AC_POWER,
  findCharger,
  findHomeCharger,
  resolveCharger,
  type HomePower,
} from './charger.js'
import type { Charge, ChargeSelection, ChargingCar } from './charging.types.js'
import {
  defaultSelection,
  preferMotor,
  preferMotorType,
  setRange,
  type Correction,
} from './selection.js'

/**
 * The parameters of the page's address, in the order they are written.
 *
 * @source T-CHG-01, T-CHG-09
 * @category constants
 */
export const CHARGING_PARAMETERS = [
  'carModel',
  'powerTrain',
  'cType',
  'pCType',
  'kW',
  'range',
] as const
/** Name of a parameter of the page's address. */
export type ChargingParameter = (typeof CHARGING_PARAMETERS)[number]

/** What reading an address starts from. */
export interface ChargingStart {
  /** The cars of the tool; the first is chosen when the address names none. */
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  /** Where the car is charged when the address does not say. */
  readonly place: Charge['place']
  /** What the site offers at home; 11 kW alone unless given. */
  readonly homePowers?: readonly HomePower[]
}

/** A selection with what had to be corrected to get it. */
export interface ReadSelection {
  readonly selection: ChargeSelection
  /** What the address asked for and could not be had. */
  readonly corrections: readonly Correction[]
}

type Part<A> = readonly [value: A, corrections: readonly Correction[]]

const readCar = (query: Query, { cars }: ChargingStart): Part<ChargingCar> => {
  const name = findParameter(query, 'carModel')
  if (name._tag === 'None') return [cars[0], []]
  const found = findCarByName(cars, name.value)
  return found._tag === 'Some' ? [found.value, []] : [cars[0], ['car']]
}

const readMotor = (query: Query, selection: ChargeSelection): Part<ChargeSelection> => {
  const wanted = findParameter(query, 'powerTrain')
  if (wanted._tag === 'None') return [selection, []]
  if (isMotorType(wanted.value)) {
    const chosen = preferMotorType(selection, wanted.value)
    return [chosen, chosen.motorType === wanted.value ? [] : ['motor']]
  }
  if (!isMotorKey(wanted.value)) return [selection, ['motor']]
  const chosen = preferMotor(selection, wanted.value)
  return [chosen, toUndefined(chosen.motor) === wanted.value ? [] : ['motor']]
}

const readPlace = (query: Query, { place }: ChargingStart): Part<Charge['place']> => {
  const wanted = findParameter(query, 'cType')
  if (wanted._tag === 'None') return [place, []]
  if (wanted.value === 'P') return ['public', []]
  return ['home', wanted.value === 'H' ? [] : ['place']]
}

const readHome = (query: Query, { homePowers = [] }: ChargingStart): Part<Charge> => {
  const power = findParameter(query, 'kW')
  const found = power._tag === 'None' ? none : findHomeCharger(power.value, homePowers)
  return found._tag === 'Some'
    ? [{ place: 'home', charger: found.value }, []]
    : [
        { place: 'home', charger: { current: 'AC', power: DEFAULT_AC_POWER } },
        power._tag === 'None' ? [] : ['power'],
      ]
}

const readPublic = (query: Query): Part<Charge> => {
  const current = findParameter(query, 'pCType')
  const power = findParameter(query, 'kW')
  const isKnown = current._tag === 'Some' && (current.value === 'AC' || current.value === 'DC')
  const key = isKnown && current.value === 'AC' ? 'AC' : 'DC'
  const isPowerKnown = power._tag === 'None' || findCharger(key, power.value)._tag === 'Some'
  return [
    {
      place: 'public',
      charger: resolveCharger(key, power._tag === 'None' ? '' : power.value),
    },
    [
      ...(current._tag === 'None' || isKnown ? [] : (['current'] as const)),
      ...(isPowerKnown ? [] : (['power'] as const)),
    ],
  ]
}

const readRange = (query: Query, selection: ChargeSelection): Part<ChargeSelection> => {
  const text = findParameter(query, 'range')
  if (text._tag === 'None') return [selection, []]
  const range = parseChargeRange(text.value)
  return range._tag === 'None' ? [selection, ['range']] : [setRange(selection, range.value), []]
}

/**
 * Reads the selection an address holds. Total: every part that is missing or not valid falls back on its own.
 *
 * | parameter    | accepted                                             | else                      |
 * | ------------ | ---------------------------------------------------- | ------------------------- |
 * | `carModel`   | a display name, case-insensitively                   | the first car             |
 * | `powerTrain` | a key of the car; a type word; a known key gives way | the car's first motor     |
 * | `cType`      | `H` or `P`                                           | home; absent: the page's  |
 * | `pCType`     | `AC` or `DC`, in public only                         | DC                        |
 * | `kW`         | a power of the current, with or without `kW`; at home also what the site offers | 11kW or 250kW |
 * | `range`      | see `parseChargeRange`                               | 20 to 80                  |
 *
 * @param query - The address, parsed.
 * @param start - The cars, and where the page starts.
 * @returns A valid selection, and what was asked for and could not be had.
 * @law Any query gives a valid selection.
 * @law Reading a written selection gives the selection back.
 * @source T-CHG-01, T-CHG-05, T-CHG-06, T-CHG-16, T-CHG-17, T-CHG-32, D-T-10, D-T-14, E-T-27
 *
 * @example Public DC by address
 * ```ts
 * import { readSelection } from '@evkit/engine/charging'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const query = parseQuery('?carModel=ex30&cType=P&pCType=DC&kW=150&range=0,85')
 * const { selection, corrections } = readSelection(query, { cars: tinyCars, place: 'home' })
 * selection.charge.charger.power // => '150kW'
 * corrections // => ['range']
 * ```
 * @category state
 */
export const readSelection = (query: Query, start: ChargingStart): ReadSelection => {
  const [car, carFaults] = readCar(query, start)
  const [place, placeFaults] = readPlace(query, start)
  const [charge, chargeFaults] = place === 'home' ? readHome(query, start) : readPublic(query)
  const [withMotor, motorFaults] = readMotor(query, { ...defaultSelection(car, place), charge })
  const [selection, rangeFaults] = readRange(query, withMotor)
  return {
    selection,
    corrections: [...carFaults, ...motorFaults, ...placeFaults, ...chargeFaults, ...rangeFaults],
  }
}

const chargeParameters = ({ place, charger }: Charge): readonly (readonly [string, string])[] => {
  if (place === 'home') {
    return charger.power === DEFAULT_AC_POWER
      ? [['cType', 'H']]
      : [
          ['cType', 'H'],
          ['kW', charger.power],
        ]
  }
  return [
    ['cType', 'P'],
    ['pCType', charger.current],
    ['kW', charger.power],
  ]
}

/**
 * Writes a selection into an address.
 *
 * @param selection - The selection.
 * @param query - The address as it is now.
 * @returns The query text without `?`: our parameters in order, the others untouched behind them.
 * @law Writing what was read changes nothing more.
 * @source T-CHG-09, D-T-14
 *
 * @example At home the default power is not written
 * ```ts
 * import { defaultSelection, writeSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * writeSelection(defaultSelection(tinyCars[0], 'home'), []) // => 'carModel=EX30&powerTrain=SM&cType=H&range=20,80'
 * ```
 * @category state
 */
export const writeSelection = (selection: ChargeSelection, query: Query): string =>
  writeQuery(
    [
      ['carModel', selection.car.name],
      ...(selection.motor._tag === 'Some'
        ? ([['powerTrain', selection.motor.value]] as const)
        : []),
      ...chargeParameters(selection.charge),
      ['range', writeChargeRange(selection.range)],
    ],
    CHARGING_PARAMETERS,
    query,
  )

/**
 * Takes the page's own parameters out of an address.
 *
 * @param query - The address as it is now.
 * @returns The query text without `?`, without our parameters; empty when nothing is left.
 * @source E-T-36
 *
 * @example A campaign tag stays
 * ```ts
 * import { clearSelection } from '@evkit/engine/charging'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * clearSelection(parseQuery('range=0,100&utm_source=x')) // => 'utm_source=x'
 * ```
 * @category state
 */
export const clearSelection = (query: Query): string => writeQuery([], CHARGING_PARAMETERS, query)
