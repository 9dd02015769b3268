import { EARTH_RADIUS } from './distance.js'
import type { LatLng, Line } from './geo.types.js'
import { LINE_STRIDE } from './line.js'

/**
 * Corners a circle is drawn with unless more are asked for [1].
 *
 * @source T-RANGE-22
 * @category constants
 */
export const RING_STEPS = 64

const DEGREE = Math.PI / 180
const FULL_TURN = 2 * Math.PI
const FEWEST = 3

/**
 * Makes the circle around a place: all points so many metres away over the ball of the earth.
 *
 * @param centre - Its middle.
 * @param metres - [m] Its radius, above 0 and below half the way around the earth.
 * @param steps - Corners, a whole number; 3 for less, 64 unless given.
 * @returns The corners against the clock from the north, the first once more at the end. A longitude may be beyond 180
 * or −180, so that the ring is drawn in one piece.
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
export const toRing = (centre: LatLng, metres: number, steps: number = RING_STEPS): Line => {
  const corners = Math.max(FEWEST, Math.floor(steps))
  const ring = new Float64Array((corners + 1) * LINE_STRIDE)
  const angle = metres / EARTH_RADIUS
  const [sine, cosine] = [Math.sin(centre.lat * DEGREE), Math.cos(centre.lat * DEGREE)]
  for (let step = 0; step < corners; step += 1) {
    const bearing = (-FULL_TURN * step) / corners
    const lat = Math.asin(sine * Math.cos(angle) + cosine * Math.sin(angle) * Math.cos(bearing))
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * cosine,
      Math.cos(angle) - sine * Math.sin(lat),
    )
    ring[step * LINE_STRIDE] = lat / DEGREE
    ring[step * LINE_STRIDE + 1] = centre.lng + turn / DEGREE
  }
  ring.copyWithin(corners * LINE_STRIDE, 0, LINE_STRIDE)
  return ring
}
