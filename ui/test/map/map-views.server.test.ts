// What a map decides about its picture and its stations, without a browser.
import { toSpot, type Viewport } from '@evkit/engine/geo'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centreBehind, isFilled, isPulled } from '../../src/map/held-map.js'
import { isCovered, widen, type StationView } from '../../src/map/station-cover.js'

const lat = fc.double({ min: -70, max: 70, noNaN: true })
const lng = fc.double({ min: -170, max: 170, noNaN: true })
const laid = (x: number, y: number) => ({ moved: { x, y }, scale: 1 })
const pixels = fc.integer({ min: -800, max: 800 })

describe('a held map', () => {
  test('what stood in the middle stands where it was moved to', () => {
    fc.assert(
      fc.property(
        lat,
        lng,
        fc.double({ min: 4, max: 17, noNaN: true }),
        pixels,
        pixels,
        (...of) => {
          const [latitude, longitude, zoom, x, y] = of
          const centre = { lat: latitude, lng: longitude }
          const behind = centreBehind({ centre, zoom }, { x, y })
          const spot = toSpot({ centre: behind, zoom, width: 0, height: 0 }, centre)
          expect(spot.x).toBeCloseTo(x, 3)
          expect(spot.y).toBeCloseTo(y, 3)
        },
      ),
    )
  })

  test('three pixels are still a press, more are a pull', () => {
    expect([isPulled({ x: 3, y: 0 }), isPulled({ x: 0, y: -3 }), isPulled({ x: 3, y: 1 })]).toEqual(
      [false, false, true],
    )
  })

  test('it fills its place as far as it reaches, to every side', () => {
    const reach = { x: 100, y: 50 }
    for (const side of [1, -1]) {
      expect(isFilled(laid(side * 100, side * 50), reach)).toBe(true)
      expect(isFilled(laid(side * 101, 0), reach)).toBe(false)
      expect(isFilled(laid(0, side * 51), reach)).toBe(false)
    }
    expect(isFilled({ ...laid(0, 0), scale: 2 }, reach)).toBe(false)
  })
})

describe('the stations on a map', () => {
  const viewport: Viewport = {
    low: { latitude: 50, longitude: -5 },
    high: { latitude: 54, longitude: 5 },
  }
  const view: StationView = { viewport, zoom: 6.4 }
  const moved = (up: number, across: number): StationView => ({
    ...view,
    viewport: {
      low: { latitude: 50 + up, longitude: -5 + across },
      high: { latitude: 54 + up, longitude: 5 + across },
    },
  })

  test('there are none before they were laid onto it', () => {
    expect(isCovered(undefined, view)).toBe(false)
  })

  test('they stay for a move by half of what is seen, to every side, and not for a longer one', () => {
    const cover = widen(view)
    for (const side of [1, -1]) {
      expect(isCovered(cover, moved(side * 2, side * 5))).toBe(true)
      expect(isCovered(cover, moved(side * 2.01, 0))).toBe(false)
      expect(isCovered(cover, moved(0, side * 5.01))).toBe(false)
    }
  })

  test('they stay while the clusters are the same', () => {
    expect(isCovered(widen(view), { ...view, zoom: 6.9 })).toBe(true)
    expect(isCovered(widen(view), { ...view, zoom: 7 })).toBe(false)
    expect(isCovered(widen(view), { ...view, zoom: 5.9 })).toBe(false)
  })

  test('none are looked for beyond the end of the map', () => {
    const all = widen({
      zoom: 2,
      viewport: { low: { latitude: -80, longitude: -90 }, high: { latitude: 80, longitude: 90 } },
    })
    expect(all.viewport.high.latitude).toBeCloseTo(85.0511, 4)
    expect(all.viewport.low.latitude).toBeCloseTo(-85.0511, 4)
  })
})
