import * as O from '#fp-ts/Option'
import { toMotorType, type MotorKey, type MotorType } from '../../car/index.js'
import { toUndefined } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import {
  toChoiceGroup,
  toMotorChoices,
  toTypedNumber,
  type ChoiceGroup,
  type PictureChoice,
  type Toggle,
  type TypedNumber,
} from '../../tool/index.js'
import { CHARGE_STEP } from '../charge-range.js'
import {
  HOME_POWERS,
  listPowers,
  toKilowatts,
  type ChargerPower,
  type Current,
  type HomePower,
  type TablePower,
} from '../charger.js'
import type { Charge, ChargeSelection, ChargingCar } from '../charging.types.js'
import type { ChargingStart } from '../charging.url.js'
import { listCarMotorTypes } from '../selection.js'
import { wordMotor } from './wording.view.js'

/** The car picker. */
export interface CarPicker {
  readonly label: string
  /** What pressing it is for, said after the chosen car. */
  readonly openLabel: string
  readonly closeLabel: string
  readonly chosen: PictureChoice
  readonly choices: readonly PictureChoice[]
}

/** One thumb of the charge slider, as it is named and read. */
export interface ThumbView {
  readonly label: string
  /** [%] */
  readonly value: number
  /** The value as a reader says it: `20 percent`. */
  readonly valueText: string
  /** [%] Lowest level this thumb can reach. */
  readonly low: number
  /** [%] Highest level this thumb can reach. */
  readonly high: number
  /** Typing the level. */
  readonly field: TypedNumber
}

/** The charge slider. */
export interface ChargeSlider {
  readonly label: string
  /** The range in words: `20% to 80%`. */
  readonly text: string
  readonly hint: string
  readonly from: ThumbView
  readonly to: ThumbView
  /** [%] Width of a step. */
  readonly step: number
  /** Words under the track, evenly spaced from end to end. */
  readonly feet: readonly string[]
}

/** All controls of the page. */
export interface Controls {
  readonly picker: CarPicker
  readonly motorType: ChoiceGroup<MotorType>
  /** Present when the chosen type has more than one motor. */
  readonly motor: ChoiceGroup<MotorKey> | undefined
  readonly heatPump: Toggle | undefined
  readonly place: ChoiceGroup<Charge['place']>
  /** Present in public only. */
  readonly current: ChoiceGroup<Current> | undefined
  /** Present in public only. */
  readonly power: ChoiceGroup<ChargerPower> | undefined
  /** Present at home only, where the site offers more than one power. */
  readonly homePower: ChoiceGroup<HomePower> | undefined
  readonly slider: ChargeSlider
}

const toCarChoice = (car: ChargingCar, chosen: ChargingCar): PictureChoice => ({
  value: car.name,
  label: car.name,
  isChosen: car.name === chosen.name,
  isDisabled: false,
  hint: car.motors.map(({ value }) => value).join(', '),
  picture: car.square.src === '' ? undefined : car.square,
})

const toPicker = (
  cars: readonly ChargingCar[],
  { car }: ChargeSelection,
  { translate }: Words,
): CarPicker => ({
  label: translate('picker.label'),
  openLabel: translate('picker.open'),
  closeLabel: translate('picker.close'),
  chosen: toCarChoice(car, car),
  choices: cars.map((one) => toCarChoice(one, car)),
})

const toMotorTypes = (selection: ChargeSelection, words: Words): ChoiceGroup<MotorType> =>
  toMotorChoices(
    words.translate('motor.label'),
    {
      chosen: selection.motorType,
      offered: listCarMotorTypes(selection.car),
      car: selection.car.name,
    },
    words,
  )

const toMotors = (
  { car, motorType, motor }: ChargeSelection,
  { translate }: Words,
): ChoiceGroup<MotorKey> | undefined => {
  const motors = car.motors.filter(({ key }) => toMotorType(key) === motorType)
  return motors.length < 2
    ? undefined
    : toChoiceGroup(
        translate('motor.variant'),
        motors.map(({ key, value }) => ({ value: key, label: value })),
        toUndefined(motor),
      )
}

