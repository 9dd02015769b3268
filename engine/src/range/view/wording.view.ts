import type { MotorType } from '../../car/index.js'
import { fillPlaceholders } from '../../shared/index.js'
import type { Words as SiteWords } from '../../site/index.js'
import type { DrivingProfile } from '../profile.js'
import type { DistanceUnit, RangeEstimate, TemperatureUnit } from '../range.types.js'
import {
  COLDER_TEMPERATURES,
  findTemperatureIndex,
  tableTemperature,
  toFahrenheit,
  type TemperatureIndex,
} from '../temperature.js'
import { toDistanceUnit, toTemperatureUnit, type UnitSettings } from '../unit-settings.js'
import { explainDistance } from '../estimate.js'

/** What every part of the view needs to put something into words. */
export interface Words extends SiteWords {
  /** The unit settings the page shows in. */
  readonly units: UnitSettings
}

/** A figure with its unit, and the same in words to be read aloud. */
export interface Figure {
  /** The number: `286`. */
  readonly figure: string
  /** The unit behind it: `miles`. */
  readonly unit: string
  /** The figure as a reader says it: `286 miles`. */
  readonly spoken: string
}

/**
 * Puts a whole number of kilometres or miles into words.
 *
 * @param value - [km or mi] A whole number.
 * @param unit - Its unit.
 * @param words - Messages and number format.
 * @returns Figure, unit and spoken form.
 * @source T-TABS-06, T-RANGE-18, E-T-15
 *
 * @example Miles
 * ```ts
 * import { wordDistance } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'metric', range: 'imperial' } as const
 * const words = { translate: (key: string) => key, numbers: numberFormat('en-GB'), units }
 * wordDistance(286, 'mi', words) // => { figure: '286', unit: 'distance.mi.unit', spoken: 'distance.mi.spoken' }
 * ```
 * @category views
 */
export const wordDistance = (
  value: number,
  unit: DistanceUnit,
  { translate, numbers }: Omit<Words, 'units'>,
): Figure => ({
  figure: numbers.number(value),
  unit: translate(`distance.${unit}.unit`, { count: value }),
  spoken: translate(`distance.${unit}.spoken`, { count: value }),
})

/**
 * Puts kilometres that are not rounded into words of the page's unit.
 *
 * @param km - [km] 0 or more.
 * @param words - Messages, number format and units.
 * @returns Figure, unit and spoken form.
 * @source T-RANGE-18, T-CALC-17
 *
 * @example 460 km in Great Britain
 * ```ts
 * import { wordKm } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'metric', range: 'imperial' } as const
 * wordKm(460, { translate: (key: string) => key, numbers: numberFormat('en-GB'), units }).figure // => '286'
 * ```
 * @category views
 */
export const wordKm = (km: number, words: Words): Figure => {
  const unit = toDistanceUnit(words.units)
  return wordDistance(explainDistance(km, unit).value, unit, words)
}

/**
 * Joins a figure and its unit: `286 miles`.
 *
 * @param figure - The figure.
 * @param words - Messages.
 * @returns Number with unit word.
 * @source T-RANGE-25, T-TABS-06, D-T-48
 *
 * @example Both are handed to the message
 * ```ts
 * import { wordFigure } from '@evkit/engine/range/view'
 *
 * const translate = (_key: string, values = {}) => Object.values(values).join(' ')
 * wordFigure({ figure: '286', unit: 'miles', spoken: '' }, { translate }) // => '286 miles'
 * ```
 * @category views
 */
export const wordFigure = (figure: Figure, { translate }: Pick<Words, 'translate'>): string =>
  translate('distance.text', { value: figure.figure, unit: figure.unit })

/**
 * Puts a temperature of the table into words: `-5°C`.
 *
 * @param index - An index of the table.
 * @param words - Messages, number format and units.
 * @returns The value with its unit, in the locale's form.
 * @source T-RANGE-26, T-LIGHT-03, T-DATA-23, D-T-31
 *
 * @example Fahrenheit is stored, not computed
 * ```ts
 * import { wordIndex } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'imperial', range: 'metric' } as const
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * wordIndex('3', { translate, numbers: numberFormat('en'), units }) // => 'temperature.F 68'
 * ```
 * @category views
 */
export const wordIndex = (index: TemperatureIndex, words: Words): string => {
  const unit = toTemperatureUnit(words.units)
  return wordDegrees(tableTemperature(index, unit), unit, words)
}

const wordDegrees = (value: number, unit: TemperatureUnit, { translate, numbers }: Words): string =>
  translate(`temperature.${unit}`, { value: numbers.number(value) })

/**
 * Puts any temperature into words; a value of the table is taken from there.
 *
 * @param celsius - [°C] A temperature of the data.
 * @param words - Messages, number format and units.
 * @returns The value with its unit.
 * @source T-DATA-23, D-T-27
 *
 * @example A temperature the table does not have
 * ```ts
 * import { wordCelsius } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'imperial', range: 'metric' } as const
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * wordCelsius(15, { translate, numbers: numberFormat('en'), units }) // => 'temperature.F 59'
 * ```
 * @category views
 */
export const wordCelsius = (celsius: number, words: Words): string => {
  const index = findTemperatureIndex(celsius)
  if (index._tag === 'Some') return wordIndex(index.value, words)
  const unit = toTemperatureUnit(words.units)
  const value = unit === 'C' ? celsius : toFahrenheit(celsius)
  return wordDegrees(value, unit, words)
}

