import type { SliderPress } from '../interaction/index.js'
import type { MotorType } from '../car/index.js'
import { toUndefined, type Option } from '../shared/index.js'
import { defineTool, type ToolState, type UnitOverride, type UnitsAction } from '../tool/index.js'
import type { DrivingProfile } from './profile.js'
import { dataFor, type RangeFeed } from './range-feed.js'
import {
  findByModel,
  listToolMotors,
  listToolOptions,
  settleSelection,
  type RangeCorrection,
} from './range-selection.js'
import type { RangeChange, RangeData, RangeSelection } from './range.types.js'
import { rangeAddress, type RangeToolCars } from './range.url.js'
import type { TemperatureIndex } from './temperature.js'
import { pressTemperature } from './temperature-slider.js'

/** State of the range tool. */
export interface RangeToolState extends ToolState<RangeSelection, RangeCorrection> {
  /** The cars of the tool; the first is the one to start with. */
  readonly cars: RangeToolCars
  /** Input the visitor changed last. */
  readonly changed: RangeChange
  readonly feed: RangeFeed
  /** Units the visitor has switched to. */
  readonly override: UnitOverride
}

/** What a visitor can choose in the range tool. */
export type RangeToolChoice =
  | { readonly type: 'car.choose'; readonly model: string }
  | { readonly type: 'motorType.choose'; readonly motorType: MotorType }
  | { readonly type: 'temperature.set'; readonly index: TemperatureIndex }
  | { readonly type: 'temperature.press'; readonly press: SliderPress }
  | { readonly type: 'climate.set'; readonly isOn: boolean }
  | { readonly type: 'heatPump.set'; readonly isOn: boolean }
  | { readonly type: 'profile.choose'; readonly profile: DrivingProfile }

/** What the data and other tools of the page can bring. */
export type RangeToolNews =
  UnitsAction | { readonly type: 'feed.changed'; readonly feed: RangeFeed }

const dataOf = (state: RangeToolState, selection: RangeSelection): Option<RangeData> =>
  dataFor(state.feed, selection.car.model)

const settle = (
  state: RangeToolState,
  selection: RangeSelection,
  changed: RangeChange,
): Partial<RangeToolState> => ({
  changed,
  ...settleSelection(dataOf(state, selection), selection, changed),
})

const isOperable = (state: RangeToolState, option: 'climate' | 'heatpump'): boolean => {
  if (option === 'heatpump' && state.selection.car.disableHeatPump) return false
  const data = dataOf(state, state.selection)
  return !listToolOptions(data, state.selection)[option].isDisabled
}

const setTemperature = (
  state: RangeToolState,
  temperatureIndex: TemperatureIndex,
): Partial<RangeToolState> =>
  temperatureIndex === state.selection.temperatureIndex
    ? {}
    : settle(state, { ...state.selection, temperatureIndex }, 'temperature')

const takeFeed = (state: RangeToolState, feed: RangeFeed): Partial<RangeToolState> => {
  const { selection, changed, corrections } = state
  const settled = settleSelection(dataOf({ ...state, feed }, selection), selection, changed)
  if (settled.corrections.length === 0) return { feed }
  const earlier = corrections.filter((one) => !settled.corrections.includes(one))
  return {
    feed,
    selection: settled.selection,
    corrections: [...earlier, ...settled.corrections],
  }
}

/** The range tool: what can be chosen in it, and what follows. */
export const rangeTool = defineTool<RangeToolState, RangeToolChoice, RangeToolNews>({
  name: 'rangeTool',
  address: rangeAddress,
  move: (state, { selection, corrections }) => {
    const settled = settle(state, selection, 'none')
    return { ...settled, corrections: [...corrections, ...(settled.corrections ?? [])] }
  },
  choices: {
    'car.choose': (state, { model }) => {
      const car = toUndefined(findByModel(state.cars, model))
      return car === undefined ? {} : settle(state, { ...state.selection, car }, 'none')
    },
    'motorType.choose': (state, { motorType }) =>
      listToolMotors(state.selection.car, dataOf(state, state.selection)).includes(motorType)
        ? settle(state, { ...state.selection, motorType }, 'none')
        : {},
    'temperature.set': (state, { index }) => setTemperature(state, index),
    'temperature.press': (state, { press }) =>
      setTemperature(state, pressTemperature(state.selection.temperatureIndex, press)),
    'climate.set': (state, { isOn }) =>
      isOperable(state, 'climate')
        ? settle(state, { ...state.selection, climateControl: isOn ? 'on' : 'off' }, 'climate')
        : {},
    'heatPump.set': (state, { isOn }) =>
      isOperable(state, 'heatpump')
        ? settle(state, { ...state.selection, heatPump: isOn }, 'heatpump')
        : {},
    'profile.choose': (state, { profile }) =>
      settle(state, { ...state.selection, drivingProfile: profile }, 'profile'),
  },
  news: {
    'units.choose': (state, { override }) => ({ override: { ...state.override, ...override } }),
    'feed.changed': (state, { feed }) => takeFeed(state, feed),
  },
})
