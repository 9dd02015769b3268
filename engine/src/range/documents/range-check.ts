import * as O from '#fp-ts/Option'
import { faultUnless, type Issue } from '../../shared/index.js'
import { parseFamilyKey, writeFamilyKey } from '../family.js'
import { RANGE_PROFILES } from '../profile.js'
import type { RangeDocument, RangeEntry, RangeFamilyDocument } from '../range.types.js'
import { COLDER_TEMPERATURES, TEMPERATURES } from '../temperature.js'

type Cell = Pick<RangeEntry, 'temperature' | 'heatpump' | 'climate'>

const cellsAt = (temperatures: readonly { readonly C: number }[]): readonly Cell[] =>
  temperatures.flatMap(({ C: temperature }) =>
    [true, false].flatMap((heatpump) =>
      [true, false].map((climate) => ({ temperature, heatpump, climate })),
    ),
  )

const CELLS = cellsAt(TEMPERATURES)
const COLDER_CELLS = cellsAt(COLDER_TEMPERATURES)
const ALL_CELLS = [...COLDER_CELLS, ...CELLS]

const isOf = (entry: RangeEntry, cell: Cell): boolean =>
  entry.temperature === cell.temperature &&
  entry.heatpump === cell.heatpump &&
  entry.climate === cell.climate

const pathOf = (family: string, { temperature, heatpump, climate }: Cell): string =>
  `${family}.${temperature}.heatpump-${heatpump ? 'on' : 'off'}.climate-${climate ? 'on' : 'off'}`

const keyFaults = (document: RangeDocument): readonly Issue[] =>
  document.flatMap(({ modelFamily }, at) => {
    const parsed = parseFamilyKey(modelFamily)
    const written = O.isNone(parsed) ? undefined : writeFamilyKey(parsed.value)
    const first = document.findIndex((one) => one.modelFamily === modelFamily)
    const fault = { path: `${at}.modelFamily`, actual: modelFamily }
    return [
      ...faultUnless(written === modelFamily, { ...fault, expected: 'MODEL_drivetrain' }),
      ...faultUnless(first === at, { ...fault, expected: 'each family once' }),
    ]
  })

// What lies beyond the sliders may be left out, but not half of it.
const neededBy = ({ rangeValues }: RangeFamilyDocument): readonly Cell[] =>
  rangeValues.some((entry) => COLDER_CELLS.some((cell) => isOf(entry, cell))) ? ALL_CELLS : CELLS

const gaps = (family: RangeFamilyDocument): readonly Issue[] => {
  const { modelFamily, rangeValues } = family
  return neededBy(family).flatMap((cell) => {
    const count = rangeValues.filter((entry) => isOf(entry, cell)).length
    return faultUnless(count === 1, {
      path: pathOf(modelFamily, cell),
      expected: 'one entry',
      actual: String(count),
    })
  })
}

const strays = ({ modelFamily, rangeValues }: RangeFamilyDocument): readonly Issue[] =>
  rangeValues.flatMap((entry) =>
    faultUnless(
      ALL_CELLS.some((cell) => isOf(entry, cell)),
      {
        path: pathOf(modelFamily, entry),
        expected: 'a temperature of the table',
        actual: String(entry.temperature),
      },
    ),
  )

const fractions = ({ modelFamily, rangeValues }: RangeFamilyDocument): readonly Issue[] =>
  rangeValues.flatMap((entry) =>
    RANGE_PROFILES.filter(
      (profile) => !(Number.isInteger(entry[profile]) && entry[profile] > 0),
    ).map((profile) => ({
      path: `${pathOf(modelFamily, entry)}.${profile}`,
      expected: 'whole kilometres above 0',
      actual: String(entry[profile]),
    })),
  )

const MILD = 20

// The more comfort or the less help, the shorter the range: pairs of cells whose second may not go farther.
const WARMER: ReadonlyMap<number, number> = new Map(
  ALL_CELLS.flatMap(({ temperature }) => {
    const warmer = ALL_CELLS.find((one) => one.temperature > temperature)
    return warmer === undefined || temperature >= MILD ? [] : [[temperature, warmer.temperature]]
  }),
)

const warmerThan = (cell: Cell): readonly Cell[] => {
  const temperature = WARMER.get(cell.temperature)
  return temperature === undefined ? [] : [{ ...cell, temperature }]
}

const PAIRS = ALL_CELLS.flatMap((cell) => [
  ...(cell.climate
    ? []
    : [{ longer: cell, shorter: { ...cell, climate: true }, why: 'climate off' }]),
  ...(cell.heatpump && cell.temperature < MILD
    ? [{ longer: cell, shorter: { ...cell, heatpump: false }, why: 'heat pump on' }]
    : []),
  ...warmerThan(cell).map((longer) => ({
    longer,
    shorter: cell,
    why: `${longer.temperature} °C`,
  })),
])

const reversals = ({ modelFamily, rangeValues }: RangeFamilyDocument): readonly Issue[] =>
  PAIRS.flatMap(({ longer, shorter, why }) => {
    const far = rangeValues.find((entry) => isOf(entry, longer))
    const near = rangeValues.find((entry) => isOf(entry, shorter))
    if (far === undefined || near === undefined) return []
    return RANGE_PROFILES.filter((profile) => near[profile] > far[profile]).map((profile) => ({
      path: `${pathOf(modelFamily, shorter)}.${profile}`,
      expected: `at most the ${far[profile]} with ${why}`,
      actual: String(near[profile]),
    }))
  })

const profileFaults = ({ modelFamily, rangeValues }: RangeFamilyDocument): readonly Issue[] =>
  rangeValues.flatMap((entry) =>
    faultUnless(
      entry.climate || (entry.city >= entry.combined && entry.combined >= entry.highway),
      {
        path: pathOf(modelFamily, entry),
        expected: 'city at least combined, combined at least highway',
        actual: `${entry.city}, ${entry.combined}, ${entry.highway}`,
      },
    ),
  )

/**
 * Validates range data: finds every missing or implausible range.
 *
 * | fault            | rule                                                                         |
 * | ---------------- | ------------------------------------------------------------------------------- |
 * | keys             | `MODEL_drivetrain`, each family once                                            |
 * | gaps and strays  | each family holds every temperature with both settings of climate and heat pump once; the two beyond the sliders may be left out together |
 * | fractions        | ranges are whole kilometres above 0                                             |
 * | reversals        | climate on never goes farther than off; below 20 °C no heat pump never farther than one, and no colder day farther than a milder one |
 * | profiles         | with climate off city goes at least as far as combined, combined as highway     |
 *
 * With climate on a cold city drive may be shorter than a fast one: heating takes longer there.
 *
 * @param document - The range data.
 * @returns Every fault with its path `family.temperature.heatpump.climate`; empty when the data is sound.
 * @source T-DATA-13, T-DATA-14, D-T-30, D-T-56, E-T-37, E-T-47
 *
 * @example A family with nothing in it lacks twenty entries
 * ```ts
 * import { listRangeFaults } from '@evkit/engine/range'
 *
 * listRangeFaults([{ modelFamily: 'EX30_Twin', rangeValues: [] }]).length // => 20
 * ```
 * @category predicates
 */
export const listRangeFaults = (document: RangeDocument): readonly Issue[] => [
  ...keyFaults(document),
  ...document.flatMap((family) => [
    ...gaps(family),
    ...strays(family),
    ...fractions(family),
    ...reversals(family),
    ...profileFaults(family),
  ]),
]
