import { snapValue, toNumber, type StepperGrid } from '../shared/index.js'
import { NO_CLOCK, resolveClock, resolveDate, type TripClock } from './trip-clock.js'
import type { PlanAim } from './trip-check.js'
import { NO_STATION_CHOICE, resolveStationChoice, type StationChoice } from './station-choice.js'

/**
 * The choice of a profile that is none: consumption follows the road, step by step.
 *
 * @source E-T-90
 * @category constants
 */
export const ROAD_PROFILE = 'road'

/** Trip settings of the visitor: car, conditions, charge levels, traffic, aim, clock and date. */
export interface TripSettings extends StationChoice {
  /** Display name of the car. */
  readonly car: string
  /** Motor key of the car: `SM`, `TM` …; empty when it has none. */
  readonly motor: string
  /** Index of the temperature in the range table. */
  readonly temperature: string
  /** Climate control. */
  readonly climate: boolean
  /** True when the car has a heat pump. */
  readonly heatPump: boolean
  /** `road`: the speed of each stretch; else one driving profile for all of it. */
  readonly profile: string
  /** [%] Charge level at the start. */
  readonly start: number
  /** [%] Minimum charge level anywhere on the trip. */
  readonly reserve: number
  /** [%] Minimum charge level at the destination; the reserve applies where it is higher. */
  readonly arrival: number
  /** [%] Charge level no station is left above; a place where the car stays may fill it. */
  readonly limit: number
  /** [%] Traffic allowance on top of the driving time. */
  readonly traffic: number
  /** Objective the plan optimizes. */
  readonly aim: PlanAim
  /** Departure time, or latest arrival time. */
  readonly clock: TripClock
  /** Day of that time, such as `2026-12-24`; empty while none is set. */
  readonly date: string
}

/** Options of each setting; the first of a list is the default. */
export interface TripChoices {
  /** Display names of the cars with the motor keys of each. */
  readonly cars: readonly { readonly name: string; readonly motors: readonly string[] }[]
  readonly temperatures: readonly string[]
  readonly profiles: readonly string[]
  /** Default settings. */
  readonly defaults: Pick<TripSettings, 'temperature' | 'climate' | 'profile'>
}

/** A setting that is a number on a grid. */
export type TripSlider = 'start' | 'reserve' | 'arrival' | 'limit' | 'traffic' | 'width'

/**
 * Slider grids (minimum, maximum, step) of the numeric settings: charge levels and traffic allowance [%], corridor
 * width [km].
 *
 * @source B-T-02, E-T-91, E-T-92, E-T-140
 * @category constants
 */
export const TRIP_GRIDS = {
  start: { min: 10, max: 100, step: 5, decimals: 0 },
  reserve: { min: 0, max: 50, step: 5, decimals: 0 },
  arrival: { min: 0, max: 90, step: 5, decimals: 0 },
  limit: { min: 50, max: 100, step: 5, decimals: 0 },
  traffic: { min: 0, max: 50, step: 5, decimals: 0 },
  width: { min: 1, max: 20, step: 1, decimals: 0 },
} as const satisfies Readonly<Record<TripSlider, StepperGrid>>

/**
 * The settings that are numbers, as they are before anyone sets them: a start at 90 %, a reserve of 10 %, arrival with no more than that, charged as far as it serves the aim, no traffic, stations within 5 km of the road; stations without a known power count, and chargers are assumed where too little is known, and each says so.
 *
 * @source B-T-02, E-T-91, E-T-123, E-T-140
 * @category constants
 */
export const DEFAULT_TRIP = {
  start: 90,
  reserve: 10,
  arrival: 10,
  limit: 100,
  traffic: 0,
  width: 5,
  isAssumed: true,
  hasAssumedSites: true,
} as const

/** The order of the settings that are numbers. @source B-T-02 @category constants */
export const TRIP_SLIDERS = [
  'start',
  'reserve',
  'arrival',
  'limit',
  'width',
  'traffic',
] as const satisfies readonly TripSlider[]

/** What a plan can be made for, what it is made for unless asked first. @source E-T-95 @category constants */
export const PLAN_AIMS = ['fastest', 'fewest', 'cheapest'] as const satisfies readonly PlanAim[]

const findCar = ({ cars }: TripChoices, name: string) => {
  const wanted = name.trim().toLowerCase()
  return cars.find((car) => car.name.toLowerCase() === wanted) ?? cars[0]
}

/** Puts a number on the grid of its setting. */
export const placeTripValue = (slider: TripSlider, value: unknown): number => {
  const known = toNumber(value, DEFAULT_TRIP[slider])
  return snapValue(known, TRIP_GRIDS[slider])
}

// A value that is offered, else the one that is taken when nothing is chosen.
const pick = <Value>(offered: readonly Value[], asked: unknown, usual: Value): Value =>
  offered.find((one) => one === asked) ?? usual

const resolveCar = (asked: Partial<TripSettings>, choices: TripChoices) => {
  const car = findCar(choices, asked.car ?? '')
  const motors = car?.motors ?? []
  return { car: car?.name ?? '', motor: pick(motors, asked.motor, motors[0] ?? '') }
}

const resolveSliders = (asked: Partial<TripSettings>) =>
  Object.fromEntries(
    TRIP_SLIDERS.map((slider) => [slider, placeTripValue(slider, asked[slider])]),
  ) as Record<TripSlider, number>

/** Resolves settings: what is not offered falls back on its own. */
export const resolveTrip = (asked: Partial<TripSettings>, choices: TripChoices): TripSettings => {
  const { defaults, temperatures, profiles } = choices
  return {
    ...resolveStationChoice({ ...NO_STATION_CHOICE, ...asked }),
    ...resolveCar(asked, choices),
    ...resolveSliders(asked),
    temperature: pick(temperatures, asked.temperature, defaults.temperature),
    climate: asked.climate ?? defaults.climate,
    heatPump: asked.heatPump ?? true,
    profile: pick(profiles, asked.profile, defaults.profile),
    isAssumed: asked.isAssumed ?? DEFAULT_TRIP.isAssumed,
    hasAssumedSites: asked.hasAssumedSites ?? DEFAULT_TRIP.hasAssumedSites,
    aim: pick(PLAN_AIMS, asked.aim, PLAN_AIMS[0]),
    clock: resolveClock(asked.clock ?? NO_CLOCK),
    date: resolveDate(asked.date ?? ''),
  }
}
