import { option as O } from 'fp-ts'
import { none, some, type Option } from '../shared/index.js'
import type { ZoneChange } from './route.types.js'
import { MINUTES_PER_DAY, readDate, type TripClock } from './trip-clock.js'

/** What the times of a drive depend on. */
export interface DriveClock {
  readonly clock: TripClock
  /** Day the time of the clock is of, such as `2026-12-24`; empty while none is set. */
  readonly date: string
  /** What day it is: that of a drive without a date. */
  readonly today: string
  /** Time zones along the road; empty where none is known. */
  readonly zones: readonly ZoneChange[]
  /** [min] How long the whole drive takes. */
  readonly total: number
}

/** A moment of a drive, and where the car is then. */
export interface RoadMoment {
  /** [min] Since the start of the drive. */
  readonly minutes: number
  /** [km] On the road. */
  readonly km: number
}

/** A moment of a drive on the clock of the place it is at. */
export interface ClockMoment {
  /** [min] Minutes after midnight, 0 to 1439. */
  readonly at: number
  /** How many days after the one the drive starts on; −1 where a zone to the west has not come so far. */
  readonly day: number
  /** [d] Since 1 January 1970. */
  readonly date: number
}

/** How the clocks of a drive differ [min]. */
export interface ClockChanges {
  /** By how much the clock of the destination is ahead of that of the start; none where no place has another. */
  readonly ahead: Option<number>
  /** By how much the clock of the start goes forward during the drive, as to summer time. */
  readonly forward: number
  /** By how much the time that was asked for does not exist, as the clocks skip it. */
  readonly skipped: number
}

const METRES = 1000
const MILLISECONDS = 60_000
const MINUTES_PER_HOUR = 60
const OFFSET = /GMT(.)(\d\d):(\d\d)/

const makeFormat = (timeZone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  } catch {
    return undefined // a zone this machine does not know
  }
}

const formats = /*#__PURE__*/ new Map<string, Intl.DateTimeFormat | undefined>()

const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  if (!formats.has(zone)) formats.set(zone, makeFormat(zone))
  return formats.get(zone)
}

// [min] How far the clock of a zone is ahead of universal time at a moment of that; 0 without a zone.
const offsetAt = (zone: string | undefined, moment: number): number => {
  const text = zone === undefined ? '' : (formatOf(zone)?.format(moment * MILLISECONDS) ?? '')
  const [, sign, hours = 0, minutes = 0] = OFFSET.exec(text) ?? []
  return (sign === '+' ? 1 : -1) * (Number(hours) * MINUTES_PER_HOUR + Number(minutes))
}

// The moment of universal time at which a clock shows a time; of one it shows twice the first. One it skips is as much
// later for who leaves then, and as much earlier for who has to be there.
const momentOf = (shown: number, zone: string | undefined, of: TripClock['of']): number => {
  const [before, after] = [shown - MINUTES_PER_DAY, shown + MINUTES_PER_DAY].map(
    (near) => shown - offsetAt(zone, near),
  ) as [number, number]
  const found = [before, after].find((moment) => moment + offsetAt(zone, moment) === shown)
  return found ?? (of === 'leave' ? before : after)
}

// Where one zone is not known nothing is known of the others: one clock for all.
const listKnown = ({ zones }: DriveClock): DriveClock['zones'] =>
  zones.some(({ zone }) => formatOf(zone) === undefined) ? [] : zones

interface Started {
  readonly zones: DriveClock['zones']
  /** [min] Of universal time, since 1 January 1970. */
  readonly start: number
  readonly end: number
  readonly skipped: number
}

const findStart = (drive: DriveClock): Option<Started> => {
  const { clock, date, today, total } = drive
  const day = readDate(date === '' ? today : date)
  if (O.isNone(clock.at)) return none
  const zones = listKnown(drive)
  const zone = zones.at(clock.of === 'leave' ? 0 : -1)?.zone
  const shown = O.getOrElse(() => 0)(day) * MINUTES_PER_DAY + clock.at.value
  const moment = momentOf(shown, zone, clock.of)
  const whole = Math.round(total)
  const start = clock.of === 'leave' ? moment : moment - whole
  const skipped = moment + offsetAt(zone, moment) - shown
  return some({ zones, start, end: start + whole, skipped })
}

/**
 * Puts a moment of a drive on the clock of the place it is at; none while no time is set.
 *
 * @source E-T-92, E-T-147, E-T-148
 */
export const clockMoment = (
  drive: DriveClock,
  { minutes, km }: RoadMoment,
): Option<ClockMoment> => {
  const started = findStart(drive)
  if (O.isNone(started)) return none
  const { zones, start } = started.value
  const moment = start + Math.round(minutes)
  const [first] = zones
  const here = zones.filter(({ at }) => at <= km * METRES).at(-1) ?? first
  const shown = moment + offsetAt(here?.zone, moment)
  const date = Math.floor(shown / MINUTES_PER_DAY)
  const left = Math.floor((start + offsetAt(first?.zone, start)) / MINUTES_PER_DAY)
  return some({ at: shown - date * MINUTES_PER_DAY, day: date - left, date })
}

/**
 * Tells how the clocks of a drive differ from place to place, and on the way; none while no time is set.
 *
 * @source E-T-147, E-T-148
 */
export const findClockChanges = (drive: DriveClock): Option<ClockChanges> => {
  const started = findStart(drive)
  if (O.isNone(started)) return none
  const { zones, start, end, skipped } = started.value
  const [first = 0, ...others] = zones.map(({ zone }) => offsetAt(zone, end))
  const forward = first - offsetAt(zones[0]?.zone, start)
  const differs = others.some((offset) => offset !== first)
  return some({
    ahead: differs ? some((others.at(-1) ?? first) - first) : none,
    forward,
    skipped,
  })
}
