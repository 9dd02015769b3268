import { none, some, type Option } from '../shared/index.js'
import type { TemperatureUnit } from './range.types.js'

/**
 * The five temperatures of the tools, coldest first. The Fahrenheit column is stored, not computed.
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
/** Place of a temperature in the table, as text. */
export type TemperatureIndex = (typeof TEMPERATURES)[number]['index']

/**
 * Temperatures colder than the sliders go, coldest first: the chart and its table show them where the data has them.
 *
 * @source E-T-47, D-T-27
 * @category constants
 */
export const COLDER_TEMPERATURES = [
  { C: -20, F: -4 },
  { C: -10, F: 14 },
] as const

/**
 * The temperature the calculators start with: 20 °C.
 *
 * @source T-CONST-26, T-CALC-24, D-T-26
 * @category constants
 */
export const DEFAULT_CALCULATOR_TEMPERATURE: TemperatureIndex = '3'

/**
 * The temperature the range tool starts with: 35 °C.
 *
 * @source T-CONST-26, T-RANGE-03, D-T-26
 * @category constants
 */
export const DEFAULT_TOOL_TEMPERATURE: TemperatureIndex = '4'

/**
 * What counts when a temperature cannot be determined [°C].
 *
 * @source T-RANGE-08, T-CONST-25
 * @category constants
 */
export const FALLBACK_CELSIUS = 20

/**
 * Finds the index a text names.
 *
 * @param text - Any text, or null.
 * @returns The index for the texts 0 to 4 exactly; `none` for everything else.
 * @source T-CALC-08, T-RANGE-03
 *
 * @example A leading zero is no index
 * ```ts
 * import { parseTemperatureIndex } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * parseTemperatureIndex('2') // => option.some('2')
 * parseTemperatureIndex('03') // => option.none
 * ```
 * @category look-ups
 */
export const parseTemperatureIndex = (
  text: string | null | undefined,
): Option<TemperatureIndex> => {
  const found = TEMPERATURES.find(({ index }) => index === text)
  return found === undefined ? none : some(found.index)
}

/**
 * Tells the temperature of an index.
 *
 * @param index - An index, or any other text or null.
 * @returns [°C] The table's value; 20 for what is no index.
 * @source T-DATA-23, T-RANGE-08
 *
 * @example An unknown index counts as mild
 * ```ts
 * import { toCelsius } from '@evkit/engine/range'
 *
 * toCelsius('2') // => 10
 * toCelsius('9') // => 20
 * ```
 * @category conversions
 */
export const toCelsius = (index: string | null | undefined): number =>
  TEMPERATURES.find((one) => one.index === index)?.C ?? FALLBACK_CELSIUS

/**
 * Reads a temperature that may be missing.
 *
 * @param value - [°C] A number, or anything.
 * @returns [°C] The number when it is finite, else 20.
 * @source T-RANGE-08
 *
 * @example Nothing counts as mild
 * ```ts
 * import { resolveCelsius } from '@evkit/engine/range'
 *
 * resolveCelsius(null) // => 20
 * ```
 * @category resolution
 */
export const resolveCelsius = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : FALLBACK_CELSIUS

/**
 * Finds the index of a temperature that stands in the table.
 *
 * @param celsius - [°C] Any number.
 * @returns The index, or `none` when the table does not have exactly this value.
 * @source D-T-27
 *
 * @example Only table values have one
 * ```ts
 * import { findTemperatureIndex } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * findTemperatureIndex(35) // => option.some('4')
 * findTemperatureIndex(12) // => option.none
 * ```
 * @category look-ups
 */
export const findTemperatureIndex = (celsius: number): Option<TemperatureIndex> => {
  const found = TEMPERATURES.find(({ C }) => C === celsius)
  return found === undefined ? none : some(found.index)
}

/**
 * Resolves the table step closest to a temperature; between two equally close ones the colder.
 *
 * @param celsius - [°C] Any number; what is not finite counts as 20.
 * @returns An index of the table.
 * @law The closest step is never farther away than any other.
 * @source T-CALC-25, D-T-27
 *
 * @example A tie goes to the colder side
 * ```ts
 * import { nearestTemperature } from '@evkit/engine/range'
 *
 * nearestTemperature(16) // => '3'
 * nearestTemperature(15) // => '2'
 * ```
 * @category resolution
 */
export const nearestTemperature = (celsius: number): TemperatureIndex => {
  const wanted = resolveCelsius(celsius)
  return TEMPERATURES.reduce((best, one) =>
    Math.abs(one.C - wanted) < Math.abs(best.C - wanted) ? one : best,
  ).index
}

/** How a temperature is spoken of. */
export type TemperatureFeel = 'cold' | 'mild' | 'hot'

const MILD = 3

/**
 * Tells how the temperature of an index is spoken of.
 *
 * @param index - An index of the table.
 * @returns Below 3 cold, 3 mild, above 3 hot.
 * @source T-CALC-28, T-CONST-24
 *
 * @example Ten degrees are cold
 * ```ts
 * import { toTemperatureFeel } from '@evkit/engine/range'
 *
 * toTemperatureFeel('2') // => 'cold'
 * ```
 * @category conversions
 */
export const toTemperatureFeel = (index: TemperatureIndex): TemperatureFeel => {
  if (Number(index) < MILD) return 'cold'
  return Number(index) === MILD ? 'mild' : 'hot'
}

/**
 * Tells the value of an index in a unit: the stored column, nothing is computed.
 *
 * @param index - An index of the table.
 * @param unit - Celsius or Fahrenheit.
 * @returns [°C or °F] The table's value.
 * @source T-DATA-23, T-CALC-27
 *
 * @example Frost in Fahrenheit
 * ```ts
 * import { tableTemperature } from '@evkit/engine/range'
 *
 * tableTemperature('0', 'F') // => 23
 * ```
 * @category look-ups
 */
export const tableTemperature = (index: TemperatureIndex, unit: TemperatureUnit): number =>
  TEMPERATURES.find((one) => one.index === index)?.[unit] ?? FALLBACK_CELSIUS

const FAHRENHEIT_PER_CELSIUS = 1.8
const FAHRENHEIT_AT_ZERO = 32

/**
 * Converts a temperature the table does not have; the five of the table are stored instead.
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
