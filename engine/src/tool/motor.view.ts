import { MOTOR_TYPES, type MotorType } from '../car/index.js'
import type { Words } from '../site/index.js'
import { toChoiceGroup, type ChoiceGroup } from './choice.view.js'

/** Makes the motor types in order; those that are not offered cannot be chosen, and say so. */
export const toMotorChoices = (
  label: string,
  motors: {
    readonly chosen: MotorType
    readonly offered: readonly MotorType[]
    readonly car: string
  },
  { translate }: Pick<Words, 'translate'>,
): ChoiceGroup<MotorType> =>
  toChoiceGroup(
    label,
    MOTOR_TYPES.map((type) => {
      const isDisabled = !motors.offered.includes(type)
      const hint = isDisabled ? translate('motor.lacking', { car: motors.car }) : ''
      return { value: type, label: translate(`motor.${type}`), isDisabled, hint }
    }),
    motors.chosen,
  )
