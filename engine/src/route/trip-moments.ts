import * as O from '#fp-ts/Option'
import type { ClockMoment, RoadMoment, StartClock } from '../site/index.js'
import type { RouteLine } from './route-line.js'
import type { StopPlan } from './stop-plan.js'
import { writeClockTime } from './trip-clock.js'
import type { Trip } from './trip-check.js'
import { listTimes } from './trip-times.js'
import type { TripSettings } from './trip.js'

/** A drive that can be driven, with the day it is. */
export interface TimedDrive {
  readonly trip: Trip
  readonly plan: Extract<StopPlan, { readonly kind: 'possible' }>
  readonly road: Pick<RouteLine, 'zones'>
  readonly settings: Pick<TripSettings, 'clock' | 'date'>
  /** What day it is, such as `2026-12-24`. */
  readonly today: string
  readonly startClock: StartClock
}

/** When the car is where, by the clock of the place: `13:05`, `2026-12-24 13:05`, or `01:10 +1 d` without a date. */
export interface TimeAtPlace {
  /** Of a stop or a place on the way; `start` and `end` for the ends. */
  readonly id: string
  readonly arrives: string
  readonly leaves: string
}

const MILLISECONDS_PER_DAY = 86_400_000

// Swedes write a day as ISO 8601 does.
const writeDay = (days: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'UTC' }).format(days * MILLISECONDS_PER_DAY)

const write = ({ at, day, date }: ClockMoment, isDated: boolean): string => {
  const time = writeClockTime(at)
  if (isDated) return `${writeDay(date)} ${time}`
  return day === 0 ? time : `${time} ${day > 0 ? '+' : ''}${day} d`
}

/**
 * Lists when the car is at the start, at each stop and place on the way, and at the end, by the clock of each place;
 * nothing while no time is set, or nothing is known of the driving time.
 *
 * @source E-T-147, E-T-148
 */
export const listTimesAtPlaces = (drive: TimedDrive): readonly TimeAtPlace[] => {
  const { trip, plan, road, settings, today, startClock } = drive
  const total = plan.minutes.total.value
  const clock = startClock({ ...settings, today, zones: road.zones, total })
  if (!plan.minutes.isDrivingCounted || O.isNone(clock)) return []
  const say = (at: RoadMoment): string => write(clock.value.show(at), settings.date !== '')
  return [
    { id: 'start', position: 0, arrives: 0, leaves: 0 },
    ...listTimes(trip, plan),
    { id: 'end', position: trip.length, arrives: total, leaves: total },
  ].map(({ id, position: km, arrives, leaves }) => ({
    id,
    arrives: say({ minutes: arrives, km }),
    leaves: say({ minutes: leaves, km }),
  }))
}
