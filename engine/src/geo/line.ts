import type { LatLng, Line } from './geo.types.js'

/**
 * Stride of a line: numbers per point, latitude and longitude [1].
 *
 * @source T-ROUTE-15
 * @category constants
 */
export const LINE_STRIDE = 2

const HALF_TURN = 180
const FULL_TURN = 360
const QUARTER_TURN = 90

/** Tells whether a point lies on the globe. */
export const isOnGlobe = ({ lat, lng }: LatLng): boolean =>
  lat >= -QUARTER_TURN && lat <= QUARTER_TURN && lng >= -HALF_TURN && lng <= HALF_TURN

/** Brings a longitude back to the globe. */
export const wrapLongitude = (lng: number): number =>
  lng >= -HALF_TURN && lng <= HALF_TURN
    ? lng
    : ((((lng + HALF_TURN) % FULL_TURN) + FULL_TURN) % FULL_TURN) - HALF_TURN

/**
 * Flattens points to a line (polyline).
 *
 * @param points - The points in order.
 * @returns The line; empty for no points.
 * @law Points put into a line come out as they were.
 * @source T-ROUTE-15
 *
 * @example Latitude comes first
 * ```ts
 * import { toLine } from '@evkit/engine/geo'
 *
 * [...toLine([{ lat: 57.7, lng: 11.97 }])] // => [57.7, 11.97]
 * ```
 * @category conversions
 */
export const toLine = (points: readonly LatLng[]): Line => {
  const line = new Float64Array(points.length * LINE_STRIDE)
  let to = 0
  for (const { lat, lng } of points) {
    line[to] = lat
    line[to + 1] = lng
    to += LINE_STRIDE
  }
  return line
}

/**
 * Lists the points of a line.
 *
 * @source T-ROUTE-15
 */
export const listPoints = (line: Line): readonly LatLng[] =>
  Array.from({ length: Math.floor(line.length / LINE_STRIDE) }, (_, at) => ({
    lat: line[at * LINE_STRIDE] ?? 0,
    lng: line[at * LINE_STRIDE + 1] ?? 0,
  }))

/**
 * Writes a line the way GeoJSON wants it: longitude first, and without a jump at the date line.
 *
 * @source T-ROUTE-11, T-ROUTE-15
 */
export const toCoordinates = (line: Line): readonly (readonly [number, number])[] => {
  const unrolled = unrollLine(line)
  return Array.from(
    { length: Math.floor(line.length / LINE_STRIDE) },
    (_, at) => [unrolled[at * LINE_STRIDE + 1] ?? 0, unrolled[at * LINE_STRIDE] ?? 0] as const,
  )
}

/** Lays a line out without a jump at the date line. */
export const unrollLine = (line: Line): Line => {
  let unrolled = line
  let before = line[1] ?? 0
  for (let at = LINE_STRIDE + 1; at < line.length; at += LINE_STRIDE) {
    const lng = line[at] ?? 0
    const jump = before - lng
    before = lng
    if (jump <= HALF_TURN && jump >= -HALF_TURN) continue
    before = lng + FULL_TURN * Math.round(jump / FULL_TURN)
    if (unrolled === line) unrolled = line.slice()
    unrolled[at] = before
  }
  return unrolled
}

/**
 * Joins the lines of a route's steps to one.
 *
 * @source T-ROUTE-11, T-DATA-08
 */
export const joinLines = (lines: readonly Line[]): Line => {
  const joined = new Float64Array(lines.reduce((sum, { length }) => sum + length, 0))
  let to = 0
  for (const line of lines) {
    const meets =
      to > 0 && line[0] === joined[to - LINE_STRIDE] && line[1] === joined[to - LINE_STRIDE + 1]
    const added = meets ? line.subarray(LINE_STRIDE) : line
    joined.set(added, to)
    to += added.length
  }
  return joined.slice(0, to)
}
