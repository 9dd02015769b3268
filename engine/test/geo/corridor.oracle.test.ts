// What lies beside a line, against a look at every point with every part of it on the ball itself: vectors from the middle
// of the earth, no flat map and no index.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { function as F, option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { cutLine, listAlong, toPointIndex, toPointList } from '../../src/geo/corridor.js'
import { findPointAlong, measureDistance, measureLine } from '../../src/geo/distance.js'
import { isOnGlobe, listPoints, toLine } from '../../src/geo/line.js'
import type { LatLng, Line } from '../../src/geo/geo.types.js'
import { anyCrowd, anyRoadUpTo } from '../kit/geo-arbitraries.js'

type Vector = readonly [number, number, number]
const RADIUS = 6_371_008.8
const toVector = ({ lat, lng }: LatLng): Vector => {
  const [a, b] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)]
}
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const norm = (a: Vector): number => Math.hypot(...a)
const angle = (a: Vector, b: Vector): number => Math.atan2(norm(cross(a, b)), dot(a, b))

interface Foot {
  readonly offset: number
  readonly along: number
}

// Six centimetres: of a shorter arc rounding leaves no direction that would be exact to the metre, and its ends say enough.
const SHORTEST = 1e-8

// Distance from a point to the arc between two others, and how far along the arc its foot is.
const footOn = (p: Vector, a: Vector, b: Vector): Foot => {
  const normal = cross(a, b)
  const length = norm(normal)
  if (length > SHORTEST) {
    const n: Vector = [normal[0] / length, normal[1] / length, normal[2] / length]
    const isBetween = dot(cross(n, a), p) >= 0 && dot(cross(b, n), p) >= 0
    if (isBetween) {
      const up = dot(n, p)
      const foot: Vector = [p[0] - up * n[0], p[1] - up * n[1], p[2] - up * n[2]]
      return {
        offset: RADIUS * Math.abs(Math.atan2(up, norm(foot))),
        along: RADIUS * angle(a, foot),
      }
    }
  }
  const [toA, toB] = [angle(p, a), angle(p, b)]
  return toA <= toB
    ? { offset: RADIUS * toA, along: 0 }
    : { offset: RADIUS * toB, along: RADIUS * angle(a, b) }
}

const bruteForce = (line: Line, point: LatLng): Foot => {
  const vectors = listPoints(line).map(toVector)
  const p = toVector(point)
  let best: Foot = { offset: Infinity, along: 0 }
  let start = 0
  vectors.forEach((a, at) => {
    const b = vectors[at + 1] ?? (vectors.length === 1 ? a : undefined)
    if (b === undefined) return
    const { offset, along } = footOn(p, a, b)
    if (offset < best.offset) best = { offset, along: start + along }
    start += RADIUS * angle(a, b)
  })
  return best
}

const METRE = 1

const check = (line: Line, points: readonly LatLng[], width: number): void => {
  const found = listAlong(toPointIndex(points), { line, width })
  expect(listAlong(toPointList(points), { line, width })).toEqual(found)
  const along = measureLine(line)
  const seen = new Map(found.map((one) => [one.at, one]))
  expect(seen.size).toBe(found.length)
  points.forEach((point, at) => {
    const one = seen.get(at)
    if (!isOnGlobe(point) || line.length === 0) {
      expect(one).toBeUndefined()
      return
    }
    const expected = bruteForce(line, point)
    if (one === undefined) {
      expect(expected.offset).toBeGreaterThan(width - METRE)
      return
    }
    expect(one.offset).toBeLessThanOrEqual(width)
    expect(Math.abs(one.offset - expected.offset)).toBeLessThan(METRE)
    // The place along the line: the line there is as far away as the point is said to be from it.
    const place = findPointAlong(line, along, one.along)
    if (O.isNone(place)) throw new Error('a line with points has one')
    expect(Math.abs(measureDistance(place.value, point) - one.offset)).toBeLessThan(METRE)
  })
}

const beside = (line: Line, moves: readonly (readonly [number, number, number])[]): LatLng[] => {
  const points = listPoints(line)
  return moves.flatMap(([which, up, across]) => {
    const point = points[which % points.length]
    if (point === undefined) return []
    const stretch = Math.max(0.05, Math.cos((point.lat * Math.PI) / 180))
    return [
      {
        lat: Math.max(-90, Math.min(90, point.lat + up)),
        lng: ((point.lng + across / stretch + 540) % 360) - 180,
      },
    ]
  })
}

const anyMove = (limit: number) =>
  fc.tuple(
    fc.nat(),
    fc.double({ min: -limit, max: limit, noNaN: true }),
    fc.double({ min: -limit, max: limit, noNaN: true }),
  )

