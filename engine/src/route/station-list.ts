import { option as O } from 'fp-ts'
import { listAlong, toPointList } from '../geo/index.js'
import { none, some, type Option } from '../shared/index.js'
import { toRoadMetres, type RouteLine } from './route-line.js'
import type { ChargingStation } from './route.types.js'
import { FARTHEST_OFF, type Trip, type TripStation } from './trip-check.js'
import { ASSUMED_POWER, type TripSettings } from './trip.js'

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

/** What a drive is made of: the road, the stations beside it, what the visitor has set, and the range of the car. */
export interface DriveInput {
  readonly road: RouteLine
  readonly stations: readonly StationAlong[]
  readonly settings: Pick<TripSettings, 'start' | 'reserve' | 'width' | 'isAssumed'>
  /** [km] How far the car gets from full to empty in the chosen conditions. */
  readonly range: number
}

/** Why a station is not planned with: it lies further off than is set, or its power is not known and none is assumed. */
export type LeftOut = 'tooFar' | 'powerUnknown'

/** Tells why a station is not planned with. */
export const whyLeftOut = (
  { station, off }: StationAlong,
  { width, isAssumed }: Pick<TripSettings, 'width' | 'isAssumed'>,
): Option<LeftOut> => {
  if (off > Math.min(width, FARTHEST_OFF)) return some('tooFar')
  return O.isNone(station.power) && !isAssumed ? some('powerUnknown') : none
}

const toTripStation = ({ station, position, off }: StationAlong): TripStation => ({
  id: station.id,
  position,
  off,
  power: station.power,
})

/** Makes the drive that is planned: the road with the stations that are planned with. */
export const toTrip = ({ road, stations, settings, range }: DriveInput): Trip => ({
  length: road.length / METRES,
  driving: road.minutes,
  range,
  start: settings.start,
  reserve: settings.reserve,
  stations: stations.filter((along) => O.isNone(whyLeftOut(along, settings))).map(toTripStation),
  carried: road.carried,
  assumedPower: settings.isAssumed ? some(ASSUMED_POWER) : none,
})
