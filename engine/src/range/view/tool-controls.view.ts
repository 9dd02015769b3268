import type { Option } from '../../shared/index.js'
import { dataFor } from '../range-feed.js'
import { listToolMotors, listToolOptions } from '../range-selection.js'
import {
  toMotorChoices,
  type ChoiceGroup,
  type PictureChoice,
  type Toggle,
  type ToolContext,
} from '../../tool/index.js'
import type { RangeToolState } from '../range.tool.js'
import type { RangeData, RangeSelection, RangeToolCar } from '../range.types.js'
import {
  toProfileChoices,
  toTemperatureSlider,
  toUnitControls,
  type TemperatureSlider,
  type UnitControls,
} from './controls.view.js'
import { fillTemperature, type Words } from './wording.view.js'

/** All controls of the range tool. */
export interface RangeToolControls {
  readonly picker: {
    readonly label: string
    readonly openLabel: string
    readonly closeLabel: string
    readonly chosen: PictureChoice
    readonly choices: readonly PictureChoice[]
  }
  readonly motorType: ChoiceGroup<RangeSelection['motorType']>
  readonly profile: ChoiceGroup<RangeSelection['drivingProfile']>
  readonly temperature: TemperatureSlider
  /** Text over the slider: `At -5°C`. */
  readonly temperatureText: string
  readonly climate: Toggle
  readonly heatPump: Toggle
  readonly units: UnitControls
}

const toCarChoice = (car: RangeToolCar, chosen: RangeToolCar): PictureChoice => ({
  value: car.model,
  label: car.name,
  isChosen: car.model === chosen.model,
  isDisabled: false,
  hint: '',
  picture: car.square.src === '' ? undefined : car.square,
})

const toToggle = (
  name: 'climate' | 'heatPump',
  state: { readonly isOn: boolean; readonly isFixed: boolean },
  { translate }: Words,
): Toggle => ({
  label: translate(`${name}.label`),
  hint: translate(state.isFixed ? `${name}.fixed.${state.isOn ? 'on' : 'off'}` : `${name}.hint`),
  isOn: state.isOn,
  isDisabled: state.isFixed,
})

/** Makes the controls of the range tool: what can be chosen, what is chosen, what cannot be chosen and why. */
export const toToolControls = (
  state: Pick<ToolContext<RangeToolState>, 'cars' | 'selection' | 'feed'>,
  temperatureText: string,
  words: Words,
): RangeToolControls => {
  const { cars, selection, feed } = state
  const { car } = selection
  const { translate } = words
  const data: Option<RangeData> = dataFor(feed, car.model)
  const options = listToolOptions(data, selection)
  return {
    picker: {
      label: translate('picker.label'),
      openLabel: translate('picker.open'),
      closeLabel: translate('picker.close'),
      chosen: toCarChoice(car, car),
      choices: cars.map((one) => toCarChoice(one, car)),
    },
    motorType: toMotorChoices(
      translate('motor.label'),
      { chosen: selection.motorType, offered: listToolMotors(car, data), car: car.name },
      words,
    ),
    profile: toProfileChoices(translate('profile.label'), selection.drivingProfile, (profile) =>
      translate(`profile.${profile}`),
    ),
    temperature: toTemperatureSlider(
      translate('temperature.label'),
      selection.temperatureIndex,
      words,
    ),
    temperatureText: fillTemperature(temperatureText, selection.temperatureIndex, words),
    climate: toToggle(
      'climate',
      { isOn: selection.climateControl === 'on', isFixed: options.climate.isDisabled },
      words,
    ),
    heatPump: toToggle(
      'heatPump',
      {
        isOn: selection.heatPump,
        isFixed: car.disableHeatPump || options.heatpump.isDisabled,
      },
      words,
    ),
    units: toUnitControls(words),
  }
}
