import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { computeFormula, explainFormula, none, some, type Option } from '../shared/index.js'
import { climbStretches, type ClimbTerms } from './climb.js'
import type { ColdTerms } from './cold.js'
import { isCarried } from './road-kind.js'
import { paceOf, TOWN_PACE } from './road-pace.js'
import type { RoadStretch, RouteLine } from './route-line.js'
import { listVia, type RouteEnds } from './route-ends.js'
import type { ChargingStation } from './route.types.js'
import { isPreferred, filterUsable } from './left-out.js'
import { ASSUMED_POWER } from './station-choice.js'
import type { StationAlong } from './station-list.js'
import type { ChargedCar } from './search-nodes.js'
import type { Trip, TripStation, TripStay, TripStretch } from './trip-check.js'
import { toFigure } from './trip-figures.js'
import { DRIVING_FORMULA, type Figure } from './trip-formulas.js'
import type { TripSettings } from './trip.js'

/** Data of the car in the chosen conditions: range by speed, charging times, battery. */
export interface CarInConditions extends ChargedCar {
  /** [km] Range from full to empty at a speed [km/h]. */
  readonly rangeAt: (pace: number) => number
}

/** A stay at a place on the way. */
export interface PlaceStay {
  /** [min] How long the car stays, 0 for a place that is only passed. */
  readonly minutes: number
  /** [kW] Power of the charger there; none where the car is not charged. */
  readonly power: Option<number>
}

/**
 * Lists the stays of a trip at its waypoints.
 *
 * @param ends - Both ends and the waypoints.
 * @returns One for each named waypoint, in order: minutes, and the power [kW] where the car is charged meanwhile.
 * @source E-T-93
 *
 * @example A place that is only passed
 * ```ts
 * import { EMPTY_VIA, toPlaceStays } from '@evkit/engine/route'
 *
 * toPlaceStays({ via: [{ ...EMPTY_VIA, text: 'Lund' }] }) // => [{ minutes: 0, power: { _tag: 'None' } }]
 * ```
 * @category conversions
 */
export const toPlaceStays = (ends: Pick<RouteEnds, 'via'>): readonly PlaceStay[] =>
  listVia(ends).map(({ stay, power }) => ({
    minutes: stay,
    power: stay > 0 && power > 0 ? some(power) : none,
  }))

/** How chargers are assumed where too little is known of stations. */
export interface AssumedSites {
  /** [km] From one to the next along the road, above 0. */
  readonly spacing: number
  /** [kW] */
  readonly power: number
}

/** What counts against a station of which too little is known [min]. */
export interface UnknownMinutes {
  readonly points: number
  readonly operator: number
  readonly power: number
}

/** What the visitor has not set, but the site has. */
export interface TripTerms {
  /** [min] What a stop takes besides charging. */
  readonly stopMinutes: number
  /** [min] What an operator that is not preferred counts more, where one is. */
  readonly disfavour: number
  readonly assumedSites: AssumedSites
  /** [min] What a station counts more for each thing the data does not say of it. */
  readonly unknown: UnknownMinutes
  /** How heights of the road count; without it they do not. */
  readonly climb: ClimbTerms | undefined
  /** How a cold battery counts; without it every battery is warm. */
  readonly cold: ColdTerms | undefined
  /** [money/kWh] What a kilowatt-hour costs at a station; none where nothing is known of it. */
  readonly priceAt: (station: Pick<ChargingStation, 'operator'>, power: number) => Option<number>
}

/** What a drive is made of: the road, the stations beside it, stays, what the visitor has set, and the car. */
export interface TripInput {
  readonly road: RouteLine
  readonly stations: readonly StationAlong[]
  /** One for each place of the road, in their order. */
  readonly stays: readonly PlaceStay[]
  readonly settings: TripSettings
  readonly terms: TripTerms
  readonly car: CarInConditions
}

const METRES = 1000

const carriedMinutes = ({ minutes, wait }: RoadStretch): number =>
  wait + O.getOrElse(() => 0)(minutes)

