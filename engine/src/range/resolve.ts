import { none, type Km } from '../shared/index.js'
import { nearestPlaces } from './look-up.js'
import { cornerOf } from './range-index.js'
import type {
  RangeAnswer,
  RangeCell,
  RangeChange,
  RangeFamily,
  RangeMember,
  RangeQuery,
} from './range.types.js'
import { resolveCelsius } from './temperature.js'

/** What is asked for where no tool state exists yet. @source T-RANGE-07, T-CONST-25 @category constants */
export const DEFAULT_RANGE_QUERY: RangeQuery = {
  temperature: 20,
  heatpump: true,
  climate: false,
  drivingProfile: 'combined',
}

const NO_KM = 0 as Km

// The corners in the order they are looked into: which settings are turned round (1 heat pump, 2 climate).
const CLIMATE_FIRST = [0, 1, 2, 3] as const
const PUMP_FIRST = [0, 2, 1, 3] as const

const MEMBERS: readonly RangeMember[] = ['temperature', 'heatpump', 'climate', 'drivingProfile']
const SETS = 16

// Every possible list of corrections, made once: bit 0 temperature, 1 heat pump, 2 climate, 3 profile.
const CORRECTED: readonly (readonly RangeMember[])[] = /*#__PURE__*/ Array.from(
  { length: SETS },
  (_, bits) => MEMBERS.filter((_member, at) => (bits & (1 << at)) !== 0),
)

const findByOptions = (
  family: RangeFamily,
  query: RangeQuery,
  order: readonly number[],
): RangeCell | undefined => {
  const wanted = cornerOf(query.climate, query.heatpump)
  for (const turned of order) {
    const column = family.columns[wanted ^ turned]
    if (column === undefined || column.temperatures.length === 0) continue
    const { from, to } = nearestPlaces(column.temperatures, query.temperature)
    let best = column.cells[from]?.[query.drivingProfile]
    for (let at = from + 1; at < to; at += 1) {
      best = lower(best, column.cells[at]?.[query.drivingProfile])
    }
    return best
  }
  return undefined
}

const lower = (a: RangeCell | undefined, b: RangeCell | undefined): RangeCell | undefined =>
  a === undefined || (b !== undefined && b.rank < a.rank) ? b : a

/** Finds what {@link resolveRange} finds where no input has changed, without what differs. */
export const findRangeCell = (family: RangeFamily, query: RangeQuery): RangeCell | undefined =>
  findByOptions(family, query, CLIMATE_FIRST)

const findByTemperature = (family: RangeFamily, query: RangeQuery): RangeCell | undefined => {
  const { temperatures, cells } = family.corners
  if (temperatures.length === 0) return undefined
  const wanted = cornerOf(query.climate, query.heatpump)
  const { from, to } = nearestPlaces(temperatures, query.temperature)
  for (const turned of CLIMATE_FIRST) {
    let best: RangeCell | undefined
    for (let at = from; at < to; at += 1) {
      best = lower(best, cells[at]?.[wanted ^ turned]?.[query.drivingProfile])
    }
    if (best !== undefined) return best
  }
  return undefined
}

const findCell = (
  family: RangeFamily,
  query: RangeQuery,
  changed: RangeChange,
): RangeCell | undefined => {
  if (changed === 'temperature') return findByTemperature(family, query)
  return findByOptions(family, query, changed === 'heatpump' ? PUMP_FIRST : CLIMATE_FIRST)
}

const toCorrected = (query: RangeQuery, cell: RangeCell): readonly RangeMember[] =>
  CORRECTED[
    (cell.temperature === query.temperature ? 0 : 1) +
      (cell.heatpump === query.heatpump ? 0 : 2) +
      (cell.climate === query.climate ? 0 : 4) +
      (cell.profile === query.drivingProfile ? 0 : 8)
  ] ?? []

/**
 * Finds the nearest match of a query in the data (nearest neighbour); the input changed last has priority.
 *
 * | changed last                | compared from left to right, smaller is better                                  |
 * | --------------------------- | ------------------------------------------------------------------------------- |
 * | temperature                 | distance of temperature, climate differs, heat pump differs, profile, colder, order |
 * | heatpump                    | heat pump differs, climate differs, distance of temperature, profile, colder, order |
 * | climate, profile or nothing | climate differs, heat pump differs, distance of temperature, profile, colder, order |
 *
 * "Profile" is the index of the first profile above 0 in: the requested one, combined, city, highway.
 *
 * @param family - The family.
 * @param query - Temperature, climate control, heat pump and profile.
 * @param changed - Input the visitor changed last.
 * @returns The entry's range [km] and settings, and which inputs differ; 0 km and the query itself when there is no
 * entry.
 * @law Resolving by the index gives what a plain comparison of all entries gives.
 * @law Resolving a resolved query corrects nothing.
 * @source T-RANGE-10, T-RANGE-11, T-RANGE-14, T-RANGE-15, T-RANGE-16, T-RANGE-17, D-T-24, D-T-25
 *
 * @example Only 20 °C is known with climate off
 * ```ts
 * import { resolveRange } from '@evkit/engine/range'
 * import { sparseFamily } from '@evkit/engine/testing'
 *
 * const query = { temperature: -5, heatpump: true, climate: false, drivingProfile: 'combined' } as const
 * const answer = resolveRange(sparseFamily, query, 'temperature')
 * answer.km // => 310
 * answer.corrected // => ['climate']
 * ```
 * @category resolution
 */
export const resolveRange = (
  family: RangeFamily,
  query: RangeQuery,
  changed: RangeChange = 'none',
): RangeAnswer => {
  const asked = Number.isFinite(query.temperature)
    ? query
    : { ...query, temperature: resolveCelsius(query.temperature) }
  const cell = findCell(family, asked, changed)
  if (cell === undefined) {
    const { temperature, heatpump, climate, drivingProfile } = asked
    const settings = { temperature, heatpump, climate, drivingProfile }
    return { km: NO_KM, ...settings, corrected: CORRECTED[0] ?? [], entry: none }
  }
  return {
    km: cell.km,
    temperature: cell.temperature,
    heatpump: cell.heatpump,
    climate: cell.climate,
    drivingProfile: cell.profile,
    corrected: toCorrected(asked, cell),
    entry: cell.entry,
  }
}