describe('[B-T-02] points beside a line', () => {
  test('two points of a line that are as good as one', () => {
    const line = Float64Array.from([
      ...[0.0001909388363041506, 29.384303744081024],
      ...[0.00019093883629012751, 29.38430374408108],
    ])
    check(line, beside(line, [[0, 0, 0]]), 50)
  })

  test('The points found beside a line are those a look at every point finds, to the metre.', () => {
    fc.assert(
      fc.property(
        anyRoadUpTo(80),
        fc.array(anyMove(0.5), { maxLength: 60 }),
        fc.constantFrom(0, 50, 500, 2000, 10_000, 50_000),
        (line, moves, width) => {
          check(line, beside(line, moves), width)
        },
      ),
      { numRuns: runs(400) },
    )
  })

  test('also of crowds, points on the date line, at the poles, and off the globe', () => {
    fc.assert(
      fc.property(anyCrowd, anyRoadUpTo(60), (points, line) => {
        check(line, points, 5000)
      }),
    )
  })

  test('a thousand kilometres between two points are a way over the ball', () => {
    const line = toLine([
      { lat: 57.7, lng: 11.97 },
      { lat: 60.4, lng: 30 },
    ])
    const along = measureLine(line)
    const points = Array.from({ length: 200 }, (_, at) => {
      const found = findPointAlong(line, along, at * 5000)
      return F.pipe(
        found,
        O.getOrElse(() => ({ lat: 0, lng: 0 })),
      )
    })
    check(line, points, 100)
    expect(listAlong(toPointIndex(points), { line, width: 100 })).toHaveLength(200)
  })

  test('across the date line', () => {
    const line = toLine([
      { lat: -17, lng: 179.5 },
      { lat: -17.2, lng: -179.8 },
      { lat: -17.1, lng: -179.2 },
    ])
    const points = [
      { lat: -17.01, lng: 179.6 },
      { lat: -17.15, lng: -179.9 },
      { lat: -17.13, lng: 180 },
      { lat: -17.13, lng: -180 },
      { lat: -17.1, lng: -179.21 },
      { lat: -17.1, lng: 0 },
    ]
    check(line, points, 5000)
    expect(listAlong(toPointIndex(points), { line, width: 5000 }).map(({ at }) => at)).toEqual([
      0, 2, 3, 1, 4,
    ])
  })

  test('Points beside a line are listed in the order in which one passes them.', () => {
    fc.assert(
      fc.property(anyRoadUpTo(80), fc.array(anyMove(0.1), { maxLength: 60 }), (line, moves) => {
        const found = listAlong(toPointIndex(beside(line, moves)), { line, width: 5000 })
        const places = found.map(({ along }) => along)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        const length = measureLine(line).at(-1) ?? 0
        expect(places.every((place) => place >= 0 && place <= length + 0.001)).toBe(true)
      }),
    )
  })

  test('a road passed twice has a station where it is passed first', () => {
    const there = [0, 0.1, 0.2].map((lng) => ({ lat: 50, lng: 10 + lng }))
    const line = toLine([...there, ...[...there].reverse().slice(1)])
    const [one, ...others] = listAlong(toPointIndex([{ lat: 50.001, lng: 10.05 }]), {
      line,
      width: 2000,
    })
    expect(others).toEqual([])
    expect(one?.along).toBeLessThan(4000)
  })

  test('a line of one point is a circle; one of none, or a width below 0, finds nothing', () => {
    const index = toPointIndex([
      { lat: 50, lng: 10.001 },
      { lat: 50, lng: 11 },
    ])
    const line = toLine([{ lat: 50, lng: 10 }])
    expect(listAlong(index, { line, width: 2000 })).toMatchObject([{ at: 0, along: 0 }])
    expect(listAlong(index, { line: toLine([]), width: 2000 })).toEqual([])
    expect(listAlong(index, { line, width: -1 })).toEqual([])
    expect(listAlong(index, { line, width: Number.NaN })).toEqual([])
    expect(listAlong(index, { line, width: Infinity })).toHaveLength(2)
    expect(listAlong(toPointIndex([]), { line, width: 2000 })).toEqual([])
  })

  test('A cut line is as long as the line and has no longer part.', () => {
    fc.assert(
      fc.property(anyRoadUpTo(80), fc.constantFrom(100, 2000, 1e7), (line, longest) => {
        const cut = measureLine(cutLine(line, longest))
        expect(cut.at(-1) ?? 0).toBeCloseTo(measureLine(line).at(-1) ?? 0, 2)
        expect(
          cut.every((at, place) => place === 0 || at - (cut[place - 1] ?? 0) <= longest + 0.01),
        ).toBe(true)
      }),
      { numRuns: runs(30) },
    )
  })
})
