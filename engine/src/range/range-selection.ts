import { MOTOR_TYPES, resolveMotorType, type MotorType } from '../car/index.js'
import { none, some, type Option } from '../shared/index.js'
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
  RangeWish,
} from './range.types.js'
import { listRangeOptions } from './range-options.js'
import { DEFAULT_RANGE_WISH, resolveRange } from './resolve.js'
import { DEFAULT_TOOL_TEMPERATURE, findTemperatureIndex, toCelsius } from './temperature.js'

/**
 * The models of the range tool; there are no others.
 *
 * @source T-RANGE-01
 * @category constants
 */
export const RANGE_TOOL_MODELS = ['C40', 'XC40', 'EC40', 'EX30', 'EX40', 'EX90'] as const
/** Model key of the range tool. */
export type RangeToolModel = (typeof RANGE_TOOL_MODELS)[number]

/**
 * The motor type the range tool starts with.
 *
 * @source T-RANGE-02, D-T-57
 * @category constants
 */
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

/**
 * Tells whether a model belongs into the range tool.
 *
 * @param model - A model key, in any case.
 * @returns True for the six models.
 * @source T-RANGE-01
 *
 * @example A model of the other tools
 * ```ts
 * import { isRangeToolModel } from '@evkit/engine/range'
 *
 * isRangeToolModel('ES90') // => false
 * ```
 * @category predicates
 */
export const isRangeToolModel = (model: string): boolean =>
  RANGE_TOOL_MODELS.some((known) => foldModel(known) === foldModel(model))

const isFlagged = (car: RangeToolCar, type: MotorType): boolean =>
  ({
    Single: car.singleMotor,
    'Single-with-Extended': car.singleExtendedMotor,
    Twin: car.twinMotor,
  })[type]

/**
 * Lists the motor types a car can be chosen with: those content flags and, once there is data, those the data has.
 *
 * @param car - A car of the tool.
 * @param data - The range data of the car; none while it is on its way.
 * @returns Motor types in display order.
 * @source T-RANGE-06, T-CALC-19
 *
 * @example While the data is on its way the flags count
 * ```ts
 * import { listToolMotors } from '@evkit/engine/range'
 * import { tinyToolCars } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * listToolMotors(tinyToolCars[1], option.none) // => ['Single', 'Single-with-Extended']
 * ```
 * @category look-ups
 */
export const listToolMotors = (
  car: RangeToolCar,
  data: Option<RangeData>,
): readonly MotorType[] => {
  const known = data._tag === 'Some' ? listDrivetrains(data.value, car.model) : MOTOR_TYPES
  return MOTOR_TYPES.filter((type) => isFlagged(car, type) && known.includes(type))
}

/**
 * Makes the range tool's selection of a car with all defaults.
 *
 * @param car - The car.
 * @returns Twin or what it gives way to, 35 °C, climate off, heat pump on, mixed; not yet resolved against data.
 * @source T-RANGE-02, T-RANGE-03, D-T-57, E-T-36
 *
 * @example The hottest step
 * ```ts
 * import { defaultRangeSelection } from '@evkit/engine/range'
 * import { tinyToolCars } from '@evkit/engine/testing'
 *
 * defaultRangeSelection(tinyToolCars[0]).temperatureIndex // => '4'
 * ```
 * @category constructors
 */
export const defaultRangeSelection = (car: RangeToolCar): RangeSelection => ({
  car,
  motorType: resolveMotorType(DEFAULT_TOOL_MOTOR, listToolMotors(car, none)),
  temperatureIndex: DEFAULT_TOOL_TEMPERATURE,
  climateControl: toOnOff(DEFAULT_RANGE_WISH.climate),
  drivingProfile: toDrivingProfile(DEFAULT_RANGE_WISH.drivingProfile),
  heatPump: DEFAULT_RANGE_WISH.heatpump,
})

const toOnOff = (isOn: boolean): OnOff => (isOn ? 'on' : 'off')

/**
 * Turns a selection into what the data is asked for.
 *
 * @param selection - The selection.
 * @returns The wish.
 * @source T-RANGE-04, T-RANGE-05, T-DATA-16, T-DATA-17
 *
 * @example Mixed reads the combined figure
 * ```ts
 * import { defaultRangeSelection, toRangeWish } from '@evkit/engine/range'
 * import { tinyToolCars } from '@evkit/engine/testing'
 *
 * toRangeWish(defaultRangeSelection(tinyToolCars[0])) // => { temperature: 35, heatpump: true, climate: false, drivingProfile: 'combined' }
 * ```
 * @category conversions
 */
