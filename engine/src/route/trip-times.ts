import { timeAtStop, type PlannedStop, type StopPlan } from './stop-plan.js'
import type { Trip } from './trip-check.js'
import { DETOUR_MINUTES_PER_KM } from './trip-formulas.js'
import { minutesAt, useOf } from './trip-use.js'

/** When the car is at a stop or at a place on the way, in minutes since the start of the drive. */
export interface TripTime {
  readonly id: string
  /** [km] On the road. */
  readonly position: number
  /** [min] */
  readonly arrives: number
  /** [min] */
  readonly leaves: number
}

interface Halt {
  readonly id: string
  readonly position: number
  /** [min] From the road to there. */
  readonly away: number
  /** [min] All it adds to the drive. */
  readonly whole: number
}

const toHalt = (stop: PlannedStop, trip: Trip): Halt => ({
  id: stop.id,
  position: stop.position,
  away: stop.off * DETOUR_MINUTES_PER_KM,
  whole: timeAtStop(stop, trip),
})

/** Lists when the car is where, in the order of the road. */
export const listTimes = (trip: Trip, plan: StopPlan): readonly TripTime[] => {
  const use = useOf(trip)
  const { stops } = plan
  const last = plan.kind === 'possible' ? trip.length : plan.leg.endsAt.value
  const uncharged = trip.stays.filter(
    ({ id, position }) => position <= last && !stops.some((stop) => stop.id === id),
  )
  const halts = [
    ...stops.map((stop) => toHalt(stop, trip)),
    ...uncharged.map(({ id, position, minutes }) => ({ id, position, away: 0, whole: minutes })),
  ].sort((a, b) => a.position - b.position)
  let stopped = 0
  return halts.map(({ id, position, away, whole }) => {
    const arrives = minutesAt(use, position) + stopped + away
    stopped += whole
    return { id, position, arrives, leaves: arrives + whole - away - away }
  })
}
