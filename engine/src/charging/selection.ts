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
  type ChargerPower,
  type Current,
  type HomePower,
} from './charger.js'
import type { Charge, ChargeSelection, ChargingCar } from './charging.types.js'

/**
 * What can be corrected: the choice that was asked for and could not be had.
 *
 * @source E-T-05
 * @category constants
 */
export const CORRECTIONS = ['car', 'motor', 'place', 'current', 'power', 'range'] as const
/** A choice that was asked for and could not be had. */
export type Correction = (typeof CORRECTIONS)[number]

/**
 * Charging at home with the default charger.
 *
 * @source T-CHG-25
 * @category constants
 */
export const HOME_CHARGE: Charge = {
  place: 'home',
  charger: { current: 'AC', power: DEFAULT_AC_POWER },
}

const keysOf = (car: ChargingCar): readonly MotorKey[] => car.motors.map(({ key }) => key)

/**
 * Lists the motor types of a car.
 *
 * @param car - A car of the tool.
 * @returns The types it offers, in display order.
 * @source T-CHG-19
 *
 * @example Single and twin
 * ```ts
 * import { listCarMotorTypes } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * listCarMotorTypes(tinyCars[0]) // => ['Single', 'Twin']
 * ```
 * @category look-ups
 */
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
 * Makes the selection of a car with all defaults.
 *
 * @param car - The car.
 * @param place - Where it is charged.
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
  charge: place === 'home' ? HOME_CHARGE : { place, charger: defaultCharger('DC') },
  range: DEFAULT_CHARGE_RANGE,
  heatPump: car.heatPump,
})

/**
 * Chooses a car: model, motor, offered motor types, heat pump and disclaimer change together.
 *
 * @param selection - The selection so far.
 * @param car - The car chosen.
 * @returns The selection with the car and the motor it starts with: Single if offered, else Twin, else by the switching
 * order; charger and range stay.
 * @law Choosing a car never leaves a motor the car does not have.
 * @source T-CHG-14, T-CHG-15, D-T-10
 *
 * @example The motor before plays no part
 * ```ts
 * import { chooseCar, defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * chooseCar(defaultSelection(tinyCars[0], 'home'), tinyCars[1]).motorType // => 'Twin'
 * ```
 * @category state
 */
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

/**
 * Chooses a motor type; one the car does not offer changes nothing.
 *
 * @param selection - The selection so far.
 * @param type - The type chosen.
 * @returns The selection with the first motor of that type in the car's order.
 * @source T-CHG-19, D-T-10
 *
 * @example A type the car lacks
 * ```ts
 * import { chooseMotorType, defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const selection = defaultSelection(tinyCars[0], 'home')
 * chooseMotorType(selection, 'Single-with-Extended') === selection // => true
 * ```
 * @category state
 */
export const chooseMotorType = (selection: ChargeSelection, type: MotorType): ChargeSelection =>
  listCarMotorTypes(selection.car).includes(type)
    ? { ...selection, ...withType(selection.car, type) }
    : selection

/**
 * Chooses a motor by its key; one the car does not have changes nothing.
 *
 * @param selection - The selection so far.
 * @param key - The key chosen.
 * @returns The selection with that motor and its type.
 * @source D-T-10
 *
 * @example The performance motor
 * ```ts
 * import { chooseMotor, defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * chooseMotor(defaultSelection(tinyCars[0], 'home'), 'TMP').motorType // => 'Twin'
 * ```
 * @category state
 */
export const chooseMotor = (selection: ChargeSelection, key: MotorKey): ChargeSelection =>
  keysOf(selection.car).includes(key)
    ? { ...selection, motorType: toMotorType(key), motor: some(key) }
    : selection

/**
 * Keeps a wanted motor key as far as the car allows: the key itself, else the first motor of the type it gives way to.
 *
 * @param selection - A selection of the car.
 * @param wanted - A known key.
 * @returns The selection with the motor that comes nearest by the switching order.
 * @source T-CHG-18, T-CHG-20, D-T-10
 *
 * @example A car with SM and TMP is asked for TM
 * ```ts
 * import { defaultSelection, preferMotor } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * preferMotor(defaultSelection(tinyCars[0], 'home'), 'TM').motor // => option.some('TMP')
 * ```
 * @category resolution
 */
export const preferMotor = (selection: ChargeSelection, wanted: MotorKey): ChargeSelection =>
  keysOf(selection.car).includes(wanted)
    ? chooseMotor(selection, wanted)
    : preferMotorType(selection, toMotorType(wanted))

/**
 * Keeps a wanted motor type as far as the car allows.
 *
 * @param selection - A selection of the car.
 * @param wanted - The type wanted.
 * @returns The selection with that type or the one it gives way to.
 * @source T-CHG-20, D-T-10
 *
 * @example Extended gives way to Single
 * ```ts
 * import { defaultSelection, preferMotorType } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * preferMotorType(defaultSelection(tinyCars[0], 'home'), 'Single-with-Extended').motorType // => 'Single'
 * ```
 * @category resolution
 */
export const preferMotorType = (selection: ChargeSelection, wanted: MotorType): ChargeSelection =>
  chooseMotorType(selection, resolveMotorType(wanted, listCarMotorTypes(selection.car)))

