import { option as O } from 'fp-ts'
import type { Option } from '../shared/index.js'
import { toDriven } from './carried.js'
import type { Trip, TripStation } from './trip-check.js'
import { DETOUR_MINUTES_PER_KM, LEVEL_STEP } from './trip-formulas.js'

/** Port: minutes from one charge level to another at a power [kW]; levels are multiples of 10 %. */
export type ChargeMinutes = (power: number, from: number, to: number) => Option<number>

/** A station the plan may use, with the distance driven when the road is left for it. */
export interface SearchNode {
  readonly station: TripStation
  /** [km] Distance driven by then. */
  readonly driven: number
  /** [kW] */
  readonly power: number
  /** True when the power is assumed. */
  readonly isAssumed: boolean
}

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

const LEVELS = 11
const FULL = 100
// Where a label came from: the start of the drive, or nowhere yet.
const START = -1

/** Stations the plan may use, in the order of the road. */
export const listNodes = ({ stations, carried, assumedPower }: Trip): readonly SearchNode[] =>
  stations
    .flatMap((station): readonly SearchNode[] => {
      const isAssumed = O.isNone(station.power)
      const power = isAssumed ? assumedPower : station.power
      const driven = toDriven(station.position, carried)
      return O.isSome(power) ? [{ station, driven, power: power.value, isAssumed }] : []
    })
    .sort((a, b) => a.station.position - b.station.position || a.station.off - b.station.off)

// Minutes by level before and after, for each power once; what the table does not have is infinite.
const tabulate = (powers: readonly number[], minutes: ChargeMinutes) => {
  const tables = new Map<number, Float64Array>()
  for (const power of new Set(powers)) {
    const table = new Float64Array(LEVELS * LEVELS).fill(Number.POSITIVE_INFINITY)
    for (let from = 0; from < LEVELS; from += 1) {
      for (let to = from + 1; to < LEVELS; to += 1) {
        const found = minutes(power, from * LEVEL_STEP, to * LEVEL_STEP)
        const isTime = O.isSome(found) && Number.isFinite(found.value) && found.value >= 0
        if (isTime) table[from * LEVELS + to] = found.value
      }
    }
    tables.set(power, table)
  }
  return tables
}

/** Times by station and level, with where each came from. */
interface Labels {
  readonly time: Float64Array
  readonly stops: Int32Array
  readonly from: Int32Array
}

const makeLabels = (count: number): Labels => ({
  time: new Float64Array(count * LEVELS).fill(Number.POSITIVE_INFINITY),
  stops: new Int32Array(count * LEVELS),
  from: new Int32Array(count * LEVELS).fill(START),
})

interface Label {
  readonly time: number
  readonly stops: number
  readonly from: number
}

const timeAt = ({ time }: Labels, at: number): number => time[at] ?? Number.POSITIVE_INFINITY

// Less time wins; of equal times fewer stops.
const offer = (labels: Labels, at: number, { time, stops, from }: Label): void => {
  const known = timeAt(labels, at)
  if (time > known || (time === known && stops >= (labels.stops[at] ?? 0))) return
  labels.time[at] = time
  labels.stops[at] = stops
  labels.from[at] = from
}

interface Search {
  readonly trip: Trip
  readonly nodes: readonly SearchNode[]
  /** Least time until arrival, by station and level rounded down. */
  readonly arrivals: Labels
  /** Least time until departure, by station and level. */
  readonly departures: Labels
}

// A level on arrival follows the arithmetic of ARRIVAL_FORMULA in its order, so that plan and trace agree bit for bit.
const usedOver = (km: number, { range }: Trip): number => (km / range) * FULL

const arriveFrom = ({ trip, nodes, arrivals, departures }: Search, to: number): void => {
  const node = nodes[to]
  if (node === undefined) return
  const { off } = node.station
  const detour = (off + off) * DETOUR_MINUTES_PER_KM
  const take = (departure: number, used: number, label: Label): void => {
    const arrival = departure - used
    if (arrival < trip.reserve) return
    offer(arrivals, to * LEVELS + Math.floor(arrival / LEVEL_STEP), label)
  }
  take(trip.start, usedOver(node.driven + off, trip), { time: detour, stops: 1, from: START })
  for (let at = to - 1; at >= 0; at -= 1) {
    const before = nodes[at]
    if (before === undefined) continue
    const used = usedOver(before.station.off + (node.driven - before.driven) + off, trip)
    // Stations further back only lie further away, unless they lie nearer to the road.
    if (used > FULL - trip.reserve) continue
    for (let level = 1; level < LEVELS; level += 1) {
      const from = at * LEVELS + level
      const time = timeAt(departures, from) + detour
      const stops = (departures.stops[from] ?? 0) + 1
      if (time !== Number.POSITIVE_INFINITY) take(level * LEVEL_STEP, used, { time, stops, from })
    }
  }
}

const departFrom = ({ arrivals, departures }: Search, at: number, table: Float64Array): void => {
  for (let level = 0; level < LEVELS; level += 1) {
    const from = at * LEVELS + level
    const arrived = timeAt(arrivals, from)
    if (arrived === Number.POSITIVE_INFINITY) continue
    const stops = arrivals.stops[from] ?? 0
    for (let to = level + 1; to < LEVELS; to += 1) {
      const time = arrived + (table[level * LEVELS + to] ?? Number.POSITIVE_INFINITY)
      if (time !== Number.POSITIVE_INFINITY)
        offer(departures, at * LEVELS + to, { time, stops, from })
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

interface Best extends Label {
  /** [km] How far the car gets from here. */
  readonly end: number
}

const isBetter = (one: Best, than: Best): boolean => {
  if (one.end !== than.end) return one.end > than.end
  if (one.time !== than.time) return one.time < than.time
  return one.stops < than.stops
}

const finish = (search: Search, length: number): FoundWay => {
  const { trip, nodes, departures } = search
  const reach = (charge: number, { driven, off }: { driven: number; off: number }): number => {
    const arrival = charge - usedOver(off + (length - driven) + 0, trip)
    if (arrival >= trip.reserve) return Number.POSITIVE_INFINITY
    return driven + Math.max(((charge - trip.reserve) / FULL) * trip.range - off, 0)
  }
  const start = { end: reach(trip.start, { driven: 0, off: 0 }), time: 0, stops: 0, from: START }
  let best: Best = start
  for (const [at, { driven, station }] of nodes.entries()) {
    for (let level = 1; level < LEVELS; level += 1) {
      const from = at * LEVELS + level
      const time = timeAt(departures, from)
      if (time === Number.POSITIVE_INFINITY) continue
      const end = reach(level * LEVEL_STEP, { driven, off: station.off })
      const found = { end, time, stops: departures.stops[from] ?? 0, from }
      if (isBetter(found, best)) best = found
    }
  }
  return {
    isPossible: best.end === Number.POSITIVE_INFINITY,
    stops: listStops(search, best.from),
  }
}

/** Searches the stops that take the least time. */
export const searchStops = (trip: Trip, minutes: ChargeMinutes): FoundWay => {
  const nodes = listNodes(trip)
  const tables = tabulate(
    nodes.map(({ power }) => power),
    minutes,
  )
  const search: Search = {
    trip,
    nodes,
    arrivals: makeLabels(nodes.length),
    departures: makeLabels(nodes.length),
  }
  for (const [at, { power }] of nodes.entries()) {
    arriveFrom(search, at)
    departFrom(search, at, tables.get(power) ?? new Float64Array())
  }
  return finish(search, toDriven(trip.length, trip.carried))
}
