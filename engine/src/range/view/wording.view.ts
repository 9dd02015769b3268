import * as O from '#fp-ts/Option'
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

/** Puts a whole number of kilometres or miles into words. */
export const wordDistance = (
  value: number,
  unit: DistanceUnit,
  { translate, numbers }: Omit<Words, 'units'>,
): Figure => ({
  figure: numbers.number(value),
  unit: translate(`distance.${unit}.unit`, { count: value }),
  spoken: translate(`distance.${unit}.spoken`, { count: value }),
})

/** Puts kilometres that are not rounded into words of the page's unit. */
export const wordKm = (km: number, words: Words): Figure => {
  const unit = toDistanceUnit(words.units)
  return wordDistance(explainDistance(km, unit).value, unit, words)
}

/** Joins a figure and its unit: `286 miles`. */
export const wordFigure = (figure: Figure, { translate }: Pick<Words, 'translate'>): string =>
  translate('distance.text', { value: figure.figure, unit: figure.unit })

/** Puts a temperature of the table into words: `-5°C`. */
export const wordIndex = (index: TemperatureIndex, words: Words): string => {
  const unit = toTemperatureUnit(words.units)
  return wordDegrees(tableTemperature(index, unit), unit, words)
}

const wordDegrees = (value: number, unit: TemperatureUnit, { translate, numbers }: Words): string =>
  translate(`temperature.${unit}`, { value: numbers.number(value) })

/** Puts any temperature into words; a value of the table is taken from there. */
export const wordCelsius = (celsius: number, words: Words): string => {
  const index = findTemperatureIndex(celsius)
  if (O.isSome(index)) return wordIndex(index.value, words)
  const unit = toTemperatureUnit(words.units)
  const value = unit === 'C' ? celsius : toFahrenheit(celsius)
  return wordDegrees(value, unit, words)
}

/** Puts a temperature beyond the slider into words; both columns are stored, nothing is computed. */
export const wordColder = (celsius: number, words: Words): string => {
  const unit = toTemperatureUnit(words.units)
  const row = COLDER_TEMPERATURES.find(({ C }) => C === celsius)
  return row === undefined ? wordCelsius(celsius, words) : wordDegrees(row[unit], unit, words)
}

/** Puts a temperature of the table into words to be read aloud: `minus 5 degrees Celsius`. */
export const speakIndex = (index: TemperatureIndex, words: Words): string => {
  const unit = toTemperatureUnit(words.units)
  const value = tableTemperature(index, unit)
  return words.translate(`temperature.${unit}.spoken`, {
    sign: value < 0 ? 'minus' : 'plus',
    value: words.numbers.number(Math.abs(value)),
  })
}

/** Fills a text about a temperature. */
export const fillTemperature = (text: string, index: TemperatureIndex, words: Words): string => {
  const temperature = wordIndex(index, words)
  return fillPlaceholders(text, { temperature, temperatureDisplay: temperature })
}

/** Fills a text of the map. */
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

/** Puts the conditions of a figure into words: car, motor, temperature, climate control, profile. */
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
