import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import type { Drive } from '../../src/route/drive.js'
import {
  findPossible,
  listAims,
  planFor,
  planTrip,
  type PlanInput,
} from '../../src/route/plan-trip.js'
import { isCarried } from '../../src/route/road-kind.js'
import { paceOf, TOWN_PACE } from '../../src/route/road-pace.js'
import { readRouteLine } from '../../src/route/route-line.js'
import type { RouteStep } from '../../src/route/route.types.js'
import { checkTrip, type Trip } from '../../src/route/trip-check.js'
import { listLegs } from '../../src/route/trip-legs.js'
import { listTimes } from '../../src/route/trip-times.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { resolveTrip, type TripSettings } from '../../src/route/trip.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { none, some, toUndefined } from '../../src/shared/index.js'
import { tinyChoices, tinyDriven, tinyRoute } from '../../src/testing/route-samples.js'
import { anyPlanInput, anyRoute } from '../kit/plan-arbitraries.js'
import { rangeAtSpeed } from '../../src/range/speed-range.js'

const NEAR = 1e-6
const [LINE] = tinyRoute.route.legs[0]!.steps

const step = (kind: RouteStep['kind'], km: number, minutes: number | undefined): RouteStep => ({
  ...LINE!,
  kind,
  distance: some(km * 1000),
  minutes: minutes === undefined ? none : some(minutes),
})

const driveOf = (
  steps: readonly RouteStep[],
  minutes = none as Drive['road']['minutes'],
): Drive => ({
  road: toUndefined(
    readRouteLine({ ...tinyRoute.route, legs: [{ steps }], distance: none, minutes }),
  )!,
  stations: [],
  coverage: [],
  stationsAlong: none,
})

// Further in a town than on a motorway.
const RANGES = { city: 520, combined: 460, highway: 340 }
const car = { ...tinyDriven(460), rangeAt: (pace: number) => rangeAtSpeed(RANGES, pace) }
const inputOf = (drive: Drive, change: Partial<TripSettings> = {}): PlanInput => ({
  drive,
  stays: [],
  settings: resolveTrip({ profile: 'road', ...change }, tinyChoices),
  terms: toTripTerms({}),
  car,
})

const totalOf = (input: PlanInput) => {
  const found = findPossible(planTrip(input).plan)
  return O.isSome(found) ? found.value.minutes.total.value : Number.NaN
}

describe('[E-T-90] a drive, step by step', () => {
  const steps = [
    step('town', 7, 15),
    step('motorway', 130, 60),
    step('ferry', 40, 90),
    step('trunk', 80, 60),
    step('access', 3, 6),
  ]

  test('each step is driven at its pace and uses what the car uses at it; a ferry uses nothing', () => {
    const { trip } = planTrip(inputOf(driveOf(steps)))
    expect(trip.stretches.map(({ pace }) => O.getOrElse(() => 0)(pace))).toEqual([
      ...[TOWN_PACE, 130, 0],
      ...[80, TOWN_PACE],
    ])
    const ranges = trip.stretches.map(({ range }) => O.getOrElse(() => 0)(range))
    expect(ranges.map(Math.round)).toEqual([520, 302, 0, 400, 520])
    expect(trip.offRange).toBe(520)
  })

  test('a profile that was chosen counts at every pace', () => {
    const even = { ...inputOf(driveOf(steps)), car: tinyDriven(460) }
    const { trip } = planTrip(even)
    expect(
      new Set(trip.stretches.flatMap(({ range }) => (O.isSome(range) ? [range.value] : []))),
    ).toEqual(new Set([460]))
  })

  test('[E-T-92] traffic makes driving longer, not the ferry nor the wait for it', () => {
    const wait = steps.map((one) => (one.kind === 'ferry' ? { ...one, wait: some(30) } : one))
    const drive = driveOf(wait)
    expect(planTrip(inputOf(drive)).trip.carried).toBe(120)
    expect(totalOf(inputOf(drive))).toBeCloseTo(141 + 120, 9)
    expect(totalOf(inputOf(drive, { traffic: 20 }))).toBeCloseTo(141 * 1.2 + 120, 9)
  })

  test('what a service says of a step is kept; the rest of the whole is shared out by length', () => {
    const half = [
      step('ferry', 40, 90),
      step('motorway', 120, undefined),
      step('trunk', 40, undefined),
    ]
    const { road } = driveOf(half, some(210))
    expect(road.stretches.map(({ minutes }) => O.getOrElse(() => 0)(minutes))).toEqual([90, 90, 30])
    expect(road.minutes).toEqual(some(210))
    // Steps that take longer than the whole are believed.
    expect(driveOf(half, some(60)).road.minutes).toEqual(some(90))
    expect(driveOf(half).road.minutes).toEqual(none)
    expect(driveOf(steps, some(999)).road.minutes).toEqual(some(231))
  })

  test('a pace is whole, in towns that of towns, and usual where no time is known', () => {
    expect(paceOf({ kind: 'motorway', km: 100, minutes: some(50) })).toBe(120)
    expect(paceOf({ kind: 'town', km: 100, minutes: some(50) })).toBe(28)
    expect(paceOf({ kind: 'motorway', km: 1, minutes: none })).toBe(110)
    expect(paceOf({ kind: 'trunk', km: 1, minutes: some(0) })).toBe(80)
    expect(paceOf({ kind: 'trunk', km: 100, minutes: some(1) })).toBe(200)
    expect(paceOf({ kind: 'tunnel', km: 1, minutes: some(100) })).toBe(5)
  })
})

