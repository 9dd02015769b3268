import fc from 'fast-check'
import type { ClimbTerms } from '../../src/route/climb.js'
import type { ColdTerms } from '../../src/route/cold.js'
import type { Drive } from '../../src/route/drive.js'
import type { CarInConditions, PlaceStay } from '../../src/route/make-trip.js'
import type { PlanInput } from '../../src/route/plan-trip.js'
import { ROAD_KINDS } from '../../src/route/road-kind.js'
import { readRouteLine } from '../../src/route/route-line.js'
import type { ChargingStation, HeightPoint, Route, RouteStep } from '../../src/route/route.types.js'
import { LEAST_POINTS, LEAST_POWERS, PLUGS } from '../../src/route/station-choice.js'
import type { StationAlong } from '../../src/route/station-list.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { PLAN_AIMS, resolveTrip, type TripSettings } from '../../src/route/trip.js'
import { none, some, toUndefined, type Option } from '../../src/shared/index.js'
import { tinyChoices, tinyRoute } from '../../src/testing/route-samples.js'
import { anyCar } from './route-arbitraries.js'

const LEVELS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const COUNTRIES = ['DE', 'FR', ''] as const
const OPERATORS = ['A', 'B', ''] as const
const [LINE] = tinyRoute.route.legs[0]!.steps
const [STATION] = tinyRoute.chargingStations

const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Option<Value>> =>
  fc.oneof({ weight: 3, arbitrary: value.map(some) }, { weight: 1, arbitrary: fc.constant(none) })

const anyStep: fc.Arbitrary<RouteStep> = fc
  .record({
    kind: fc.constantFrom(...ROAD_KINDS, 'motorway' as const, 'trunk' as const),
    km: fc.integer({ min: 5, max: 250 }),
    pace: fc.integer({ min: 20, max: 140 }),
    isTimed: fc.integer({ min: 0, max: 5 }).map((at) => at > 0),
    wait: fc.constantFrom(none, none, some(45)),
    country: fc.constantFrom(...COUNTRIES),
  })
  .map(({ km, pace, isTimed, ...step }) => ({
    ...LINE!,
    ...step,
    distance: some(km * 1000),
    minutes: isTimed ? some((km / pace) * 60) : none,
  }))

// Known heights in any order, some of them none.
const anyHeights: fc.Arbitrary<readonly HeightPoint[]> = fc.array(
  fc.record({
    at: fc.integer({ min: -10, max: 1500 }).map((km) => km * 1000),
    height: fc.oneof(fc.integer({ min: -450, max: 2500 }), fc.constantFrom(9000, Number.NaN)),
  }),
  { maxLength: 12 },
)

/** Generates roads of one to three legs, whose steps may say how long they take or leave it to the road. */
export const anyRoute: fc.Arbitrary<Route> = fc
  .record({
    legs: fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    }),
    minutes: maybe(fc.integer({ min: 0, max: 1200 })),
    heights: anyHeights,
  })
  .map(({ legs, minutes, heights }) => ({
    ...tinyRoute.route,
    legs: legs.map((steps) => ({ steps })),
    distance: none,
    minutes,
    heights,
  }))

const anyStation = (at: number): fc.Arbitrary<Omit<StationAlong, 'position'>> =>
  fc
    .record({
      power: maybe(fc.constantFrom(22, 50, 150, 250)),
      points: maybe(fc.constantFrom(1, 2, 6)),
      operator: fc.constantFrom(...OPERATORS),
      connectors: fc.constantFrom<ChargingStation['connectors']>([], ['ccs'], ['type2']),
      off: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 24 })),
    })
    .map(({ off, ...known }) => ({ station: { ...STATION!, ...known, id: `s${at}` }, off }))