export const toRangeWish = (selection: RangeSelection): RangeWish => ({
  temperature: toCelsius(selection.temperatureIndex),
  heatpump: selection.heatPump,
  climate: selection.climateControl === 'on',
  drivingProfile: toRangeProfile(selection.drivingProfile),
})

/**
 * Finds the family of a selection.
 *
 * @param data - The range data of the car; none while it is on its way.
 * @param selection - The selection.
 * @returns The family, or `none`.
 * @source D-T-24
 *
 * @example No data yet
 * ```ts
 * import { defaultRangeSelection, findToolFamily } from '@evkit/engine/range'
 * import { tinyToolCars } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findToolFamily(option.none, defaultRangeSelection(tinyToolCars[0])) // => option.none
 * ```
 * @category look-ups
 */
export const findToolFamily = (
  data: Option<RangeData>,
  selection: RangeSelection,
): Option<RangeFamily> =>
  data._tag === 'None'
    ? none
    : findFamily(data.value, { model: selection.car.model, drivetrain: selection.motorType })

/**
 * Tells whether climate control and heat pump can be operated with a selection.
 *
 * @param data - The range data of the car; none while it is on its way.
 * @param selection - The selection.
 * @returns Both options: operable while there is no data yet, disabled where the data has no family of the selection.
 * @source T-RANGE-09
 *
 * @example Data without the car
 * ```ts
 * import { defaultRangeSelection, listToolOptions, toRangeData } from '@evkit/engine/range'
 * import { tinyToolCars } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const selection = defaultRangeSelection(tinyToolCars[0])
 * listToolOptions(option.some(toRangeData([])), selection).climate.isDisabled // => true
 * listToolOptions(option.none, selection).climate.isDisabled // => false
 * ```
 * @category look-ups
 */
export const listToolOptions = (
  data: Option<RangeData>,
  selection: RangeSelection,
): ReturnType<typeof listRangeOptions> => {
  const family = findToolFamily(data, selection)
  if (family._tag === 'Some') return listRangeOptions(family.value)
  const option = { isDisabled: data._tag === 'Some', only: none }
  return { climate: option, heatpump: option }
}

const takeAnswer = (selection: RangeSelection, answer: RangeAnswer): RangeSelection => {
  const index = findTemperatureIndex(answer.temperature)
  return {
    ...selection,
    temperatureIndex: index._tag === 'Some' ? index.value : selection.temperatureIndex,
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

/**
 * Settles a selection on a combination the data has, so that the controls always show one that exists.
 *
 * The temperature index moves only to a temperature of the table; where the entry's own lies elsewhere the index stays
 * and the figure names it.
 *
 * @param data - The range data of the car; none while it is on its way.
 * @param selection - What was chosen.
 * @param changed - What was changed last.
 * @returns The nearest selection that exists; the selection itself while there is no data.
 * @law Settling a settled selection corrects nothing.
 * @source T-RANGE-10, T-RANGE-11, T-RANGE-13, D-T-24, D-T-27
 *
 * @example Frost without climate control is not in the data
 * ```ts
 * import { defaultRangeSelection, settleSelection } from '@evkit/engine/range'
 * import { sparseData, tinyToolCars } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const wish = { ...defaultRangeSelection(tinyToolCars[0]), temperatureIndex: '0' } as const
 * settleSelection(option.some(sparseData), wish, 'temperature').corrections // => ['climate']
 * ```
 * @category resolution
 */
export const settleSelection = (
  data: Option<RangeData>,
  selection: RangeSelection,
  changed: RangeChange,
): SettledSelection => {
  const offered = listToolMotors(selection.car, data)
  const motorType = resolveMotorType(selection.motorType, offered)
  const moved = { ...selection, motorType }
  const family = findToolFamily(data, moved)
  const settled =
    family._tag === 'None'
      ? moved
      : takeAnswer(moved, resolveRange(family.value, toRangeWish(moved), changed))
  return { selection: settled, corrections: listChanged(selection, settled) }
}

/**
 * Finds a car of the tool by its model.
 *
 * @param cars - The cars of the tool.
 * @param model - A model key, in any case.
 * @returns The car, or `none`.
 * @source T-RANGE-01, D-T-14
 *
 * @example Lower case
 * ```ts
 * import { findByModel } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * findByModel([{ model: 'EX30' }], 'ex30') // => option.some({ model: 'EX30' })
 * ```
 * @category look-ups
 */
export const findByModel = <Car extends { readonly model: string }>(
  cars: readonly Car[],
  model: string,
): Option<Car> => {
  const found = cars.find((car) => foldModel(car.model) === foldModel(model))
  return found === undefined ? none : some(found)
}
