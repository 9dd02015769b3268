import type { SearchNode } from './search-nodes.js'
import { usedBetween, type Spot } from './search-pass.js'
import type { ChargeWeights } from './search-tables.js'
import { LEVELS, NEVER, weighEntry, type SearchInput } from './search-weights.js'
import { usedAt, useOf } from './trip-use.js'

/** What a way may weigh at most at a place, by level, so that it can still be part of one that is as good as one known. */
export interface SearchBound {
  readonly onArrival: Float64Array
  readonly onDeparture: Float64Array
}

/** What bounds are found for. */
export interface BoundInput {
  readonly input: SearchInput
  readonly nodes: readonly SearchNode[]
  readonly tables: readonly ChargeWeights[]
}

/** What a charge that is still needed weighs at the very least, by percent, whichever places it is taken at. */
interface LeastWeights {
  readonly withEntry: Float64Array
  /** The car stands at a place already. */
  readonly atPlace: Float64Array
}

const leastGains = (tables: readonly ChargeWeights[]): Float64Array => {
  const gains = new Float64Array(LEVELS).fill(NEVER)
  for (const table of new Set(tables)) {
    for (let percents = 1; percents < LEVELS; percents += 1)
      gains[percents] = Math.min(gains[percents] ?? NEVER, table.gains[percents] ?? NEVER)
  }
  return gains
}

const leastWeights = ({ input, nodes, tables }: BoundInput, most: number): LeastWeights => {
  const gains = leastGains(tables)
  const entry = nodes.reduce((least, node) => Math.min(least, weighEntry(node, input)[0]), NEVER)
  const withEntry = new Float64Array(most + 1)
  const atPlace = new Float64Array(most + 1)
  for (let needed = 0; needed <= most; needed += 1) {
    let least = NEVER
    for (let percents = 1; percents < LEVELS; percents += 1) {
      const rest = withEntry[Math.max(0, needed - percents)] ?? 0
      least = Math.min(least, (gains[percents] ?? NEVER) + rest)
    }
    atPlace[needed] = least
    if (needed > 0) withEntry[needed] = entry + least
  }
  return { withEntry, atPlace }
}

const boundOf = (limit: number, least: Float64Array, needed: number): Float64Array => {
  const bound = new Float64Array(LEVELS)
  for (let level = 0; level < LEVELS; level += 1)
    bound[level] = limit - (least[Math.max(0, Math.floor(needed - level))] ?? 0)
  return bound
}

const EVERYTHING = /*#__PURE__*/ new Float64Array(LEVELS).fill(NEVER)

/** Finds the bounds of all places under a limit: what a way weighs that is known, if one is. */
export const listBounds = (asked: BoundInput, limit: number): readonly SearchBound[] => {
  const { nodes, input } = asked
  if (limit === NEVER) return nodes.map(() => ({ onArrival: EVERYTHING, onDeparture: EVERYTHING }))
  const { length, offRange, reserve, arrival } = input.trip
  const end = { used: usedAt(useOf(input.trip), length), off: 0 }
  const neededAt = (spot: Spot): number =>
    usedBetween(spot, end, offRange) + Math.max(reserve, arrival)
  const needed = nodes.map(neededAt)
  const least = leastWeights(asked, Math.ceil(Math.max(0, ...needed)))
  return needed.map((one) => ({
    onArrival: boundOf(limit, least.atPlace, one),
    onDeparture: boundOf(limit, least.withEntry, one),
  }))
}
