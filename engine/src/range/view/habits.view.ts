import type { ChoiceGroup, Toggle } from '../../tool/index.js'
import type { CalculatorContent } from '../documents/content.codec.js'
import type { CalculatorHabits } from '../habits.js'
import type { DrivingProfile } from '../profile.js'
import { toProfileChoices, toTemperatureSlider, type TemperatureSlider } from './controls.view.js'
import type { Words } from './wording.view.js'

/** A control with the text that explains it. */
export interface Explained<Control> {
  readonly info: string
  readonly control: Control
}

/** The section of the driving habits. */
export interface HabitsSectionView {
  readonly title: string
  readonly profile: Explained<ChoiceGroup<DrivingProfile>>
  readonly temperature: Explained<TemperatureSlider>
  readonly climate: Explained<Toggle>
}

const profileLabel = (content: CalculatorContent, profile: DrivingProfile): string =>
  ({ city: content.cityTxt, mixed: content.mixedTxt, highway: content.highwayTxt })[profile]

/** Makes the section of the driving habits. */
export const toHabits = (
  { drivingProfile, outsideTemperatureIndex, climate }: CalculatorHabits,
  content: CalculatorContent,
  words: Words,
): HabitsSectionView => ({
  title: content.drivingHabitsTitle,
  profile: {
    info: content.drivingProfileInfoTxt,
    control: toProfileChoices(content.drivingProfileTitle, drivingProfile, (profile) =>
      profileLabel(content, profile),
    ),
  },
  temperature: {
    info: content.outsideTemperatureInfoTxt,
    control: toTemperatureSlider(content.outsideTemperatureTitle, outsideTemperatureIndex, words),
  },
  climate: {
    info: content.climateControlInfoTxt,
    control: {
      label: content.climateControlTitle,
      hint: '',
      isOn: climate,
      isDisabled: false,
    },
  },
})
