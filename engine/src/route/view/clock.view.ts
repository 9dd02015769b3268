import { option as O } from 'fp-ts'
import { wordMinutes, type RouteWords } from './wording.view.js'
import type { Option } from '../../shared/index.js'
import { shortName } from '../../tool/index.js'
import type { Drive } from '../drive.js'
import {
  clockMoment,
  findClockChanges,
  type ClockMoment,
  type DriveClock,
  type RoadMoment,
} from '../place-clock.js'
import type { RouteEnds } from '../route-ends.js'
import type { TripTime } from '../trip-times.js'
import type { TripSettings } from '../trip.js'

/** What times of a drive are put into words with. */
export interface ClockParts extends RouteWords {
  readonly settings: TripSettings
  readonly drive: Drive
  readonly ends: RouteEnds
  /** [min] How long the whole drive takes; none while nothing is known of the driving time. */
  readonly total: Option<number>
  /** What day it is, such as `2026-12-24`. */
  readonly today: string
}

const clockOf = ({ settings, drive, today }: ClockParts, total: number): DriveClock => ({
  clock: settings.clock,
  date: settings.date,
  today,
  zones: drive.road.zones,
  total,
})

const findMoment = (at: RoadMoment, parts: ClockParts): Option<ClockMoment> =>
  O.chain((total: number) => clockMoment(clockOf(parts, total), at))(parts.total)

const wordDay = (
  { at, day, date }: ClockMoment,
  { settings, translate, numbers }: ClockParts,
): string => {
  const time = numbers.clock(at)
  return settings.date === ''
    ? translate('clock.later', { time, count: day })
    : translate('clock.on', { time, day: numbers.day(date) })
}

/** Puts a moment of the drive on the clock where it is; empty while none is set, or nothing is known of the driving time. */
export const wordAt = (at: RoadMoment, parts: ClockParts): string => {
  const moment = findMoment(at, parts)
  if (O.isNone(moment)) return ''
  // The day of the start is said once.
  const isPlain = moment.value.day === 0 && (at.minutes > 0 || parts.settings.date === '')
  return isPlain ? parts.numbers.clock(moment.value.at) : wordDay(moment.value, parts)
}

/** Says from when to when the car is at a place; the day once where it is the same. */
export const wordTimes = (
  { arrives, leaves, position: km }: TripTime,
  parts: ClockParts,
): string => {
  const to = wordAt({ minutes: leaves, km }, parts)
  const [first, last] = [arrives, leaves].map((minutes) => findMoment({ minutes, km }, parts))
  if (first === undefined || last === undefined || O.isNone(first) || O.isNone(last)) return to
  const { at, day } = first.value
  if (day === last.value.day && at === last.value.at) return to
  const from =
    day === last.value.day ? parts.numbers.clock(at) : wordAt({ minutes: arrives, km }, parts)
  return parts.translate('stop.times', { from, to })
}

const wordChanges = (total: number, parts: ClockParts): readonly string[] => {
  const { translate, numbers, settings, ends } = parts
  const changes = findClockChanges(clockOf(parts, total))
  if (O.isNone(changes)) return []
  const { ahead, forward, skipped } = changes.value
  const time = (minutes: number): string => wordMinutes(Math.abs(minutes), parts)
  const asked = O.getOrElse(() => 0)(settings.clock.at)
  return [
    ...(O.isNone(ahead)
      ? []
      : [
          translate('clock.zones', {
            from: shortName(ends.origin.text),
            to: shortName(ends.destination.text),
            time: time(ahead.value),
            way: ['behind', 'same', 'ahead'][Math.sign(ahead.value) + 1] ?? '',
          }),
        ]),
    ...(forward === 0
      ? []
      : [translate('clock.change', { time: time(forward), way: forward > 0 ? 'on' : 'back' })]),
    ...(skipped === 0 ? [] : [translate('clock.skipped', { time: numbers.clock(asked) })]),
  ]
}

/** Says what a reader of the times has to know of clocks: how zones differ, what changes on the way, a day that is past. */
export const wordClocks = (parts: ClockParts): readonly string[] => {
  const { settings, today, total, translate } = parts
  const isPast = settings.date !== '' && settings.date < today
  return [
    ...(O.isNone(total) ? [] : wordChanges(total.value, parts)),
    ...(isPast ? [translate('clock.past')] : []),
  ]
}
