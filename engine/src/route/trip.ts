import { snapValue, toNumber, type StepperGrid } from '../shared/index.js'

/** What the visitor can set about the drive itself. */
export interface TripSettings {
  /** Display name of the car. */
  readonly car: string
  /** Motor key of the car: `SM`, `TM` …; empty when it has none. */
  readonly motor: string
  /** Index of the temperature in the range table. */
  readonly temperature: string
  /** Climate control. */
  readonly climate: boolean
  /** Driving profile. */
  readonly profile: string
  /** [%] Charge level at the start. */
  readonly start: number
  /** [%] Charge level that is never gone below. */
  readonly reserve: number
  /** [km] How far off the road a station may lie, straight across. */
  readonly width: number
  /** True when stations without a known power may be used, with an assumed one. */
  readonly isAssumed: boolean
}

/** What can be chosen for each setting; the first one of a list is what is chosen when nothing is. */
export interface TripChoices {
  /** Display names of the cars with the motor keys of each. */
  readonly cars: readonly { readonly name: string; readonly motors: readonly string[] }[]
  readonly temperatures: readonly string[]
  readonly profiles: readonly string[]
  /** What is chosen when nothing is. */
  readonly defaults: Pick<TripSettings, 'temperature' | 'climate' | 'profile'>
}

/** A setting that is a number on a grid. */
export type TripSlider = 'start' | 'reserve' | 'width'

/**
 * The grids of the settings that are numbers: charge at the start and reserve in percent, width in kilometres.
 *
 * @source B-T-02
 * @category constants
 */
export const TRIP_GRIDS = {
  start: { min: 10, max: 100, step: 5, decimals: 0 },
  reserve: { min: 0, max: 50, step: 5, decimals: 0 },
  width: { min: 1, max: 20, step: 1, decimals: 0 },
} as const satisfies Readonly<Record<TripSlider, StepperGrid>>

/**
 * The settings that are numbers, as they are before anyone sets them: a start at 90 %, a reserve of 10 %, stations within 5 km of the road; stations without a known power count, and each says so.
 *
 * @source B-T-02
 * @category constants
 */
export const DEFAULT_TRIP = { start: 90, reserve: 10, width: 5, isAssumed: true } as const

/**
 * The power counted with at a station whose power is not known, where that is allowed [kW].
 *
 * @source B-T-02
 * @category constants
 */
export const ASSUMED_POWER = 50

/** The order of the settings that are numbers. @source B-T-02 @category constants */
export const TRIP_SLIDERS = ['start', 'reserve', 'width'] as const satisfies readonly TripSlider[]

const findCar = ({ cars }: TripChoices, name: string) => {
  const wanted = name.trim().toLowerCase()
  return cars.find((car) => car.name.toLowerCase() === wanted) ?? cars[0]
}

/** Puts a number on the grid of its setting. */
export const placeTripValue = (slider: TripSlider, value: unknown): number => {
  const known = toNumber(value, DEFAULT_TRIP[slider])
  return snapValue(known, TRIP_GRIDS[slider])
}

/** Resolves settings: what is not offered falls back on its own. */
export const resolveTrip = (asked: Partial<TripSettings>, choices: TripChoices): TripSettings => {
  const { defaults } = choices
  const car = findCar(choices, asked.car ?? '')
  const motors = car?.motors ?? []
  const value = (slider: TripSlider): number => placeTripValue(slider, asked[slider])
  return {
    car: car?.name ?? '',
    motor: motors.find((motor) => motor === asked.motor) ?? motors[0] ?? '',
    temperature:
      choices.temperatures.find((one) => one === asked.temperature) ?? defaults.temperature,
    climate: asked.climate ?? defaults.climate,
    profile: choices.profiles.find((one) => one === asked.profile) ?? defaults.profile,
    start: value('start'),
    reserve: value('reserve'),
    width: value('width'),
    isAssumed: asked.isAssumed ?? DEFAULT_TRIP.isAssumed,
  }
}
