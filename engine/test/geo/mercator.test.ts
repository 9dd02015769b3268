import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import {
  CLOSEST_FIT,
  findFitPadding,
  findViewport,
  fitViewport,
  FIT_PADDING,
  type Fit,
} from '../../src/geo/viewport.js'
import { drawLine, fromSpot, toSpot } from '../../src/geo/picture.js'
import {
  fromMercator,
  measureWorld,
  MERCATOR_LATITUDE,
  toMercator,
} from '../../src/geo/mercator.js'
import { listPoints, toLine } from '../../src/geo/line.js'
import type { Corner, LatLng } from '../../src/geo/geo.types.js'
import { anyLatLng, anyLine, anyRoadUpTo, anyViewport } from '../kit/geo-arbitraries.js'

const anyZoom = fc.double({ min: 0, max: 22, noNaN: true })
const isSame = (a: LatLng, b: LatLng): boolean =>
  Math.abs(a.lat - b.lat) < 1e-9 && Math.abs(a.lng - b.lng) < 1e-9

describe('the flat world', () => {
  test('A point put onto the flat world and back is the point.', () => {
    fc.assert(
      fc.property(anyLatLng, (point) => {
        expect(isSame(fromMercator(toMercator(point)), point)).toBe(true)
      }),
    )
  })

  test('[D-T-20] a world of 512 pixels at zoom 0: MapLibre’s corners', () => {
    expect([measureWorld(0), measureWorld(1)]).toEqual([512, 1024])
    const north = toMercator({ lat: MERCATOR_LATITUDE, lng: -180 })
    expect(north.x).toBe(0)
    expect(north.y).toBeCloseTo(0, 12)
    const south = toMercator({ lat: -MERCATOR_LATITUDE, lng: 180 })
    expect(south.x).toBe(1)
    expect(south.y).toBeCloseTo(1, 12)
  })

  test.each([
    [90, 0],
    [-90, 1],
  ])('latitude %s lies on the edge', (lat, y) => {
    expect(toMercator({ lat, lng: 0 }).y).toBe(y)
  })
})

const spotOf = (fit: Fit, corner: Corner) => {
  const fitted = fitViewport(fit)
  if (O.isNone(fitted)) throw new Error('nothing fits')
  const { width, height } = fit
  const point = { lat: corner.latitude, lng: corner.longitude }
  return { ...toSpot({ ...fitted.value, width, height }, point), ...fitted.value }
}

