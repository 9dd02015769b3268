import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLUSTERING,
  findExpansionZoom,
  isOnGlobe,
  listClusters,
  listLeaves,
  listParts,
  rowOf,
  startOf,
  surveyRows,
  toClusterIndex,
  toClusterZoom,
  toMapZoom,
  toMercator,
  toRows,
  type ClusterIndex,
  type Shown,
} from '@evkit/engine/geo'
import { anyCrowd, anyViewport } from '@evkit/engine/testing'

const WORLD = {
  low: { latitude: -90, longitude: -180 },
  high: { latitude: 90, longitude: 180 },
}
const anyZoom = fc.integer({ min: 0, max: 18 })
const shownAt = (index: ClusterIndex, zoom: number) =>
  listClusters(index, { viewport: WORLD, zoom })
const leavesOf = (index: ClusterIndex, one: Shown): readonly number[] =>
  one.kind === 'point' ? [one.at] : listLeaves(index, one.id)
const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b)

describe('points in rows', () => {
  const anyPlaces = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -3, max: 12 })), {
      maxLength: 200,
    })
    .map((points) => ({
      xs: Float64Array.from(points, ([x]) => x / 4),
      ys: Float64Array.from(points, ([, y]) => y),
      ids: Int32Array.from(points, (_, at) => at),
    }))
  const anyCut = fc.record({
    low: fc.constantFrom(-2, 0),
    height: fc.constantFrom(0.7, 1, 5),
    count: fc.integer({ min: 1, max: 12 }),
  })

  test('Every point lies in its row, and rows rise from left to right.', () => {
    fc.assert(
      fc.property(anyPlaces, anyCut, (given, cut) => {
        const rows = toRows(given, cut)
        expect(sorted([...rows.ids])).toEqual([...given.ids])
        for (let row = 0; row < cut.count; row += 1) {
          for (let at = startOf(rows, row); at < startOf(rows, row + 1); at += 1) {
            const id = rows.ids[at] ?? -1
            expect([rows.xs[at], rows.ys[at]]).toEqual([given.xs[id], given.ys[id]])
            expect(rowOf(cut, given.ys[id] ?? 0)).toBe(row)
            if (at === startOf(rows, row)) continue
            const [before, x] = [rows.xs[at - 1] ?? 0, rows.xs[at] ?? 0]
            // Points of one x stay in the order they were given in.
            expect(before < x || (before === x && (rows.ids[at - 1] ?? 0) < id)).toBe(true)
          }
        }
      }),
    )
  })

  test('A point is near exactly when another one is within reach.', () => {
    fc.assert(
      fc.property(anyPlaces, fc.constantFrom(0, 0.25, 1, 2.5), (given, reach) => {
        const rows = toRows(given, { low: -3, height: 2.5, count: 7 })
        const { near } = surveyRows(rows, reach)
        const expected = [...rows.ids].map((id) =>
          given.ids.some(
            (other) =>
              other !== id &&
              ((given.xs[other] ?? 0) - (given.xs[id] ?? 0)) ** 2 +
                ((given.ys[other] ?? 0) - (given.ys[id] ?? 0)) ** 2 <=
                reach * reach,
          )
            ? 1
            : 0,
        )
        expect([...near]).toEqual(expected)
      }),
    )
  })
})