const toStretch = (
  stretch: RoadStretch,
  { settings: { traffic }, car, road }: TripInput,
): TripStretch => {
  const { from, to, kind, minutes } = stretch
  if (isCarried(kind))
    return { from, to, kind, pace: none, range: none, minutes: carriedMinutes(stretch) }
  const pace = paceOf({ kind, km: to - from, minutes })
  const driving = computeFormula(DRIVING_FORMULA, {
    roadMinutes: O.isSome(road.minutes) ? O.getOrElse(() => 0)(minutes) : 0,
    traffic,
    carriedMinutes: 0,
  })
  return { from, to, kind, pace: some(pace), range: some(car.rangeAt(pace)), minutes: driving }
}

// What is not known may disappoint: a station of which more is known is taken where it costs little more.
const disfavourOf = (
  station: ChargingStation,
  { settings, terms: { disfavour, unknown } }: TripInput,
): number =>
  (isPreferred(station, settings) ? 0 : disfavour) +
  (O.isNone(station.points) ? unknown.points : 0) +
  (station.operator === '' ? unknown.operator : 0) +
  (O.isNone(station.power) ? unknown.power : 0)

const toStation = ({ station, position, off }: StationAlong, input: TripInput): TripStation => {
  const { id, power } = station
  const counted = O.isSome(power) ? power.value : ASSUMED_POWER
  return {
    id,
    position,
    off,
    power,
    price: input.terms.priceAt(station, counted),
    disfavour: disfavourOf(station, input),
    isFixed: input.settings.fixed.includes(id),
  }
}

/** The name a stay has in a plan: `via-1` is the first place on the way. */
export const stayId = (at: number): string => `via-${at + 1}`

const listStays = ({ road, stays }: TripInput): readonly TripStay[] =>
  road.places.map((position, at) => ({
    id: stayId(at),
    position,
    ...(stays[at] ?? { minutes: 0, power: none }),
  }))

// Nothing is counted of a car whose weight is not known.
const listClimbed = (input: TripInput): Pick<Trip, 'stretches' | 'climb'> => {
  const { road, settings, terms, car } = input
  const level = road.stretches.map((stretch) => toStretch(stretch, input))
  const mass = terms.climb?.masses[`${settings.car} ${settings.motor}`]
  if (terms.climb === undefined || mass === undefined) return { stretches: level }
  const climb = { ...terms.climb, mass, usableEnergy: car.usableKwh }
  const stretches = climbStretches(level, road.heights, climb)
  return stretches === undefined ? { stretches: level } : { stretches, climb }
}

const coldOf = ({ settings, terms: { cold } }: TripInput): Pick<Trip, 'cold'> => {
  const times = cold?.times[settings.temperature]
  if (cold === undefined || times === undefined) return {}
  return { cold: { ...cold, timesAtStart: times.start, timesDriven: times.driven } }
}

const isOnBoard = ({ kind }: RoadStretch): boolean => isCarried(kind)

/** The driving time with how it came about; none while nothing is known of it. */
export const explainDriving = ({
  road: { minutes, stretches },
  settings: { traffic },
}: Pick<TripInput, 'road' | 'settings'>): Option<Figure> =>
  pipe(
    minutes,
    O.map((stated) => {
      const onBoard = stretches.filter(isOnBoard)
      const waits = onBoard.reduce((sum, { wait }) => sum + wait, 0)
      const carried = onBoard.reduce((sum, stretch) => sum + carriedMinutes(stretch), 0)
      const roadMinutes = Math.max(0, stated + waits - carried)
      return toFigure(
        explainFormula(DRIVING_FORMULA, { roadMinutes, traffic, carriedMinutes: carried }),
      )
    }),
  )

/** Makes the drive that is planned: the road with the stations that are planned with. */
export const makeTrip = (input: TripInput): Trip => {
  const { road, stations, settings, terms, car } = input
  const driving = explainDriving(input)
  const climbed = listClimbed(input)
  return {
    length: road.length / METRES,
    ...climbed,
    ...coldOf(input),
    offRange: car.rangeAt(TOWN_PACE),
    driving: pipe(
      driving,
      O.map(({ value }) => value),
    ),
    carried: climbed.stretches.reduce(
      (sum, { range, minutes }) => (O.isNone(range) ? sum + minutes : sum),
      0,
    ),
    start: settings.start,
    reserve: settings.reserve,
    arrival: settings.arrival,
    limit: settings.limit,
    stations: filterUsable(stations, settings).map((along) => toStation(along, input)),
    stays: listStays(input),
    assumedPower: settings.isAssumed ? some(ASSUMED_POWER) : none,
    stopMinutes: terms.stopMinutes,
  }
}
