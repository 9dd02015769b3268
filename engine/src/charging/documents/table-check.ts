import { faultUnless, type Issue } from '../../shared/index.js'
import { CHARGE_LEVELS, CHARGE_STEP, type ChargeLevel } from '../charge-range.js'
import { AC_POWERS, DC_POWERS, HOME_POWERS } from '../charger.js'
import type { ChargingTableDocument } from '../charging.types.js'

/**
 * How far two part charges may differ from the whole one because each cell is a whole minute [min].
 *
 * @source D-T-56
 * @category constants
 */
export const ADDITIVE_TOLERANCE = 2

type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>

interface PowerRows {
  readonly path: string
  readonly rows: Rows
}

const PAIRS: readonly (readonly [from: ChargeLevel, to: ChargeLevel])[] = CHARGE_LEVELS.flatMap(
  (from) => CHARGE_LEVELS.filter((to) => to > from).map((to) => [from, to] as const),
)

const cellOf = (rows: Rows, from: number, to: number): number | undefined => {
  const row = Object.hasOwn(rows, String(to)) ? rows[String(to)] : undefined
  return row !== undefined && Object.hasOwn(row, String(from)) ? row[String(from)] : undefined
}

const shown = (value: number | undefined): string =>
  value === undefined ? 'absent' : String(value)

const gaps = ({ path, rows }: PowerRows): readonly Issue[] =>
  PAIRS.flatMap(([from, to]) => {
    const value = cellOf(rows, from, to)
    return faultUnless(value !== undefined && Number.isInteger(value) && value > 0, {
      path: `${path}.${to}.${from}`,
      expected: 'whole minutes above 0',
      actual: shown(value),
    })
  })

const strays = ({ path, rows }: PowerRows): readonly Issue[] =>
  Object.entries(rows).flatMap(([to, row]) =>
    Object.keys(row).flatMap((from) =>
      faultUnless(
        PAIRS.some(([a, b]) => String(a) === from && String(b) === to),
        {
          path: `${path}.${to}.${from}`,
          expected: 'a start below its end, both multiples of 10',
          actual: `${from} to ${to}`,
        },
      ),
    ),
  )

// A longer charge: one step more at either end.
const listLonger = (from: number, to: number) =>
  [
    [from, to + CHARGE_STEP],
    [from - CHARGE_STEP, to],
  ] as const

const unevenness = ({ path, rows }: PowerRows): readonly Issue[] =>
  PAIRS.flatMap(([from, to]) => {
    const value = cellOf(rows, from, to)
    if (value === undefined) return []
    return listLonger(from, to).flatMap(([start, end]) => {
      const longer = cellOf(rows, start, end) ?? value
      return faultUnless(longer >= value, {
        path: `${path}.${end}.${start}`,
        expected: `at least the ${value} of ${from} to ${to}`,
        actual: String(longer),
      })
    })
  })

const leaps = ({ path, rows }: PowerRows): readonly Issue[] =>
  PAIRS.flatMap(([from, to]) =>
    CHARGE_LEVELS.filter((middle) => middle > from && middle < to).flatMap((middle) => {
      const whole = cellOf(rows, from, to)
      const first = cellOf(rows, from, middle)
      const second = cellOf(rows, middle, to)
      if (whole === undefined || first === undefined || second === undefined) return []
      return faultUnless(Math.abs(first + second - whole) <= ADDITIVE_TOLERANCE, {
        path: `${path}.${to}.${from}`,
        expected: `${first} + ${second} by way of ${middle}, give or take ${ADDITIVE_TOLERANCE}`,
        actual: String(whole),
      })
    }),
  )

const slowdowns = (weaker: PowerRows, stronger: PowerRows): readonly Issue[] =>
  PAIRS.flatMap(([from, to]) => {
    const slow = cellOf(weaker.rows, from, to)
    const fast = cellOf(stronger.rows, from, to)
    return faultUnless(slow === undefined || fast === undefined || fast <= slow, {
      path: `${stronger.path}.${to}.${from}`,
      expected: `at most the ${slow} of ${weaker.path}`,
      actual: String(fast),
    })
  })

const KNOWN = [
  ['AC', HOME_POWERS],
  ['DC', DC_POWERS],
] as const

// A wallbox of one phase may be left out, but not half of it.
const NEEDED: readonly string[] = [...AC_POWERS, ...DC_POWERS]

const listRows = (battery: string, byCurrent: ChargingTableDocument[string]) =>
  KNOWN.flatMap(([current, powers]) =>
    powers.flatMap((power) => {
      const rows = Object.hasOwn(byCurrent[current], power) ? byCurrent[current][power] : undefined
      return rows === undefined && !NEEDED.includes(power)
        ? []
        : [{ path: `table.${battery}.${current}.${power}`, current, rows: rows ?? {} }]
    }),
  )

const strangers = (battery: string, byCurrent: ChargingTableDocument[string]): readonly Issue[] =>
  KNOWN.flatMap(([current, powers]) =>
    Object.keys(byCurrent[current]).flatMap((power) =>
      faultUnless((powers as readonly string[]).includes(power), {
        path: `table.${battery}.${current}.${power}`,
        expected: `one of ${powers.join(', ')}`,
        actual: power,
      }),
    ),
  )

/**
 * Validates a charging table: finds every missing or implausible time.
 *
 * | fault             | rule                                                                   |
 * | ----------------- | ------------------------------------------------------------------------- |
 * | gaps              | each battery and power holds all 55 cells, whole minutes above 0; 7.4 kW may be left out as a whole |
 * | strays            | no other powers, no cell whose start is not below its end                 |
 * | non-monotone cells | a longer charge never takes less time                                    |
 * | slower chargers   | a stronger charger of the same current is never slower                    |
 * | leaps             | a charge in two parts takes as long as the whole, give or take 2 minutes  |
 *
 * @param document - The charging table.
 * @returns Every fault with its path `table.battery.current.power.end.start`; empty when the table is sound.
 * @source T-DATA-12, D-T-56, E-T-37, E-T-42
 *
 * @example A table with nothing in it lacks 7 times 55 cells
 * ```ts
 * import { listTableFaults } from '@evkit/engine/charging'
 *
 * listTableFaults({ B51: { AC: {}, DC: {} } }).length // => 385
 * ```
 * @category predicates
 */
export const listTableFaults = (document: ChargingTableDocument): readonly Issue[] =>
  Object.entries(document).flatMap(([battery, byCurrent]) => {
    const all = listRows(battery, byCurrent)
    return [
      ...strangers(battery, byCurrent),
      ...all.flatMap((rows) => [
        ...gaps(rows),
        ...strays(rows),
        ...unevenness(rows),
        ...leaps(rows),
      ]),
      ...all.flatMap((stronger, at) => {
        const weaker = all[at - 1]
        return weaker?.current === stronger.current ? slowdowns(weaker, stronger) : []
      }),
    ]
  })