describe('the viewport of a route', () => {
  const viewport = {
    low: { latitude: 57.6, longitude: 11.8 },
    high: { latitude: 59.4, longitude: 18.2 },
  }

  test('[T-ROUTE-12] [T-CONST-18] both corners are at least 100 px from every edge of a 1200 × 600 map', () => {
    const fit = { viewport, width: 1200, height: 600 }
    const low = spotOf(fit, viewport.low)
    const high = spotOf(fit, viewport.high)
    expect(FIT_PADDING).toBe(100)
    expect(low.x).toBeGreaterThanOrEqual(100)
    expect(low.y).toBeLessThanOrEqual(500)
    expect(high.x).toBeLessThanOrEqual(1100)
    // The lower side decides here, so that the corners touch its padding.
    expect(high.y).toBeCloseTo(100, 6)
    expect(low.y).toBeCloseTo(500, 6)
  })

  test('Both corners of a fitted viewport are inside the map by at least the padding.', () => {
    const anySide = fc.integer({ min: 20, max: 3000 })
    fc.assert(
      fc.property(anyViewport, anySide, anySide, (box, width, height) => {
        const fit = { viewport: box, width, height }
        const padding = findFitPadding(fit) - 1e-6
        for (const corner of [box.low, box.high]) {
          const { x, y, zoom } = spotOf(fit, corner)
          expect(zoom).toBeLessThanOrEqual(CLOSEST_FIT)
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(padding)
        }
      }),
    )
  })

  test.each([
    [1200, 600, 100],
    [400, 400, 100],
    [399, 800, 99.75],
    [320, 568, 80],
    [1000, 100, 25],
  ])('[D-T-20] a map of %s × %s keeps %s px free', (width, height, expected) => {
    expect(findFitPadding({ width, height })).toBe(expected)
  })

  test('across the date line the map looks at the date line', () => {
    const box = {
      low: { latitude: -20, longitude: 170 },
      high: { latitude: -10, longitude: -170 },
    }
    const { centre, zoom } = spotOf({ viewport: box, width: 800, height: 600 }, box.low)
    expect(Math.abs(centre.lng)).toBe(180)
    expect(zoom).toBeGreaterThan(4)
  })

  test('a viewport without a size is shown from zoom 16', () => {
    const corner = { latitude: 57.7, longitude: 11.97 }
    const fitted = spotOf(
      { viewport: { low: corner, high: corner }, width: 800, height: 600 },
      corner,
    )
    expect(fitted.zoom).toBe(16)
    expect(fitted.centre.lat).toBeCloseTo(57.7, 9)
  })

  test.each([
    [0, 600],
    [600, -1],
    [Number.NaN, 600],
    [600, Number.POSITIVE_INFINITY],
  ])('a map of %s × %s shows nothing', (width, height) => {
    expect(fitViewport({ viewport, width, height })._tag).toBe('None')
  })

  test('corners that are no numbers are not shown', () => {
    const low = { latitude: Number.NaN, longitude: 0 }
    expect(fitViewport({ viewport: { ...viewport, low }, width: 600, height: 600 })._tag).toBe(
      'None',
    )
  })

  test('[T-DATA-08] Every point of a line lies in its viewport.', () => {
    fc.assert(
      fc.property(fc.oneof(anyLine, anyRoadUpTo(80)), (line) => {
        const found = findViewport(line)
        if (O.isNone(found)) {
          expect(line).toHaveLength(0)
          return
        }
        const { low, high } = found.value
        const isInside = (lng: number): boolean =>
          low.longitude <= high.longitude
            ? lng >= low.longitude - 1e-9 && lng <= high.longitude + 1e-9
            : lng >= low.longitude - 1e-9 || lng <= high.longitude + 1e-9
        for (const { lat, lng } of listPoints(line)) {
          expect(lat >= low.latitude && lat <= high.latitude).toBe(true)
          // The date line has two names.
          expect([lng, lng - 360, lng + 360].some(isInside)).toBe(true)
        }
      }),
    )
  })

  test('a line around the earth is all of it', () => {
    const lngs = [0, 120, -120, 0]
    expect(findViewport(toLine(lngs.map((lng) => ({ lat: 10, lng }))))).toMatchObject({
      value: { low: { longitude: -180 }, high: { longitude: 180 } },
    })
  })
})

describe('[E-T-13] a picture drawn without a map', () => {
  const anyPicture = fc.record({
    centre: anyLatLng,
    zoom: anyZoom,
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  })

  test('A spot of a picture and back is the spot.', () => {
    fc.assert(
      fc.property(anyPicture, anyLatLng, (picture, point) => {
        const spot = toSpot(picture, point)
        const back = fromSpot(picture, spot)
        expect(Math.abs(back.lat - point.lat)).toBeLessThan(1e-9)
        const turns = (back.lng - point.lng) / 360
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9)
      }),
    )
  })

  test('A line drawn into a picture has its points where they lie.', () => {
    fc.assert(
      fc.property(anyPicture, anyRoadUpTo(80), (picture, line) => {
        const world = 512 * 2 ** picture.zoom
        const spots = drawLine(picture, line)
        const points = listPoints(line)
        points.forEach((point, at) => {
          const spot = toSpot(picture, point)
          const across = ((spots[at * 2] ?? 0) - spot.x) / world
          expect(Math.abs(across - Math.round(across))).toBeLessThan(1e-9)
          expect(Math.abs((spots[at * 2 + 1] ?? 0) - spot.y) / world).toBeLessThan(1e-9)
        })
        expect(
          Math.abs((spots[0] ?? 0) - toSpot(picture, points[0] ?? picture.centre).x),
        ).toBeLessThan(world * 1e-9)
      }),
    )
  })
})
