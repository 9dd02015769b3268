import type { MotorType } from '../car/index.js'
import { type Option } from '../shared/index.js'
import type { DrivingProfile } from './profile.js'
import { dataFor, type RangeFeed } from './range-feed.js'
import {
  defaultRangeSelection,
  findByModel,
  listToolMotors,
  listToolOptions,
  settleSelection,
  type RangeCorrection,
} from './range-selection.js'
import type { RangeChange, RangeData, RangeSelection, RangeToolCar } from './range.types.js'
import type { TemperatureIndex } from './temperature.js'
import { pressTemperature, type TemperaturePress } from './temperature-slider.js'
import type { UnitOverride } from './unit-settings.js'

/** What a visitor can wish for in the range tool, and what address and data can bring. */
export type RangeToolWish =
  | { readonly type: 'car.choose'; readonly model: string }
  | { readonly type: 'motorType.choose'; readonly motorType: MotorType }
  | { readonly type: 'temperature.set'; readonly index: TemperatureIndex }
  | { readonly type: 'temperature.press'; readonly press: TemperaturePress }
  | { readonly type: 'climate.set'; readonly isOn: boolean }
  | { readonly type: 'heatPump.set'; readonly isOn: boolean }
  | { readonly type: 'profile.choose'; readonly profile: DrivingProfile }
  | { readonly type: 'units.choose'; readonly override: UnitOverride }
  | { readonly type: 'selection.reset' }
  | {
      readonly type: 'address.changed'
      readonly selection: RangeSelection
      readonly corrections: readonly RangeCorrection[]
    }
  | { readonly type: 'feed.changed'; readonly feed: RangeFeed }

/** What a wish meets. */
export interface RangeToolState {
  /** The cars of the tool; the first is the one to start with. */
  readonly cars: readonly [RangeToolCar, ...RangeToolCar[]]
  readonly selection: RangeSelection
  /** What was asked for last and could not be had. */
  readonly corrections: readonly RangeCorrection[]
  /** What the visitor changed last. */
  readonly changed: RangeChange
  readonly feed: RangeFeed
  /** What the visitor has switched the units to. */
  readonly override: UnitOverride
}

const dataOf = (state: RangeToolState, selection: RangeSelection): Option<RangeData> =>
  dataFor(state.feed, selection.car.model)

const settle = (
  state: RangeToolState,
  selection: RangeSelection,
  changed: RangeChange,
): RangeToolState =>
  selection === state.selection
    ? state
    : { ...state, changed, ...settleSelection(dataOf(state, selection), selection, changed) }

const isOperable = (state: RangeToolState, option: 'climate' | 'heatpump'): boolean => {
  if (option === 'heatpump' && state.selection.car.disableHeatPump) return false
  const data = dataOf(state, state.selection)
  return !listToolOptions(data, state.selection)[option].isDisabled
}

const chooseCar = (state: RangeToolState, model: string): RangeToolState => {
  const car = findByModel(state.cars, model)
  return car._tag === 'None' ? state : settle(state, { ...state.selection, car: car.value }, 'none')
}

const chooseMotorType = (state: RangeToolState, motorType: MotorType): RangeToolState =>
  listToolMotors(state.selection.car, dataOf(state, state.selection)).includes(motorType)
    ? settle(state, { ...state.selection, motorType }, 'none')
    : state

const setTemperature = (
  state: RangeToolState,
  temperatureIndex: TemperatureIndex,
): RangeToolState =>
  temperatureIndex === state.selection.temperatureIndex
    ? state
    : settle(state, { ...state.selection, temperatureIndex }, 'temperature')

const takeFeed = (state: RangeToolState, feed: RangeFeed): RangeToolState => {
  const next = { ...state, feed }
  const { selection, changed, corrections } = state
  const settled = settleSelection(dataOf(next, selection), selection, changed)
  if (settled.corrections.length === 0) return next
  const earlier = corrections.filter((one) => !settled.corrections.includes(one))
  return {
    ...next,
    selection: settled.selection,
    corrections: [...earlier, ...settled.corrections],
  }
}

type Take = {
  readonly [Type in RangeToolWish['type']]: (
    state: RangeToolState,
    wish: Extract<RangeToolWish, { readonly type: Type }>,
  ) => RangeToolState
}

// One way for each wish; a wish without one does not compile.
const TAKE: Take = {
  'car.choose': (state, { model }) => chooseCar(state, model),
  'motorType.choose': (state, { motorType }) => chooseMotorType(state, motorType),
  'temperature.set': (state, { index }) => setTemperature(state, index),
  'temperature.press': (state, { press }) =>
    setTemperature(state, pressTemperature(state.selection.temperatureIndex, press)),
  'climate.set': (state, { isOn }) =>
    isOperable(state, 'climate')
      ? settle(state, { ...state.selection, climateControl: isOn ? 'on' : 'off' }, 'climate')
      : state,
  'heatPump.set': (state, { isOn }) =>
    isOperable(state, 'heatpump')
      ? settle(state, { ...state.selection, heatPump: isOn }, 'heatpump')
      : state,
  'profile.choose': (state, { profile }) =>
    settle(state, { ...state.selection, drivingProfile: profile }, 'profile'),
  'units.choose': (state, { override }) => ({
    ...state,
    override: { ...state.override, ...override },
  }),
  'selection.reset': (state) => ({
    ...settle(state, defaultRangeSelection(state.cars[0]), 'none'),
    corrections: [],
  }),
  'address.changed': (state, { selection, corrections }) => {
    const next = settle(state, selection, 'none')
    return { ...next, corrections: [...corrections, ...next.corrections] }
  },
  'feed.changed': (state, { feed }) => takeFeed(state, feed),
}

const isRangeWish = (event: { readonly type: string }): event is RangeToolWish =>
  Object.hasOwn(TAKE, event.type)

/**
 * Takes a wish: the state it leads to, settled on a combination the data has, and what had to give way.
 *
 * @param state - Cars, selection, data and units so far.
 * @param event - A wish; any other event changes nothing.
 * @returns The next state, valid by construction.
 * @law Whatever is wished for, the selection stays one the data has.
 * @source T-RANGE-09, T-RANGE-10, T-RANGE-11, T-RANGE-12, T-RANGE-13, D-T-24, E-T-25, E-T-36, E-T-40
 *
 * @example A model that is none of the tool's changes nothing
 * ```ts
 * import { takeRangeWish } from '@evkit/engine/range'
 * import { sparseInput } from '@evkit/engine/testing'
 *
 * takeRangeWish(sparseInput, { type: 'car.choose', model: 'ES90' }) === sparseInput // => true
 * ```
 * @category state
 */
export const takeRangeWish = (
  state: RangeToolState,
  event: RangeToolWish | { readonly type: string },
): RangeToolState => {
  if (!isRangeWish(event)) return state
  const take = TAKE[event.type] as (state: RangeToolState, wish: RangeToolWish) => RangeToolState
  return take(state, event)
}
