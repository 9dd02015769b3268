import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { chargeAt, listChargePoints, listRouteParts } from '../../src/route/charge-profile.js'
import { checkTrip, type PlanAim, type Trip, type TripStretch } from '../../src/route/trip-check.js'
import { planTrip } from '../../src/route/plan-trip.js'
import { planStops, type StopPlan } from '../../src/route/stop-plan.js'
import { reachAlong } from '../kit/reach.js'
import { TRIP_FORMULAS, type Figure } from '../../src/route/trip-formulas.js'
import type { ChargedCar } from '../../src/route/search-nodes.js'
import { listLegs } from '../../src/route/trip-legs.js'
import { listTimes } from '../../src/route/trip-times.js'
import { findStretch, minutesAt, usedAt, useOf } from '../../src/route/trip-use.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { listUnitFaults } from '../../src/testing/unit-algebra.js'
import { none, some } from '../../src/shared/option.js'
import { anyPlanInput } from '../kit/plan-arbitraries.js'
import { anyCar, anyTrip } from '../kit/route-arbitraries.js'
import { tinyDriven } from '../../src/testing/route-samples.js'
import { tryAllPlans } from './stop-plan.oracle.js'

const NEAR = 1e-6
const ALL = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const FEW = [40, 60, 80, 100]

const longer =
  (more: number) =>
  (stretch: TripStretch): TripStretch => ({
    ...stretch,
    range: O.isSome(stretch.range) ? some(stretch.range.value + more) : none,
  })

