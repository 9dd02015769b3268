import { none, some, type Option } from '../shared/index.js'
import type { TemperatureUnit } from './range.types.js'

/**
 * Lookup table of the tools' five temperatures [°C, °F], coldest first. Fahrenheit is stored, not computed.
 *
 * @source T-DATA-23
 * @category constants
 */
export const TEMPERATURES = [
  { index: '0', C: -5, F: 23 },
  { index: '1', C: 0, F: 32 },
  { index: '2', C: 10, F: 50 },
  { index: '3', C: 20, F: 68 },
  { index: '4', C: 35, F: 95 },
] as const
/** Index of a temperature in the table, as text. */
export type TemperatureIndex = (typeof TEMPERATURES)[number]['index']

/** Index of a mild day, whose figure in mixed driving pages name. */
export const MILD: TemperatureIndex = '3'

/**
 * Temperatures below the sliders' minimum, coldest first; chart and table show them where the data has them.
 *
 * @source E-T-47, D-T-27
 * @category constants
 */
export const COLDER_TEMPERATURES = [
  { C: -20, F: -4 },
  { C: -10, F: 14 },
] as const

/**
 * Index of the calculators' default temperature, 20 °C.
 *
 * @source T-CONST-26, T-CALC-24, D-T-26
 * @category constants
 */
export const DEFAULT_CALCULATOR_TEMPERATURE: TemperatureIndex = '3'

/** The temperature the range tool starts with: 35 °C. @source T-CONST-26, T-RANGE-03, D-T-26 @category constants */
export const DEFAULT_TOOL_TEMPERATURE: TemperatureIndex = '4'

/** What counts when a temperature cannot be determined [°C]. @source T-RANGE-08, T-CONST-25 @category constants */
export const FALLBACK_CELSIUS = 20

/** Finds the index a text names. */
export const parseTemperatureIndex = (
  text: string | null | undefined,
): Option<TemperatureIndex> => {
  const found = TEMPERATURES.find(({ index }) => index === text)
  return found === undefined ? none : some(found.index)
}

/** Tells the temperature of an index. */
export const toCelsius = (index: string | null | undefined): number =>
  TEMPERATURES.find((one) => one.index === index)?.C ?? FALLBACK_CELSIUS

/** Reads a temperature that may be missing. */
export const resolveCelsius = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : FALLBACK_CELSIUS

/** Finds the index of a temperature that stands in the table. */
export const findTemperatureIndex = (celsius: number): Option<TemperatureIndex> => {
  const found = TEMPERATURES.find(({ C }) => C === celsius)
  return found === undefined ? none : some(found.index)
}

/** Resolves the table step closest to a temperature; between two equally close ones the colder. */
export const nearestTemperature = (celsius: number): TemperatureIndex => {
  const wanted = resolveCelsius(celsius)
  return TEMPERATURES.reduce((best, one) =>
    Math.abs(one.C - wanted) < Math.abs(best.C - wanted) ? one : best,
  ).index
}

/** How a temperature is spoken of. */
export type TemperatureFeel = 'cold' | 'mild' | 'hot'

/** Tells how the temperature of an index is spoken of. */
export const toTemperatureFeel = (index: TemperatureIndex): TemperatureFeel => {
  if (index === MILD) return 'mild'
  // Indexes are single digits, coldest first.
  return index < MILD ? 'cold' : 'hot'
}

/** Tells the value of an index in a unit: the stored column, nothing is computed. */
export const tableTemperature = (index: TemperatureIndex, unit: TemperatureUnit): number =>
  TEMPERATURES.find((one) => one.index === index)?.[unit] ?? FALLBACK_CELSIUS

const FAHRENHEIT_PER_CELSIUS = 1.8
const FAHRENHEIT_AT_ZERO = 32

/**
 * Converts degrees Celsius to Fahrenheit, for temperatures outside the table; the table stores both.
 *
 * @param celsius - [°C] Any finite number.
 * @returns [°F] Not rounded.
 *
 * @formula celsius * 1.8 + 32
 * @source D-T-27, T-DATA-23
 *
 * @example Fifteen degrees
 * ```ts
 * import { toFahrenheit } from '@evkit/engine/range'
 *
 * toFahrenheit(15) // => 59
 * ```
 * @category formulas
 */
export const toFahrenheit = (celsius: number): number =>
  celsius * FAHRENHEIT_PER_CELSIUS + FAHRENHEIT_AT_ZERO
