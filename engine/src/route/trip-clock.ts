import { none, some, type Option } from '../shared/index.js'
import { readDate } from '../site/index.js'
import * as O from '#fp-ts/Option'

/** When a drive starts or ends, on the clock of the place where it does. */
export interface TripClock {
  /** Whether the time is that of leaving or of arriving. */
  readonly of: 'leave' | 'arrive'
  /** [min] Minutes after midnight, 0 to 1439; none while no time is set. */
  readonly at: Option<number>
}

/** No time is set. @source E-T-92 @category constants */
export const NO_CLOCK: TripClock = { of: 'leave', at: none }

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1440
const TIME = /^\s*(\d{1,2}):(\d{2})\s*$/
const WIDTH = 2

/**
 * Reads a time of day as it is written in a field or an address.
 *
 * @source E-T-92
 */
export const readClockTime = (text: string): Option<number> => {
  const [, hours, minutes] = TIME.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return none
  const at = Number(hours) * MINUTES_PER_HOUR + Number(minutes)
  return at < MINUTES_PER_DAY && Number(minutes) < MINUTES_PER_HOUR ? some(at) : none
}

/** Writes a time of day the way a field and an address have it. */
export const writeClockTime = (at: number): string =>
  [Math.floor(at / MINUTES_PER_HOUR), at % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(WIDTH, '0'))
    .join(':')

/** Keeps a clock whose time is a whole minute of a day; any other says nothing. */
export const resolveClock = ({ of, at }: TripClock): TripClock =>
  O.isSome(at) && Number.isInteger(at.value) && at.value >= 0 && at.value < MINUTES_PER_DAY
    ? { of, at }
    : { of, at: none }

/** Keeps a date that exists; any other says nothing. */
export const resolveDate = (text: string): string => (O.isSome(readDate(text)) ? text : '')
