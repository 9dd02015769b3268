// How long a plan of stops takes: a road of 1,500 km with 200 stations that may be used, three powers, all levels.
import { either as E } from 'fp-ts'
import { middle, timeCall } from '../../.config/measure.mjs'
import type { Figure } from '../../.config/measure.mjs'
import { planStops } from '../src/route/stop-plan.js'
import type { Trip } from '../src/route/trip-check.js'
import { some } from '../src/shared/option.js'
import { tinyMinutes, tinyTrip } from '../src/testing/route-samples.js'

const STATIONS = 200
const POWERS = [50, 150, 250]
const CALLS = 20
const ROUNDS = 5
const GOAL = 20
const PER_MILLISECOND = 1e6

const trips: readonly Trip[] = Array.from({ length: 8 }, (_, seed) => ({
  ...tinyTrip,
  length: 1500,
  range: 380 + seed * 10,
  stations: Array.from({ length: STATIONS }, (_item, at) => ({
    id: `s${at}`,
    position: at * 7.3 + 3,
    off: ((at * 37 + seed) % 50) / 10,
    power: some(POWERS[(at + seed) % POWERS.length] ?? 50),
  })),
}))

const plan = (call: number): number => {
  const trip = trips[call % trips.length]
  const answer = trip === undefined ? undefined : planStops(trip, tinyMinutes)
  return answer !== undefined && E.isRight(answer) ? answer.right.stops.length : Number.NaN
}

/** Measures the plan of stops. */
export const measureTrip = (): readonly Figure[] => {
  const times = Array.from({ length: ROUNDS }, () => timeCall(CALLS, plan) / PER_MILLISECOND)
  return [
    {
      name: 'plan of stops, 1,500 km with 200 stations',
      value: middle(times),
      unit: 'ms',
      atMost: GOAL,
    },
  ]
}
