// The stations near a road, in the order they are passed.
import { listAlong, toPointIndex, type Line } from '@evkit/engine/geo'
import { TRIP_GRIDS, type ChargingStation } from '@evkit/engine/route'

/** [km] How far from a road a station may lie to be in an answer: the widest a visitor can ask for. */
export const CORRIDOR_WIDTH = TRIP_GRIDS.width.max

const METRES = 1000

/** Finds the stations within a width [km] of a road, in the order they are passed. */
export type FindAlong = (line: Line, width: number) => readonly ChargingStation[]

/** Prepares stations for the question which of them lie along a road. */
export const createFindAlong = (stations: readonly ChargingStation[]): FindAlong => {
  const index = toPointIndex(stations)
  return (line, width) =>
    listAlong(index, { line, width: width * METRES }).flatMap(({ at }) => stations[at] ?? [])
}
