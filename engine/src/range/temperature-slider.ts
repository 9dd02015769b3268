import { toKeySteps, type SliderPress } from '../interaction/index.js'
import {
  FALLBACK_CELSIUS,
  nearestTemperature,
  TEMPERATURES,
  type TemperatureIndex,
} from './temperature.js'

/**
 * Where the colour of the temperature track runs from blue to red [% of the track].
 *
 * @source T-CALC-29, T-CONST-27, B-CONST-25, D-T-60
 * @category constants
 */
export const SLIDER_COLOUR_STOPS = { blue: 22.8, red: 49.8 } as const

/** Height of the track and size of the thumb [px]. @source T-CALC-29, T-CONST-28 @category constants */
export const SLIDER_SIZES = { track: 20, thumb: 20 } as const

const LAST = TEMPERATURES.length - 1
const PAGE_STEPS = 2

/** Moves the temperature slider by a key; it stops at both ends. */
export const pressTemperature = (index: TemperatureIndex, press: SliderPress): TemperatureIndex => {
  const at = Math.min(Math.max(Number(index) + toKeySteps(press, PAGE_STEPS), 0), LAST)
  return TEMPERATURES[at]?.index ?? index
}

/**
 * Resolves the step a slider value stands for.
 *
 * @source T-RANGE-20, E-T-07
 */
export const stepTemperature = (value: number): TemperatureIndex => {
  const at = Math.min(Math.max(Math.round(value), 0), LAST)
  return TEMPERATURES[at]?.index ?? nearestTemperature(FALLBACK_CELSIUS)
}
