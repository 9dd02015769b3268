// The choices of the calculator as fields of a plain form.
import type { CalculatorView } from '@evkit/engine/range'
import type { RangeCalculatorProps } from '../../range/index.js'
import type { PlainFieldProps } from '../../tool/index.js'

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
): PlainFieldProps => ({
  name,
  label: group.label,
  value: group.choices.find(({ isChosen }) => isChosen)?.value ?? '',
  options: group.choices.filter(({ isDisabled }) => !isDisabled),
})

type Words = RangeCalculatorProps['translate']

/** Lists the fields of the weather: temperature and climate control. */
export const listWeatherFields = (
  { habits }: Pick<CalculatorView, 'habits'>,
  words: Words,
): readonly [PlainFieldProps, PlainFieldProps] => [
  {
    name: 'temperatureIndex',
    label: habits.temperature.control.label,
    value: String(habits.temperature.control.value),
    options: habits.temperature.control.feet.map(({ index, label }) => ({ value: index, label })),
  },
  {
    name: 'climate',
    label: habits.climate.control.label,
    value: String(habits.climate.control.isOn),
    options: [
      { value: 'true', label: words('climate.on') },
      { value: 'false', label: words('climate.off') },
    ],
  },
]

/** Lists the same choices as the controls of the page. */
export const listRangeFields = (view: CalculatorView, words: Words): readonly PlainFieldProps[] => [
  toField('model', { label: view.car.modelTitle, choices: view.car.selector.choices }),
  toField('powerTrain', view.car.drivetrain),
  toField('profile', view.habits.profile.control),
  ...listWeatherFields(view, words),
]
