import { circle } from '@turf/circle'
import type { LatLng, Line } from './geo.types.js'
import { toLine } from './line.js'

/** Corners a circle is drawn with unless more are asked for [1]. @source T-RANGE-22 @category constants */
const RING_STEPS = 64

const FEWEST = 3

/**
 * Builds a geodesic circle around a point as a polygon: all corners at the same great-circle distance.
 *
 * @param centre - Its centre.
 * @param metres - [m] Radius, above 0 and below half the earth's circumference.
 * @param steps - Number of corners, a whole number; at least 3, 64 by default.
 * @returns The corners counter-clockwise from north, closed by the first. Longitudes may be beyond 180 or −180, so that
 * the ring is not split at the antimeridian.
 *
 * @formula lat = asin(sin lat₀ cos δ + cos lat₀ sin δ cos β); lng = lng₀ + atan2(sin β sin δ cos lat₀, cos δ − sin lat₀ sin lat)
 * @law Every corner of a ring is its radius away from the middle.
 * @source T-RANGE-21, T-RANGE-22, B-T-06
 *
 * @example It closes
 * ```ts
 * import { toRing } from '@evkit/engine/geo'
 *
 * const ring = toRing({ lat: 57.7, lng: 11.97 }, 420000)
 * ring.length / 2 // => 65
 * ring[0] === ring[128] // => true
 * ```
 * @category constructors
 */
export const toRing = ({ lat, lng }: LatLng, metres: number, steps: number = RING_STEPS): Line => {
  const options = { steps: Math.max(FEWEST, Math.floor(steps)), units: 'meters' } as const
  const [corners = []] = circle([lng, lat], metres, options).geometry.coordinates
  return toLine(corners.map(([x = 0, y = 0]) => ({ lat: y, lng: x })))
}
