// Which piece of land a position lies on: what tells whether a road may lead to it without a ferry.
import { boxOf, isInRing, squareToRing } from './shape.js'
import type { Land } from './basemap-file.js'

/** [km] How far from a coast a position may lie, as outlines are coarse, to count as on land. */
export const COAST_TOLERANCE = 3

const KM_PER_DEGREE = 111.2
const HALF_TURN = 180

/** Finds the number of the land a position lies on, or lies next to; -1 at sea. */
export type FindMass = (lat: number, lng: number) => number

interface Piece extends Land {
  readonly reach: ReturnType<typeof boxOf>
}

const isOn = ({ rings: [outline = [], ...holes] }: Land, lat: number, lng: number): boolean =>
  isInRing(outline, lng, lat) && !holes.some((hole) => isInRing(hole, lng, lat))

/** Prepares pieces of land for the question which of them a position lies on. */
export const createFindMass = (land: readonly Land[]): FindMass => {
  const margin = COAST_TOLERANCE / KM_PER_DEGREE
  const pieces: readonly Piece[] = land.map((one) => ({ ...one, reach: boxOf(one.rings[0] ?? []) }))
  return (lat, lng) => {
    const wide = margin / Math.max(Math.cos((lat * Math.PI) / HALF_TURN), margin)
    const near = pieces.filter(
      ({ reach }) =>
        lng >= reach.west - wide &&
        lng <= reach.east + wide &&
        lat >= reach.south - margin &&
        lat <= reach.north + margin,
    )
    const found = near.find((one) => isOn(one, lat, lng))
    if (found !== undefined) return found.mass
    let [mass, least] = [-1, margin * margin]
    for (const one of near) {
      for (const ring of one.rings) {
        const square = squareToRing(ring, lat, lng)
        if (square <= least) [mass, least] = [one.mass, square]
      }
    }
    return mass
  }
}
