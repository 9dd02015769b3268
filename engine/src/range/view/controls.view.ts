import { toChoiceGroup, type ChoiceGroup } from '../../tool/index.js'
import type { DistanceUnit, TemperatureUnit } from '../range.types.js'
import { DRIVING_PROFILES, type DrivingProfile } from '../profile.js'
import {
  TEMPERATURES,
  toTemperatureFeel,
  type TemperatureFeel,
  type TemperatureIndex,
} from '../temperature.js'
import { toDistanceUnit, toTemperatureUnit } from '../unit-settings.js'
import { speakIndex, wordIndex, type Words } from './wording.view.js'

/** The temperature slider: its value is the place among five steps. */
export interface TemperatureSlider {
  readonly label: string
  readonly hint: string
  /** Place on the slider, 0 to 4. */
  readonly value: number
  readonly low: number
  readonly high: number
  readonly step: number
  /** The value as a reader says it: `minus 5 degrees Celsius, cold`. */
  readonly valueText: string
  /** The value as it is shown, in the tooltip too: `-5°C`. */
  readonly text: string
  readonly feel: TemperatureFeel
  readonly feelText: string
  /** The five steps under the track, each can be pressed. */
  readonly feet: readonly {
    readonly index: TemperatureIndex
    readonly label: string
    /** The step as a reader says it. */
    readonly spoken: string
    readonly isChosen: boolean
  }[]
}

/** The switches of both units. */
export interface UnitControls {
  readonly distance: ChoiceGroup<DistanceUnit>
  readonly temperature: ChoiceGroup<TemperatureUnit>
}

/**
 * Makes the profile control.
 *
 * @source T-RANGE-05, T-CALC-31
 */
export const toProfileChoices = (
  label: string,
  chosen: DrivingProfile,
  labelOf: (profile: DrivingProfile) => string,
): ChoiceGroup<DrivingProfile> =>
  toChoiceGroup(
    label,
    DRIVING_PROFILES.map((value) => ({ value, label: labelOf(value) })),
    chosen,
  )

/**
 * Makes the temperature slider.
 *
 * @source T-RANGE-20, T-CALC-27, T-CALC-28, D-T-60, E-T-06, E-T-07
 */
export const toTemperatureSlider = (
  label: string,
  chosen: TemperatureIndex,
  words: Words,
): TemperatureSlider => {
  const { translate } = words
  const feel = toTemperatureFeel(chosen)
  const feelText = translate(`feel.${feel}`)
  return {
    label,
    hint: translate('temperature.hint'),
    value: Number(chosen),
    low: 0,
    high: TEMPERATURES.length - 1,
    step: 1,
    valueText: translate('temperature.value', {
      temperature: speakIndex(chosen, words),
      feel: feelText,
    }),
    text: wordIndex(chosen, words),
    feel,
    feelText,
    feet: TEMPERATURES.map(({ index }) => ({
      index,
      label: wordIndex(index, words),
      spoken: speakIndex(index, words),
      isChosen: index === chosen,
    })),
  }
}

const toUnitChoices = <Unit extends string>(
  name: string,
  { translate }: Words,
  units: { readonly all: readonly Unit[]; readonly chosen: Unit },
): ChoiceGroup<Unit> =>
  toChoiceGroup(
    translate(`units.${name}`),
    units.all.map((value) => ({ value, label: translate(`units.${value}`) })),
    units.chosen,
  )

/** Makes the switches of both units. */
export const toUnitControls = (words: Words): UnitControls => ({
  distance: toUnitChoices('distance', words, {
    all: ['km', 'mi'],
    chosen: toDistanceUnit(words.units),
  }),
  temperature: toUnitChoices('temperature', words, {
    all: ['C', 'F'],
    chosen: toTemperatureUnit(words.units),
  }),
})
