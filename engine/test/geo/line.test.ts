import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { option as O } from 'fp-ts'
import {
  findPointAlong,
  measureDistance,
  measureLine,
  pointBetween,
} from '../../src/geo/distance.js'
import {
  isOnGlobe,
  joinLines,
  listPoints,
  toCoordinates,
  toLine,
  unrollLine,
  wrapLongitude,
} from '../../src/geo/line.js'
import { toRing } from '../../src/geo/ring.js'
import { anyLatLng, anyLine, anyRoadUpTo } from '../kit/geo-arbitraries.js'

const lengthOf = (line: Float64Array): number => measureLine(line).at(-1) ?? 0

describe('a line', () => {
  test('Points put into a line come out as they were.', () => {
    fc.assert(
      fc.property(fc.array(anyLatLng), (points) => {
        expect(listPoints(toLine(points))).toEqual(points)
      }),
    )
  })

  test('[T-ROUTE-15] a map gets longitude first, and no other list does', () => {
    const line = toLine([{ lat: 57.70887, lng: 11.97456 }])
    expect([...line]).toEqual([57.70887, 11.97456])
    expect(toCoordinates(line)).toEqual([[11.97456, 57.70887]])
  })

  test('Coordinates never jump by more than half the way around the earth.', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const lngs = toCoordinates(line).map(([lng]) => lng)
        const jumps = lngs.slice(1).map((lng, at) => Math.abs(lng - (lngs[at] ?? 0)))
        expect(jumps.every((jump) => jump <= 180 + 1e-9)).toBe(true)
        const unrolled = unrollLine(line)
        // Near zero a double keeps digits that a sum with 360 must drop, so whole turns are whole but for rounding.
        const turns = unrolled.map((value, at) => (value - (line[at] ?? 0)) / 360)
        expect(turns.every((turn) => Math.abs(turn - Math.round(turn)) < 1e-12)).toBe(true)
      }),
    )
  })

  test('a line twice around the earth goes on', () => {
    const lngs = [0, 120, -120, 0, 120, -120, 0]
    const line = toLine(lngs.map((lng) => ({ lat: 0, lng })))
    expect(toCoordinates(line).map(([lng]) => lng)).toEqual([0, 120, 240, 360, 480, 600, 720])
  })

  test('Lines that meet are joined to one as long as all of them.', () => {
    fc.assert(
      fc.property(anyRoadUpTo(80), fc.array(fc.nat(40), { maxLength: 4 }), (line, cuts) => {
        const places = [0, ...cuts.map((cut) => cut % (line.length / 2)), line.length / 2 - 1]
        const sorted = [...places].sort((a, b) => a - b)
        const parts = sorted
          .slice(1)
          .map((to, at) => line.slice((sorted[at] ?? 0) * 2, (to + 1) * 2))
        const sum = parts.map(lengthOf).reduce((a, b) => a + b, 0)
        expect(lengthOf(joinLines(parts))).toBeCloseTo(sum, 4)
        expect([...joinLines(parts)]).toEqual([...line])
      }),
    )
  })

  test('[T-DATA-08] lines that do not meet keep all their points; an empty one adds none', () => {
    const parts = [[1, 2], [], [3, 4, 5, 6]].map((part) => Float64Array.from(part))
    expect([...joinLines(parts)]).toEqual([1, 2, 3, 4, 5, 6])
    expect([...joinLines([])]).toEqual([])
  })
})

describe('the globe', () => {
  test.each([
    [90, 180, true],
    [-90, -180, true],
    [90.0001, 0, false],
    [0, 180.0001, false],
    [Number.NaN, 0, false],
    [0, Number.POSITIVE_INFINITY, false],
  ])('[T-ROUTE-15] latitude %s, longitude %s is on it: %s', (lat, lng, expected) => {
    expect(isOnGlobe({ lat, lng })).toBe(expected)
  })

  test.each([
    [0, 0],
    [180, 180],
    [-180, -180],
    [181, -179],
    [-181, 179],
    [540, -180],
    [725, 5],
    [-725, -5],
  ])('longitude %s is %s', (lng, expected) => {
    expect(wrapLongitude(lng)).toBe(expected)
  })
})

