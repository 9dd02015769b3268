import * as O from '#fp-ts/Option'
import { PER_HUNDRED } from '../shared/index.js'
import type { SearchNode } from './search-nodes.js'
import type { SearchBound } from './search-bound.js'
import type { ChargeWeights } from './search-tables.js'
import {
  LEVELS,
  NEVER,
  START,
  weighEntry,
  type Labels,
  type SearchInput,
} from './search-weights.js'

/** A place of the road: the charge used by then [%], and how far off it lies [km]. */
export type Spot = Pick<SearchNode, 'used' | 'off'>

/** A search over places and charge levels. */
export interface Search extends SearchInput {
  readonly nodes: readonly SearchNode[]
  readonly tables: readonly ChargeWeights[]
  readonly bounds: readonly SearchBound[]
  /** [%] A stop is left at multiples of this. */
  readonly step: number
  /** Least weight until arrival, by place and level rounded down. */
  readonly arrivals: Labels
  /** Least weight until departure, by place and level. */
  readonly departures: Labels
  /** Highest level each place is left with; 0 where it is not. */
  readonly highest: Int32Array
}

/** [%] What is used between two places. It follows ARRIVAL_FORMULA in its order, so that plan and trace agree bit for bit. */
export const usedBetween = (from: Spot, to: Spot, offRange: number): number =>
  to.used - from.used + ((from.off + to.off) / offRange) * PER_HUNDRED

/** Where the road starts. */
export const ROAD_START: Spot = { used: 0, off: 0 }

// A place beyond a list is one nothing leads to.
const read = (list: Float64Array, at: number): number => list[at] ?? NEVER

const put = (
  labels: Labels,
  at: number,
  [first, second, from]: readonly [number, number, number],
): void => {
  labels.first[at] = first
  labels.second[at] = second
  labels.from[at] = from
}

/** What an arrival at a place is made of. */
interface Entry {
  /** Place among all. */
  readonly to: number
  readonly node: SearchNode
  readonly first: number
  readonly second: number
  /** What a way may weigh on arrival, by level. */
  readonly bound: Float64Array
}

// From one place to another at every level it may be left with. Nothing is made anew here: it runs for every two places.
const pass = (search: Search, entry: Entry, at: number): void => {
  const { first: reached, second: reachedNext, from: reachedFrom } = search.arrivals
  const { first: left, second: leftNext } = search.departures
  const { first, second, bound } = entry
  const { reserve, offRange } = search.trip
  const used = usedBetween(search.nodes[at] ?? ROAD_START, entry.node, offRange)
  const [base, target] = [at * LEVELS, entry.to * LEVELS]
  for (let level = search.highest[at] ?? 0; level > 0; level -= search.step) {
    const arrival = level - used
    if (arrival < reserve) return
    const whole = Math.floor(arrival)
    const place = target + whole
    const one = read(left, base + level) + first
    if (one === NEVER || one > read(reached, place) || one > read(bound, whole)) continue
    const other = read(leftNext, base + level) + second
    if (one === reached[place] && other >= read(reachedNext, place)) continue
    reached[place] = one
    reachedNext[place] = other
    reachedFrom[place] = base + level
  }
}

const arriveFrom = (search: Search, to: number, fixed: number): void => {
  const { trip, nodes, arrivals, bounds } = search
  const { reserve, offRange } = trip
  const [node, bound] = [nodes[to], bounds[to]]
  if (node === undefined || bound === undefined) return
  const [first, second] = weighEntry(node, search)
  const entry = { to, node, first, second, bound: bound.onArrival }
  const arrival = trip.start - usedBetween(ROAD_START, node, offRange)
  if (fixed < 0 && arrival >= reserve)
    put(arrivals, to * LEVELS + Math.floor(arrival), [first, second, START])
  const most = PER_HUNDRED - reserve
  for (let at = to - 1; at >= Math.max(fixed, 0); at -= 1) {
    const before = nodes[at]
    // Places further back only lie further away along the road.
    if (before === undefined || node.used - before.used > most) return
    pass(search, entry, at)
  }
}

// From a level on arrival to every level above it that the place may be left with.
const chargeFrom = (search: Search, from: number, bound: Float64Array): void => {
  const { first: left, second: leftNext, from: leftFrom } = search.departures
  const { step, highest, trip } = search
  const level = from % LEVELS
  const base = from - level
  const node = base / LEVELS
  const [weights, place] = [search.tables[node], search.nodes[node]]
  if (weights === undefined || place === undefined) return
  const most = O.isSome(place.stay) ? PER_HUNDRED : trip.limit
  const { first: added, second: addedNext } = weights
  const [arrived, next] = [read(search.arrivals.first, from), read(search.arrivals.second, from)]
  const row = level * LEVELS
  for (let to = (Math.floor(level / step) + 1) * step; to <= most; to += step) {
    const at = base + to
    const one = arrived + read(added, row + to)
    if (one === NEVER || one > read(left, at) || one > read(bound, to)) continue
    const other = next + read(addedNext, row + to)
    if (one === left[at] && other >= read(leftNext, at)) continue
    left[at] = one
    leftNext[at] = other
    leftFrom[at] = from
    highest[node] = Math.max(to, highest[node] ?? 0)
  }
}

const departFrom = (search: Search, at: number): void => {
  const bound = search.bounds[at]
  if (bound === undefined) return
  for (let from = at * LEVELS; from < (at + 1) * LEVELS; from += 1) {
    if ((search.arrivals.first[from] ?? NEVER) < NEVER) chargeFrom(search, from, bound.onDeparture)
  }
}

/** Goes along the road from place to place; the answer is the last place where the plan has to stop: no way leads past it. */
export const passOn = (search: Search): number => {
  let fixed = START
  for (const [at, node] of search.nodes.entries()) {
    arriveFrom(search, at, fixed)
    departFrom(search, at)
    if (node.isFixed) fixed = at
  }
  return fixed
}
