import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { encodePolyline } from '../../src/geo/polyline.js'
import { measureLine } from '../../src/geo/distance.js'
import { toLine } from '../../src/geo/line.js'
import { findRouteFault } from '../../src/route/route-steps.js'
import {
  listModelled,
  readRouteLine,
  toDrawnMetres,
  toRoadMetres,
  type RouteLine,
} from '../../src/route/route-line.js'
import { makeTrip } from '../../src/route/make-trip.js'
import { listStations, type StationAlong } from '../../src/route/station-list.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import type { Route, RouteStep } from '../../src/route/route.types.js'
import { none, some } from '../../src/shared/option.js'
import { tinyDriven, tinyPlanner, tinyRoute } from '../../src/testing/route-samples.js'

const step = (points: readonly (readonly [number, number])[], more: Partial<RouteStep> = {}) => ({
  polyline: encodePolyline(toLine(points.map(([lat, lng]) => ({ lat, lng })))),
  distance: none,
  minutes: none,
  wait: none,
  road: '',
  kind: 'trunk' as const,
  country: '',
  ...more,
})
const routeOf = (...steps: readonly RouteStep[]): Route => ({
  ...tinyRoute.route,
  legs: [{ steps }],
  distance: none,
  minutes: none,
})
const read = (route: Route): RouteLine => {
  const road = readRouteLine(route)
  if (O.isNone(road)) throw new Error('no road')
  return road.value
}

const tripOf = (road: RouteLine, stations: readonly StationAlong[]) =>
  makeTrip({
    road,
    stations,
    stays: [],
    settings: { ...tinyPlanner.trip, width: 20, isAssumed: true },
    terms: toTripTerms({}),
    car: tinyDriven(400),
  })

const SOUTH = step([
  [57, 12],
  [57.5, 12],
])
const NORTH = step([
  [57.5, 12],
  [58, 12],
])

