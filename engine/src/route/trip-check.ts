import * as O from '#fp-ts/Option'
import { left, right, type Either, type LogEntry, type Option } from '../shared/index.js'
import type { RoadKind } from './route.types.js'

/** A station as the plan of stops needs it. */
export interface TripStation {
  readonly id: string
  /** [km] Where on the road it is left for the station; 0 to the length of the road. */
  readonly position: number
  /** [km] How far off the road it lies, one way; 0 or more. */
  readonly off: number
  /** [kW] Power; none when the data does not say. */
  readonly power: Option<number>
  /** [money/kWh] What a kilowatt-hour costs there; none when nothing is known of it. */
  readonly price: Option<number>
  /** [min] What it takes to be stopped at all the same, though it is not one the visitor prefers; 0 for one that is. */
  readonly disfavour: number
  /** True when the plan has to stop here: the visitor has chosen it. */
  readonly isFixed: boolean
}

/** A place on the way, where the car stays for a while. */
export interface TripStay {
  readonly id: string
  /** [km] Where on the road it is, in the order of the road. */
  readonly position: number
  /** [min] How long the car stays, 0 or more. */
  readonly minutes: number
  /** [kW] Power of the charger there; none where the car is not charged. */
  readonly power: Option<number>
}

/** What a stretch climbs and falls. */
export interface StretchClimb {
  /** [m] 0 or more. */
  readonly rise: number
  /** [m] 0 or more, as far as driving there takes what it gives back. */
  readonly fall: number
  /** [%] Charge it uses beside driving; below 0 where the fall gives back more. */
  readonly used: number
}

/** What the charge a climb uses is computed from. */
export interface TripClimb {
  /** [kg] Weight of the car with its load. */
  readonly mass: number
  /** [1] */
  readonly efficiencyUp: number
  /** [1] */
  readonly efficiencyBack: number
  /** [kWh] Energy between 0 and 100 %. */
  readonly usableEnergy: number
}

/** How cold the battery is at the start, and how it warms. */
export interface TripCold {
  /** [1] How many times as long as a warm battery one charges that was not driven; above 1. */
  readonly timesAtStart: number
  /** [1] The same of one that was driven as long as it takes; 1 or more. */
  readonly timesDriven: number
  /** [min] A battery driven so long gets no warmer. */
  readonly warming: number
  /** [min] In a stay so long it is as cold again as at the start. */
  readonly cooling: number
}

/** A stretch of the road that is driven at one pace, or on which the car is carried. */
export interface TripStretch {
  /** [km] Where on the road it begins. */
  readonly from: number
  /** [km] Where on the road it ends. */
  readonly to: number
  readonly kind: RoadKind
  /** [km/h] How fast it is driven; none where the car is carried. */
  readonly pace: Option<number>
  /** [km] How far the car gets from full to empty at this pace, 1 to 2 000; none where it is carried and uses nothing. */
  readonly range: Option<number>
  /** [min] How long it takes, waits included; 0 where nothing is known of the driving time. */
  readonly minutes: number
  /** Absent where nothing is known of heights, or the road is level. */
  readonly climb?: StretchClimb
}

/** What a plan is made for: the least time, the fewest stops, or the least to pay at chargers. */
export type PlanAim = 'fastest' | 'fewest' | 'cheapest'

