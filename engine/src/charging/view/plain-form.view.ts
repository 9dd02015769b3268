import * as O from '#fp-ts/Option'
import { toUndefined } from '../../shared/index.js'
import { CHARGE_LEVELS, findChargeRange, writeChargeRange } from '../charge-range.js'
import { writePlace } from '../charging.url.js'
import type { ChargeSelection } from '../charging.types.js'
import type { ChoiceGroup, PlainField } from '../../tool/index.js'
import type { Controls } from './controls.view.js'

const toField = (name: string, group: ChoiceGroup): PlainField => ({
  name,
  label: group.label,
  value: group.choices.find(({ isChosen }) => isChosen)?.value ?? '',
  options: group.choices.map(({ value, label }) => ({ value, label })),
})

const motorField = ({ car, motor }: ChargeSelection, label: string): PlainField => ({
  name: 'powerTrain',
  label,
  value: toUndefined(motor) ?? '',
  options: car.motors.map(({ key, value }) => ({ value: key, label: value })),
})

const placeField = ({ place }: Controls): PlainField => {
  const { options, ...field } = toField('cType', place)
  return {
    ...field,
    value: writePlace(field.value),
    options: options.map((option) => ({ ...option, value: writePlace(option.value) })),
  }
}

const rangeField = ({ range }: ChargeSelection, { slider }: Controls): PlainField => ({
  name: 'range',
  label: slider.label,
  value: writeChargeRange(range),
  options: CHARGE_LEVELS.flatMap((from) =>
    CHARGE_LEVELS.flatMap((to) => {
      const found = findChargeRange(from, to)
      return O.isNone(found)
        ? []
        : [{ value: writeChargeRange(found.value), label: `${from}–${to} %` }]
    }),
  ),
})

/**
 * Lists the choices of the page as form fields whose names and values are those of the address, so that a form sent by a
 * browser without scripts asks for the page it means.
 *
 * @source T-CHG-01, E-T-26
 */
export const listPlainFields = (
  selection: ChargeSelection,
  controls: Controls,
): readonly PlainField[] => [
  toField('carModel', { label: controls.picker.label, choices: controls.picker.choices }),
  motorField(selection, controls.motorType.label),
  placeField(controls),
  ...(controls.current === undefined ? [] : [toField('pCType', controls.current)]),
  ...[controls.power, controls.homePower].flatMap((group) =>
    group === undefined ? [] : [toField('kW', group)],
  ),
  rangeField(selection, controls),
]
