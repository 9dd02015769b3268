import { listAlong, toPointList } from '../geo/index.js'
import { toRoadMetres, type RouteLine } from './route-line.js'
import type { ChargingStation } from './route.types.js'

/** A station with where it lies beside the road. */
export interface StationAlong {
  readonly station: ChargingStation
  /** [km] Along the road, from its start. */
  readonly position: number
  /** [km] Straight across, from the drawn line. */
  readonly off: number
}

const METRES = 1000
const NEAR = 50_000

const findAlong = (
  road: RouteLine,
  stations: readonly ChargingStation[],
  width: number,
): readonly StationAlong[] => {
  const list = toPointList(stations.map(({ lat, lng }) => ({ lat, lng })))
  return listAlong(list, { line: road.line, width }).flatMap(({ at, along, offset }) => {
    const station = stations[at]
    const position = Math.min(toRoadMetres(road, along), road.length) / METRES
    return station === undefined ? [] : [{ station, position, off: offset / METRES }]
  })
}

/** Lists stations in the order in which one passes them. */
export const listStations = (
  road: RouteLine,
  stations: readonly ChargingStation[],
): readonly StationAlong[] => {
  const near = findAlong(road, stations, NEAR)
  if (near.length === stations.length) return near
  // Only a strange answer has stations far off: they are looked for everywhere, which takes longer.
  return findAlong(road, stations, Number.POSITIVE_INFINITY)
}
