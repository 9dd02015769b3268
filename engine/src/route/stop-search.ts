import { PER_HUNDRED } from '../shared/index.js'
import { listNodes, type SearchNode } from './search-nodes.js'
import {
  LEVELS,
  listTables,
  makeLabels,
  NEVER,
  START,
  startLabels,
  weighEntry,
  type Labels,
  type SearchInput,
  type Weights,
} from './search-weights.js'
import type { Trip } from './trip-check.js'
import { LEVEL_STEP } from './trip-formulas.js'
import { usedAt, useOf } from './trip-use.js'

/** One stop of a way that was found. */
export interface FoundStop {
  readonly node: SearchNode
  /** [%] Level on departure, a multiple of 10. */
  readonly departure: number
}

/** What the search found: the stops to the destination, or those to where the car gets farthest. */
export interface FoundWay {
  readonly isPossible: boolean
  readonly stops: readonly FoundStop[]
}

interface Search extends SearchInput {
  readonly nodes: readonly SearchNode[]
  readonly tables: readonly Weights[]
  /** Least weight until arrival, by place and level rounded down. */
  readonly arrivals: Labels
  /** Least weight until departure, by place and level. */
  readonly departures: Labels
}

// A level on arrival follows the arithmetic of ARRIVAL_FORMULA in its order, so that plan and trace agree bit for bit.
const usedBetween = (
  from: Pick<SearchNode, 'used' | 'off'>,
  to: Pick<SearchNode, 'used' | 'off'>,
  offRange: number,
): number => to.used - from.used + ((from.off + to.off) / offRange) * PER_HUNDRED

const ROAD_START: Pick<SearchNode, 'used' | 'off'> = { used: 0, off: 0 }

const isLess = (one: Labels, at: number, [first, second]: readonly [number, number]): boolean => {
  const known = one.first[at] ?? NEVER
  return first < known || (first === known && second < (one.second[at] ?? NEVER))
}

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
}

// From one place to another at every level it may be left with. Nothing is made anew here: it runs for every two places.
const pass = (search: Search, { to, node, first, second }: Entry, at: number): void => {
  const { arrivals, departures, nodes } = search
  const { reserve, offRange } = search.trip
  const used = usedBetween(nodes[at] ?? ROAD_START, node, offRange)
  for (let level = LEVELS - 1; level > 0; level -= 1) {
    const arrival = level * LEVEL_STEP - used
    if (arrival < reserve) return
    const from = at * LEVELS + level
    const one = (departures.first[from] ?? NEVER) + first
    const place = to * LEVELS + Math.floor(arrival / LEVEL_STEP)
    const known = arrivals.first[place] ?? NEVER
    if (one > known || one === NEVER) continue
    const other = (departures.second[from] ?? 0) + second
    if (one === known && other >= (arrivals.second[place] ?? NEVER)) continue
    arrivals.first[place] = one
    arrivals.second[place] = other
    arrivals.from[place] = from
  }
}

const arriveFrom = (search: Search, to: number, fixed: number): void => {
  const { trip, nodes, arrivals } = search
  const { reserve, offRange } = trip
  const node = nodes[to]
  if (node === undefined) return
  const [first, second] = weighEntry(node, search)
  const entry = { to, node, first, second }
  const arrival = trip.start - usedBetween(ROAD_START, node, offRange)
  if (fixed < 0 && arrival >= reserve)
    put(arrivals, to * LEVELS + Math.floor(arrival / LEVEL_STEP), [first, second, START])
  const most = PER_HUNDRED - reserve
  for (let at = to - 1; at >= Math.max(fixed, 0); at -= 1) {
    const before = nodes[at]
    // Places further back only lie further away along the road.
    if (before === undefined || node.used - before.used > most) return
    pass(search, entry, at)
  }
}

const departFrom = ({ arrivals, departures, tables }: Search, at: number): void => {
  const table = tables[at]
  if (table === undefined) return
  for (let level = 0; level < LEVELS; level += 1) {
    const from = at * LEVELS + level
    const arrived = arrivals.first[from] ?? NEVER
    if (arrived === NEVER) continue
    const second = arrivals.second[from] ?? 0
    for (let to = level + 1; to < LEVELS; to += 1) {
      const place = level * LEVELS + to
      const added = table.first[place] ?? NEVER
      if (added === NEVER) continue
      const label = [arrived + added, second + (table.second[place] ?? 0)] as const
      if (isLess(departures, at * LEVELS + to, label))
        put(departures, at * LEVELS + to, [...label, from])
    }
  }
}

