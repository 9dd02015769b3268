import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { DC_POWERS, toKilowatts } from '../../src/charging/charger.js'
import { coldAt, STRONGEST_POWER } from '../../src/route/cold.js'
import { RouteContentCodec } from '../../src/route/documents/content.codec.js'
import { planTrip } from '../../src/route/plan-trip.js'
import { planStops, type StopPlan } from '../../src/route/stop-plan.js'
import type { Trip, TripCold } from '../../src/route/trip-check.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { evaluateStep, listSteps } from '../../src/shared/explain.js'
import { none, some } from '../../src/shared/option.js'
import { tinyDriven, tinyStretch, tinyTrip } from '../../src/testing/route-samples.js'
import { anyPlanInput, COLD } from '../kit/plan-arbitraries.js'
import { anyCar, anyCold, anyTrip } from '../kit/route-arbitraries.js'

const FROST: TripCold = { timesAtStart: 1.7, timesDriven: 1.21, warming: 120, cooling: 480 }
const ALL = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const NEAR = 1e-6

// A road of one pace: so many kilometres an hour.
const paced = (length: number, pace: number): Trip['stretches'] => [
  { ...tinyStretch(length, 300), pace: some(pace) },
]
const road = (change: Partial<Trip> = {}): Trip => ({
  ...tinyTrip,
  length: 350,
  stretches: paced(350, 100),
  cold: FROST,
  ...change,
})

const planOf = (trip: Trip, car = tinyDriven(300)): StopPlan => {
  const answer = planStops({ trip, car, aim: 'fastest' })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}
const timesAt = (trip: Trip, km: number): number => coldAt(trip, km)?.coldTimes ?? 1

describe('[E-T-143] a cold battery charges slower', () => {
  test('it is as cold as at the start until it was driven a quarter of an hour, and warms with each', () => {
    const trip = road()
    expect([0, 24.9, 25, 100, 200, 350].map((km) => timesAt(trip, km))).toEqual([
      1.7,
      1.7,
      expect.closeTo(1.7 - 0.49 / 8, 12),
      expect.closeTo(1.7 - 0.49 / 2, 12),
      expect.closeTo(1.21, 12),
      expect.closeTo(1.21, 12),
    ])
    expect(coldAt(trip, 350)?.driven).toBe(120)
  })

  test('at sea it does not warm, and a night on the way cools it; a short stay does not', () => {
    const [land] = paced(350, 100)
    const ferry = { ...land!, from: 50, to: 250, kind: 'ferry' as const, pace: none, range: none }
    const sea = road({
      stretches: [{ ...land!, to: 50 }, ferry, { ...land!, from: 250 }],
    })
    expect(timesAt(sea, 250)).toBe(timesAt(sea, 50))
    const stay = (minutes: number) =>
      road({ stays: [{ id: 'via-1', position: 200, minutes, power: none }] })
    expect(timesAt(stay(480), 210)).toBe(1.7)
    expect(timesAt(stay(480), 300)).toBe(timesAt(road(), 100))
    // The place itself is come to with a driven battery.
    expect(timesAt(stay(480), 200)).toBe(timesAt(road(), 200))
    expect(timesAt(stay(479), 210)).toBe(timesAt(road(), 210))
  })

  test('where the battery is what limits a charge it takes its times as long, with how that came about', () => {
    const stations = [{ ...tinyTrip.stations[0]!, position: 200, power: some(250) }]
    const [stop] = planOf(road({ stations })).stops
    const [warm] = planOf({ ...tinyTrip, stations }).stops
    expect(stop?.departure).toBe(warm?.departure)
    expect(stop?.minutes.value).toBeCloseTo((warm?.minutes.value ?? 0) * 1.21, 9)
    expect(stop?.coldMinutes).toBeCloseTo((warm?.minutes.value ?? 0) * 0.21, 9)
    const steps = new Map(listSteps(stop!.minutes.trace).map((step) => [step.name, step.value]))
    expect(steps.get('coldTimes')).toBeCloseTo(1.21, 12)
    expect([warm?.coldMinutes, warm?.minutes.trace.name]).toEqual([0, 'minutesBetween'])
  })

  test('a charger too weak for what a cold battery takes is as fast as ever', () => {
    const stations = [{ ...tinyTrip.stations[0]!, position: 200, power: some(50) }]
    const [cold] = planOf(road({ stations })).stops
    const [warm] = planOf({ ...tinyTrip, stations }).stops
    expect([cold?.minutes, cold?.coldMinutes]).toEqual([warm?.minutes, 0])
  })

  test('the strongest charger is that of the charging table', () => {
    expect(STRONGEST_POWER).toBe(Math.max(...DC_POWERS.map(toKilowatts)))
  })

  test('without settings, or at a temperature they do not name, nothing counts', () => {
    const [input] = fc.sample(anyPlanInput, { numRuns: 1, seed: 1 })
    const tripAt = (temperature: string, terms = toTripTerms({ cold: COLD })): Trip =>
      planTrip({ ...input!, terms, settings: { ...input!.settings, temperature } }).trip
    expect(tripAt('3').cold).toEqual({ ...COLD, timesAtStart: 1.7, timesDriven: 1.21 })
    expect(tripAt('4').cold).toBeUndefined()
    expect(tripAt('3', toTripTerms({})).cold).toBeUndefined()
  })

  test('content that makes a battery faster by cold, or warm in no time, is refused', () => {
    const isRefused = (change: object): boolean => {
      const content = {
        ...{ heading: '', description: '', distance: 'km', mapCentre: { lat: 0, lng: 0 } },
        ...{ showStatusMessages: true, messages: {}, cold: { ...COLD, ...change } },
      }
      return E.isLeft(RouteContentCodec.decode(content))
    }
    expect(isRefused({})).toBe(false)
    for (const change of [
      { times: { '0': { start: 0.9, driven: 1 } } },
      { times: { '0': { start: 1.7 } } },
      { warming: 0 },
      { cooling: -1 },
    ])
      expect(isRefused(change)).toBe(true)
  })
})

