import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { climbBetween } from '../../src/route/climb.js'
import type { Drive } from '../../src/route/drive.js'
import { planTrip, type PlanInput } from '../../src/route/plan-trip.js'
import { readRouteLine } from '../../src/route/route-line.js'
import type { HeightPoint, RouteStep } from '../../src/route/route.types.js'
import { checkTrip } from '../../src/route/trip-check.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { usedAt, useOf } from '../../src/route/trip-use.js'
import { resolveTrip } from '../../src/route/trip.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { listSteps, none, some, toUndefined } from '../../src/shared/index.js'
import { tinyChoices, tinyDriven, tinyRoute } from '../../src/testing/route-samples.js'
import { anyPlanInput, anyRoute, CLIMBING } from '../kit/plan-arbitraries.js'

const NEAR = 1e-6
const [LINE] = tinyRoute.route.legs[0]!.steps

const step = (kind: RouteStep['kind'], km: number): RouteStep => ({
  ...LINE!,
  kind,
  distance: some(km * 1000),
  minutes: some(km),
})

const heightsOf = (...points: readonly (readonly [km: number, height: number])[]) =>
  points.map(([km, height]) => ({ at: km * 1000, height }))

const inputOf = (
  steps: readonly RouteStep[],
  heights: readonly HeightPoint[],
  climb = CLIMBING,
): PlanInput => {
  const route = { ...tinyRoute.route, legs: [{ steps }], distance: none, heights }
  const drive: Drive = {
    road: toUndefined(readRouteLine(route))!,
    stations: [],
    coverage: [],
    stationsAlong: none,
  }
  return {
    drive,
    stays: [],
    settings: resolveTrip({ profile: 'road' }, tinyChoices),
    terms: toTripTerms({ climb }),
    car: { ...tinyDriven(400), usableKwh: 50 },
  }
}

const tripOf = (...input: Parameters<typeof inputOf>) => planTrip(inputOf(...input)).trip
const usedOf = (...input: Parameters<typeof inputOf>): number => {
  const trip = tripOf(...input)
  return usedAt(useOf(trip), trip.length)
}

const ROAD = [step('motorway', 60), step('trunk', 40)]

describe('[E-T-138] heights in the charge a drive uses', () => {
  test('what climbs takes energy with its losses, what falls gives a part of it back', () => {
    const trip = tripOf(ROAD, heightsOf([0, 100], [50, 600], [100, 300]))
    const climb = climbBetween(trip, 0, 100)!
    expect(climb).toMatchObject({ rise: 500, fall: 300 })
    // 1,865 kg up 500 m is 2.54 kWh, by 0.9 2.82; down 300 m 1.52, of which 0.8 is 1.22.
    const steps = new Map(listSteps(climb.used.trace).map(({ name, value }) => [name, value]))
    expect(steps.get('energyUp')).toBeCloseTo(2.823, 3)
    expect(steps.get('energyBack')).toBeCloseTo(1.22, 3)
    expect(climb.used.value).toBeCloseTo(((2.823 - 1.22) / 50) * 100, 2)
    expect(evaluateStep(climb.used.trace)).toBe(climb.used.value)
    expect(usedAt(useOf(trip), 100)).toBeCloseTo(25 + climb.used.value, 6)
    expect(climbBetween(trip, 0, 25)).toMatchObject({ rise: 250, fall: 0 })
  })

  test('a fall counts as far as driving there takes what it gives: nothing is charged', () => {
    const trip = tripOf(ROAD, heightsOf([0, 1000], [10, 0], [100, 0]))
    const { fall, used } = climbBetween(trip, 0, 100)!
    expect(fall).toBeCloseTo((0.025 * 50) / ((1865 / 366_972) * 0.8), 6)
    expect(used.value).toBeCloseTo(-2.5, 6)
    expect(usedAt(useOf(trip), 10)).toBe(0)
    expect(usedAt(useOf(trip), 100)).toBeCloseTo(22.5, 6)
  })

  test('a ferry neither climbs nor falls, and parts the roads before and behind it', () => {
    const steps = [step('trunk', 40), step('ferry', 20), step('trunk', 40)]
    const apart = tripOf(steps, heightsOf([0, 0], [35, 200], [70, 500], [100, 500]))
    expect(climbBetween(apart, 0, 100)).toMatchObject({ rise: 200, fall: 0 })
    const harbours = tripOf(steps, heightsOf([0, 0], [40, 0], [60, 0], [100, 400]))
    expect(climbBetween(harbours, 0, 100)).toMatchObject({ rise: 400, fall: 0 })
    expect(E.isRight(checkTrip(harbours))).toBe(true)
  })

  test('where too little of the road lies near a known height, none counts', () => {
    const near = { ...CLIMBING, covering: 15 }
    const known = heightsOf([0, 100], [20, 300], [40, 200], [60, 400], [80, 500])
    expect(tripOf(ROAD, known, near).climb).toBeDefined()
    const few = tripOf(ROAD, heightsOf([0, 100], [20, 300]), near)
    expect([few.climb, few.stretches.some(({ climb }) => climb !== undefined)]).toEqual([
      undefined,
      false,
    ])
    // 15 of 100 km are bare: as much is known as is wanted.
    const most = heightsOf([0, 100], [30, 300], [60, 200], [70, 400])
    expect(tripOf(ROAD, most, { ...near, share: 0.85 }).climb).toBeDefined()
    expect(tripOf(ROAD, most, { ...near, share: 0.86 }).climb).toBeUndefined()
  })

  test('nothing counts without settings, without the weight of the car, or with one height', () => {
    const up = heightsOf([0, 0], [100, 900])
    const plain = { ...inputOf(ROAD, up), terms: toTripTerms({}) }
    expect(planTrip(plain).trip.climb).toBeUndefined()
    expect(tripOf(ROAD, up, { ...CLIMBING, masses: {} }).climb).toBeUndefined()
    expect(tripOf(ROAD, heightsOf([50, 900])).climb).toBeUndefined()
  })
})

