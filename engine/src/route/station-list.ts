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

/**
 * Lists stations in the order in which one passes them.
 *
 * @param road - The road.
 * @param stations - Stations of the answer, in any order.
 * @returns Every station once, with how far along the road and how far off it lies.
 * @law Every station of the answer is in the list once.
 * @source T-ROUTE-03, E-T-12, B-T-02
 *
 * @example From south to north
 * ```ts
 * import { listStations, readRouteLine } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * const road = toUndefined(readRouteLine(tinyRoute.route))
 * road && listStations(road, tinyRoute.chargingStations).map(({ station }) => station.name) // => ['Depot', 'Mill', 'Harbour']
 * ```
 * @category look-ups
 */
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

/**
 * Tells why a station is not planned with. How far off it lies is measured as the list shows it: straight across.
 *
 * @param along - The station with where it lies.
 * @param settings - How far off a station may lie, and whether a power is assumed.
 * @returns The reason, the distance first; `none` for a station that is planned with.
 * @source E-T-62
 *
 * @example Further off than is set
 * ```ts
 * import { whyLeftOut } from '@evkit/engine/route'
 * import { tinyRoute } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const [station] = tinyRoute.chargingStations
 * whyLeftOut({ station, position: 30, off: 8 }, { width: 5, isAssumed: true }) // => option.some('tooFar')
 * ```
 * @category predicates
 */
export const whyLeftOut = (
  { station, off }: StationAlong,
  { width, isAssumed }: Pick<TripSettings, 'width' | 'isAssumed'>,
): Option<LeftOut> => {
  if (off > Math.min(width, FARTHEST_OFF)) return some('tooFar')
  return station.power._tag === 'None' && !isAssumed ? some('powerUnknown') : none
}

const toTripStation = ({ station, position, off }: StationAlong): TripStation => ({
  id: station.id,
  position,
  off,
  power: station.power,
})

/**
 * Makes the drive that is planned: the road with the stations that are planned with.
 *
 * @param input - Road, stations, settings and range.
 * @returns The drive; it is checked when it is planned.
 * @source B-T-02, E-T-62
 *
 * @example Stations further off are left out
 * ```ts
 * import { listStations, readRouteLine, toTrip } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyPlanner, tinyRoute } from '@evkit/engine/testing'
 *
 * const road = toUndefined(readRouteLine(tinyRoute.route))
 * const stations = road === undefined ? [] : listStations(road, tinyRoute.chargingStations)
 * road && toTrip({ road, stations, settings: tinyPlanner.trip, range: 400 }).stations.map(({ id }) => id) // => ['s1', 's3']
 * ```
 * @category constructors
 */
export const toTrip = ({ road, stations, settings, range }: DriveInput): Trip => ({
  length: road.length / METRES,
  driving: road.minutes,
  range,
  start: settings.start,
  reserve: settings.reserve,
  stations: stations
    .filter((along) => whyLeftOut(along, settings)._tag === 'None')
    .map(toTripStation),
  carried: road.carried,
  assumedPower: settings.isAssumed ? some(ASSUMED_POWER) : none,
})
