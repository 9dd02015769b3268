import type { LatLng, Spot } from './geo.types.js'

/** Side of the square world of web maps at zoom 0, as MapLibre counts zooms [px]. @source D-T-20 @category constants */
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

/** Puts a point onto the flat world. */
export const toMercator = ({ lat, lng }: LatLng): Spot => {
  const sine = Math.sin(lat * DEGREE)
  const y = HALF - (QUARTER * Math.log((1 + sine) / (1 - sine))) / Math.PI
  return { x: lng / FULL_TURN + HALF, y: Math.max(0, Math.min(1, y)) }
}

/** Takes a point from the flat world. */
export const fromMercator = ({ x, y }: Spot): LatLng => ({
  lat: Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / DEGREE,
  lng: (x - HALF) * FULL_TURN,
})

/** Tells how large the flat world is at a zoom. */
export const measureWorld = (zoom: number): number => TILE_SIZE * 2 ** zoom
