import { PER_HUNDRED } from '../shared/index.js'
import { ROAD_START, usedBetween, type Search, type Spot } from './search-pass.js'
import { LEVELS, NEVER, START, type Weights } from './search-weights.js'
import type { Trip } from './trip-check.js'
import { usedAt, useOf } from './trip-use.js'

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

const lastOf = ({ trip }: Search, spot: Spot, isPast: boolean): Last => {
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
      const charge = isStart ? trip.start : level
      if (first[from] === NEVER) continue
      end[from] = endFrom(last, charge, trip)
      arrival[from] = charge - last.rest
    }
  }
  return { end, arrival, first, second }
}

/** Where the best way goes on from without a further stop. */
export interface BestEnd {
  readonly isPossible: boolean
  /** Place and level on departure; none where it is the start. */
  readonly from: number
  /** What counts first. */
  readonly weight: number
}

/** Finds the best of all ways; `fixed` is the last place where the plan has to stop. */
export const findBestEnd = (search: Search, fixed: number): BestEnd => {
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
  return {
    isPossible: ends.end[best] === NEVER,
    from: best === start ? START : best,
    weight: departures.first[best] ?? NEVER,
  }
}