describe('the line of a road', () => {
  test('[T-DATA-08] two legs of three steps are six lines', () => {
    const leg = { steps: [SOUTH, NORTH, SOUTH] }
    const road = read({ ...routeOf(), legs: [leg, leg] })
    expect(road.steps).toHaveLength(6)
  })

  test('[T-ROUTE-11] every step is decoded with five decimals', () => {
    const { line } = read(tinyRoute.route)
    expect([...line]).toEqual([38.5, -120.2, 40.7, -120.95, 43.252, -126.453])
  })

  test('a step that cannot be read is named', () => {
    const route = routeOf(SOUTH, { ...NORTH, polyline: '_p~iF~ps|U_ulLnnqC_mqN' })
    expect(findRouteFault(route)).toEqual(some('route.legs.0.steps.1.polyline'))
    expect(readRouteLine(route)).toEqual(none)
    expect(findRouteFault(routeOf(step([[57, 12]])))).toEqual(some('route.legs'))
  })

  test('lengths are those the service states, else those of the steps, else those of the drawing', () => {
    const stated = (metres: number) => ({ distance: some(metres) })
    expect(read({ ...routeOf(SOUTH, NORTH), distance: some(120_000) }).length).toBe(120_000)
    expect(
      read(routeOf({ ...SOUTH, ...stated(60_000) }, { ...NORTH, ...stated(70_000) })).length,
    ).toBe(130_000)
    const drawn = read(routeOf({ ...SOUTH, ...stated(60_000) }, NORTH))
    expect(drawn.length).toBe(measureLine(drawn.line).at(-1))
  })

  test('a place is taken to the road step by step', () => {
    const road = read(
      routeOf({ ...SOUTH, distance: some(60_000) }, { ...NORTH, distance: some(120_000) }),
    )
    const half = (measureLine(road.line)[1] ?? 0) * 1.5
    expect(toRoadMetres(road, half)).toBeCloseTo(120_000, 3)
    expect(toRoadMetres(road, -5)).toBe(0)
  })

  test('A place on the drawn line, taken to the road and back, is the place.', () => {
    const anyLength = fc.integer({ min: 1, max: 1e6 })
    fc.assert(
      fc.property(anyLength, anyLength, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, at) => {
        const road = read(routeOf({ ...SOUTH, distance: some(a) }, { ...NORTH, distance: some(b) }))
        const drawn = at * (measureLine(road.line).at(-1) ?? 0)
        return Math.abs(toDrawnMetres(road, toRoadMetres(road, drawn)) - drawn) < 0.01
      }),
    )
  })

  test.each(['ferry', 'shuttle'] as const)('[E-T-75] a %s carries the car', (kind) => {
    const road = read(
      routeOf({ ...SOUTH, distance: some(60_000) }, { ...NORTH, distance: some(20_000), kind }),
    )
    expect(road.stretches).toMatchObject([
      { from: 0, to: 60, kind: 'trunk' },
      { from: 60, to: 80, kind },
    ])
    const { stretches, carried } = tripOf(road, [])
    expect(stretches.map(({ range }) => range)).toEqual([some(400), none])
    expect(carried).toBe(0)
  })

  test('[E-T-121] what nobody surveyed is found on the drawn line', () => {
    const line = [
      [50, 0],
      [50, 0.1],
    ] as const
    const road = read(
      routeOf(
        step(line, { distance: some(9000) }),
        step(
          [
            [50, 0.1],
            [50, 0.2],
          ],
          { kind: 'local-modelled', distance: some(9000) },
        ),
      ),
    )
    const half = measureLine(road.line).at(-1)! / 2
    const [span, ...others] = listModelled(road)
    expect(others).toEqual([])
    expect(span?.drawnFrom).toBeCloseTo(half, 0)
    expect(span?.drawnTo).toBeCloseTo(2 * half, 0)
    expect(listModelled(read(routeOf(step(line))))).toEqual([])
  })

  test('[E-T-75] through a tunnel and a town the car drives', () => {
    const legs = routeOf({ ...SOUTH, kind: 'tunnel' }, { ...NORTH, kind: 'town' })
    const { stretches } = tripOf(read(legs), [])
    expect(stretches.every(({ range }) => O.isSome(range))).toBe(true)
  })
})

describe('stations along the road', () => {
  test('[E-T-12] every station is listed in the order of the road, with both distances', () => {
    const road = read({ ...routeOf(SOUTH, NORTH), distance: some(111_195) })
    const stations = [
      { ...tinyRoute.chargingStations[0]!, id: 'north', lat: 57.9, lng: 12.05 },
      { ...tinyRoute.chargingStations[1]!, id: 'south', lat: 57.1, lng: 12 },
    ]
    const list = listStations(road, stations)
    expect(list.map(({ station }) => station.id)).toEqual(['south', 'north'])
    expect(list[0]?.position).toBeCloseTo(11.12, 1)
    expect(list[1]?.off).toBeCloseTo(2.95, 1)
  })

  test('Every station of the answer is in the list once.', () => {
    const road = read(routeOf(SOUTH, NORTH))
    const anyAt = fc.record({
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lng: fc.double({ min: -170, max: 170, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(anyAt, { maxLength: 4 }), (places) => {
        const stations = places.map((at, index) => ({
          ...tinyRoute.chargingStations[0]!,
          ...at,
          id: String(index),
        }))
        const ids = listStations(road, stations).map(({ station }) => station.id)
        expect([...ids].sort()).toEqual(stations.map(({ id }) => id).sort())
      }),
      { numRuns: runs(30) },
    )
  })

  test('the drive takes the stations within the width and the power that may be assumed', () => {
    const road = read(tinyRoute.route)
    const stations = listStations(road, tinyRoute.chargingStations)
    const trip = tripOf(road, stations)
    expect(trip.stations).toHaveLength(3)
    expect(trip).toMatchObject({ length: 800, assumedPower: some(50), driving: some(480) })
  })
})
