// How long a plan of stops takes: a road of 1,500 km with 200 stations that may be used, three powers, all levels.
import { either as E } from 'fp-ts'
import { middle, timeCall } from '../../.config/measure.mjs'
import type { Figure } from '../../.config/measure.mjs'
import { planStops } from '../src/route/stop-plan.js'
import type { PlanAim, Trip } from '../src/route/trip-check.js'
import { some } from '../src/shared/option.js'
import { tinyDriven, tinyStretch, tinyTrip } from '../src/testing/route-samples.js'

const STATIONS = 400
const STRETCHES = 150
const LENGTH = 1500
const POWERS = [50, 150, 250]
const PRICES = [0.39, 0.59, 0.79]
const CALLS = 20
const ROUNDS = 5
const GOAL = 40
const PER_MILLISECOND = 1e6

const car = tinyDriven(400)
const [station] = tinyTrip.stations

// A road that changes its pace every ten kilometres.
const stretchesOf = (range: number): Trip['stretches'] =>
  Array.from({ length: STRETCHES }, (_, at) => {
    const from = (at * LENGTH) / STRETCHES
    const to = ((at + 1) * LENGTH) / STRETCHES
    return { ...tinyStretch(to, range + (at % 5) * 20), from }
  })

const trips: readonly Trip[] = Array.from({ length: 8 }, (_, seed) => ({
  ...tinyTrip,
  length: LENGTH,
  stretches: stretchesOf(340 + seed * 10),
  stopMinutes: 5,
  stations: Array.from({ length: STATIONS }, (_item, at) => ({
    ...station!,
    id: `s${at}`,
    position: at * 3.7 + 3,
    off: ((at * 37 + seed) % 50) / 10,
    power: some(POWERS[(at + seed) % POWERS.length] ?? 50),
    price: some(PRICES[(at + seed) % PRICES.length] ?? 0.59),
  })),
}))

const planAs =
  (aim: PlanAim) =>
  (call: number): number => {
    const trip = trips[call % trips.length]
    const answer = trip === undefined ? undefined : planStops({ trip, car, aim })
    return answer !== undefined && E.isRight(answer) ? answer.right.stops.length : Number.NaN
  }

/** Measures the plan of stops. */
export const measureTrip = (): readonly Figure[] =>
  (['fastest', 'fewest', 'cheapest'] as const).map((aim) => ({
    name: `plan of stops, ${aim}: 1,500 km with ${STATIONS} stations`,
    value: middle(
      Array.from({ length: ROUNDS }, () => timeCall(CALLS, planAs(aim)) / PER_MILLISECOND),
    ),
    unit: 'ms',
    atMost: GOAL,
  }))
