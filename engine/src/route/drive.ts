import { either as E, function as F, option as O } from 'fp-ts'
import type { Either, Option } from '../shared/index.js'
import { toDriven } from './carried.js'
import { reachAlong, type Reach } from './reach.js'
import { readRouteLine, type RouteLine } from './route-line.js'
import type { RouteAnswer } from './route.types.js'
import { listStations, toTrip, type StationAlong } from './station-list.js'
import { planStops, type StopPlan } from './stop-plan.js'
import type { ChargeMinutes } from './stop-search.js'
import type { Trip, TripFault } from './trip-check.js'
import type { TripSettings } from './trip.js'

const METRES = 1000

/** The road of an answer with its stations in order. */
export interface Drive {
  readonly road: RouteLine
  readonly stations: readonly StationAlong[]
}

// Reading the line and finding the stations beside it is done once an answer, however often the page is drawn.
const drives = /*#__PURE__*/ new WeakMap<RouteAnswer, Option<Drive>>()

/** Reads the road of an answer and lists its stations in order; each answer is read once and kept. */
export const readDrive = (answer: RouteAnswer): Option<Drive> => {
  const known = drives.get(answer)
  if (known !== undefined) return known
  const road = readRouteLine(answer.route)
  const drive: Option<Drive> = F.pipe(
    road,
    O.map((road) => ({ road: road, stations: listStations(road, answer.chargingStations) })),
  )
  drives.set(answer, drive)
  return drive
}

/** What is known of the car in the chosen conditions. */
export interface CarInConditions {
  /** [km] How far it gets from full to empty. */
  readonly range: number
  /** Times to charge, from the charging table. */
  readonly minutes: ChargeMinutes
}

/** A drive with how far the car gets and where it stops. */
export interface PlannedDrive {
  readonly trip: Trip
  readonly reach: Either<readonly TripFault[], Reach>
  readonly plan: Either<readonly TripFault[], StopPlan>
  /** True where the drive fails because no station is known on a stretch no car of this range could cross. */
  readonly isBeyondData: boolean
}

const FULL = 100

// Neither the start of the drive nor what the visitor has left out is to blame: there is nothing known to stop at.
const isBeyondData = ({ road, stations }: Drive, trip: Trip, plan: StopPlan): boolean => {
  if (plan.kind === 'possible') return false
  const from = plan.stops.at(-1)?.position ?? 0
  const later = trip.stations.filter(({ position }) => position > plan.leg.endsAt.value)
  const to = Math.min(road.length / METRES, ...later.map(({ position }) => position))
  const mostKm = (trip.range * (FULL - trip.reserve)) / FULL
  const driven = toDriven(to, road.carried) - toDriven(from, road.carried)
  return driven > mostKm && !stations.some(({ position: at }) => at > from && at < to)
}

/** Plans the drive along a road with a car. */
export const planDrive = (
  { road, stations }: Drive,
  settings: TripSettings,
  { range, minutes }: CarInConditions,
): PlannedDrive => {
  const trip = toTrip({ road, stations, settings, range })
  const plan = planStops(trip, minutes)
  return {
    trip,
    reach: reachAlong(trip),
    plan,
    isBeyondData: E.isRight(plan) && isBeyondData({ road, stations }, trip, plan.right),
  }
}
