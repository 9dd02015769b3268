import type { Translate } from '../../shared/index.js'
import type { PlainField } from '../../tool/index.js'
import type { CalculatorView } from './calculator.view.js'
import type { HabitsSectionView } from './habits.view.js'

const toField = (
  name: string,
  group: {
    readonly label: string
    readonly choices: readonly {
      readonly value: string
      readonly label: string
      readonly isChosen: boolean
      readonly isDisabled: boolean
    }[]
  },
): PlainField => ({
  name,
  label: group.label,
  value: group.choices.find(({ isChosen }) => isChosen)?.value ?? '',
  options: group.choices.filter(({ isDisabled }) => !isDisabled),
})

/** Lists the fields of the weather: temperature and climate control. */
export const listWeatherFields = (
  { temperature, climate }: Pick<HabitsSectionView, 'temperature' | 'climate'>,
  translate: Translate,
): readonly [PlainField, PlainField] => [
  {
    name: 'temperatureIndex',
    label: temperature.control.label,
    value: String(temperature.control.value),
    options: temperature.control.feet.map(({ index, label }) => ({ value: index, label })),
  },
  {
    name: 'climate',
    label: climate.control.label,
    value: String(climate.control.isOn),
    options: [
      { value: 'true', label: translate('climate.on') },
      { value: 'false', label: translate('climate.off') },
    ],
  },
]

/**
 * Lists the choices of the full calculator as form fields whose names and values are those of the address, so that a form
 * sent by a browser without scripts asks for the page it means.
 *
 * @source T-CALC-06, E-T-26
 */
export const listCalculatorFields = (
  view: CalculatorView,
  translate: Translate,
): readonly PlainField[] => [
  toField('model', { label: view.car.modelTitle, choices: view.car.selector.choices }),
  toField('powerTrain', view.car.drivetrain),
  toField('profile', view.habits.profile.control),
  ...listWeatherFields(view.habits, translate),
]
