import * as O from '#fp-ts/Option'
import { none, some } from '../shared/index.js'
import {
  findMotorKey,
  listMotorTypes,
  resolveFirstMotorType,
  resolveMotorType,
  toMotorType,
  type MotorKey,
  type MotorType,
} from '../car/index.js'
import { DEFAULT_CHARGE_RANGE, type ChargeRange } from './charge-range.js'
import {
  DEFAULT_AC_POWER,
  defaultCharger,
  findCharger,
  findHomeCharger,
  type Current,
  type HomePower,
} from './charger.js'
import type { Charge, ChargeSelection, ChargingCar } from './charging.types.js'

/** What can be corrected: the choice that was asked for and could not be had. @source E-T-05 @category constants */
export const CORRECTIONS = ['car', 'motor', 'place', 'current', 'power', 'range'] as const
/** A requested choice that is unavailable and was replaced. */
export type Correction = (typeof CORRECTIONS)[number]

/** Charging at home with the default charger. @source T-CHG-25 @category constants */
export const HOME_CHARGE: Charge = {
  place: 'home',
  charger: { current: 'AC', power: DEFAULT_AC_POWER },
}

/** Charging in public with the default charger. @source T-CHG-28 @category constants */
export const PUBLIC_CHARGE: Charge = {
  place: 'public',
  charger: /*#__PURE__*/ defaultCharger('DC'),
}

const keysOf = (car: ChargingCar): readonly MotorKey[] => car.motors.map(({ key }) => key)

/** Lists the motor types of a car. */
export const listCarMotorTypes = (car: ChargingCar): readonly MotorType[] =>
  listMotorTypes(keysOf(car))

const withType = (
  car: ChargingCar,
  type: MotorType,
): Pick<ChargeSelection, 'motorType' | 'motor'> => ({
  motorType: type,
  motor: findMotorKey(keysOf(car), type),
})

const firstMotor = (car: ChargingCar): Pick<ChargeSelection, 'motorType' | 'motor'> => {
  const [first] = keysOf(car)
  return first === undefined
    ? { motorType: 'Single', motor: none }
    : { motorType: toMotorType(first), motor: some(first) }
}

/**
 * Creates the default selection of a car.
 *
 * @param car - The car.
 * @param place - Where the car is charged: home or public.
 * @returns First motor of the car, default charger, 20 to 80 %, the car's own heat pump value.
 * @source T-CHG-16, T-CHG-17, T-CHG-32, E-T-36
 *
 * @example Home at 11 kW
 * ```ts
 * import { defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * defaultSelection(tinyCars[0], 'home').charge.charger // => { current: 'AC', power: '11kW' }
 * ```
 * @category constructors
 */
export const defaultSelection = (car: ChargingCar, place: Charge['place']): ChargeSelection => ({
  car,
  ...firstMotor(car),
  charge: place === 'home' ? HOME_CHARGE : PUBLIC_CHARGE,
  range: DEFAULT_CHARGE_RANGE,
  heatPump: car.heatPump,
})

/** Chooses a car: model, motor, offered motor types, heat pump and disclaimer change together. */
export const chooseCar = (selection: ChargeSelection, car: ChargingCar): ChargeSelection => ({
  ...selection,
  car,
  ...withType(car, chooseType(selection, car)),
  heatPump: car.heatPump,
})

const chooseType = (selection: ChargeSelection, car: ChargingCar): MotorType => {
  const offered = listCarMotorTypes(car)
  return offered.length === 0 ? selection.motorType : resolveFirstMotorType(offered)
}

/** Chooses a motor type; one the car does not offer changes nothing. */
export const chooseMotorType = (selection: ChargeSelection, type: MotorType): ChargeSelection =>
  listCarMotorTypes(selection.car).includes(type)
    ? { ...selection, ...withType(selection.car, type) }
    : selection

/** Chooses a motor by its key; one the car does not have changes nothing. */
export const chooseMotor = (selection: ChargeSelection, key: MotorKey): ChargeSelection =>
  keysOf(selection.car).includes(key)
    ? { ...selection, motorType: toMotorType(key), motor: some(key) }
    : selection

/** Keeps a wanted motor key as far as the car allows, else the first motor of the type it gives way to. */
export const preferMotor = (selection: ChargeSelection, wanted: MotorKey): ChargeSelection =>
  keysOf(selection.car).includes(wanted)
    ? chooseMotor(selection, wanted)
    : preferMotorType(selection, toMotorType(wanted))

/** Keeps a wanted motor type as far as the car allows. */
export const preferMotorType = (selection: ChargeSelection, wanted: MotorType): ChargeSelection =>
  chooseMotorType(selection, resolveMotorType(wanted, listCarMotorTypes(selection.car)))

/** Switches between home and public charging. */
export const toggleChargeType = (selection: ChargeSelection): ChargeSelection => ({
  ...selection,
  charge: selection.charge.place === 'home' ? PUBLIC_CHARGE : HOME_CHARGE,
})

/** Chooses AC or DC at a public charger; at home nothing changes. */
export const chooseCurrent = (selection: ChargeSelection, current: Current): ChargeSelection =>
  selection.charge.place === 'home' || selection.charge.charger.current === current
    ? selection
    : { ...selection, charge: { place: 'public', charger: defaultCharger(current) } }

/** Chooses the power of a public charger; a power the current does not have, and any power at home, changes nothing. */
export const choosePower = (selection: ChargeSelection, power: string): ChargeSelection => {
  if (selection.charge.place === 'home') return selection
  const found = findCharger(selection.charge.charger.current, power)
  return O.isNone(found)
    ? selection
    : { ...selection, charge: { place: 'public', charger: found.value } }
}

/** Chooses the power of the wallbox at home; in public, and for a power the site does not offer, nothing changes. */
export const chooseHomePower = (
  selection: ChargeSelection,
  power: string,
  offered: readonly HomePower[],
): ChargeSelection => {
  const found = findHomeCharger(power, offered)
  return selection.charge.place === 'home' && O.isSome(found)
    ? { ...selection, charge: { place: 'home', charger: found.value } }
    : selection
}

/** Sets the range. */
export const setRange = (selection: ChargeSelection, range: ChargeRange): ChargeSelection => ({
  ...selection,
  range,
})

/** Sets the heat pump value where the car has one that can be operated. */
export const setHeatPump = (selection: ChargeSelection, isOn: boolean): ChargeSelection =>
  O.isNone(selection.heatPump) || selection.car.heatPumpDisabled
    ? selection
    : { ...selection, heatPump: some(isOn) }

/** Lists what gave way when one selection followed another without being asked for. */
export const listGivenWay = (
  before: ChargeSelection,
  after: ChargeSelection,
): readonly Correction[] => (before.motorType === after.motorType ? [] : ['motor'])
