import type { LatLng, Spot } from './geo.types.js'

/**
 * Side of the square world of web maps at zoom 0, as MapLibre counts zooms [px].
 *
 * @source D-T-20
 * @category constants
 */
export const TILE_SIZE = 512

/**
 * The latitude at which the square world of web maps ends [°].
 *
 * @source D-T-20
 * @category constants
 */
export const MERCATOR_LATITUDE = 85.0511287798066

const HALF = 0.5
const QUARTER = 0.25
const FULL_TURN = 360
const DEGREE = Math.PI / 180

/**
 * Puts a point onto the flat world.
 *
 * @param point - A point on the globe.
 * @returns Share of the world's side, 0 to 1: from west to east, and from north to south; a latitude beyond the end of the
 * flat world lies on its edge.
 *
 * @formula x = lng / 360 + 1/2; y = 1/2 - ln((1 + sin lat) / (1 - sin lat)) / 4π
 * @law A point put onto the flat world and back is the point.
 * @source D-T-20, T-ROUTE-10
 *
 * @example Where equator and first meridian meet is the middle
 * ```ts
 * import { toMercator } from '@evkit/engine/geo'
 *
 * toMercator({ lat: 0, lng: 0 }) // => { x: 0.5, y: 0.5 }
 * toMercator({ lat: 90, lng: 180 }) // => { x: 1, y: 0 }
 * ```
 * @category conversions
 */
export const toMercator = ({ lat, lng }: LatLng): Spot => {
  const sine = Math.sin(lat * DEGREE)
  const y = HALF - (QUARTER * Math.log((1 + sine) / (1 - sine))) / Math.PI
  return { x: lng / FULL_TURN + HALF, y: Math.max(0, Math.min(1, y)) }
}

/**
 * Takes a point from the flat world.
 *
 * @param spot - Share of the world's side; beyond 0 and 1 to the sides it is the next copy of the world.
 * @returns The point; its longitude may be beyond 180 or −180 when the spot lies in another copy.
 *
 * @formula lng = 360 (x - 1/2); lat = 2 atan(exp(2π (1/2 - y))) - 90
 * @law A point put onto the flat world and back is the point.
 * @source D-T-20, T-ROUTE-10
 *
 * @example The middle
 * ```ts
 * import { fromMercator } from '@evkit/engine/geo'
 *
 * fromMercator({ x: 0.5, y: 0.5 }) // => { lat: 0, lng: 0 }
 * ```
 * @category conversions
 */
export const fromMercator = ({ x, y }: Spot): LatLng => ({
  lat: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / DEGREE,
  lng: (x - HALF) * FULL_TURN,
})

/**
 * Tells how large the flat world is at a zoom.
 *
 * @param zoom - As MapLibre counts: 0 is the whole world on one tile of 512 pixels; fractions allowed.
 * @returns [px] Side of the world.
 *
 * @formula 512 * 2^zoom
 * @source D-T-20
 *
 * @example One zoom further, twice as large
 * ```ts
 * import { measureWorld } from '@evkit/engine/geo'
 *
 * measureWorld(1) // => 1024
 * ```
 * @category formulas
 */
export const measureWorld = (zoom: number): number => TILE_SIZE * 2 ** zoom
