import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { chargeAt, listChargePoints, listRouteParts } from '../../src/route/charge-profile.js'
import { checkTrip, type Trip } from '../../src/route/trip-check.js'
import { planStops, type StopPlan } from '../../src/route/stop-plan.js'
import { reachAlong } from '../../src/route/reach.js'
import { toDriven } from '../../src/route/carried.js'
import { TRIP_FORMULAS, type Figure } from '../../src/route/trip-formulas.js'
import type { ChargeMinutes } from '../../src/route/stop-search.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { listUnitFaults } from '../../src/shared/unit-algebra.js'
import { none } from '../../src/shared/option.js'
import { anyChargeMinutes, anyTrip } from '../kit/route-arbitraries.js'
import { tinyMinutes } from '../../src/testing/route-samples.js'
import { tryAllPlans } from './stop-plan.oracle.js'

const NEAR = 1e-6
const ALL = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const FEW = [40, 60, 80, 100]

const planOf = (trip: Trip, minutes: ChargeMinutes): StopPlan => {
  const answer = planStops(trip, minutes)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const isOptimal = (trip: Trip, minutes: ChargeMinutes): boolean => {
  const plan = planOf(trip, minutes)
  const best = tryAllPlans(trip, minutes)
  if (plan.kind === 'impossible') return best === Number.POSITIVE_INFINITY
  return Math.abs(plan.minutes.charging.value + plan.minutes.detours.value - best) < NEAR
}

const listFigures = (plan: StopPlan): readonly Figure[] => [
  ...plan.stops.flatMap((stop) => [stop.arrival, stop.arrivalLevel, stop.minutes, stop.detour]),
  ...(plan.kind === 'possible'
    ? [plan.arrival, plan.minutes.total, plan.minutes.charging, plan.minutes.detours]
    : [plan.leg.endsAt, plan.leg.emptyAt]),
]

const isEvaluated = ({ value, trace }: Figure): boolean => Object.is(evaluateStep(trace), value)

describe('[B-T-02] laws of the plan', () => {
  test('The plan takes as long as the best of all plans.', () => {
    fc.assert(fc.property(anyTrip(4), anyChargeMinutes(ALL), isOptimal), { numRuns: 400 })
    fc.assert(fc.property(anyTrip(8), anyChargeMinutes(FEW), isOptimal), { numRuns: 300 })
  })

  test('The level never falls below the reserve.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyChargeMinutes(ALL), (trip, minutes) => {
        const plan = planOf(trip, minutes)
        const levels = plan.stops.map(({ arrival }) => arrival.value)
        if (plan.kind === 'possible') levels.push(plan.arrival.value)
        return levels.every((level) => level >= trip.reserve)
      }),
    )
  })

  test('There is no stop when the range suffices.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyChargeMinutes(ALL), (trip, minutes) => {
        const reach = reachAlong(trip)
        const plan = planOf(trip, minutes)
        if (E.isLeft(reach) || !reach.right.isEnough) {
          return plan.kind === 'impossible' || plan.stops.length > 0
        }
        return plan.kind === 'possible' && plan.stops.length === 0
      }),
    )
  })

  test('Evaluating the trace of a plan gives its figures bit for bit.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyChargeMinutes(ALL), (trip, minutes) =>
        listFigures(planOf(trip, minutes)).every(isEvaluated),
      ),
    )
  })

  test('Arbitrary numbers give a plan or every reason why there is none.', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -1, 1e300, 0))
    fc.assert(
      fc.property(anyTrip(3), fc.array(any, { minLength: 6, maxLength: 6 }), (trip, numbers) => {
        const [length = 0, range = 0, start = 0, reserve = 0, position = 0, off = 0] = numbers
        const stations = trip.stations.map((station) => ({ ...station, position, off }))
        const answer = planStops({ ...trip, length, range, start, reserve, stations }, tinyMinutes)
        return E.isRight(answer) || answer.left.length > 0
      }),
    )
  })

  test('a plan that ends early says so: the end lies before the destination, the reserve before empty', () => {
    fc.assert(
      fc.property(anyTrip(8), anyChargeMinutes(FEW), (trip, minutes) => {
        const plan = planOf(trip, minutes)
        if (plan.kind === 'possible') return true
        const { endsAt, emptyAt, from } = plan.leg
        return (
          endsAt.value <= emptyAt.value &&
          emptyAt.value <= trip.length &&
          (O.isSome(from) ? plan.stops.at(-1)?.id === from.value : plan.stops.length === 0)
        )
      }),
    )
  })
})

