import type { RouteWords } from './wording.view.js'
import { toValueSlider, type ValueSlider } from '../../tool/index.js'
import type { PlannerState } from '../planner-state.js'
import { ASSUMED_POWER, TRIP_GRIDS, TRIP_SLIDERS, type TripSlider } from '../trip.js'

/** One choice with its words, as the page hands it in. */
export interface NamedChoice {
  readonly value: string
  readonly label: string
}

/** The ready lists of what can be chosen, in words. */
export interface ChoiceLists {
  readonly cars: readonly NamedChoice[]
  /** Motors of the chosen car. */
  readonly motors: readonly NamedChoice[]
  readonly temperatures: readonly NamedChoice[]
  readonly profiles: readonly NamedChoice[]
}

/** One group of choices of which exactly one is chosen. */
export interface SettingChoices {
  /** The member of the settings it sets. */
  readonly id: 'car' | 'motor' | 'temperature' | 'profile'
  readonly label: string
  readonly choices: readonly (NamedChoice & { readonly isChosen: boolean })[]
}

/** A switch. */
export interface SettingSwitch {
  /** The member of the settings it sets. */
  readonly id: 'climate' | 'isAssumed'
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
}

/** Everything that can be set about the drive. */
export interface SettingsView {
  readonly heading: string
  readonly choices: readonly SettingChoices[]
  readonly switches: readonly SettingSwitch[]
  /** Charge at the start, reserve, width; their ids are the members of the settings. */
  readonly sliders: readonly ValueSlider[]
}

const CHOICES = [
  ['car', 'cars'],
  ['motor', 'motors'],
  ['temperature', 'temperatures'],
  ['profile', 'profiles'],
] as const

const toSlider = (slider: TripSlider, state: PlannerState, words: RouteWords): ValueSlider => {
  const isDistance = slider === 'width'
  return toValueSlider(
    {
      id: slider,
      label: words.translate(`setting.${slider}`),
      suffix: words.translate(isDistance ? 'suffix.km' : 'suffix.percent'),
      value: state.trip[slider],
      grid: TRIP_GRIDS[slider],
      ...(isDistance ? { distance: { content: 'km', shown: words.distance } as const } : {}),
    },
    words,
  )
}

/** Makes everything that can be set about the drive. */
export const toSettings = (
  state: PlannerState,
  lists: ChoiceLists,
  words: RouteWords,
): SettingsView => {
  const { translate, numbers } = words
  const power = translate('unit.kW', { value: numbers.number(ASSUMED_POWER) })
  return {
    heading: translate('settings.heading'),
    choices: CHOICES.filter(([, list]) => lists[list].length > 0).map(([id, list]) => ({
      id,
      label: translate(`setting.${id}`),
      choices: lists[list].map((one) => ({ ...one, isChosen: one.value === state.trip[id] })),
    })),
    switches: (['climate', 'isAssumed'] as const).map((id) => ({
      id,
      label: translate(`setting.${id}`),
      hint: translate(`setting.${id}.hint`, { power }),
      isOn: state.trip[id],
    })),
    sliders: TRIP_SLIDERS.map((slider) => toSlider(slider, state, words)),
  }
}
