import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import {
  CLUSTERING,
  findExpansionZoom,
  listClusters,
  toClusterIndex,
  toClusterZoom,
  toMapZoom,
  type ClusterIndex,
  type Shown,
} from '../../src/geo/cluster.js'
import { isOnGlobe } from '../../src/geo/line.js'
import { toMercator } from '../../src/geo/mercator.js'
import { anyCrowd, anyViewport } from '../kit/geo-arbitraries.js'

const WORLD = {
  low: { latitude: -90, longitude: -180 },
  high: { latitude: 90, longitude: 180 },
}
const anyZoom = fc.integer({ min: 0, max: 18 })
const shownAt = (index: ClusterIndex, zoom: number) =>
  listClusters(index, { viewport: WORLD, zoom })
const countOf = (shown: readonly Shown[]): number =>
  shown.reduce((sum, one) => sum + (one.kind === 'cluster' ? one.count : 1), 0)
const clustersAt = (index: ClusterIndex, zoom: number) =>
  shownAt(index, zoom).flatMap((one) => (one.kind === 'cluster' ? [one.id] : []))

describe('clusters', () => {
  test('[T-CONST-19] radius 40, extent 256, last zoom 16', () => {
    expect(CLUSTERING).toEqual({ radius: 40, extent: 256, maxZoom: 16 })
  })

  test('[T-ROUTE-10] Whatever the zoom, each point is in exactly one of those shown.', () => {
    fc.assert(
      fc.property(anyCrowd, anyZoom, (points, zoom) => {
        const index = toClusterIndex(points)
        const shown = shownAt(index, zoom)
        const single = shown.flatMap((one) => (one.kind === 'point' ? [one.at] : []))
        expect(new Set(single).size).toBe(single.length)
        expect(countOf(shown)).toBe(points.filter(isOnGlobe).length)
      }),
    )
  })

  test('[T-ROUTE-10] Above the last zoom there are points only.', () => {
    fc.assert(
      fc.property(anyCrowd, fc.integer({ min: 17, max: 30 }), (points, zoom) => {
        const shown = shownAt(toClusterIndex(points), zoom)
        expect(shown.every(({ kind }) => kind === 'point')).toBe(true)
      }),
    )
  })

  test('[T-ROUTE-10] stations at one place are one cluster at zoom 16 and none above it', () => {
    const index = toClusterIndex(Array.from({ length: 5 }, () => ({ lat: 57.7, lng: 11.97 })))
    expect(shownAt(index, 16)).toMatchObject([{ kind: 'cluster', count: 5 }])
    expect(shownAt(index, 16.9)).toHaveLength(1)
    expect(shownAt(index, 17)).toHaveLength(5)
  })

  test('[D-T-20] 40 pixels on a tile of 256: what is nearer joins, what is further does not', () => {
    const at = (pixels: number, zoom: number) => ({
      lat: 0,
      lng: (pixels / (256 * 2 ** zoom)) * 360,
    })
    // Places are kept to 1/64 of a pixel of the last zoom.
    for (const [zoom, little] of [
      [0, 0.01],
      [5, 0.01],
      [10, 0.01],
      [16, 0.02],
    ] as const) {
      expect(shownAt(toClusterIndex([at(0, zoom), at(40 - little, zoom)]), zoom)).toHaveLength(1)
      expect(shownAt(toClusterIndex([at(0, zoom), at(40 + little, zoom)]), zoom)).toHaveLength(2)
    }
  })

  test('[D-T-20] a map at zoom 10 asks for clusters of zoom 11', () => {
    expect([10, 10.7, 0, -0.5, -3].map(toClusterZoom)).toEqual([11, 11, 1, 0, 0])
    expect(toMapZoom(11)).toBe(10)
    expect(toMapZoom(0)).toBe(0)
  })

  test('At its expansion zoom a cluster is not shown, and at the zoom before it is.', () => {
    fc.assert(
      fc.property(anyCrowd, fc.integer({ min: 0, max: 16 }), (points, from) => {
        const index = toClusterIndex(points)
        for (const id of clustersAt(index, from)) {
          const zoom = findExpansionZoom(index, id)
          if (O.isNone(zoom)) throw new Error('a cluster has a zoom')
          const isShown = (at: number): boolean => clustersAt(index, at).includes(id)
          expect([isShown(zoom.value - 1), isShown(zoom.value)]).toEqual([true, false])
        }
      }),
      { numRuns: runs(40) },
    )
  })

  test('a cluster stands at the middle of its points on the map', () => {
    const points = [
      { lat: 57.7, lng: 11.97 },
      { lat: 57.71, lng: 11.98 },
      { lat: 57.705, lng: 11.99 },
    ]
    const [only] = shownAt(toClusterIndex(points), 3)
    const middle = points.map(toMercator).reduce((sum, { y }) => sum + y / 3, 0)
    expect(only).toMatchObject({ kind: 'cluster', count: 3 })
    // Middles are kept to 4 cm.
    expect(only?.lng).toBeCloseTo(11.98, 6)
    expect(toMercator(only ?? { lat: 0, lng: 0 }).y).toBeCloseTo(middle, 8)
  })

  test('there is nothing of nothing, and no cluster with a number of none', () => {
    const index = toClusterIndex([{ lat: 1, lng: 2 }])
    expect(shownAt(toClusterIndex([]), 4)).toEqual([])
    for (const id of [-1, 0, 1, 0.5, Number.NaN]) {
      expect(findExpansionZoom(index, id)._tag).toBe('None')
    }
  })

  test('a crowd of a hundred thousand at one place is one cluster', () => {
    const index = toClusterIndex(Array.from({ length: 100_000 }, () => ({ lat: 57.7, lng: 11.97 })))
    expect(shownAt(index, 0)).toMatchObject([{ count: 100_000 }])
  })
})

