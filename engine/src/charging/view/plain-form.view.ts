import { option as O } from 'fp-ts'
import { toUndefined } from '../../shared/index.js'
import { CHARGE_LEVELS, findChargeRange, writeChargeRange } from '../charge-range.js'
import type { ChargeSelection } from '../charging.types.js'
import type { ChoiceGroup } from '../../tool/index.js'
import type { Controls } from './controls.view.js'

/** One field of the plain form: a parameter of the address and what it can be. */
export interface PlainField {
  readonly name: string
  readonly label: string
  /** The value chosen now. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

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

const PLACES = { home: 'H', public: 'P' } as const

const placeField = ({ place }: Controls): PlainField => {
  const { options, ...field } = toField('cType', place)
  const toWord = (value: string): string => (value === 'public' ? PLACES.public : PLACES.home)
  return {
    ...field,
    value: toWord(field.value),
    options: options.map((option) => ({ ...option, value: toWord(option.value) })),
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
 * @param selection - The selection.
 * @param controls - The controls of the page.
 * @returns One field a parameter that counts for the selection, in the order of the address.
 * @source T-CHG-01, E-T-26
 *
 * @example At home there is no field for AC or DC
 * ```ts
 * import { defaultSelection } from '@evkit/engine/charging'
 * import { listControls, listPlainFields } from '@evkit/engine/charging'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const selection = defaultSelection(tinyCars[0], 'home')
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * listPlainFields(selection, listControls({ cars: tinyCars }, selection, words)).map((field) => field.name) // => ['carModel', 'powerTrain', 'cType', 'range']
 * ```
 * @category views
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