/**
 * Switches between home and public charging.
 *
 * @param selection - The selection so far.
 * @returns From home: public DC at 250 kW. From public: home at 11 kW, nothing of the public choice survives.
 * @source T-CHG-24, T-CHG-25, D-T-08
 *
 * @example Public starts at DC
 * ```ts
 * import { defaultSelection, toggleChargeType } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * toggleChargeType(defaultSelection(tinyCars[0], 'home')).charge // => { place: 'public', charger: { current: 'DC', power: '250kW' } }
 * ```
 * @category state
 */
export const toggleChargeType = (selection: ChargeSelection): ChargeSelection => ({
  ...selection,
  charge:
    selection.charge.place === 'home'
      ? { place: 'public', charger: defaultCharger('DC') }
      : HOME_CHARGE,
})

/**
 * Chooses AC or DC at a public charger; at home nothing changes.
 *
 * @param selection - The selection so far.
 * @param current - The current chosen.
 * @returns The selection with the power kept if the current has it, else the current's default.
 * @source T-CHG-28, D-T-08
 *
 * @example The power lists have nothing in common
 * ```ts
 * import { chooseCurrent, defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * chooseCurrent(defaultSelection(tinyCars[0], 'public'), 'AC').charge.charger.power // => '11kW'
 * ```
 * @category state
 */
export const chooseCurrent = (selection: ChargeSelection, current: Current): ChargeSelection =>
  selection.charge.place === 'home' || selection.charge.charger.current === current
    ? selection
    : { ...selection, charge: { place: 'public', charger: defaultCharger(current) } }

/**
 * Chooses the power of a public charger; a power the current does not have, and any power at home, changes nothing.
 *
 * @param selection - The selection so far.
 * @param power - The power chosen.
 * @returns The selection with that power.
 * @source T-CHG-23, D-T-08
 *
 * @example An AC power while DC is chosen
 * ```ts
 * import { choosePower, defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * choosePower(defaultSelection(tinyCars[0], 'public'), '22kW').charge.charger.power // => '250kW'
 * ```
 * @category state
 */
export const choosePower = (selection: ChargeSelection, power: ChargerPower): ChargeSelection => {
  if (selection.charge.place === 'home') return selection
  const found = findCharger(selection.charge.charger.current, power)
  return found._tag === 'None'
    ? selection
    : { ...selection, charge: { place: 'public', charger: found.value } }
}

/**
 * Chooses the power of the wallbox at home; in public, and for a power the site does not offer, nothing changes.
 *
 * @param selection - The selection so far.
 * @param power - The power chosen.
 * @param offered - What the site offers at home.
 * @returns The selection with that power.
 * @source E-T-42
 *
 * @example One phase
 * ```ts
 * import { chooseHomePower, defaultSelection } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const selection = defaultSelection(tinyCars[0], 'home')
 * chooseHomePower(selection, '7.4kW', ['7.4kW', '11kW']).charge.charger.power // => '7.4kW'
 * chooseHomePower(selection, '7.4kW', ['11kW']) === selection // => true
 * ```
 * @category state
 */
export const chooseHomePower = (
  selection: ChargeSelection,
  power: HomePower,
  offered: readonly HomePower[],
): ChargeSelection => {
  const found = findHomeCharger(power, offered)
  return selection.charge.place === 'home' && found._tag === 'Some'
    ? { ...selection, charge: { place: 'home', charger: found.value } }
    : selection
}

/**
 * Sets the range.
 *
 * @param selection - The selection so far.
 * @param range - A range.
 * @returns The selection with that range.
 * @source T-CHG-44
 *
 * @example A full charge
 * ```ts
 * import { defaultSelection, setRange } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * setRange(defaultSelection(tinyCars[0], 'home'), { from: 0, to: 100 }).range // => { from: 0, to: 100 }
 * ```
 * @category state
 */
export const setRange = (selection: ChargeSelection, range: ChargeRange): ChargeSelection => ({
  ...selection,
  range,
})

/**
 * Sets the heat pump value where the car has one that can be operated.
 *
 * @param selection - The selection so far.
 * @param isOn - The value.
 * @returns The selection with that value; unchanged when the car has no such choice or it is disabled.
 * @source T-CHG-21, T-CHG-22, D-T-11
 *
 * @example A disabled choice keeps its value
 * ```ts
 * import { defaultSelection, setHeatPump } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * setHeatPump(defaultSelection(tinyCars[1], 'home'), false).heatPump // => option.some(true)
 * ```
 * @category state
 */
export const setHeatPump = (selection: ChargeSelection, isOn: boolean): ChargeSelection =>
  selection.heatPump._tag === 'None' || selection.car.heatPumpDisabled
    ? selection
    : { ...selection, heatPump: some(isOn) }

/**
 * Lists what gave way when one selection followed another without being asked for.
 *
 * @param before - The selection so far.
 * @param after - The selection after choosing a car.
 * @returns `motor` when the motor type is another one; empty otherwise.
 * @source E-T-05, T-CHG-15
 *
 * @example A car without a single motor
 * ```ts
 * import { chooseCar, defaultSelection, listGivenWay } from '@evkit/engine/charging'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const before = defaultSelection(tinyCars[0], 'home')
 * listGivenWay(before, chooseCar(before, tinyCars[1])) // => ['motor']
 * ```
 * @category look-ups
 */
export const listGivenWay = (
  before: ChargeSelection,
  after: ChargeSelection,
): readonly Correction[] => (before.motorType === after.motorType ? [] : ['motor'])