describe('a part of the map', () => {
  test('shows what lies in it, also across the date line', () => {
    const EDGE = 1e-8
    fc.assert(
      fc.property(anyCrowd, anyViewport, anyZoom, (points, viewport, zoom) => {
        const { low, high } = viewport
        // All the way around but for a hair is not to be told from a line.
        fc.pre(low.longitude <= high.longitude || low.longitude - high.longitude > EDGE)
        const index = toClusterIndex(points)
        const top = toMercator({ lat: high.latitude, lng: 0 }).y
        const bottom = toMercator({ lat: low.latitude, lng: 0 }).y
        const [west, east] = [low, high].map(({ longitude }) => longitude / 360 + 0.5) as [
          number,
          number,
        ]
        const listIn = (room: number): readonly string[] =>
          shownAt(index, zoom).flatMap((one) => {
            const { x, y } = toMercator(one)
            const end = low.longitude <= high.longitude ? east : east + 1
            // One meridian has two names: what lies at -180 degrees lies at 180 as well.
            const isBeside = [x - 1, x, x + 1].some((at) => at >= west - room && at <= end + room)
            return isBeside && y >= top - room && y <= bottom + room ? [JSON.stringify(one)] : []
          })
        const found = listClusters(index, { viewport, zoom }).map((one) => JSON.stringify(one))
        expect(new Set(found).size).toBe(found.length)
        expect(listIn(EDGE)).toEqual(expect.arrayContaining(found))
        expect(found).toEqual(expect.arrayContaining([...listIn(-EDGE)]))
      }),
    )
  })

  test.each([
    ['turned around once', 371, 373],
    ['turned around back', -349, -347],
    ['wider than the world', -200, 400],
  ])('a map that was %s finds the same', (_, west, east) => {
    const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }])
    const viewport = {
      low: { latitude: 57, longitude: west },
      high: { latitude: 58, longitude: east },
    }
    expect(listClusters(index, { viewport, zoom: 10 })).toEqual([
      { kind: 'point', at: 0, lat: 57.7, lng: 11.97 },
    ])
  })
})
