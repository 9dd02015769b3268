import { option as O } from 'fp-ts'
import { left, right, type Either, type LogEntry, type Option } from '../shared/index.js'

/** A station as the plan of stops needs it. */
export interface TripStation {
  readonly id: string
  /** [km] Where on the road it is left for the station; 0 to the length of the road. */
  readonly position: number
  /** [km] How far off the road it lies, one way; 0 or more. */
  readonly off: number
  /** [kW] Power; none when the data does not say. */
  readonly power: Option<number>
}

/** A part of the road on which the car is carried and uses nothing: a ferry. */
export interface CarriedSpan {
  /** [km] Where on the road it begins. */
  readonly from: number
  /** [km] Where on the road it ends; not before its beginning. */
  readonly to: number
}

/** A drive along a road. */
export interface Trip {
  /** [km] Length of the road, above 0 to 20 000. */
  readonly length: number
  /** [min] Driving time without stops; none when nothing is known of it. */
  readonly driving: Option<number>
  /** [km] How far the car gets from full to empty in these conditions, 1 to 2 000. */
  readonly range: number
  /** [%] Charge level at the start, 0 to 100. */
  readonly start: number
  /** [%] Charge level that is never gone below, 0 to 90. */
  readonly reserve: number
  /** At most 2 000, in any order. */
  readonly stations: readonly TripStation[]
  /** In the order of the road, one not reaching into the next; empty for a road without a ferry. */
  readonly carried: readonly CarriedSpan[]
  /** [kW] Power counted with where none is known; none means: such stations are not used. */
  readonly assumedPower: Option<number>
}

/** Why a drive cannot be planned at all. */
export type TripFault =
  | { readonly tag: 'TripNotANumber'; readonly path: string }
  | {
      readonly tag: 'TripOutOfBounds'
      readonly path: string
      readonly low: number
      readonly high: number
    }
  | { readonly tag: 'TooManyStations'; readonly most: number }

/** Codes of the refusals, each with a page in `docs/errors/`. */
export const TRIP_FAULT_CODES: Readonly<Record<TripFault['tag'], string>> = {
  TripNotANumber: 'EV-420',
  TripOutOfBounds: 'EV-421',
  TooManyStations: 'EV-422',
}

/** The longest road that is planned [km]. @source B-T-02 @category constants */
const LONGEST_ROAD = 20_000

/** The longest range that is planned with [km]. @source B-T-02 @category constants */
const LONGEST_RANGE = 2000

/** The most stations a plan is made from. @source B-T-02 @category constants */
const MOST_STATIONS = 2000

/** The highest reserve that is planned with [%]. @source B-T-02 @category constants */
const HIGHEST_RESERVE = 90

/** The farthest a station may lie off the road [km]. @source B-T-02 @category constants */
export const FARTHEST_OFF = 100

const HIGHEST_POWER = 10_000
const LONGEST_DRIVE = 100_000
const LEAST = 0.001
const FULL = 100

type Bounded = readonly [path: string, value: number, low: number, high: number]

const listBounded = (trip: Trip): readonly Bounded[] => [
  ['length', trip.length, LEAST, LONGEST_ROAD],
  ['range', trip.range, 1, LONGEST_RANGE],
  ['start', trip.start, 0, FULL],
  ['reserve', trip.reserve, 0, HIGHEST_RESERVE],
  ...optional('driving', trip.driving, [0, LONGEST_DRIVE]),
  ...optional('assumedPower', trip.assumedPower, [LEAST, HIGHEST_POWER]),
  ...trip.stations.flatMap(({ position, off, power }, at): readonly Bounded[] => [
    [`stations.${at}.position`, position, 0, trip.length],
    [`stations.${at}.off`, off, 0, FARTHEST_OFF],
    ...optional(`stations.${at}.power`, power, [LEAST, HIGHEST_POWER]),
  ]),
  ...trip.carried.flatMap(({ from, to }, at): readonly Bounded[] => [
    [`carried.${at}.from`, from, trip.carried[at - 1]?.to ?? 0, trip.length],
    [`carried.${at}.to`, to, from, trip.length],
  ]),
]

const optional = (
  path: string,
  value: Option<number>,
  [low, high]: readonly [number, number],
): readonly Bounded[] => (O.isSome(value) ? [[path, value.value, low, high]] : [])

const faultsOf = ([path, value, low, high]: Bounded): readonly TripFault[] => {
  if (!Number.isFinite(value)) return [{ tag: 'TripNotANumber', path }]
  return value < low || value > high ? [{ tag: 'TripOutOfBounds', path, low, high }] : []
}

/** Checks a drive before anything is computed from it. */
export const checkTrip = (trip: Trip): Either<readonly TripFault[], Trip> => {
  if (trip.stations.length > MOST_STATIONS) {
    return left([{ tag: 'TooManyStations', most: MOST_STATIONS }])
  }
  const faults = listBounded(trip).flatMap(faultsOf)
  return faults.length > 0 ? left(faults) : right(trip)
}

const textOf = (fault: TripFault): string => {
  switch (fault.tag) {
    case 'TripNotANumber':
      return `The ${fault.path} of the drive is not a finite number`
    case 'TripOutOfBounds':
      return `The ${fault.path} of the drive is not within ${fault.low} to ${fault.high}`
    case 'TooManyStations':
      return `The drive has more than ${fault.most} stations`
  }
}

/** Writes the log line of a refusal. */
export const toTripLogEntry = (fault: TripFault): LogEntry => ({
  level: 'note',
  code: TRIP_FAULT_CODES[fault.tag],
  text: textOf(fault),
})
