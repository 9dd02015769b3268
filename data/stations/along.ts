// The stations near a road, in the order they are passed.
import { listAlong, toPointIndex, type Line } from '@evkit/engine/geo'
import { measureLine } from '@evkit/engine/internal/geo'
import { TRIP_GRIDS, type ChargingStation } from '@evkit/engine/route'
import { selectStations } from './select.js'

/** [km] How far from a road a station may lie to be in an answer: the widest a visitor can ask for. */
export const CORRIDOR_WIDTH = TRIP_GRIDS.width.max

const METRES = 1000

/** The stations along a road. */
export interface StationsAlong {
  /** Those an answer holds, in the order they are passed. */
  readonly stations: readonly ChargingStation[]
  /** How many there are in all. */
  readonly count: number
}

/** Finds the stations within a width [km] of a road. */
export type FindAlong = (line: Line, width: number) => StationsAlong

/** Prepares stations for the question which of them lie along a road. */
export const createFindAlong = (stations: readonly ChargingStation[]): FindAlong => {
  const index = toPointIndex(stations)
  return (line, width) => {
    const beside = listAlong(index, { line, width: width * METRES }).flatMap(
      ({ at, along, offset }) => {
        const station = stations[at]
        return station === undefined ? [] : [{ station, along, offset }]
      },
    )
    const length = measureLine(line).at(-1) ?? 0
    return { stations: selectStations(beside, length), count: beside.length }
  }
}