/** Generates stations along a road of so many metres: their places as shares of it. */
export const anyStations = (metres: number): fc.Arbitrary<readonly StationAlong[]> =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 })
    .chain((shares) =>
      fc.tuple(
        ...shares
          .toSorted((a, b) => a - b)
          .map((share, at) =>
            anyStation(at).map((one) => ({ ...one, position: (share * metres) / 1000 })),
          ),
      ),
    )

const anyDrive: fc.Arbitrary<Drive> = anyRoute
  .map((route) => toUndefined(readRouteLine(route))!)
  .chain((road) =>
    fc.record({
      road: fc.constant(road),
      stations: anyStations(road.length),
      coverage: fc.array(
        fc.record({
          country: fc.constantFrom('DE', 'FR'),
          share: fc.constantFrom(0, 0.5, 1),
          stations: fc.nat(900),
          asOf: fc.constant('2026-01-28'),
        }),
        { maxLength: 2 },
      ),
      stationsAlong: fc.constant(none),
    }),
  )

// Stations, and chargers that may be assumed: the last can stand on no road.
const ids = fc.subarray(
  ['s0', 's1', 's2', 's3', 's4', 'assumed-50', 'assumed-200', 'assumed-155'],
  { maxLength: 2 },
)

/** Generates settings of a drive, each of them one that is offered. */
export const anySettings: fc.Arbitrary<TripSettings> = fc
  .record({
    start: fc.constantFrom(20, 50, 90, 100),
    reserve: fc.constantFrom(0, 10, 30, 50),
    arrival: fc.constantFrom(0, 10, 50, 90),
    limit: fc.constantFrom(100, 100, 85, 60),
    traffic: fc.constantFrom(0, 0, 20),
    width: fc.constantFrom(1, 5, 20),
    isAssumed: fc.boolean(),
    hasAssumedSites: fc.boolean(),
    leastPower: fc.constantFrom(...LEAST_POWERS),
    leastPoints: fc.constantFrom(0, ...LEAST_POINTS),
    plug: fc.constantFrom(...PLUGS, '' as const, '' as const),
    preferred: fc.subarray(['A', 'B'], { maxLength: 1 }),
    avoided: fc.subarray(['A', 'B'], { maxLength: 1 }),
    struck: ids,
    fixed: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: ids }),
    aim: fc.constantFrom(...PLAN_AIMS),
  })
  .map((asked) => resolveTrip(asked, tinyChoices))

// Slow or fast, it gets less far than between: as a car does in a town and on a motorway.
const anyDriven: fc.Arbitrary<CarInConditions> = fc
  .tuple(anyCar(LEVELS), fc.integer({ min: 80, max: 700 }))
  .map(([car, range]) => ({
    ...car,
    rangeAt: (pace) => range / (1 + Math.abs(pace - 50) / 100),
  }))

const anyStay: fc.Arbitrary<PlaceStay> = fc.record({
  minutes: fc.constantFrom(0, 45, 600),
  power: fc.constantFrom(none, some(11), some(50)),
})

const PRICED = toTripTerms({ tariffs: { ac: 0.5, dc: 0.6, rapid: 0.7 } })

/** How heights of every road with any count. */
export const CLIMBING: ClimbTerms = {
  masses: { 'EX30 SM': 1865 },
  efficiencyUp: 0.9,
  efficiencyBack: 0.8,
  covering: 3000,
  share: 0.8,
}

/** How a cold battery counts at the temperature drives are planned at. */
export const COLD: ColdTerms = {
  times: { '3': { start: 1.7, driven: 1.21 } },
  warming: 120,
  cooling: 480,
}

/** Generates what a drive is planned from, with everything a visitor can set. */
export const anyPlanInput: fc.Arbitrary<PlanInput> = fc.record({
  drive: anyDrive,
  stays: fc.array(anyStay, { maxLength: 2 }),
  settings: anySettings,
  terms: fc.constantFrom(
    PRICED,
    toTripTerms({ stopMinutes: 0 }),
    toTripTerms({ climb: CLIMBING, cold: COLD }),
  ),
  car: anyDriven,
})
