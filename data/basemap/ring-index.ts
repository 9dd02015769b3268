// A ring whose sides are found by their latitude: the outline of a continent has thousands, a line of 40 km passes few.
import { boxOf, type Box, type Flat } from './shape.js'

/** A latitude and a longitude [°]. */
export type Point = readonly [number, number]

/** An open ring, the box around it, and its sides by band of latitude. */
export interface Ring {
  readonly ring: Flat
  readonly box: Box
  /** For each band from the south: the places in the ring at which the sides that reach into it end. */
  readonly bands: readonly (readonly number[])[]
}

/** A side of a ring: longitude and latitude [°] of its first end, then of its second. */
type Side = readonly [number, number, number, number]

/** [°] Height of a band: about the distance that is asked about most. */
const BAND = 0.1

const bandOf = (lat: number, { south }: Box): number => Math.floor((lat - south) / BAND)

const sideOf = (ring: Flat, end: number): Side => {
  const start = end === 0 ? ring.length - 2 : end - 2
  return [ring[start] ?? 0, ring[start + 1] ?? 0, ring[end] ?? 0, ring[end + 1] ?? 0]
}

const bandsOf = ([, y0, , y1]: Side, box: Box): readonly [number, number] => [
  bandOf(Math.min(y0, y1), box),
  bandOf(Math.max(y0, y1), box),
]

/** Prepares a ring for many questions. */
export const toRing = (ring: Flat): Ring => {
  const box = boxOf(ring)
  const bands: number[][] = []
  for (let end = 0; end < ring.length; end += 2) {
    const [first, last] = bandsOf(sideOf(ring, end), box)
    for (let band = first; band <= last; band += 1) (bands[band] ??= []).push(end)
  }
  return { ring, box, bands }
}

/** Tells whether a position lies in a ring. */
export const isWithin = ({ ring, box, bands }: Ring, [lat, lng]: Point): boolean => {
  if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) return false
  let isIn = false
  for (const end of bands[bandOf(lat, box)] ?? []) {
    const [x0, y0, x1, y1] = sideOf(ring, end)
    if (y1 > lat !== y0 > lat && lng < ((x0 - x1) * (lat - y1)) / (y0 - y1) + x1) isIn = !isIn
  }
  return isIn
}

/** Tells whether the box around a ring shares a point with the box around a line. */
export const isTouched = ({ box }: Ring, [lat0, lng0]: Point, [lat1, lng1]: Point): boolean =>
  Math.min(lng0, lng1) <= box.east &&
  Math.max(lng0, lng1) >= box.west &&
  Math.min(lat0, lat1) <= box.north &&
  Math.max(lat0, lat1) >= box.south

// Where a side meets a line, as a share of the line; nothing where it does not.
const meetSide = (
  [x0, y0, x1, y1]: Side,
  [lat0, lng0]: Point,
  [lat1, lng1]: Point,
): number | undefined => {
  const [dx, dy] = [lng1 - lng0, lat1 - lat0]
  const [x, y, nextX, nextY] = [x0 - lng0, y0 - lat0, x1 - lng0, y1 - lat0]
  const [side, nextSide] = [x * dy - y * dx, nextX * dy - nextY * dx]
  if (side > 0 === nextSide > 0) return undefined
  const along = side / (side - nextSide)
  const [hitX, hitY] = [x + (nextX - x) * along, y + (nextY - y) * along]
  const share = Math.abs(dx) > Math.abs(dy) ? hitX / dx : hitY / dy
  return share > 0 && share < 1 ? share : undefined
}

/** Where a line from one point to another meets a ring, as shares of the line. */
export const listMeetings = ({ ring, box, bands }: Ring, from: Point, to: Point): number[] => {
  const lowest = Math.max(0, bandOf(Math.min(from[0], to[0]), box))
  const highest = bandOf(Math.max(from[0], to[0]), box)
  const shares: number[] = []
  for (let band = lowest; band <= highest && band < bands.length; band += 1) {
    for (const end of bands[band] ?? []) {
      const side = sideOf(ring, end)
      // A side in several bands is looked at in the first that the line reaches.
      if (Math.max(bandsOf(side, box)[0], lowest) !== band) continue
      const share = meetSide(side, from, to)
      if (share !== undefined) shares.push(share)
    }
  }
  return shares
}
