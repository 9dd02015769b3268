import { either as E } from 'fp-ts'
import { right, type Either } from '../../src/shared/index.js'
import { checkTrip, type Trip, type TripFault } from '../../src/route/trip-check.js'
import { destinationOf, explainArrival, explainEnd, startOf } from '../../src/route/trip-figures.js'
import type { Figure } from '../../src/route/trip-formulas.js'

/** How far a car gets along a road without charging. */
export interface Reach {
  /** True when it gets to the destination with the reserve untouched, and with what is wanted there. */
  readonly isEnough: boolean
  /** [km] Where on the road the reserve is reached; the end of the road when it is not. */
  readonly endsAt: Figure
  /** [km] Where on the road the battery is empty; the end of the road when it is not. */
  readonly emptyAt: Figure
  /** [%] Level at the destination; below 0 when the car does not get there. */
  readonly arrival: Figure
}

/** Tells how far a car gets along a road without charging. */
export const reachAlong = (trip: Trip): Either<readonly TripFault[], Reach> => {
  const checked = checkTrip({ ...trip, stations: [], stays: [] })
  if (E.isLeft(checked)) return checked
  const from = startOf(trip)
  const arrival = explainArrival(from, destinationOf(trip), trip)
  return right({
    isEnough: arrival.value >= Math.max(trip.reserve, trip.arrival),
    endsAt: explainEnd(from, trip.reserve, trip),
    emptyAt: explainEnd(from, 0, trip),
    arrival,
  })
}