describe('clusters', () => {
  test('[T-CONST-19] radius 40, extent 256, last zoom 16', () => {
    expect(CLUSTERING).toEqual({ radius: 40, extent: 256, maxZoom: 16 })
  })

  test('[T-ROUTE-10] Whatever the zoom, each point is in exactly one of those shown.', () => {
    fc.assert(
      fc.property(anyCrowd, anyZoom, (points, zoom) => {
        const index = toClusterIndex(points)
        const shown = shownAt(index, zoom)
        const leaves = shown.flatMap((one) => leavesOf(index, one))
        const valid = points.flatMap((point, at) => (isOnGlobe(point) ? [at] : []))
        expect(sorted(leaves)).toEqual(valid)
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
    for (const zoom of [0, 5, 10, 16]) {
      expect(shownAt(toClusterIndex([at(0, zoom), at(39.99, zoom)]), zoom)).toHaveLength(1)
      expect(shownAt(toClusterIndex([at(0, zoom), at(40.01, zoom)]), zoom)).toHaveLength(2)
    }
  })

  test('[D-T-20] a map at zoom 10 asks for clusters of zoom 11', () => {
    expect([10, 10.7, 0, -0.5, -3].map(toClusterZoom)).toEqual([11, 11, 1, 0, 0])
    expect(toMapZoom(11)).toBe(10)
    expect(toMapZoom(0)).toBe(0)
  })

  test('At its expansion zoom a cluster is not shown, and at the zoom before it is.', () => {
    fc.assert(
      fc.property(anyCrowd, (points) => {
        const index = toClusterIndex(points)
        for (let id = points.length; id < index.size; id += 1) {
          const zoom = findExpansionZoom(index, id)
          if (zoom._tag === 'None') throw new Error('a cluster has a zoom')
          const isShown = (at: number): boolean =>
            shownAt(index, at).some((one) => one.kind === 'cluster' && one.id === id)
          expect([isShown(zoom.value - 1), isShown(zoom.value)]).toEqual([true, false])
        }
      }),
      { numRuns: 40 },
    )
  })

  test('The parts of a cluster hold as many points as it does.', () => {
    fc.assert(
      fc.property(anyCrowd, (points) => {
        const index = toClusterIndex(points)
        for (let id = points.length; id < index.size; id += 1) {
          const parts = listParts(index, id)
          const sum = parts.reduce(
            (total, part) => total + (part.kind === 'point' ? 1 : part.count),
            0,
          )
          expect(parts.length).toBeGreaterThan(1)
          expect(sum).toBe(index.counts[id])
        }
      }),
    )
  })

  test('The points of a cluster are as many as it counts, each once.', () => {
    fc.assert(
      fc.property(anyCrowd, fc.nat(9), fc.nat(9), (points, skip, limit) => {
        const index = toClusterIndex(points)
        for (let id = points.length; id < index.size; id += 1) {
          const leaves = listLeaves(index, id)
          expect(new Set(leaves).size).toBe(index.counts[id])
          expect(leaves).toHaveLength(index.counts[id] ?? 0)
          expect(listLeaves(index, id, { skip, limit })).toEqual(leaves.slice(skip, skip + limit))
        }
      }),
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
    expect(only?.lng).toBeCloseTo(11.98, 9)
    expect(toMercator(only ?? { lat: 0, lng: 0 }).y).toBeCloseTo(middle, 12)
  })

  test('there is nothing of nothing, and no cluster with a number of none', () => {
    const index = toClusterIndex([{ lat: 1, lng: 2 }])
    expect(shownAt(toClusterIndex([]), 4)).toEqual([])
    for (const id of [-1, 0, 1, 0.5, Number.NaN]) {
      expect(findExpansionZoom(index, id)._tag).toBe('None')
      expect(listParts(index, id)).toEqual([])
      expect(listLeaves(index, id)).toEqual([])
    }
  })

  test('a crowd of a hundred thousand at one place is one cluster', () => {
    const index = toClusterIndex(Array.from({ length: 100_000 }, () => ({ lat: 57.7, lng: 11.97 })))
    expect(shownAt(index, 0)).toMatchObject([{ count: 100_000 }])
    expect(listLeaves(index, 100_000, { skip: 99_990, limit: 100 })).toHaveLength(10)
  })
})

describe('a part of the map', () => {
  test('shows what lies in it, also across the date line', () => {
    fc.assert(
      fc.property(anyCrowd, anyViewport, anyZoom, (points, viewport, zoom) => {
        const index = toClusterIndex(points)
        const { low, high } = viewport
        const top = toMercator({ lat: high.latitude, lng: 0 }).y
        const bottom = toMercator({ lat: low.latitude, lng: 0 }).y
        const [west, east] = [low, high].map(({ longitude }) => longitude / 360 + 0.5) as [
          number,
          number,
        ]
        const expected = shownAt(index, zoom).filter((one) => {
          const id = one.kind === 'point' ? one.at : one.id
          const [x, y] = [index.xs[id] ?? 0, index.ys[id] ?? 0]
          const isBeside =
            low.longitude <= high.longitude ? x >= west && x <= east : x >= west || x <= east
          return isBeside && y >= top && y <= bottom
        })
        const key = (one: Shown): number => (one.kind === 'point' ? one.at : one.id)
        expect(sorted(listClusters(index, { viewport, zoom }).map(key))).toEqual(
          sorted(expected.map(key)),
        )
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