describe('[E-T-143] laws of the cold', () => {
  const withTimes = (trip: Trip, timesAtStart: number, timesDriven: number): Trip => ({
    ...trip,
    cold: { warming: 120, cooling: 480, ...trip.cold, timesAtStart, timesDriven },
  })
  const minutesOf = (plan: StopPlan, trip: Trip): number =>
    plan.kind === 'impossible'
      ? Number.POSITIVE_INFINITY
      : plan.minutes.total.value +
        trip.stations
          .filter(({ id }) => plan.stops.some((stop) => stop.id === id))
          .reduce((sum, { disfavour }) => sum + disfavour, 0)

  test('Where it takes once as long the plan is that of a warm battery, whatever the road.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), (trip, car) => {
        const { cold: _, ...warm } = trip
        expect(planOf(withTimes(trip, 1, 1), { ...tinyDriven(300), ...car })).toEqual(
          planOf(warm, { ...tinyDriven(300), ...car }),
        )
      }),
    )
  })

  test('A colder battery never makes a drive shorter, and what can be driven does not depend on it.', () => {
    fc.assert(
      fc.property(
        anyTrip(8),
        anyCar(ALL),
        fc.double({ min: 0, max: 2, noNaN: true }),
        (trip, car, more) => {
          const driven = { ...tinyDriven(300), ...car }
          const mild = withTimes(trip, 1.3, 1.1)
          const colder = withTimes(trip, 1.3 + more, 1.1 + more / 2)
          const [a, b] = [planOf(mild, driven), planOf(colder, driven)]
          if (a.kind === 'impossible') return b.kind === 'impossible'
          return minutesOf(b, trip) >= minutesOf(a, trip) - NEAR
        },
      ),
    )
  })

  test('With every kilometre that is driven without a long stay a battery is as warm or warmer.', () => {
    fc.assert(
      fc.property(anyTrip(2), anyCold, fc.nat(1500), fc.nat(300), (trip, cold, km, more) => {
        const whole = { ...trip, cold, stays: [] }
        return timesAt(whole, km + more) <= timesAt(whole, km) && timesAt(whole, km) >= 1
      }),
    )
  })

  test('The time of a stop is never less than that of a warm battery there, and its trace gives it bit for bit.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), anyCold, (trip, car, cold) => {
        const plan = planOf({ ...trip, cold }, { ...tinyDriven(300), ...car })
        return plan.stops.every(
          ({ minutes, coldMinutes }) =>
            coldMinutes >= 0 && Object.is(evaluateStep(minutes.trace), minutes.value),
        )
      }),
    )
  })

  test('Whatever its numbers are there is a plan or a reason why not.', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -1, 0, 1e300, Infinity))
    fc.assert(
      fc.property(anyTrip(4), any, any, any, any, (trip, a, b, c, d) => {
        const cold = { timesAtStart: a, timesDriven: b, warming: c, cooling: d }
        const answer = planStops({ trip: { ...trip, cold }, car: tinyDriven(300), aim: 'fastest' })
        return E.isLeft(answer) || answer.right.stops.every(({ minutes }) => minutes.value >= 0)
      }),
    )
  })
})
