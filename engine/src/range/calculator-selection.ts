import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import type { MotorType } from '../car/index.js'
import type { Option } from '../shared/index.js'
import { estimateHighest } from './estimate.js'
import { findHighest, type HighestQuery } from './highest.js'
import { findFamily } from './look-up.js'
import type { CalculatorHabits } from './habits.js'
import { toRangeProfile } from './profile.js'
import type {
  CalculatorCar,
  CalculatorSelection,
  DistanceUnit,
  RangeData,
  RangeEstimate,
} from './range.types.js'
import { toCelsius } from './temperature.js'

/**
 * What can be corrected in the calculators: what the address asked for and could not be had, and a drivetrain the new car lacks.
 *
 * @source E-T-05, T-CALC-11, T-CALC-15
 * @category constants
 */
export const CALCULATOR_CORRECTIONS = [
  'motor',
  'address.car',
  'address.motor',
  'address.temperature',
  'address.climate',
  'address.profile',
] as const
/** A requested choice that is unavailable and was replaced. */
export type CalculatorCorrection = (typeof CALCULATOR_CORRECTIONS)[number]

/**
 * Converts the calculator's settings to a query for {@link estimateHighest}.
 *
 * @param habits - Profile, temperature index and climate control.
 * @returns The query.
 * @source T-CALC-16
 *
 * @example Mixed reads the combined figure
 * ```ts
 * import { toHighestQuery } from '@evkit/engine/range'
 *
 * toHighestQuery({ drivingProfile: 'mixed', outsideTemperatureIndex: '0', climate: true }) // => { temperature: -5, climate: true, drivingProfile: 'combined' }
 * ```
 * @category conversions
 */
export const toHighestQuery = (habits: CalculatorHabits): HighestQuery => ({
  temperature: toCelsius(habits.outsideTemperatureIndex),
  climate: habits.climate,
  drivingProfile: toRangeProfile(habits.drivingProfile),
})

const kmOf = (
  data: RangeData,
  key: { readonly model: string; readonly drivetrain: MotorType },
  query: HighestQuery,
): number => {
  const family = findFamily(data, key)
  if (O.isNone(family)) return 0
  const found = findHighest(family.value, query)
  return O.isNone(found) ? 0 : found.value.km
}

/** Resolves the drivetrain of a car with the highest range under some habits. */
export const bestDrivetrain = (
  data: RangeData,
  car: CalculatorCar,
  habits: CalculatorHabits,
): MotorType => {
  const query = toHighestQuery(habits)
  const [first, ...others] = car.drivetrains.map((drivetrain) => ({
    drivetrain,
    km: kmOf(data, { model: car.model, drivetrain }, query),
  }))
  return others.reduce(
    (best, one) => (one.km > best.km ? one : best),
    first ?? { drivetrain: 'Single', km: 0 },
  ).drivetrain
}

/** Chooses a car: the drivetrain stays if the new car has it, else the new car's best is taken. */
export const chooseCalculatorCar = (
  data: RangeData,
  selection: CalculatorSelection,
  car: CalculatorCar,
): CalculatorSelection => ({
  ...selection,
  car,
  motor: car.drivetrains.includes(selection.motor)
    ? selection.motor
    : bestDrivetrain(data, car, selection),
})

/**
 * Estimates the range of a selection, as the full and the light calculator show it.
 *
 * @param data - The range data.
 * @param selection - Car, drivetrain, profile, temperature and climate control.
 * @param unit - Kilometres or miles.
 * @returns The range with its trace, or `none` when the data has no such car and drivetrain.
 * @source T-CALC-16, T-CALC-17, T-LIGHT-06
 *
 * @example The car with the extended motor
 * ```ts
 * import { defaultHabits, estimateSelection, joinCalculatorCars } from '@evkit/engine/range'
 * import { gridData, tinyCalculatorInfos } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const [, ex30] = joinCalculatorCars(tinyCalculatorInfos, gridData)
 * const selection = { car: ex30!, motor: 'Single-with-Extended', ...defaultHabits(true) } as const
 * const estimate = estimateSelection(gridData, selection, 'km')
 * option.isSome(estimate) && estimate.value.shown // => 540
 * ```
 * @category formulas
 */
export const estimateSelection = (
  data: RangeData,
  selection: CalculatorSelection,
  unit: DistanceUnit,
): Option<RangeEstimate> => {
  const { model } = selection.car
  const family = findFamily(data, { model, drivetrain: selection.motor })
  return pipe(
    family,
    O.map((family) => estimateHighest(family, { query: toHighestQuery(selection), unit })),
  )
}