/**
 * Puts a temperature beyond the slider into words; both columns are stored, nothing is computed.
 *
 * @param celsius - [°C] One of `COLDER_TEMPERATURES`.
 * @param words - Messages, number format and units.
 * @returns The value with its unit.
 * @source E-T-47, T-DATA-23
 *
 * @example Hard frost in Fahrenheit
 * ```ts
 * import { wordColder } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'imperial', range: 'metric' } as const
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * wordColder(-20, { translate, numbers: numberFormat('en'), units }) // => 'temperature.F -4'
 * ```
 * @category views
 */
export const wordColder = (celsius: number, words: Words): string => {
  const unit = toTemperatureUnit(words.units)
  const row = COLDER_TEMPERATURES.find(({ C }) => C === celsius)
  return row === undefined ? wordCelsius(celsius, words) : wordDegrees(row[unit], unit, words)
}

/**
 * Puts a temperature of the table into words to be read aloud: `minus 5 degrees Celsius`.
 *
 * @param index - An index of the table.
 * @param words - Messages, number format and units.
 * @returns One phrase.
 * @source E-T-06
 *
 * @example Sign and value are handed to the message
 * ```ts
 * import { speakIndex } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'metric', range: 'metric' } as const
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * speakIndex('0', { translate, numbers: numberFormat('en'), units }) // => 'temperature.C.spoken minus 5'
 * ```
 * @category views
 */
export const speakIndex = (index: TemperatureIndex, words: Words): string => {
  const unit = toTemperatureUnit(words.units)
  const value = tableTemperature(index, unit)
  return words.translate(`temperature.${unit}.spoken`, {
    sign: value < 0 ? 'minus' : 'plus',
    value: words.numbers.number(Math.abs(value)),
  })
}

/**
 * Fills a text about a temperature.
 *
 * @param text - Text of content with `{temperature}` or `{temperatureDisplay}`.
 * @param index - An index of the table.
 * @param words - Messages, number format and units.
 * @returns The filled text.
 * @source T-RANGE-26, T-LIGHT-03, D-T-48
 *
 * @example The range tool's label
 * ```ts
 * import { fillTemperature } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'metric', range: 'imperial' } as const
 * const translate = (_key: string, values: Readonly<Record<string, string | number>> = {}) => `${values['value']}°C`
 * fillTemperature('At {temperature}', '0', { translate, numbers: numberFormat('en-GB'), units }) // => 'At -5°C'
 * ```
 * @category views
 */
export const fillTemperature = (text: string, index: TemperatureIndex, words: Words): string => {
  const temperature = wordIndex(index, words)
  return fillPlaceholders(text, { temperature, temperatureDisplay: temperature })
}

/**
 * Fills a text of the map.
 *
 * @param text - Text of content with `{rangeText}` and `{range}`.
 * @param figure - The range as it is shown.
 * @param words - Messages.
 * @returns The filled text: `{range}` is the number alone, `{rangeText}` the number with its unit.
 * @source T-RANGE-25, D-T-48
 *
 * @example The worked text of the row
 * ```ts
 * import { fillMapText } from '@evkit/engine/range/view'
 *
 * const translate = (_key: string, values = {}) => Object.values(values).join(' ')
 * const figure = { figure: '286', unit: 'miles', spoken: '286 miles' }
 * fillMapText('Up to {rangeText} from here ({range})', figure, { translate }) // => 'Up to 286 miles from here (286)'
 * ```
 * @category views
 */
export const fillMapText = (
  text: string,
  figure: Figure,
  words: Pick<Words, 'translate'>,
): string => fillPlaceholders(text, { rangeText: wordFigure(figure, words), range: figure.figure })

/** What a figure holds for, as far as the words need it. */
export interface Conditions {
  readonly car: string
  readonly motorType: MotorType
  readonly estimate: Pick<RangeEstimate, 'temperature' | 'climate' | 'heatpump'>
  readonly profile: DrivingProfile
  /** True where the heat pump is a choice of the visitor. */
  readonly isPumpNamed: boolean
}

/**
 * Puts the conditions of a figure into words: car, motor, temperature, climate control, profile.
 *
 * @param conditions - What the figure holds for.
 * @param words - Messages, number format and units.
 * @returns One phrase for the line under the figure; it names the temperature of the entry used.
 * @source E-T-28, D-T-27
 *
 * @example All are handed to the message
 * ```ts
 * import { wordRangeConditions } from '@evkit/engine/range/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const units = { temperature: 'metric', range: 'metric' } as const
 * const translate = (key: string, values = {}) => (key === 'conditions' ? Object.values(values).join(', ') : key)
 * const estimate = { temperature: 20, climate: true, heatpump: true }
 * const conditions = { car: 'EX30', motorType: 'Twin', estimate, profile: 'city', isPumpNamed: false } as const
 * wordRangeConditions(conditions, { translate, numbers: numberFormat('en'), units }) // => 'EX30, motor.Twin, temperature.C, climate.on.phrase, profile.city.phrase'
 * ```
 * @category views
 */
export const wordRangeConditions = (conditions: Conditions, words: Words): string => {
  const { car, motorType, estimate, profile, isPumpNamed } = conditions
  const { translate } = words
  return translate(isPumpNamed ? 'conditions.heatPump' : 'conditions', {
    car,
    motor: translate(`motor.${motorType}`),
    temperature: wordCelsius(estimate.temperature, words),
    climate: translate(`climate.${estimate.climate ? 'on' : 'off'}.phrase`),
    profile: translate(`profile.${profile}.phrase`),
    ...(isPumpNamed
      ? { heatPump: translate(`heatPump.${estimate.heatpump ? 'on' : 'off'}.phrase`) }
      : {}),
  })
}