const toHeatPump = (
  { car, heatPump }: ChargeSelection,
  { translate }: Words,
): Toggle | undefined =>
  O.isNone(heatPump)
    ? undefined
    : {
        label: translate('heatPump.label'),
        hint: translate(car.heatPumpDisabled ? 'heatPump.fixed' : 'heatPump.hint'),
        isOn: heatPump.value,
        isDisabled: car.heatPumpDisabled,
      }

const hinted = <Value extends string>(
  name: string,
  { all, chosen }: { readonly all: readonly Value[]; readonly chosen: Value },
  { translate }: Words,
): ChoiceGroup<Value> =>
  toChoiceGroup(
    translate(`${name}.label`),
    all.map((value) => ({
      value,
      label: translate(`${name}.${value}`),
      hint: translate(`${name}.${value}.hint`),
    })),
    chosen,
  )

const powerChoices = <Power extends TablePower>(
  name: 'power' | 'homePower',
  { all, chosen }: { readonly all: readonly Power[]; readonly chosen: TablePower },
  { translate, numbers }: Words,
): ChoiceGroup<Power> =>
  toChoiceGroup(
    translate(`${name}.label`),
    all.map((value) => ({
      value,
      label: translate('power.option', { power: numbers.number(toKilowatts(value)) }),
    })),
    chosen,
  )

const toHomePowers = (
  { charge: { place, charger } }: ChargeSelection,
  offered: readonly HomePower[],
  words: Words,
): Controls['homePower'] => {
  if (place === 'public' || offered.length < 2) return undefined
  const all = HOME_POWERS.filter((one) => offered.includes(one) || one === charger.power)
  return powerChoices('homePower', { all, chosen: charger.power }, words)
}

/** [%] Levels that are written below a slider and a chart. */
export const FEET = [0, 20, 40, 60, 80, 100]
const FULL = 100

/** Puts a range into words: `20% to 80%`. */
const wordRange = (from: number, to: number, { translate, numbers }: Words): string =>
  translate('range.text', { from: numbers.percent(from), to: numbers.percent(to) })

const toSlider = ({ range }: ChargeSelection, words: Words): ChargeSlider => {
  const { translate, numbers } = words
  const toThumb = (value: number, low: number, high: number): Omit<ThumbView, 'label'> => ({
    value,
    valueText: translate('range.value', { level: numbers.number(value) }),
    low,
    high,
    field: toTypedNumber(
      {
        value,
        min: low,
        max: high,
        minText: numbers.percent(low),
        maxText: numbers.percent(high),
      },
      words,
    ),
  })
  return {
    label: translate('range.label'),
    text: wordRange(range.from, range.to, words),
    hint: translate('range.hint'),
    step: CHARGE_STEP,
    from: { label: translate('range.from'), ...toThumb(range.from, 0, range.to - CHARGE_STEP) },
    to: { label: translate('range.to'), ...toThumb(range.to, range.from + CHARGE_STEP, FULL) },
    feet: FEET.map(numbers.percent),
  }
}

/** Makes the controls of the page: what can be chosen, what is chosen, what cannot be chosen and why. */
export const listControls = (
  { cars, homePowers = [] }: Pick<ChargingStart, 'cars' | 'homePowers'>,
  selection: ChargeSelection,
  words: Words,
): Controls => {
  const { place, charger } = selection.charge
  const isPublic = place === 'public'
  return {
    picker: toPicker(cars, selection, words),
    motorType: toMotorTypes(selection, words),
    motor: toMotors(selection, words),
    heatPump: toHeatPump(selection, words),
    place: hinted('place', { all: ['home', 'public'], chosen: place }, words),
    current: isPublic
      ? hinted('current', { all: ['AC', 'DC'], chosen: charger.current }, words)
      : undefined,
    power: isPublic
      ? powerChoices('power', { all: listPowers(charger.current), chosen: charger.power }, words)
      : undefined,
    homePower: toHomePowers(selection, homePowers, words),
    slider: toSlider(selection, words),
  }
}

/** Puts a correction into words. */
export const wordCorrection = (
  correction: string,
  selection: ChargeSelection,
  words: Words,
): string =>
  words.translate(`correction.${correction}`, {
    car: selection.car.name,
    motor: wordMotor(selection, words),
    power: words.translate('power.option', {
      power: words.numbers.number(toKilowatts(selection.charge.charger.power)),
    }),
    current: selection.charge.charger.current,
    range: wordRange(selection.range.from, selection.range.to, words),
  })
