import * as O from '#fp-ts/Option'
import { wordMinutes, type RouteWords } from './wording.view.js'
import type { Option } from '../../shared/index.js'
import { shortName } from '../../tool/index.js'
import type { RoadMoment, RunningClock } from '../../site/index.js'
import type { RouteEnds } from '../route-ends.js'
import type { TripTime } from '../trip-times.js'
import type { TripSettings } from '../trip.js'

/** What times of a drive are put into words with. */
export interface ClockParts extends RouteWords {
  readonly settings: TripSettings
  readonly ends: RouteEnds
  /** None while no time is set, or nothing is known of the driving time. */
  readonly clock: Option<RunningClock>
  /** What day it is, such as `2026-12-24`. */
  readonly today: string
  /** Names a day by its number since 1 January 1970, without the year. */
  readonly nameDay: (days: number) => string
}

/** Puts a moment of the drive on the clock where it is; empty while none is set, or nothing is known of the driving time. */
export const wordAt = (
  moment: RoadMoment,
  { clock, settings, translate, numbers, nameDay }: ClockParts,
): string => {
  if (O.isNone(clock)) return ''
  const { at, day, date } = clock.value.show(moment)
  const time = numbers.clock(at)
  // A date is said at the start, and wherever it is another one.
  if (settings.date !== '' && (day !== 0 || moment.minutes === 0))
    return translate('clock.on', { time, day: nameDay(date) })
  return day === 0 ? time : translate('clock.later', { time, count: day })
}

/** Says from when to when the car is at a place; the day once where it is the same. */
export const wordTimes = (
  { arrives, leaves, position: km }: TripTime,
  parts: ClockParts,
): string => {
  const to = wordAt({ minutes: leaves, km }, parts)
  if (O.isNone(parts.clock)) return to
  const { show } = parts.clock.value
  const [first, last] = [show({ minutes: arrives, km }), show({ minutes: leaves, km })]
  const isOneDay = first.day === last.day
  if (isOneDay && first.at === last.at) return to
  const from = isOneDay ? parts.numbers.clock(first.at) : wordAt({ minutes: arrives, km }, parts)
  return parts.translate('stop.times', { from, to })
}

const WAYS = ['behind', 'same', 'ahead']

const wordChanges = (
  { ahead, forward, isSkipped }: RunningClock,
  parts: ClockParts,
): readonly string[] => {
  const { translate, numbers, settings, ends } = parts
  const by = (minutes: number) => ({
    time: wordMinutes(Math.abs(minutes), parts),
    way: WAYS[Math.sign(minutes) + 1] ?? '',
  })
  const [from, to] = [shortName(ends.origin.text), shortName(ends.destination.text)]
  const { at } = settings.clock
  return [
    ...(O.isNone(ahead) ? [] : [translate('clock.zones', { from, to, ...by(ahead.value) })]),
    ...(forward === 0 ? [] : [translate('clock.change', by(forward))]),
    ...(isSkipped && O.isSome(at)
      ? [translate('clock.skipped', { time: numbers.clock(at.value) })]
      : []),
  ]
}

/** Says what a reader of the times has to know of clocks: how zones differ, what changes on the way, a day that is past. */
export const wordClocks = (parts: ClockParts): readonly string[] => {
  const { settings, today, clock, translate } = parts
  return [
    ...(O.isNone(clock) ? [] : wordChanges(clock.value, parts)),
    ...(settings.date !== '' && settings.date < today ? [translate('clock.past')] : []),
  ]
}
