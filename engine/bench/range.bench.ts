// How long a range takes to resolve: by the index, by a look through all rows, and by a table compiled for one shape of
// data, all in one run so that only their ratios matter.
import { option as O } from 'fp-ts'
import type { Figure } from '../../.config/measure.mjs'
import { estimateRange } from '../src/range/estimate.js'
import { findFamily } from '../src/range/look-up.js'
import { isUsableEntry, toRangeData } from '../src/range/range-index.js'
import { listProfilesFor, type RangeProfile } from '../src/range/profile.js'
import { resolveRange } from '../src/range/resolve.js'
import type { RangeDocument, RangeEntry, RangeQuery } from '../src/range/range.types.js'

const TEMPERATURES = [-5, 0, 10, 20, 35]
const PROFILES: readonly RangeProfile[] = ['city', 'highway', 'combined']
const ROWS_PER_FAMILY = 20
const ROUNDS = 7

interface Row extends RangeEntry {
  readonly model: string
}

const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count / ROWS_PER_FAMILY }, (_, family) =>
    TEMPERATURES.flatMap((temperature) =>
      [true, false].flatMap((heatpump) =>
        [true, false].map((climate) => ({
          model: `M${family}`,
          temperature,
          heatpump,
          climate,
          city: 400 + (family % 90),
          highway: 300 + (family % 70),
          combined: 350 + (family % 80),
          basis: 'modelled' as const,
        })),
      ),
    ),
  ).flat()

const toDocument = (rows: readonly Row[]): RangeDocument => {
  const models = new Map<string, Row[]>()
  for (const row of rows) {
    const known = models.get(row.model)
    if (known === undefined) models.set(row.model, [row])
    else known.push(row)
  }
  return [...models].map(([model, rangeValues]) => ({ modelFamily: `${model}_Twin`, rangeValues }))
}

interface Question {
  readonly model: string
  readonly query: RangeQuery
}

const ASKED = 1000 / ROWS_PER_FAMILY

// As many families are asked at every size, spread over all, so that the memory touched weighs alike: what is measured
// is whether an answer looks at more rows. Every other query lies between the temperatures of the data, so that something has to give way.
const questionsOf = (count: number): readonly Question[] =>
  Array.from({ length: 512 }, (_, at) => ({
    model: `M${(at % ASKED) * (count / ROWS_PER_FAMILY / ASKED)}`,
    query: {
      temperature: (TEMPERATURES[at % 5] ?? 0) + (at % 2),
      heatpump: at % 3 === 0,
      climate: at % 4 < 2,
      drivingProfile: PROFILES[at % 3] ?? 'city',
    },
  }))

const scoreOf = (row: Row, query: RangeQuery): readonly number[] => [
  row.climate === query.climate ? 0 : 1,
  row.heatpump === query.heatpump ? 0 : 1,
  Math.abs(row.temperature - query.temperature),
  listProfilesFor(query.drivingProfile).findIndex((profile) => row[profile] > 0),
  row.temperature,
]

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

// The plain way: keep the rows of the model, sort them by the tuple, take the first.
const scan = (rows: readonly Row[], { model, query }: Question): number => {
  const [best] = rows
    .filter((row) => row.model === model && isUsableEntry(row))
    .map((row) => ({ row, score: scoreOf(row, query) }))
    .sort((a, b) => compare(a.score, b.score))
  return best?.row[query.drivingProfile] ?? 0
}

