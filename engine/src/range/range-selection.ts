import * as O from '#fp-ts/Option'
import { listFlaggedTypes, MOTOR_TYPES, resolveMotorType, type MotorType } from '../car/index.js'
import { none, type Option } from '../shared/index.js'
import { foldModel } from './family.js'
import { findFamily, listDrivetrains } from './look-up.js'
import { toDrivingProfile, toRangeProfile } from './profile.js'
import type {
  OnOff,
  RangeAnswer,
  RangeChange,
  RangeData,
  RangeFamily,
  RangeSelection,
  RangeToolCar,
  RangeQuery,
} from './range.types.js'
import { listRangeOptions } from './range-options.js'
import { DEFAULT_RANGE_QUERY, resolveRange } from './resolve.js'
import { DEFAULT_TOOL_TEMPERATURE, findTemperatureIndex, toCelsius } from './temperature.js'

/** The models of the range tool; there are no others, unless a brand calls them by other names. @source T-RANGE-01 @category constants */
export const RANGE_TOOL_MODELS: readonly string[] = ['C40', 'XC40', 'EC40', 'EX30', 'EX40', 'EX90']

/** The motor type the range tool starts with. @source T-RANGE-02, D-T-57 @category constants */
export const DEFAULT_TOOL_MOTOR: MotorType = 'Twin'

/**
 * What can be corrected in the range tool: by the data, and what the address asked for and could not be had.
 *
 * @source E-T-05, D-T-24
 * @category constants
 */
export const RANGE_CORRECTIONS = [
  'motor',
  'temperature',
  'heatPump',
  'climate',
  'profile',
  'address.car',
  'address.motor',
  'address.temperature',
  'address.heatPump',
  'address.climate',
  'address.profile',
] as const
/** Something that had to give way. */
export type RangeCorrection = (typeof RANGE_CORRECTIONS)[number]

/** Lists the motor types a car can be chosen with: those content flags and, once there is data, those the data has. */
export const listToolMotors = (
  car: RangeToolCar,
  data: Option<RangeData>,
): readonly MotorType[] => {
  const known = O.isSome(data) ? listDrivetrains(data.value, car.model) : MOTOR_TYPES
  return listFlaggedTypes(car).filter((type) => known.includes(type))
}

/** Makes the range tool's selection of a car with all defaults. */
export const defaultRangeSelection = (car: RangeToolCar): RangeSelection => ({
  car,
  motorType: resolveMotorType(DEFAULT_TOOL_MOTOR, listToolMotors(car, none)),
  temperatureIndex: DEFAULT_TOOL_TEMPERATURE,
  climateControl: toOnOff(DEFAULT_RANGE_QUERY.climate),
  drivingProfile: toDrivingProfile(DEFAULT_RANGE_QUERY.drivingProfile),
  heatPump: DEFAULT_RANGE_QUERY.heatpump,
})

const toOnOff = (isOn: boolean): OnOff => (isOn ? 'on' : 'off')

/** Turns a selection into what the data is asked for. */
export const toRangeQuery = (selection: RangeSelection): RangeQuery => ({
  temperature: toCelsius(selection.temperatureIndex),
  heatpump: selection.heatPump,
  climate: selection.climateControl === 'on',
  drivingProfile: toRangeProfile(selection.drivingProfile),
})

/** Finds the family of a selection. */
export const findToolFamily = (
  data: Option<RangeData>,
  selection: RangeSelection,
): Option<RangeFamily> =>
  O.isNone(data)
    ? none
    : findFamily(data.value, { model: selection.car.model, drivetrain: selection.motorType })

/** Tells whether climate control and heat pump can be operated with a selection. */
export const listToolOptions = (
  data: Option<RangeData>,
  selection: RangeSelection,
): ReturnType<typeof listRangeOptions> => {
  const family = findToolFamily(data, selection)
  if (O.isSome(family)) return listRangeOptions(family.value)
  const option = { isDisabled: O.isSome(data), only: none }
  return { climate: option, heatpump: option }
}

const takeAnswer = (selection: RangeSelection, answer: RangeAnswer): RangeSelection => {
  const index = findTemperatureIndex(answer.temperature)
  return {
    ...selection,
    temperatureIndex: O.getOrElse(() => selection.temperatureIndex)(index),
    climateControl: toOnOff(answer.climate),
    heatPump: answer.heatpump,
    drivingProfile: toDrivingProfile(answer.drivingProfile),
  }
}

const listChanged = (before: RangeSelection, after: RangeSelection): readonly RangeCorrection[] => [
  ...(before.motorType === after.motorType ? [] : (['motor'] as const)),
  ...(before.temperatureIndex === after.temperatureIndex ? [] : (['temperature'] as const)),
  ...(before.heatPump === after.heatPump ? [] : (['heatPump'] as const)),
  ...(before.climateControl === after.climateControl ? [] : (['climate'] as const)),
  ...(before.drivingProfile === after.drivingProfile ? [] : (['profile'] as const)),
]

/** A selection that exists in the data, and what had to give way to get there. */
export interface SettledSelection {
  readonly selection: RangeSelection
  /** In the order motor, temperature, heat pump, climate, profile. */
  readonly corrections: readonly RangeCorrection[]
}

/** Settles a selection on a combination the data has, so that the controls always show one that exists. */
export const settleSelection = (
  data: Option<RangeData>,
  selection: RangeSelection,
  changed: RangeChange,
): SettledSelection => {
  const offered = listToolMotors(selection.car, data)
  const motorType = resolveMotorType(selection.motorType, offered)
  const moved = { ...selection, motorType }
  const family = findToolFamily(data, moved)
  const settled = O.isNone(family)
    ? moved
    : takeAnswer(moved, resolveRange(family.value, toRangeQuery(moved), changed))
  return { selection: settled, corrections: listChanged(selection, settled) }
}

/** Finds a car of the tool by its model. */
export const findByModel = <Car extends { readonly model: string }>(
  cars: readonly Car[],
  model: string,
): Option<Car> => O.fromNullable(cars.find((car) => foldModel(car.model) === foldModel(model)))
