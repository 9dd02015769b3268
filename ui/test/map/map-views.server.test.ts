// What a map decides about its stations, without a browser.
import type { Viewport } from '@evkit/engine/geo'
import { describe, expect, test } from 'vitest'
import { isCovered, widen, type StationView } from '../../src/map/station-cover.js'

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
