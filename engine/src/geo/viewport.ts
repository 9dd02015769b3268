import { none, some, type Option } from '../shared/index.js'
import type { LatLng, Line, Size, Viewport } from './geo.types.js'
import { LINE_STRIDE, unrollLine, wrapLongitude } from './line.js'
import { fromMercator, TILE_SIZE, toMercator } from './mercator.js'

/** Camera of a map: centre and zoom. */
export interface Camera {
  readonly centre: LatLng
  /** As MapLibre counts: tiles of 512 pixels; with fractions. */
  readonly zoom: number
}

/** A viewport and the map it is to fit into. */
export interface Fit extends Size {
  readonly viewport: Viewport
}

/**
 * Room left around a fitted route [px].
 *
 * @source T-ROUTE-12, T-CONST-18
 * @category constants
 */
export const FIT_PADDING = 100

/** Side below which a map is too small for the whole padding [px]. @source D-T-20 @category constants */
const SMALL_MAP = 400

/** Room left around a route on a small map, as a share of its smaller side [1]. @source D-T-20 @category constants */
const SMALL_MAP_SHARE = 0.25

/**
 * The closest a map goes to fit something small, such as a route whose ends are one place: streets have names there.
 *
 * @source T-ROUTE-12, T-CONST-19
 * @category constants
 */
export const CLOSEST_FIT = 16

/** Finds how much room is left around a fitted route. */
export const findFitPadding = ({ width, height }: Size): number => {
  const smaller = Math.min(width, height)
  return smaller < SMALL_MAP ? smaller * SMALL_MAP_SHARE : FIT_PADDING
}

const DATE_LINE = 180
const ALL_AROUND = 360

const isPositive = (side: number): boolean => Number.isFinite(side) && side > 0

/**
 * Computes the camera that fits a bounding box into a map.
 *
 * @param fit - Bounding box, and width and height of the map in pixels.
 * @returns The projected centre of the box, and the zoom at which it just fits inside the padding; at most 16. The zoom
 * may be below 0 for half the world on a small map. `none` for a map without a size or corners that are not finite.
 *
 * @formula zoom = log2(min((width - 2 padding) / Δx, (height - 2 padding) / Δy) / 512), in shares of the flat world
 * @law Both corners of a fitted viewport are inside the map by at least the padding.
 * @source T-ROUTE-12, T-CONST-18, D-T-20
 *
 * @example The worked value of the row
 * ```ts
 * import { fitViewport } from '@evkit/engine/geo'
 * import { option } from 'fp-ts'
 *
 * const viewport = { low: { latitude: 57.6, longitude: 11.8 }, high: { latitude: 59.4, longitude: 18.2 } }
 * const fitted = fitViewport({ viewport, width: 1200, height: 600 })
 * option.isSome(fitted) && fitted.value.centre.lng.toFixed(2) // => '15.00'
 * option.isSome(fitted) && fitted.value.zoom.toFixed(2) // => '6.35'
 * ```
 * @category formulas
 */
export const fitViewport = ({ viewport, width, height }: Fit): Option<Camera> => {
  const { low, high } = viewport
  const southWest = toMercator({ lat: low.latitude, lng: low.longitude })
  const northEast = toMercator({ lat: high.latitude, lng: high.longitude })
  const across = northEast.x - southWest.x + (low.longitude > high.longitude ? 1 : 0)
  const down = southWest.y - northEast.y
  if (!isPositive(width) || !isPositive(height) || !Number.isFinite(across + down)) return none
  const padding = findFitPadding({ width, height })
  const room = Math.min((width - 2 * padding) / across, (height - 2 * padding) / Math.abs(down))
  const { lat, lng } = fromMercator({
    x: southWest.x + across / 2,
    y: (southWest.y + northEast.y) / 2,
  })
  return some({
    centre: { lat, lng: wrapLongitude(lng) },
    zoom: Math.min(CLOSEST_FIT, Math.log2(room / TILE_SIZE)),
  })
}

/**
 * Finds the viewport of a line.
 *
 * @source T-DATA-08, T-ROUTE-12
 */
export const findViewport = (line: Line): Option<Viewport> => {
  const unrolled = unrollLine(line)
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let at = 0; at + 1 < unrolled.length; at += LINE_STRIDE) {
    const lat = unrolled[at] ?? 0
    const lng = unrolled[at + 1] ?? 0
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  if (south > north) return none
  const isAround = east - west >= ALL_AROUND
  return some({
    low: { latitude: south, longitude: isAround ? -DATE_LINE : wrapLongitude(west) },
    high: { latitude: north, longitude: isAround ? DATE_LINE : wrapLongitude(east) },
  })
}