// The practical atMost: complete data of one shape as a flat list of numbers, no corrections, no gaps, no names.
const compile = (rows: readonly Row[]): ((question: Question) => number) => {
  const models = new Map<string, number>()
  for (const { model } of rows) if (!models.has(model)) models.set(model, models.size)
  const table = new Float64Array(models.size * ROWS_PER_FAMILY * PROFILES.length)
  const place = (model: number, step: number, pump: boolean, climate: boolean): number =>
    ((model * TEMPERATURES.length + step) * 4 + (pump ? 2 : 0) + (climate ? 1 : 0)) *
    PROFILES.length
  for (const row of rows) {
    const at = place(
      models.get(row.model) ?? 0,
      TEMPERATURES.indexOf(row.temperature),
      row.heatpump,
      row.climate,
    )
    PROFILES.forEach((profile, column) => {
      table[at + column] = row[profile]
    })
  }
  const stepOf = (celsius: number): number => {
    if (celsius <= -2.5) return 0
    if (celsius <= 5) return 1
    if (celsius <= 15) return 2
    return celsius <= 27.5 ? 3 : 4
  }
  return ({ model, query }) =>
    table[
      place(models.get(model) ?? 0, stepOf(query.temperature), query.heatpump, query.climate) +
        PROFILES.indexOf(query.drivingProfile)
    ] ?? 0
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

let sink = 0

// Microseconds a call: the median of several rounds, each over all questions as often as asked.
const time = (
  ask: (question: Question) => number,
  questions: readonly Question[],
  repeats: number,
): number => {
  const round = (): number => {
    const start = performance.now()
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const question of questions) sink += ask(question)
    }
    return ((performance.now() - start) * 1000) / (repeats * questions.length)
  }
  round()
  return median(Array.from({ length: ROUNDS }, round))
}

const measureSize = (count: number) => {
  const rows = rowsOf(count)
  const questions = questionsOf(count)
  const started = performance.now()
  const data = toRangeData(toDocument(rows))
  // A family is made ready when it is first asked; here all of them are.
  const families = [...data.models.values()].flatMap((model) => Object.values(model.families))
  for (const { columns, corners, highest } of families)
    sink += columns.length + corners.cells.length + highest.either.cells.length
  const build = performance.now() - started
  const resolve = ({ model, query }: Question): number => {
    const family = findFamily(data, { model, drivetrain: 'Twin' })
    if (O.isNone(family)) return 0
    const answer = resolveRange(family.value, query, 'none')
    return answer.km + answer.corrected.length
  }
  const explain = ({ model, query }: Question): number => {
    const family = findFamily(data, { model, drivetrain: 'Twin' })
    return O.isNone(family) ? 0 : estimateRange(family.value, { query, unit: 'mi' }).shown
  }
  return {
    count,
    build,
    indexed: time(resolve, questions, 400),
    explained: time(explain, questions, 40),
    scanned: time((question) => scan(rows, question), questions.slice(0, 8), 1),
    dense: time(compile(rows), questions, 400),
  }
}

/** Measures the resolver at 1,000, 10,000 and 100,000 rows beside a look through all rows and a compiled table. */
export const measureRange = (): readonly Figure[] => {
  const sizes = [1000, 10_000, 100_000].map(measureSize)
  const [small, middle, large] = sizes
  const each = sizes.flatMap(({ count, build, indexed, explained, scanned, dense }) => [
    { name: `range, ${count} rows: by the index`, value: indexed, unit: 'µs', atMost: 1 },
    { name: `range, ${count} rows: with explanation`, value: explained, unit: 'µs' },
    { name: `range, ${count} rows: filter and sort`, value: scanned, unit: 'µs' },
    { name: `range, ${count} rows: compiled table, no corrections`, value: dense, unit: 'µs' },
    { name: `range, ${count} rows: making the index`, value: build, unit: 'ms' },
  ])
  return [
    ...each,
    {
      name: 'range, 10000 rows: times faster than filter and sort',
      value: (middle?.scanned ?? 0) / (middle?.indexed ?? 1),
      unit: '×',
      atLeast: 100,
    },
    {
      name: 'range: 100000 rows against 1000 rows',
      value: (large?.indexed ?? 0) / (small?.indexed ?? 1),
      unit: '×',
      atMost: 4,
    },
    // What was added up is looked at, so that no engine leaves the calls out.
    { name: 'range: figures added up', value: sink > 0 ? 1 : 0, unit: '', atLeast: 1 },
  ]
}