describe('[E-T-90] laws of the drive', () => {
  test('Steps keep the time they state, and together take as long as the road.', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        const road = toUndefined(readRouteLine(route))!
        const stated = route.legs.flatMap(({ steps }) => steps.map(({ minutes }) => minutes))
        const sum = road.stretches.reduce((all, one) => all + O.getOrElse(() => 0)(one.minutes), 0)
        return (
          stated.every((one, at) => O.isNone(one) || road.stretches[at]?.minutes === one) &&
          (O.isNone(road.minutes) || Math.abs(sum - road.minutes.value) < NEAR)
        )
      }),
    )
  })

  test('[E-T-92] The last leg ends when the drive does.', () => {
    fc.assert(
      fc.property(anyPlanInput, (input) => {
        const { trip, plan } = planTrip(input)
        const found = findPossible(plan)
        if (O.isNone(found) || O.isNone(trip.driving)) return true
        const times = listTimes(trip, found.value)
        const driven = listLegs(trip, found.value).reduce((sum, { minutes }) => sum + minutes, 0)
        const detours = found.value.minutes.detours.value
        const stopped = times.reduce((sum, { arrives, leaves }) => sum + leaves - arrives, detours)
        return Math.abs(driven + stopped - found.value.minutes.total.value) < NEAR
      }),
      { numRuns: runs(300) },
    )
  })

  test('Every drive that is made can be checked, and uses nothing where the car is carried.', () => {
    fc.assert(
      fc.property(anyPlanInput, (input) => {
        const { trip } = planTrip(input)
        const isFree = ({ kind, range }: Trip['stretches'][number]): boolean =>
          isCarried(kind) === O.isNone(range)
        return E.isRight(checkTrip(trip)) && trip.stretches.every(isFree)
      }),
    )
  })

  test('The driving time is evaluated from its trace, and more traffic never makes it shorter.', () => {
    fc.assert(
      fc.property(anyPlanInput, (input) => {
        const { driving } = planTrip(input)
        const more = { ...input, settings: { ...input.settings, traffic: 50 } }
        const slow = planTrip(more).driving
        if (O.isNone(driving)) return O.isNone(slow)
        return (
          O.isSome(slow) &&
          evaluateStep(driving.value.trace) === driving.value.value &&
          slow.value.value >= driving.value.value - NEAR
        )
      }),
    )
  })

  test('[E-T-95] No plan is quicker than the fastest, has fewer stops than the fewest, or costs less than the cheapest.', () => {
    fc.assert(
      fc.property(anyPlanInput, (given) => {
        // A preference counts in the search, not in the time.
        const input = { ...given, settings: { ...given.settings, preferred: [] } }
        const { trip } = planTrip(input)
        const plans = listAims(trip).map(
          (aim) => [aim, findPossible(planFor(trip, aim, input))] as const,
        )
        const known = new Map(
          plans.flatMap(([aim, one]) => (O.isSome(one) ? [[aim, one.value]] : [])),
        )
        if (known.size < plans.length) return known.size === 0
        const stopsOf = (aim: (typeof plans)[number][0]): number =>
          known.get(aim)!.stops.filter(({ stay }) => O.isNone(stay)).length
        const timeOf = (aim: (typeof plans)[number][0]): number =>
          known.get(aim)!.minutes.total.value
        const costOf = (aim: (typeof plans)[number][0]): number => {
          const { price } = known.get(aim)!
          return O.isSome(price) ? price.value.value : 0
        }
        return plans.every(
          ([aim]) =>
            timeOf(aim) >= timeOf('fastest') - NEAR &&
            stopsOf(aim) >= stopsOf('fewest') &&
            (!known.has('cheapest') || costOf(aim) >= costOf('cheapest') - 1e-5),
        )
      }),
      { numRuns: runs(200) },
    )
  })

  test('[E-T-95] a price goes by the power of its station, and there is none without a tariff', () => {
    const [station] = tinyRoute.chargingStations
    const { priceAt } = toTripTerms({ tariffs: { ac: 0.5, dc: 0.6, rapid: 0.7 } })
    const prices = [22, 43.4, 43.5, 149, 150].map((power) => priceAt(station!, power))
    expect(prices).toEqual([some(0.5), some(0.5), some(0.6), some(0.6), some(0.7)])
    expect(toTripTerms({}).priceAt(station!, 50)).toEqual(none)
  })

  test('[E-T-95] without a price for every station nothing is called the cheapest', () => {
    const drive = { ...driveOf([step('motorway', 900, 480)]), stations: [] }
    const known = { hasAssumedSites: false }
    expect(listAims(planTrip(inputOf(drive, known)).trip)).toEqual([
      'fastest',
      'fewest',
      'cheapest',
    ])
    const [station] = tinyRoute.chargingStations
    const one = { ...drive, stations: [{ station: station!, position: 200, off: 0 }] }
    expect(listAims(planTrip(inputOf(one, known)).trip)).toEqual(['fastest', 'fewest'])
  })
})