/** A drive along a road. */
export interface Trip {
  /** [km] Length of the road, above 0 to 20 000. */
  readonly length: number
  /** The whole road from its start to its end, at most 20 000 stretches. */
  readonly stretches: readonly TripStretch[]
  /** [km] How far the car gets from full to empty on the ways off the road, 1 to 2 000. */
  readonly offRange: number
  /** [min] Driving time without stops; none when nothing is known of it. */
  readonly driving: Option<number>
  /** [min] The part of it on ferries and shuttles, waits included. */
  readonly carried: number
  /** [%] Charge level at the start, 0 to 100. */
  readonly start: number
  /** [%] Charge level that is never gone below, 0 to 90. */
  readonly reserve: number
  /** [%] Charge level wanted at the destination, 0 to 100; the reserve counts where it is higher. */
  readonly arrival: number
  /** [%] Charge level no station is left above, 0 to 100; a stay may be. */
  readonly limit: number
  /** At most 2 000, in any order. */
  readonly stations: readonly TripStation[]
  /** At most 8. */
  readonly stays: readonly TripStay[]
  /** [kW] Power counted with where none is known; none means: such stations are not used. */
  readonly assumedPower: Option<number>
  /** [min] What a stop takes besides charging: to find a place, plug in, pay; 0 to 60. */
  readonly stopMinutes: number
  /** Absent where heights do not count. */
  readonly climb?: TripClimb
  /** Absent where the cold slows no charge. */
  readonly cold?: TripCold
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

/** The longest a stop takes besides charging [min]. @source E-T-91 @category constants */
const LONGEST_STOP = 60

const HIGHEST_POWER = 10_000
const HIGHEST_PRICE = 1000
const LONGEST_DRIVE = 100_000
const LEAST = 0.001
const FULL = 100

type Bounded = readonly [path: string, value: number, low: number, high: number]
type Bounds = readonly [low: number, high: number]

const optional = (path: string, value: Option<number>, [low, high]: Bounds): readonly Bounded[] =>
  O.isSome(value) ? [[path, value.value, low, high]] : []

const listStation = (
  { position, off, power, price, disfavour }: TripStation,
  path: string,
  length: number,
): readonly Bounded[] => [
  [`${path}.position`, position, 0, length],
  [`${path}.off`, off, 0, FARTHEST_OFF],
  [`${path}.disfavour`, disfavour, 0, LONGEST_DRIVE],
  ...optional(`${path}.power`, power, [LEAST, HIGHEST_POWER]),
  ...optional(`${path}.price`, price, [0, HIGHEST_PRICE]),
]

// A stretch begins where the one before has ended, and the last one ends with the road.
const listStretch = (
  { stretches, length }: Trip,
  { from, to, range, minutes, climb }: TripStretch,
  at: number,
): readonly Bounded[] => {
  const path = `stretches.${at}`
  const before = stretches[at - 1]?.to ?? 0
  const isLast = at === stretches.length - 1
  return [
    [`${path}.from`, from, before, before],
    [`${path}.to`, to, isLast ? length : from, length],
    [`${path}.minutes`, minutes, 0, LONGEST_DRIVE],
    ...optional(`${path}.range`, range, [1, LONGEST_RANGE]),
    [`${path}.climb`, climb?.used ?? 0, -LONGEST_DRIVE, LONGEST_DRIVE],
  ]
}

const listBounded = (trip: Trip): readonly Bounded[] => [
  ['length', trip.length, LEAST, LONGEST_ROAD],
  ['stretches', trip.stretches.length, 1, LONGEST_ROAD],
  ['offRange', trip.offRange, 1, LONGEST_RANGE],
  ['start', trip.start, 0, FULL],
  ['reserve', trip.reserve, 0, HIGHEST_RESERVE],
  ['arrival', trip.arrival, 0, FULL],
  ['limit', trip.limit, 0, FULL],
  ['stopMinutes', trip.stopMinutes, 0, LONGEST_STOP],
  ['carried', trip.carried, 0, LONGEST_DRIVE],
  ...optional('driving', trip.driving, [0, LONGEST_DRIVE]),
  ...optional('assumedPower', trip.assumedPower, [LEAST, HIGHEST_POWER]),
  ...trip.stations.flatMap((station, at) => listStation(station, `stations.${at}`, trip.length)),
  ...trip.stays.flatMap(({ position, minutes, power }, at): readonly Bounded[] => [
    [`stays.${at}.position`, position, trip.stays[at - 1]?.position ?? 0, trip.length],
    [`stays.${at}.minutes`, minutes, 0, LONGEST_DRIVE],
    ...optional(`stays.${at}.power`, power, [LEAST, HIGHEST_POWER]),
  ]),
  ...trip.stretches.flatMap((stretch, at) => listStretch(trip, stretch, at)),
]

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

/**
 * Converts a fault to a log entry.
 *
 * @param fault - Why the numbers are invalid.
 * @returns Level, code and a text without anything a visitor typed.
 * @source B-T-02
 *
 * @example A range that is no number
 * ```ts
 * import { toTripLogEntry } from '@evkit/engine/route'
 *
 * toTripLogEntry({ tag: 'TripNotANumber', path: 'range' }).text // => 'The range of the drive is not a finite number'
 * ```
 * @category errors
 */
export const toTripLogEntry = (fault: TripFault): LogEntry => ({
  level: 'note',
  code: TRIP_FAULT_CODES[fault.tag],
  text: textOf(fault),
})