describe('[B-T-02] laws of the reach and the chart', () => {
  test('A longer range never ends earlier.', () => {
    fc.assert(
      fc.property(anyTrip(0), fc.nat(300), (trip, more) => {
        const short = reachAlong(trip)
        const long = reachAlong({ ...trip, range: trip.range + more })
        return (
          E.isRight(short) &&
          E.isRight(long) &&
          long.right.endsAt.value >= short.right.endsAt.value - NEAR
        )
      }),
    )
  })

  test('Evaluating the trace of a reach gives its figures bit for bit.', () => {
    fc.assert(
      fc.property(anyTrip(0), (trip) => {
        const reach = reachAlong(trip)
        if (E.isLeft(reach)) return false
        const { endsAt, emptyAt, arrival } = reach.right
        return [endsAt, emptyAt, arrival].every(isEvaluated)
      }),
    )
  })

  test('Distance driven never falls along the road.', () => {
    fc.assert(
      fc.property(anyTrip(0), fc.nat(1500), fc.nat(100), ({ carried }, km, more) => {
        return toDriven(km + more, carried) >= toDriven(km, carried) - NEAR
      }),
    )
  })

  test('The charge level along the road falls except at a stop.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyChargeMinutes(ALL), (trip, minutes) => {
        const plan = planOf(trip, minutes)
        const points = listChargePoints(trip, plan)
        return points.every((point, at) => {
          const next = points[at + 1]
          if (next === undefined) return true
          if (next.km < point.km) return false
          return next.km === point.km || next.charge <= point.charge + NEAR
        })
      }),
    )
  })

  test('The charge level between two points lies between theirs.', () => {
    fc.assert(
      fc.property(anyTrip(4), fc.double({ min: 0, max: 1, noNaN: true }), (trip, share) => {
        const points = listChargePoints(trip, planOf(trip, tinyMinutes))
        const charges = points.map(({ charge }) => charge)
        const found = chargeAt(points, share * trip.length)
        return found >= Math.min(...charges) - NEAR && found <= Math.max(...charges) + NEAR
      }),
    )
  })

  test('The parts of a road cover it without a gap.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyChargeMinutes(FEW), (trip, minutes) => {
        const parts = listRouteParts(trip, planOf(trip, minutes))
        return (
          parts[0]?.from === 0 &&
          parts.at(-1)?.to === trip.length * 1000 &&
          parts.every((part, at) => at === 0 || part.from === parts[at - 1]?.to)
        )
      }),
    )
  })

  test('[B-T-10] the units of every formula agree', () => {
    expect(TRIP_FORMULAS.flatMap(listUnitFaults)).toEqual([])
  })

  test('a station without a known power is used only when a power is assumed', () => {
    fc.assert(
      fc.property(anyTrip(8), (trip) => {
        const without = planOf({ ...trip, assumedPower: none }, tinyMinutes)
        const unknown = new Set(
          trip.stations.filter(({ power }) => O.isNone(power)).map(({ id }) => id),
        )
        const plan = planOf(trip, tinyMinutes)
        return (
          without.stops.every(({ id, isAssumed }) => !unknown.has(id) && !isAssumed) &&
          plan.stops.every(({ id, isAssumed }) => isAssumed === unknown.has(id))
        )
      }),
    )
  })

  test('a drive that was generated is one', () => {
    fc.assert(fc.property(anyTrip(8), (trip) => E.isRight(checkTrip(trip))))
  })
})
