import { none, some, type Option } from '../shared/index.js'
import type { LatLng, Line } from './geo.types.js'
import { LINE_STRIDE, wrapLongitude } from './line.js'

/** Radius of the earth taken as a ball [m]. @source T-RANGE-22, B-T-02 @category constants */
export const EARTH_RADIUS = 6_371_008.8

const DEGREE = Math.PI / 180
const HALF_DEGREE = DEGREE / 2

// Between the points of a road angles are small: two terms of the series are exact to a nanometre of way, and faster.
const SMALL = 1e-3
const THIRD_TERM = 6
const sineOf = (angle: number): number =>
  angle < SMALL && angle > -SMALL ? angle - (angle * angle * angle) / THIRD_TERM : Math.sin(angle)
const arcSineOf = (sine: number): number =>
  sine < SMALL ? sine + (sine * sine * sine) / THIRD_TERM : Math.asin(Math.min(1, sine))

// The way over the ball for a difference in latitude and longitude, and the product of the cosines of both latitudes.
const measureArc = (up: number, across: number, cosines: number): number => {
  const high = sineOf(up * HALF_DEGREE)
  const wide = sineOf(across * HALF_DEGREE)
  return 2 * EARTH_RADIUS * arcSineOf(Math.sqrt(high * high + cosines * wide * wide))
}

/**
 * Computes the great-circle distance between two points (haversine, spherical earth).
 *
 * @param a - A point on the globe.
 * @param b - Another one.
 * @returns [m] 0 or more; the sphere deviates from the ellipsoid by at most 0.6 %.
 *
 * @formula 2 R asin √(sin²(Δlat / 2) + cos lat₁ cos lat₂ sin²(Δlng / 2))
 * @law The way there is as long as the way back, and never longer than by a third place.
 * @source B-T-02, T-RANGE-22
 *
 * @example A degree of latitude
 * ```ts
 * import { measureDistance } from '@evkit/engine/geo'
 *
 * Math.round(measureDistance({ lat: 57, lng: 12 }, { lat: 58, lng: 12 })) // => 111195
 * ```
 * @category formulas
 */
export const measureDistance = (a: LatLng, b: LatLng): number =>
  measureArc(b.lat - a.lat, b.lng - a.lng, Math.cos(a.lat * DEGREE) * Math.cos(b.lat * DEGREE))

const pointAt = (line: Line, at: number): LatLng => ({
  lat: line[at * LINE_STRIDE] ?? 0,
  lng: line[at * LINE_STRIDE + 1] ?? 0,
})

/**
 * Measures how far along a line each of its points is.
 *
 * @source B-T-02
 */
export const measureLine = (line: Line): Float64Array => {
  const along = new Float64Array(Math.floor(line.length / LINE_STRIDE))
  let [sum, lat, lng] = [0, line[0] ?? 0, line[1] ?? 0]
  let cosine = Math.cos(lat * DEGREE)
  for (let at = 1; at < along.length; at += 1) {
    const nextLat = line[at * LINE_STRIDE] ?? 0
    const nextLng = line[at * LINE_STRIDE + 1] ?? 0
    const nextCosine = Math.cos(nextLat * DEGREE)
    sum += measureArc(nextLat - lat, nextLng - lng, cosine * nextCosine)
    along[at] = sum
    lat = nextLat
    lng = nextLng
    cosine = nextCosine
  }
  return along
}

/** Finds the point a share of the way between two points. */
export const pointBetween = (a: LatLng, b: LatLng, share: number): LatLng => {
  if (share <= 0) return a
  if (share >= 1) return b
  const angle = measureDistance(a, b) / EARTH_RADIUS
  const sine = Math.sin(angle)
  if (sine === 0) return a
  const [weightA, weightB] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine]
  const [flatA, flatB] = [weightA * Math.cos(a.lat * DEGREE), weightB * Math.cos(b.lat * DEGREE)]
  const x = flatA * Math.cos(a.lng * DEGREE) + flatB * Math.cos(b.lng * DEGREE)
  const y = flatA * Math.sin(a.lng * DEGREE) + flatB * Math.sin(b.lng * DEGREE)
  const z = weightA * Math.sin(a.lat * DEGREE) + weightB * Math.sin(b.lat * DEGREE)
  return {
    lat: Math.atan2(z, Math.hypot(x, y)) / DEGREE,
    lng: wrapLongitude(Math.atan2(y, x) / DEGREE),
  }
}

// Number of the last point not beyond the metres, so that the wanted one lies between it and the next.
const findBefore = (along: Float64Array, metres: number): number => {
  let low = 0
  let high = along.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((along[middle] ?? 0) <= metres) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Finds the point so many metres along a line.
 *
 * @source B-T-02
 */
export const findPointAlong = (line: Line, along: Float64Array, metres: number): Option<LatLng> => {
  if (along.length === 0) return none
  const at = findBefore(along, metres)
  const from = along[at] ?? 0
  const to = along[at + 1] ?? from
  if (to <= from) return some(pointAt(line, at))
  return some(pointBetween(pointAt(line, at), pointAt(line, at + 1), (metres - from) / (to - from)))
}