// Follows where a departure came from back to the start.
const listStops = ({ nodes, arrivals, departures }: Search, last: number): readonly FoundStop[] => {
  const stops: FoundStop[] = []
  let at = last
  while (at !== START) {
    const node = nodes[Math.floor(at / LEVELS)]
    if (node !== undefined) stops.unshift({ node, departure: (at % LEVELS) * LEVEL_STEP })
    at = arrivals.from[departures.from[at] ?? START] ?? START
  }
  return stops
}

/** How drives end that go on without a further stop, by the place and level they go on from; the last one is the start. */
interface Ends extends Weights {
  /** [%] Charge the road has used where the car ends; infinite where it arrives. */
  readonly end: Float64Array
  /** [%] Level at the destination. */
  readonly arrival: Float64Array
}

const isBetter = ({ end, first, second, arrival }: Ends, one: number, than: number): boolean => {
  for (const [list, sign] of [
    [end, -1],
    [first, 1],
    [second, 1],
  ] as const) {
    const [a, b] = [list[one] ?? NEVER, list[than] ?? NEVER]
    if (a !== b) return a * sign < b * sign
  }
  return (arrival[one] ?? 0) > (arrival[than] ?? 0)
}

/** A place the last stretch is driven from. */
interface Last {
  /** [%] What the rest of the road uses, with the way back to it. */
  readonly rest: number
  /** [%] What the road has used before, less the way back to it. */
  readonly before: number
  /** False where a stop that is wanted still lies ahead: from here the drive does not arrive. */
  readonly isPast: boolean
}

const lastOf = ({ trip }: Search, spot: typeof ROAD_START, isPast: boolean): Last => {
  const { offRange, length } = trip
  const end = { used: usedAt(useOf(trip), length), off: 0 }
  const off = (spot.off / offRange) * PER_HUNDRED
  return { rest: usedBetween(spot, end, offRange), before: spot.used - off, isPast }
}

const endFrom = ({ rest, before, isPast }: Last, charge: number, trip: Trip): number =>
  isPast && charge - rest >= Math.max(trip.reserve, trip.arrival)
    ? NEVER
    : before + Math.max(charge - trip.reserve, 0)

const listEnds = ({ trip, departures }: Search, lasts: readonly Last[]): Ends => {
  const { first, second } = departures
  const end = new Float64Array(first.length).fill(-1)
  const arrival = new Float64Array(first.length)
  for (const [at, last] of lasts.entries()) {
    // Behind the last place stands the start, which is left as it is.
    const isStart = at === lasts.length - 1
    for (let level = 0; level < (isStart ? 1 : LEVELS); level += 1) {
      const from = at * LEVELS + level
      const charge = isStart ? trip.start : level * LEVEL_STEP
      if (first[from] === NEVER) continue
      end[from] = endFrom(last, charge, trip)
      arrival[from] = charge - last.rest
    }
  }
  return { end, arrival, first, second }
}

const finish = (search: Search, fixed: number): FoundWay => {
  const { nodes, departures } = search
  const ends = listEnds(search, [
    ...nodes.map((node, at) => lastOf(search, node, at >= fixed)),
    lastOf(search, ROAD_START, fixed < 0),
  ])
  const start = nodes.length * LEVELS
  let best = start
  for (let from = 0; from < departures.first.length; from += 1) {
    if ((ends.end[from] ?? 0) >= 0 && isBetter(ends, from, best)) best = from
  }
  const stops = best === start ? [] : listStops(search, best)
  return { isPossible: ends.end[best] === NEVER, stops }
}

/** Searches the stops that serve the aim best. */
export const searchStops = (input: SearchInput): FoundWay => {
  const nodes = listNodes(input.trip)
  const search: Search = {
    ...input,
    nodes,
    tables: listTables(nodes, input),
    arrivals: makeLabels(nodes.length),
    departures: startLabels(nodes.length),
  }
  // The last place so far where the plan has to stop: no way leads past it.
  let fixed = START
  for (const [at, node] of nodes.entries()) {
    arriveFrom(search, at, fixed)
    departFrom(search, at)
    if (node.isFixed) fixed = at
  }
  return finish(search, fixed)
}