const planOf = (trip: Trip, car: ChargedCar, aim: PlanAim = 'fastest'): StopPlan => {
  const answer = planStops({ trip, car, aim })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

const disfavourOf = ({ stations }: Trip, { stops }: StopPlan): number =>
  stations
    .filter(({ id }) => stops.some((stop) => stop.id === id))
    .reduce((sum, { disfavour }) => sum + disfavour, 0)

// Every charge is paid to a millionth, as the plans it is held against.
const paidFor = ({ stops }: StopPlan): number =>
  stops.reduce(
    (sum, { price }) => sum + (O.isSome(price) ? Math.round(price.value.value * 1e6) / 1e6 : 0),
    0,
  )

const isOptimal =
  (aim: PlanAim) =>
  (trip: Trip, car: ChargedCar): boolean => {
    const plan = planOf(trip, car, aim)
    const best = tryAllPlans(trip, car, aim)
    if (plan.kind === 'impossible' || best === undefined)
      return plan.kind === 'impossible' && best === undefined
    const { charging, detours, stopping } = plan.minutes
    const sum = {
      minutes: charging.value + detours.value + stopping.value + disfavourOf(trip, plan),
      stops: plan.stops.filter(({ stay }) => O.isNone(stay)).length,
      money: paidFor(plan),
    }
    const [first, second] = ORDER[aim]
    return Math.abs(sum[first] - best[first]) < NEAR && Math.abs(sum[second] - best[second]) < NEAR
  }

const ORDER = {
  fastest: ['minutes', 'stops'],
  fewest: ['stops', 'minutes'],
  cheapest: ['money', 'minutes'],
} as const

const listFigures = (plan: StopPlan): readonly Figure[] => [
  ...plan.stops.flatMap((stop) => [
    ...[stop.arrival, stop.arrivalLevel, stop.minutes, stop.detour],
    ...(O.isSome(stop.price) ? [stop.price.value] : []),
  ]),
  ...(plan.kind === 'possible'
    ? [
        ...[plan.arrival, plan.minutes.total, plan.minutes.charging, plan.minutes.detours],
        ...[plan.minutes.stopping, plan.minutes.staying],
        ...(O.isSome(plan.price) ? [plan.price.value] : []),
      ]
    : [plan.leg.endsAt, plan.leg.emptyAt, plan.leg.arrival]),
]

const isEvaluated = ({ value, trace }: Figure): boolean => Object.is(evaluateStep(trace), value)

describe('[B-T-02] laws of the plan', () => {
  test('The plan takes as long as the best of all plans.', () => {
    fc.assert(fc.property(anyTrip(2), anyCar(ALL), isOptimal('fastest')), { numRuns: runs(400) })
    fc.assert(fc.property(anyTrip(8), anyCar(FEW), isOptimal('fastest')), { numRuns: runs(300) })
  })

  test('[E-T-95] The plan with the fewest stops has as few as any, and takes the least time of those.', () => {
    fc.assert(fc.property(anyTrip(2), anyCar(ALL), isOptimal('fewest')), { numRuns: runs(300) })
    fc.assert(fc.property(anyTrip(8), anyCar(FEW), isOptimal('fewest')), { numRuns: runs(200) })
  })

  test('[E-T-95] The cheapest plan costs as little as any, and takes the least time of those.', () => {
    fc.assert(fc.property(anyTrip(2), anyCar(ALL), isOptimal('cheapest')), { numRuns: runs(300) })
    fc.assert(fc.property(anyTrip(8), anyCar(FEW), isOptimal('cheapest')), { numRuns: runs(200) })
  })

  test('[E-T-96] A stop that is wanted is part of the plan.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(FEW), (trip, car) => {
        const plan = planOf(trip, car)
        if (plan.kind === 'impossible') return true
        return trip.stations
          .filter(
            ({ isFixed, power }) => isFixed && (O.isSome(power) || O.isSome(trip.assumedPower)),
          )
          .every(({ id }) => plan.stops.some((stop) => stop.id === id))
      }),
    )
  })

  test('The level never falls below the reserve.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), (trip, car) => {
        const plan = planOf(trip, car)
        const levels = plan.stops.map(({ arrival }) => arrival.value)
        if (plan.kind === 'possible') levels.push(plan.arrival.value)
        const isAsWanted = plan.kind === 'impossible' || plan.arrival.value >= trip.arrival
        return isAsWanted && levels.every((level) => level >= trip.reserve)
      }),
    )
  })

  test('[E-T-124] A stop of under three minutes is left out where the minutes before and after it save it.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), (trip, car) => {
        const free = { ...trip, stations: trip.stations.map((one) => ({ ...one, isFixed: false })) }
        const plan = planOf(free, car)
        if (plan.kind === 'impossible') return true
        const timeOf = (one: StopPlan, { stations }: Trip): number =>
          one.kind === 'impossible'
            ? Number.POSITIVE_INFINITY
            : one.minutes.total.value + disfavourOf({ ...trip, stations }, one)
        return plan.stops
          .filter(({ minutes, stay }) => O.isNone(stay) && minutes.value < 3)
          .every(({ id }) => {
            const without = { ...free, stations: free.stations.filter((one) => one.id !== id) }
            return timeOf(planOf(without, car), without) >= timeOf(plan, free) - NEAR
          })
      }),
    )
  })

  test('There is no stop when the range suffices.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), (trip, car) => {
        // A stop that is wanted is none that is needed.
        const stations = trip.stations.map((one) => ({ ...one, isFixed: false }))
        const reach = reachAlong(trip)
        const plan = planOf({ ...trip, stations, stays: [] }, car)
        if (E.isLeft(reach) || !reach.right.isEnough) {
          return plan.kind === 'impossible' || plan.stops.length > 0
        }
        return plan.kind === 'possible' && plan.stops.length === 0
      }),
    )
  })

  test('Evaluating the trace of a plan gives its figures bit for bit.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), (trip, car) =>
        listFigures(planOf(trip, car)).every(isEvaluated),
      ),
    )
  })

  test('Arbitrary numbers give a plan or every reason why there is none.', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, -1, 1e300, 0))
    fc.assert(
      fc.property(anyTrip(3), fc.array(any, { minLength: 6, maxLength: 6 }), (trip, numbers) => {
        const [length = 0, offRange = 0, start = 0, reserve = 0, position = 0, off = 0] = numbers
        const stations = trip.stations.map((station) => ({ ...station, position, off }))
        const stretches = trip.stretches.map((one, at) => (at === 0 ? { ...one, to: off } : one))
        const wild = { ...trip, length, stretches, offRange, start, reserve, stations }
        const answer = planStops({ trip: wild, car: tinyDriven(300), aim: 'fastest' })
        return E.isRight(answer) || answer.left.length > 0
      }),
    )
  })

  test('a plan that ends early says so: the end lies before the destination, the reserve before empty', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(FEW), (trip, car) => {
        const plan = planOf(trip, car)
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
        const long = reachAlong({ ...trip, stretches: trip.stretches.map(longer(more)) })
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

  test('Charge used never falls along the road, nor does time, and a place is found again by its charge.', () => {
    fc.assert(
      fc.property(anyTrip(0), fc.nat(1500), fc.nat(100), (trip, km, more) => {
        const use = useOf(trip)
        const stretch = trip.stretches[findStretch(use, usedAt(use, km))]
        return (
          usedAt(use, km + more) >= usedAt(use, km) - NEAR &&
          minutesAt(use, km + more) >= minutesAt(use, km) - NEAR &&
          stretch !== undefined &&
          // Where nothing is used the place may lie further on; the charge is the same.
          usedAt(use, stretch.from) <= usedAt(use, km) + NEAR
        )
      }),
    )
  })

  test('[E-T-90] The parts of a leg and its climb use what the leg uses; the parts are as long.', () => {
    fc.assert(
      fc.property(anyPlanInput, (input) => {
        const { trip, plan } = planTrip(input)
        if (E.isLeft(plan)) return false
        const legs = listLegs(trip, plan.right)
        const use = useOf(trip)
        return legs.every(({ fromKm, toKm, parts, minutes, climb }) => {
          const used = usedAt(use, toKm) - usedAt(use, fromKm)
          const sum = (of: (part: (typeof parts)[number]) => number): number =>
            parts.reduce((all, part) => all + of(part), 0)
          return (
            Math.abs(sum(({ km }) => km) - (toKm - fromKm)) < NEAR &&
            Math.abs(sum((part) => part.used.value) + (climb?.used.value ?? 0) - used) < NEAR &&
            Math.abs(sum((part) => part.minutes) - minutes) < NEAR
          )
        })
      }),
    )
  })

  test('[E-T-92] Times follow one another, and the last ends with the drive.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(FEW), (trip, car) => {
        const plan = planOf(trip, car)
        const times = listTimes(trip, plan)
        const isInOrder = times.every(
          ({ arrives, leaves }, at) =>
            leaves >= arrives - NEAR && arrives >= (times[at - 1]?.leaves ?? 0) - NEAR,
        )
        if (plan.kind === 'impossible') return isInOrder
        const driven = minutesAt(useOf(trip), trip.length)
        const stopped = times.reduce((sum, { arrives, leaves }) => sum + leaves - arrives, 0)
        const { charging, staying, stopping } = plan.minutes
        const expected = charging.value + staying.value + stopping.value
        return isInOrder && driven >= 0 && Math.abs(stopped - expected) < NEAR
      }),
    )
  })

  test('The charge level along the road falls except at a stop.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(ALL), (trip, car) => {
        const plan = planOf(trip, car)
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
        const points = listChargePoints(trip, planOf(trip, tinyDriven(300)))
        const charges = points.map(({ charge }) => charge)
        const found = chargeAt(points, share * trip.length)
        return found >= Math.min(...charges) - NEAR && found <= Math.max(...charges) + NEAR
      }),
    )
  })

  test('The parts of a road cover it without a gap.', () => {
    fc.assert(
      fc.property(anyTrip(8), anyCar(FEW), (trip, car) => {
        const parts = listRouteParts(trip, planOf(trip, car))
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
        const without = planOf({ ...trip, assumedPower: none }, tinyDriven(300))
        const unknown = new Set(
          trip.stations.filter(({ power }) => O.isNone(power)).map(({ id }) => id),
        )
        const plan = planOf(trip, tinyDriven(300))
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
