import type { MotorType } from '../car/index.js'
import {
  bestDrivetrain,
  chooseCalculatorCar,
  defaultHabits,
  type CalculatorCorrection,
} from './calculator-selection.js'
import { joinCalculatorCars } from './calculator-car.js'
import type { DrivingProfile } from './profile.js'
import { findByModel } from './range-selection.js'
import type {
  CalculatorCar,
  CalculatorCarInfo,
  CalculatorSelection,
  RangeData,
} from './range.types.js'
import type { TemperatureIndex } from './temperature.js'
import { pressTemperature, type TemperaturePress } from './temperature-slider.js'
import type { UnitOverride } from './unit-settings.js'

/** What a visitor can wish for in a calculator, and what address and data can bring. */
export type CalculatorWish =
  | { readonly type: 'car.choose'; readonly model: string }
  | { readonly type: 'drivetrain.choose'; readonly drivetrain: MotorType }
  | { readonly type: 'profile.choose'; readonly profile: DrivingProfile }
  | { readonly type: 'temperature.set'; readonly index: TemperatureIndex }
  | { readonly type: 'temperature.press'; readonly press: TemperaturePress }
  | { readonly type: 'climate.set'; readonly isOn: boolean }
  | { readonly type: 'units.choose'; readonly override: UnitOverride }
  | { readonly type: 'selection.reset' }
  | {
      readonly type: 'address.changed'
      readonly selection: CalculatorSelection
      readonly corrections: readonly CalculatorCorrection[]
    }
  | { readonly type: 'data.changed'; readonly data: RangeData; readonly isStale: boolean }

/** What a wish meets. */
export interface CalculatorState {
  /** The cars of content, joined with the data or not. */
  readonly infos: readonly CalculatorCarInfo[]
  /** The cars that can be chosen; the first is the one to start with. */
  readonly cars: readonly CalculatorCar[]
  readonly data: RangeData
  /** Whether the last question for newer data failed. */
  readonly isStale: boolean
  /** Climate control by content; undefined when content gives none. */
  readonly defaultClimate: boolean | undefined
  readonly selection: CalculatorSelection
  /** What was asked for last and could not be had. */
  readonly corrections: readonly CalculatorCorrection[]
  /** What the visitor has switched the units to. */
  readonly override: UnitOverride
}

const choose = (
  state: CalculatorState,
  selection: CalculatorSelection,
  corrections: readonly CalculatorCorrection[] = [],
): CalculatorState => ({ ...state, selection, corrections })

const chooseCar = (state: CalculatorState, model: string): CalculatorState => {
  const car = findByModel(state.cars, model)
  if (car._tag === 'None') return state
  const next = chooseCalculatorCar(state.data, state.selection, car.value)
  return choose(state, next, next.motor === state.selection.motor ? [] : ['motor'])
}

const reset = (state: CalculatorState): CalculatorState => {
  const car = state.cars[0] ?? state.selection.car
  const habits = defaultHabits(state.defaultClimate)
  const motor = bestDrivetrain(state.data, car, habits)
  return choose(state, { car, motor, ...habits })
}

// A poll keeps what the visitor chose; a car the new data lacks stays selected and has no figure.
const takeData = (
  state: CalculatorState,
  { data, isStale }: { readonly data: RangeData; readonly isStale: boolean },
): CalculatorState => {
  if (data === state.data) return { ...state, isStale }
  const cars = joinCalculatorCars(state.infos, data)
  const { selection } = state
  const car = findByModel(cars, selection.car.model)
  const next = { ...state, data, isStale, cars }
  if (car._tag === 'None') return next
  const moved = chooseCalculatorCar(data, selection, car.value)
  return {
    ...next,
    selection: moved,
    corrections: moved.motor === selection.motor ? state.corrections : ['motor'],
  }
}

type Take = {
  readonly [Type in CalculatorWish['type']]: (
    state: CalculatorState,
    wish: Extract<CalculatorWish, { readonly type: Type }>,
  ) => CalculatorState
}

// One way for each wish; a wish without one does not compile.
const TAKE: Take = {
  'car.choose': (state, { model }) => chooseCar(state, model),
  'drivetrain.choose': (state, { drivetrain }) =>
    state.selection.car.drivetrains.includes(drivetrain)
      ? choose(state, { ...state.selection, motor: drivetrain })
      : state,
  'profile.choose': (state, { profile }) =>
    choose(state, { ...state.selection, drivingProfile: profile }),
  'temperature.set': (state, { index }) =>
    choose(state, { ...state.selection, outsideTemperatureIndex: index }),
  'temperature.press': (state, { press }) =>
    choose(state, {
      ...state.selection,
      outsideTemperatureIndex: pressTemperature(state.selection.outsideTemperatureIndex, press),
    }),
  'climate.set': (state, { isOn }) => choose(state, { ...state.selection, climate: isOn }),
  'units.choose': (state, { override }) => ({
    ...state,
    override: { ...state.override, ...override },
  }),
  'selection.reset': reset,
  'address.changed': (state, { selection, corrections }) => choose(state, selection, corrections),
  'data.changed': takeData,
}

const isCalculatorWish = (event: { readonly type: string }): event is CalculatorWish =>
  Object.hasOwn(TAKE, event.type)

/**
 * Takes a wish in a calculator, full or light: the state it leads to, and what had to give way.
 *
 * @param state - Cars, data, selection and units so far.
 * @param event - A wish; any other event changes nothing.
 * @returns The next state, valid by construction.
 * @source T-CALC-11, T-CALC-13, T-CALC-14, T-CALC-15, E-T-05, E-T-25, E-T-36, E-T-40
 *
 * @example An unknown car is no wish that counts
 * ```ts
 * import { takeCalculatorWish } from '@evkit/engine/range'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * takeCalculatorWish(tinyCalculatorInput, { type: 'car.choose', model: 'V60' }) === tinyCalculatorInput // => true
 * ```
 * @category state
 */
export const takeCalculatorWish = (
  state: CalculatorState,
  event: CalculatorWish | { readonly type: string },
): CalculatorState => {
  if (!isCalculatorWish(event)) return state
  const take = TAKE[event.type] as (state: CalculatorState, wish: CalculatorWish) => CalculatorState
  return take(state, event)
}
