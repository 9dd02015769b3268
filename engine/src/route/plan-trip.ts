import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Either, type Option } from '../shared/index.js'
import { listAssumedSites } from './assumed-sites.js'
import type { Drive } from './drive.js'
import {
  explainDriving,
  makeTrip,
  type CarInConditions,
  type PlaceStay,
  type TripTerms,
} from './make-trip.js'
import { planStops, type StopPlan } from './stop-plan.js'
import type { PlanAim, Trip, TripFault } from './trip-check.js'
import type { Figure } from './trip-formulas.js'
import type { TripSettings } from './trip.js'

/** Input of {@link planTrip}. */
export interface PlanInput {
  readonly drive: Drive
  /** One for each waypoint, in order; the car only passes a waypoint without one. */
  readonly stays: readonly PlaceStay[]
  readonly settings: TripSettings
  readonly terms: TripTerms
  readonly car: CarInConditions
}

/** A planned trip: legs, driving time and charging stops. */
export interface PlannedTrip {
  readonly trip: Trip
  /** [min] Driving time with the traffic allowance; none when unknown. */
  readonly driving: Option<Figure>
  /** The best plan for the chosen aim, or why there is none. */
  readonly plan: Either<readonly TripFault[], StopPlan>
}

const isPriced = ({ stations }: Trip): boolean => stations.every(({ price }) => O.isSome(price))

/** Tells what a drive can be planned for: the least to pay only where all prices are known. */
export const listAims = (trip: Trip): readonly PlanAim[] =>
  isPriced(trip) ? ['fastest', 'fewest', 'cheapest'] : ['fastest', 'fewest']

/** Plans the stops of a drive for an aim; the least time where the prices for another are not known. */
export const planFor = (
  trip: Trip,
  aim: PlanAim,
  { car }: Pick<PlanInput, 'car'>,
): Either<readonly TripFault[], StopPlan> =>
  planStops({ trip, car, aim: listAims(trip).includes(aim) ? aim : 'fastest' })

const withSites = (trip: Trip, sites: Trip['stations']): Trip => ({
  ...trip,
  stations: [...trip.stations, ...sites],
})

// Which chargers are assumed is decided once, for the least number of them: plans for every aim have the same.
const addSites = (trip: Trip, input: PlanInput): Trip => {
  const sites = listAssumedSites(input)
  // One the visitor wants to stop at is there whatever the search needs, wherever one may be assumed at all.
  const keep = (ids: readonly string[]): Trip =>
    withSites(
      trip,
      sites.filter(({ id, isFixed }) => isFixed || ids.includes(id)),
    )
  const wanted = keep([])
  if (sites.length === 0 || O.isSome(findPossible(planFor(wanted, 'fastest', input)))) return wanted
  const plan = planFor(withSites(trip, sites), 'fastest', input)
  return keep(E.isRight(plan) ? plan.right.stops.map(({ id }) => id) : [])
}

/**
 * Plans a trip along a route: energy use and duration of each stretch, and the charging stops (shortest-path search
 * over stations and charge levels).
 *
 * @param input - The route with its stations, stays at waypoints [min, kW], settings [%, km], terms of the site, and
 * the car in the chosen conditions [km, min, kWh].
 * @returns The planned trip [km, %, min], its driving time [min], and its stops; `Left` lists every number that is not
 * finite or out of bounds (EV-420 to EV-422). An infeasible trip is no error: its plan names the leg it fails on.
 * @law The plan takes as long as the best of all plans.
 * @law The level never falls below the reserve.
 * @law The last leg ends when the drive does.
 * @source B-T-02, E-T-90, E-T-91, E-T-95, E-T-123
 *
 * @example 800 km with a range of 700
 * ```ts
 * import { planTrip, readDrive, toTripTerms } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyDriven, tinyPlanner, tinyRoute } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const drive = toUndefined(readDrive(tinyRoute))
 * const given = { stays: [], settings: tinyPlanner.trip, terms: toTripTerms({}), car: tinyDriven(700) }
 * const plan = drive && planTrip({ drive, ...given }).plan
 * plan && either.isRight(plan) && plan.right.stops.map(({ id, departure }) => [id, departure]) // => [['s3', 88]]
 * ```
 * @category planning
 */
export const planTrip = (input: PlanInput): PlannedTrip => {
  const { drive, settings } = input
  const road = { ...input, road: drive.road, stations: drive.stations }
  const trip = addSites(makeTrip(road), input)
  return { trip, driving: explainDriving(road), plan: planFor(trip, settings.aim, input) }
}

/** The plan of a drive that can be driven; none for one that fails or makes no drive. */
export const findPossible = (
  plan: Either<readonly TripFault[], StopPlan>,
): Option<Extract<StopPlan, { readonly kind: 'possible' }>> =>
  E.isRight(plan) && plan.right.kind === 'possible' ? some(plan.right) : none
