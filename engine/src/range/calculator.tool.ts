import type { SliderPress } from '../interaction/index.js'
import type { MotorType } from '../car/index.js'
import { toUndefined } from '../shared/index.js'
import {
  defineTool,
  type Changes,
  type ToolState,
  type UnitOverride,
  type UnitsAction,
} from '../tool/index.js'
import { joinCalculatorCars } from './calculator-car.js'
import { chooseCalculatorCar, type CalculatorCorrection } from './calculator-selection.js'
import { calculatorAddress, lightAddress } from './calculator.url.js'
import type { DrivingProfile } from './profile.js'
import { findByModel } from './range-selection.js'
import type {
  CalculatorCar,
  CalculatorCarInfo,
  CalculatorSelection,
  RangeData,
} from './range.types.js'
import type { TemperatureIndex } from './temperature.js'
import { pressTemperature } from './temperature-slider.js'

/** State of a range calculator, full or light. */
export interface CalculatorState extends ToolState<CalculatorSelection, CalculatorCorrection> {
  /** The cars of content, joined with the data or not. */
  readonly infos: readonly CalculatorCarInfo[]
  /** The cars that can be chosen; the first is the one to start with. */
  readonly cars: readonly [CalculatorCar, ...CalculatorCar[]]
  readonly data: RangeData
  /** Whether the last refresh of the data failed. */
  readonly isStale: boolean
  /** Climate control by content; undefined when content has none. */
  readonly defaultClimate: boolean | undefined
  /** Units the visitor has switched to. */
  readonly override: UnitOverride
}

/** What a visitor can choose in the light calculator. */
export type LightChoice =
  | { readonly type: 'drivetrain.choose'; readonly drivetrain: MotorType }
  | { readonly type: 'temperature.set'; readonly index: TemperatureIndex }
  | { readonly type: 'temperature.press'; readonly press: SliderPress }

/** What a visitor can choose in the full calculator. */
export type CalculatorChoice =
  | LightChoice
  | { readonly type: 'car.choose'; readonly model: string }
  | { readonly type: 'profile.choose'; readonly profile: DrivingProfile }
  | { readonly type: 'climate.set'; readonly isOn: boolean }

/** What the data and other tools of the page can bring. */
export type CalculatorNews =
  | UnitsAction
  | { readonly type: 'data.changed'; readonly data: RangeData; readonly isStale: boolean }

// A poll keeps what the visitor chose; a car the new data lacks stays selected and has no figure.
const takeData = (
  state: CalculatorState,
  { data, isStale }: { readonly data: RangeData; readonly isStale: boolean },
): Partial<CalculatorState> => {
  if (data === state.data) return { isStale }
  const { selection } = state
  const [first = selection.car, ...others] = joinCalculatorCars(state.infos, data)
  const next: Partial<CalculatorState> = { data, isStale, cars: [first, ...others] }
  const car = toUndefined(findByModel([first, ...others], selection.car.model))
  if (car === undefined) return next
  const moved = chooseCalculatorCar(data, selection, car)
  return {
    ...next,
    selection: moved,
    ...(moved.motor === selection.motor ? {} : { corrections: ['motor'] }),
  }
}

const LIGHT_CHOICES: Changes<CalculatorState, LightChoice> = {
  'drivetrain.choose': ({ selection }, { drivetrain }) =>
    selection.car.drivetrains.includes(drivetrain)
      ? { selection: { ...selection, motor: drivetrain } }
      : {},
  'temperature.set': ({ selection }, { index }) => ({
    selection: { ...selection, outsideTemperatureIndex: index },
  }),
  'temperature.press': ({ selection }, { press }) => ({
    selection: {
      ...selection,
      outsideTemperatureIndex: pressTemperature(selection.outsideTemperatureIndex, press),
    },
  }),
}

const NEWS: Changes<CalculatorState, CalculatorNews> = {
  'units.choose': (state, { override }) => ({ override: { ...state.override, ...override } }),
  'data.changed': takeData,
}

/** The full range calculator: what can be chosen in it, and what follows. */
export const calculatorTool = defineTool<CalculatorState, CalculatorChoice, CalculatorNews>({
  name: 'calculator',
  address: calculatorAddress,
  choices: {
    ...LIGHT_CHOICES,
    'car.choose': ({ cars, data, selection }, { model }) => {
      const car = toUndefined(findByModel(cars, model))
      if (car === undefined) return {}
      const next = chooseCalculatorCar(data, selection, car)
      return { selection: next, corrections: next.motor === selection.motor ? [] : ['motor'] }
    },
    'profile.choose': ({ selection }, { profile }) => ({
      selection: { ...selection, drivingProfile: profile },
    }),
    'climate.set': ({ selection }, { isOn }) => ({ selection: { ...selection, climate: isOn } }),
  },
  news: NEWS,
})

/** The light range calculator: drivetrain and temperature can be chosen; car, profile and climate control stay. */
export const lightTool = defineTool<CalculatorState, LightChoice, CalculatorNews>({
  name: 'lightCalculator',
  address: lightAddress,
  choices: LIGHT_CHOICES,
  news: NEWS,
})