describe('distances', () => {
  // Two independent ways: the angle between two vectors from the middle of the earth.
  const RADIUS = 6_371_008.8
  const vector = ({ lat, lng }: { lat: number; lng: number }) => {
    const [a, b] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)] as const
  }
  const angle = (p: { lat: number; lng: number }, q: { lat: number; lng: number }): number => {
    const [a, b] = [vector(p), vector(q)]
    const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    const cross = Math.hypot(
      a[1] * b[2] - a[2] * b[1],
      a[2] * b[0] - a[0] * b[2],
      a[0] * b[1] - a[1] * b[0],
    )
    return RADIUS * Math.atan2(cross, dot)
  }

  test('[B-T-02] equal the angle between two vectors, to a centimetre', () => {
    fc.assert(
      fc.property(anyLatLng, anyLatLng, (a, b) => {
        // Half the way around the earth, the square root has half the digits.
        const bound = angle(a, b) > RADIUS * 3.1 ? 1 : 0.01
        expect(Math.abs(measureDistance(a, b) - angle(a, b))).toBeLessThan(bound)
      }),
    )
  })

  test('The way there is as long as the way back, and never longer than by a third place.', () => {
    fc.assert(
      fc.property(anyLatLng, anyLatLng, anyLatLng, (a, b, c) => {
        expect(measureDistance(a, b)).toBe(measureDistance(b, a))
        const detour = measureDistance(a, c) + measureDistance(c, b)
        expect(measureDistance(a, b)).toBeLessThan(detour + 1)
      }),
    )
  })

  test('Gothenburg to Stockholm is 397 km through the air', () => {
    const far = measureDistance({ lat: 57.70887, lng: 11.97456 }, { lat: 59.32938, lng: 18.06871 })
    expect(far / 1000).toBeCloseTo(398, -0.5)
  })

  test('The point so many metres along a line is so many metres along it.', () => {
    fc.assert(
      fc.property(anyRoadUpTo(80), fc.double({ min: 0, max: 1, noNaN: true }), (line, share) => {
        const along = measureLine(line)
        const metres = lengthOf(line) * share
        const found = findPointAlong(line, along, metres)
        if (O.isNone(found)) throw new Error('a line with points has one')
        const passed = listPoints(line).filter((_, at) => (along[at] ?? 0) <= metres)
        expect(lengthOf(toLine([...passed, found.value]))).toBeCloseTo(metres, 2)
      }),
    )
  })

  test('before the start is the start, beyond the end the end, and without points nothing', () => {
    const line = toLine([
      { lat: 1, lng: 2 },
      { lat: 3, lng: 4 },
    ])
    const along = measureLine(line)
    expect(findPointAlong(line, along, -5)).toMatchObject({ value: { lat: 1, lng: 2 } })
    expect(findPointAlong(line, along, 1e9)).toMatchObject({ value: { lat: 3, lng: 4 } })
    expect(findPointAlong(toLine([]), measureLine(toLine([])), 5)._tag).toBe('None')
  })

  test('a share of nothing is the first point, and places that are one are that one', () => {
    const [a, b] = [
      { lat: 10, lng: 179 },
      { lat: 20, lng: -179 },
    ]
    expect(pointBetween(a, b, 0)).toBe(a)
    expect(pointBetween(a, b, 1)).toBe(b)
    expect(pointBetween(a, a, 0.5)).toBe(a)
    expect(Math.abs(pointBetween(a, b, 0.5).lng)).toBeGreaterThan(179)
  })
})

describe('the circle', () => {
  test('Every corner of a ring is its radius away from the middle.', () => {
    fc.assert(
      fc.property(
        anyLatLng,
        fc.double({ min: 1, max: 5_000_000, noNaN: true }),
        fc.integer({ min: 3, max: 90 }),
        (centre, metres, steps) => {
          const ring = listPoints(toRing(centre, metres, steps))
          expect(ring).toHaveLength(steps + 1)
          expect(ring.at(-1)).toEqual(ring[0])
          for (const corner of ring) {
            expect(Math.abs(measureDistance(centre, corner) - metres)).toBeLessThan(0.01)
          }
        },
      ),
    )
  })

  test('fewer than three corners are three', () => {
    expect(toRing({ lat: 0, lng: 0 }, 1000, 0)).toHaveLength(8)
    expect(toRing({ lat: 0, lng: 0 }, 1000, -7)).toHaveLength(8)
    expect(toRing({ lat: 0, lng: 0 }, 1000, 4.9)).toHaveLength(10)
  })
})
