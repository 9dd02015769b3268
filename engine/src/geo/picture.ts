import type { LatLng, Line, Size, Spot } from './geo.types.js'
import { LINE_STRIDE, unrollLine } from './line.js'
import { fromMercator, measureWorld, toMercator } from './mercator.js'
import type { Camera } from './viewport.js'

/** A rendered map viewport: its camera and its size in pixels. */
export interface Picture extends Camera, Size {}

/**
 * Projects a coordinate to a pixel of a map (Web Mercator).
 *
 * @param picture - Camera, and width and height in pixels.
 * @param point - A point on the globe.
 * @returns [px] From the left and upper edge; outside the map it is below 0 or beyond width and height. Of several
 * world copies, the one nearest to the centre is used.
 *
 * @formula x = width / 2 + (x(point) - x(centre)) * 512 * 2^zoom, and the same down
 * @law A spot of a picture and back is the spot.
 * @source T-ROUTE-12, E-T-13
 *
 * @example The centre is the middle
 * ```ts
 * import { toSpot } from '@evkit/engine/geo'
 *
 * const centre = { lat: 57.7, lng: 11.97 }
 * toSpot({ centre, zoom: 10, width: 800, height: 600 }, centre) // => { x: 400, y: 300 }
 * ```
 * @category conversions
 */
export const toSpot = ({ centre, zoom, width, height }: Picture, point: LatLng): Spot => {
  const world = measureWorld(zoom)
  const middle = toMercator(centre)
  const { x, y } = toMercator(point)
  const across = x - middle.x
  return {
    x: width / 2 + (across - Math.round(across)) * world,
    y: height / 2 + (y - middle.y) * world,
  }
}

/**
 * Unprojects a pixel of a map to a coordinate (inverse Web Mercator).
 *
 * @param picture - Camera, and width and height in pixels.
 * @param spot - [px] From the left and upper edge.
 * @returns The coordinate; its longitude may be beyond 180 or −180 on another world copy.
 *
 * @formula the other way around
 * @law A spot of a picture and back is the spot.
 * @source T-ROUTE-12, E-T-13
 *
 * @example The middle is the centre
 * ```ts
 * import { fromSpot } from '@evkit/engine/geo'
 *
 * const centre = { lat: 0, lng: 90 }
 * fromSpot({ centre, zoom: 10, width: 800, height: 600 }, { x: 400, y: 300 }) // => centre
 * ```
 * @category conversions
 */
export const fromSpot = ({ centre, zoom, width, height }: Picture, spot: Spot): LatLng => {
  const world = measureWorld(zoom)
  const middle = toMercator(centre)
  return fromMercator({
    x: middle.x + (spot.x - width / 2) / world,
    y: middle.y + (spot.y - height / 2) / world,
  })
}

/**
 * Draws a line into a picture.
 *
 * @source T-ROUTE-11, E-T-13
 */
export const drawLine = (picture: Picture, line: Line): Float64Array => {
  const unrolled = unrollLine(line)
  const { centre, zoom, width, height } = picture
  const world = measureWorld(zoom)
  const middle = toMercator(centre)
  const start = toMercator({ lat: 0, lng: unrolled[1] ?? 0 })
  const copy = Math.round(start.x - middle.x)
  const spots = new Float64Array(unrolled.length)
  for (let at = 0; at + 1 < unrolled.length; at += LINE_STRIDE) {
    const { x, y } = toMercator({ lat: unrolled[at] ?? 0, lng: unrolled[at + 1] ?? 0 })
    spots[at] = width / 2 + (x - middle.x - copy) * world
    spots[at + 1] = height / 2 + (y - middle.y) * world
  }
  return spots
}