describe('[E-T-138] laws of heights', () => {
  const withoutHeights = (input: PlanInput): PlanInput => ({
    ...input,
    drive: { ...input.drive, road: { ...input.drive.road, heights: [] } },
  })

  test('Without heights a plan is the one there was.', () => {
    fc.assert(
      fc.property(anyPlanInput, (input) => {
        const bare = planTrip(withoutHeights(input))
        const plain = planTrip({
          ...withoutHeights(input),
          terms: { ...input.terms, climb: undefined },
        })
        expect(bare).toEqual(plain)
      }),
      { numRuns: runs(60) },
    )
  })

  test('A level road uses what one without heights uses.', () => {
    fc.assert(
      fc.property(anyPlanInput, fc.integer({ min: -450, max: 4810 }), (given, height) => {
        const { road } = given.drive
        const heights = [0, 10, 20, 300].map((km) => ({ km, height }))
        const input = { ...given, terms: toTripTerms({ climb: CLIMBING }) }
        const level = { ...input, drive: { ...input.drive, road: { ...road, heights } } }
        const [one, other] = [level, withoutHeights(input)].map((each) => {
          const { trip } = planTrip(each)
          return usedAt(useOf(trip), trip.length)
        })
        return Math.abs(one! - other!) < NEAR
      }),
    )
  })

  test('A road driven back climbs what it fell, where every fall counts.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 8 }),
        (list) => {
          const apart = 100 / (list.length - 1)
          const there = list.map((height, at) => [at * apart, height] as const)
          const back = list.toReversed().map((height, at) => [at * apart, height] as const)
          // Slopes are gentle: 200 m in 14 km give back less than driving takes.
          const climbs = [there, back].map((points) =>
            climbBetween(tripOf([step('motorway', 100)], heightsOf(...points)), 0, 100)!,
          )
          const [one, other] = climbs
          return (
            Math.abs(one!.rise - other!.fall) < NEAR && Math.abs(one!.fall - other!.rise) < NEAR
          )
        },
      ),
    )
  })

  test('Whatever heights are told, every number is one, and the charge used never falls.', () => {
    const wild = fc.record({ at: fc.double(), height: fc.double() })
    fc.assert(
      fc.property(anyRoute, fc.array(wild, { maxLength: 9 }), (route, told) => {
        const heights = [...(route.heights ?? []), ...told]
        const trip = tripOf(
          route.legs.flatMap(({ steps }) => steps),
          heights,
        )
        const { used, ranges, minutes } = useOf(trip)
        return (
          E.isRight(checkTrip(trip)) &&
          [...used, ...ranges, ...minutes].every(Number.isFinite) &&
          used.every((one, at) => one >= (used[at - 1] ?? 0) - NEAR)
        )
      }),
      { numRuns: runs(300) },
    )
  })

  test('More to climb never uses less.', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(1500), (height, more) => {
        const to = (top: number) => usedOf(ROAD, heightsOf([0, 0], [100, top]))
        return to(height + more) >= to(height) - NEAR
      }),
    )
  })

  test('a climb that is no number is refused', () => {
    const trip = tripOf(ROAD, heightsOf([0, 0], [100, 900]))
    const stretches = trip.stretches.map((one) => ({
      ...one,
      climb: { rise: 1, fall: 0, used: Number.NaN },
    }))
    const checked = checkTrip({ ...trip, stretches })
    expect(E.isLeft(checked) && checked.left.map(({ tag }) => tag)).toContain('TripNotANumber')
  })
})
