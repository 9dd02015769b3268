import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { readDate } from './date.js'

/** What the times of a drive depend on. */
export interface DriveClock {
  readonly clock: { readonly of: 'leave' | 'arrive'; readonly at: Option<number> }
  /** Day the time of the clock is of, such as `2026-12-24`; empty while none is set. */
  readonly date: string
  /** What day it is: that of a drive without a date. */
  readonly today: string
  /** Time zones by their names in the list of IANA, with where on the road [m] they begin; empty where none is known. */
  readonly zones: readonly { readonly at: number; readonly zone: string }[]
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

/** The clocks of a drive whose time is set. */
export interface RunningClock {
  /** Puts a moment of the drive on the clock of the place it is at. */
  readonly show: (at: RoadMoment) => ClockMoment
  /** [min] By how much the clock of the destination is ahead of that of the start; none where no place has another. */
  readonly ahead: Option<number>
  /** [min] By how much the clock of the start goes forward during the drive, as to summer time. */
  readonly forward: number
  /** True where the clocks skip the time that was asked for. */
  readonly isSkipped: boolean
}

const METRES = 1000
const MILLISECONDS = 60_000
const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1440
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
const momentOf = (
  shown: number,
  zone: string | undefined,
  of: DriveClock['clock']['of'],
): number => {
  const [before, after] = [shown - MINUTES_PER_DAY, shown + MINUTES_PER_DAY].map(
    (near) => shown - offsetAt(zone, near),
  ) as [number, number]
  const found = [before, after].find((moment) => moment + offsetAt(zone, moment) === shown)
  return found ?? (of === 'leave' ? before : after)
}

/** Starts the clocks of a drive; none while no time is set. */
export type StartClock = (drive: DriveClock) => Option<RunningClock>

/**
 * Starts the clocks of a drive; none while no time is set.
 *
 * @source E-T-92, E-T-147, E-T-148
 */
export const startClock: StartClock = ({ clock, date, today, zones, total }) => {
  const { of, at } = clock
  if (O.isNone(at)) return none
  // Where one zone is not known nothing is known of the others: one clock for all.
  const known = zones.every(({ zone }) => formatOf(zone)) ? zones : []
  const [first] = known
  const asked = O.getOrElse(() => 0)(readDate(date || today)) * MINUTES_PER_DAY + at.value
  const zone = (of === 'leave' ? first : known.at(-1))?.zone
  const moment = momentOf(asked, zone, of)
  const start = of === 'leave' ? moment : moment - Math.round(total)
  const end = start + Math.round(total)
  const dayAt = (shown: number): number => Math.floor(shown / MINUTES_PER_DAY)
  const startsOn = dayAt(start + offsetAt(first?.zone, start))
  const own = offsetAt(first?.zone, end)
  const ahead = known.map((one) => offsetAt(one.zone, end) - own)
  return some({
    show: ({ minutes, km }) => {
      const here = known.filter((one) => one.at <= km * METRES).at(-1) ?? first
      const now = start + Math.round(minutes)
      const shown = now + offsetAt(here?.zone, now)
      const day = dayAt(shown)
      return { at: shown - day * MINUTES_PER_DAY, day: day - startsOn, date: day }
    },
    ahead: ahead.some(Boolean) ? some(ahead.at(-1) ?? 0) : none,
    forward: own - offsetAt(first?.zone, start),
    isSkipped: moment + offsetAt(zone, moment) !== asked,
  })
}
