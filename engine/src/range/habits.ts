import { DEFAULT_CALCULATOR_PROFILE } from './profile.js'
import type { CalculatorSelection } from './range.types.js'
import { DEFAULT_CALCULATOR_TEMPERATURE } from './temperature.js'

/** Climate control at the start when content gives no default. @source T-CALC-24 @category constants */
const DEFAULT_CALCULATOR_CLIMATE = true

/** What the figure of a car is asked with: everything chosen but the car. */
export type CalculatorHabits = Pick<
  CalculatorSelection,
  'drivingProfile' | 'outsideTemperatureIndex' | 'climate'
>

/**
 * Creates the default settings of the calculators, all but the car.
 *
 * @param defaultClimate - Climate control set by content; undefined when content has none.
 * @returns City, the step closest to 20 °C, and climate control as content sets it, else on.
 * @source T-CALC-24, T-CALC-25, T-DATA-19, D-T-26
 *
 * @example Content switches climate control off
 * ```ts
 * import { defaultHabits } from '@evkit/engine/range'
 *
 * defaultHabits(false) // => { drivingProfile: 'city', outsideTemperatureIndex: '3', climate: false }
 * ```
 * @category constructors
 */
export const defaultHabits = (defaultClimate: boolean | undefined): CalculatorHabits => ({
  drivingProfile: DEFAULT_CALCULATOR_PROFILE,
  outsideTemperatureIndex: DEFAULT_CALCULATOR_TEMPERATURE,
  climate: defaultClimate ?? DEFAULT_CALCULATOR_CLIMATE,
})
