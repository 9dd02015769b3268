import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import {
  decodePolyline,
  encodePolyline,
  POLYLINE_LIMIT,
  type PolylinePrecision,
} from '../../src/geo/polyline.js'
import { isOnGlobe, listPoints } from '../../src/geo/line.js'
import { anyLine, hostilePolyline } from '../kit/geo-arbitraries.js'

const WORKED = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'

const pointsOf = (text: string, precision?: PolylinePrecision) => {
  const decoded = decodePolyline(text, precision)
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return listPoints(decoded.right)
}
const faultOf = (text: string, precision?: PolylinePrecision) => {
  const decoded = decodePolyline(text, precision)
  return E.isLeft(decoded) ? decoded.left : []
}

describe('encoded lines', () => {
  test('[T-ROUTE-11] the worked value: three points', () => {
    expect(pointsOf(WORKED)).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ])
  })

  test('the same at six decimals', () => {
    const line = Float64Array.of(38.5, -120.2, 40.7, -120.95, 43.252, -126.453)
    expect(encodePolyline(line, 6)).toBe('_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI')
    expect(pointsOf('_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI', 6)).toEqual(listPoints(line))
  })

  test('an empty text is no points', () => {
    expect(pointsOf('')).toEqual([])
    expect(encodePolyline(new Float64Array(0))).toBe('')
  })

  test.each([
    ['poles and date line', [90, 180, -90, -180]],
    ['nothing', [0, 0, 0, 0]],
    ['the smallest steps', [0.00001, -0.00001, 0, 0]],
  ])('%s', (_, numbers) => {
    for (const precision of [5, 6] as const) {
      const text = encodePolyline(Float64Array.from(numbers), precision)
      expect(pointsOf(text, precision)).toEqual(listPoints(Float64Array.from(numbers)))
    }
  })

  test('Decoding an encoded line gives its points to 1e-5 of a degree.', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(5, 6), (line, precision) => {
        const decoded = decodePolyline(encodePolyline(line, precision), precision)
        if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
        expect(decoded.right).toHaveLength(line.length)
        const half = 0.5 / 10 ** precision + 1e-12
        expect(decoded.right.every((value, at) => Math.abs(value - (line[at] ?? 0)) <= half)).toBe(
          true,
        )
      }),
    )
  })

  test('what is off the globe is encoded as the last on it, what is no number as 0', () => {
    const line = Float64Array.of(91, -181, Number.NaN, Number.POSITIVE_INFINITY)
    expect(pointsOf(encodePolyline(line))).toEqual([
      { lat: 90, lng: -180 },
      { lat: 0, lng: 180 },
    ])
  })
})

describe('spoilt lines', () => {
  test.each([
    ['ends within a number', '_p~i', 'truncated', 4],
    ['ends after a latitude', '_p~iF', 'truncated', 5],
    ['has a space', '_p~iF ~ps|U', 'character', 5],
    ['has a character below', '_p~iF>ps|U', 'character', 5],
    ['has a character above', '_p~iF\u007fps|U', 'character', 5],
    ['has a wide character', '_p~iF\u{1f697}', 'character', 5],
    ['has a number of seven characters', '~~~~~~?', 'overflow', 5],
    ['goes beyond the pole', encodePolyline(Float64Array.of(90, 0)) + 'A?', 'offGlobe', 6],
    ['goes beyond the date line', encodePolyline(Float64Array.of(0, 180)) + '?A', 'offGlobe', 8],
  ])('[T-ROUTE-11] one that %s is refused with the place', (_, text, kind, at) => {
    expect(faultOf(text)).toEqual([{ kind, at }])
  })

  test('a line too long to be read is refused before it is read', () => {
    expect(faultOf('?'.repeat(POLYLINE_LIMIT + 1))).toEqual([
      { kind: 'tooLong', at: POLYLINE_LIMIT },
    ])
    expect(pointsOf('?'.repeat(POLYLINE_LIMIT))).toHaveLength(POLYLINE_LIMIT / 2)
  })

  test('Any text decodes to points on the globe or to a fault within the text.', () => {
    fc.assert(
      fc.property(hostilePolyline, fc.constantFrom(5, 6), (text, precision) => {
        const decoded = decodePolyline(text, precision)
        if (E.isRight(decoded)) {
          expect(listPoints(decoded.right).every(isOnGlobe)).toBe(true)
          return
        }
        expect(decoded.left).toHaveLength(1)
        expect(decoded.left[0]?.at).toBeGreaterThanOrEqual(0)
        expect(decoded.left[0]?.at).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: runs(2000) },
    )
  })
})

describe('the lines of a route', () => {
  test('[T-DATA-08] 2 legs of 3 steps are 6 lines', () => {
    const decoded = Array.from({ length: 6 }, () => decodePolyline(WORKED))
    expect(decoded.map((one) => E.isRight(one) && one.right.length)).toEqual([6, 6, 6, 6, 6, 6])
  })

  test('decoded lines are not changed by decoding others', () => {
    const first = pointsOf(WORKED)
    const line = decodePolyline(WORKED)
    decodePolyline(encodePolyline(Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8)))
    expect(E.isRight(line) && listPoints(line.right)).toEqual(first)
  })

  test('a line of many thousand points is read as a short one is', () => {
    const points = Float64Array.from({ length: 40_000 }, (_, at) => Math.round(at / 2) / 1000)
    const decoded = decodePolyline(encodePolyline(points))
    expect(E.isRight(decoded) && [...decoded.right]).toEqual([...points])
  })
})
