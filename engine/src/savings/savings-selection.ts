import { pressSlider, type SliderPress } from '../interaction/index.js'
import { snapTowards, snapValue } from '../shared/index.js'
import { distanceOf, readTypedValue, type DistanceUnit } from '../site/index.js'
import { LOADING_CONFIGURATION, type CarConfiguration } from './car-configuration.js'
import { findSavingsCar, startValues } from './savings-setup.js'
import { reduceSavings, type SavingsRegistry } from './savings-total.js'
import type { SavingsCar, SavingsSelection, SavingsSetup, SavingsSlider } from './savings.types.js'

/**
 * What can be corrected in an address of the savings page.
 *
 * @source E-T-05
 * @category constants
 */
export const SAVINGS_CORRECTIONS = [
  'car',
  'mileage',
  'fuelCost',
  'fuelEconomy',
  'energyCost',
  'fuel',
] as const
/** What could not be had as asked for. */
export type SavingsCorrection = (typeof SAVINGS_CORRECTIONS)[number]

/** What a visitor can wish for on the savings page, and what address and services can tell. */
export type SavingsWish =
  | { readonly type: 'car.choose'; readonly car: string }
  /** A slider was dragged or its track pressed; in the unit of content. */
  | { readonly type: 'slider.set'; readonly slider: SavingsSlider; readonly value: number }
  | { readonly type: 'slider.press'; readonly slider: SavingsSlider; readonly press: SliderPress }
  /** A number was typed; a mileage in the unit shown. */
  | { readonly type: 'slider.type'; readonly slider: SavingsSlider; readonly value: number }
  | { readonly type: 'fuel.include'; readonly isOn: boolean }
  | { readonly type: 'distance.choose'; readonly distance: DistanceUnit }
  | { readonly type: 'selection.reset' }
  | {
      readonly type: 'address.changed'
      readonly selection: SavingsSelection
      readonly corrections: readonly SavingsCorrection[]
    }
  /** A car configuration has come as far as this; one of another model than the chosen is an old answer. */
  | {
      readonly type: 'configuration.answered'
      readonly side: 'main' | 'comparison'
      readonly model: string
      readonly configuration: CarConfiguration
    }
  /** Another block of the page has a value that counts, or has one no more. */
  | { readonly type: 'value.register'; readonly id: string; readonly value: number }
  | { readonly type: 'value.unregister'; readonly id: string }

/** What a wish meets, and what it can change. */
export interface SavingsState {
  readonly setup: SavingsSetup
  readonly selection: SavingsSelection
  /** What was asked for last and could not be had. */
  readonly corrections: readonly SavingsCorrection[]
  /** Unit distances are shown in. */
  readonly shownDistance: DistanceUnit
  /** Taxes of the chosen car. */
  readonly main: CarConfiguration
  /** Taxes of the car it is compared with. */
  readonly comparison: CarConfiguration
  /** Values of other blocks that count towards the total. */
  readonly registry: SavingsRegistry
}

/**
 * The selection the page starts with.
 *
 * @param setup - Cars, defaults and settings.
 * @returns The first car, all sliders at their defaults, and the checkbox as content wants it.
 * @source D-T-40, T-FUEL-03
 *
 * @example The defaults
 * ```ts
 * import { defaultSavingsSelection } from '@evkit/engine/savings'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * defaultSavingsSelection(tinySavingsSetup).values.fuelCost // => 1.8
 * ```
 * @category state
 */
export const defaultSavingsSelection = (setup: SavingsSetup): SavingsSelection => ({
  car: setup.cars[0],
  values: setup.starts,
  includeFuel: setup.includeFuel,
})

/**
 * Chooses a car. The fuel economy follows to the car it is compared with, unless the visitor has set one of their own.
 *
 * @param setup - Where the sliders start.
 * @param selection - The selection so far.
 * @param car - The car chosen.
 * @returns The selection with that car.
 * @source E-T-43
 *
 * @example The petrol car of a larger one needs more
 * ```ts
 * import { chooseSavingsCar, defaultSavingsSelection } from '@evkit/engine/savings'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const [first, second = first] = tinySavingsSetup.cars
 * const start = defaultSavingsSelection(tinySavingsSetup)
 * chooseSavingsCar(tinySavingsSetup, start, second).values.fuelEconomy // => 9
 * ```
 * @category state
 */
export const chooseSavingsCar = (
  setup: SavingsSetup,
  selection: SavingsSelection,
  car: SavingsCar,
): SavingsSelection => {
  const isOwn = selection.values.fuelEconomy !== startValues(setup, selection.car).fuelEconomy
  const { fuelEconomy } = isOwn ? selection.values : startValues(setup, car)
  return { ...selection, car, values: { ...selection.values, fuelEconomy } }
}

const withValue = (
  selection: SavingsSelection,
  slider: SavingsSlider,
  value: number,
): SavingsSelection => ({ ...selection, values: { ...selection.values, [slider]: value } })

/**
 * Puts a slider exactly where it is asked for, on its grid: for typed numbers and addresses.
 *
 * @param setup - Grids of the sliders.
 * @param selection - The selection so far.
 * @param to - Which slider, and the value in the unit of content; what is no number changes nothing.
 * @returns The selection with that value.
 * @source D-T-22, D-T-23, E-T-07
 *
 * @example The nearest step
 * ```ts
 * import { defaultSavingsSelection, placeSavingsSlider } from '@evkit/engine/savings'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const start = defaultSavingsSelection(tinySavingsSetup)
 * placeSavingsSlider(tinySavingsSetup, start, { slider: 'fuelCost', value: 1.612 }).values.fuelCost // => 1.6
 * ```
 * @category state
 */
export const placeSavingsSlider = (
  setup: SavingsSetup,
  selection: SavingsSelection,
  { slider, value }: { readonly slider: SavingsSlider; readonly value: number },
): SavingsSelection =>
  Number.isFinite(value)
    ? withValue(selection, slider, snapValue(value, setup.grids[slider]))
    : selection

type Change = Partial<Omit<SavingsState, 'setup'>>

type Take = {
  readonly [Type in SavingsWish['type']]: (
    state: SavingsState,
    wish: Extract<SavingsWish, { readonly type: Type }>,
  ) => Change
}

// A car of another model has taxes of its own: what was known of the one before is not shown for it.
const withCar = (state: SavingsState, selection: SavingsSelection): Change => {
  const [before, after] = [state.selection.car, selection.car]
  return {
    selection,
    ...(after.model === before.model ? {} : { main: LOADING_CONFIGURATION }),
    ...(after.comparison.model === before.comparison.model
      ? {}
      : { comparison: LOADING_CONFIGURATION }),
  }
}

// One way for each wish; a wish without one does not compile.
const TAKE: Take = {
  'car.choose': (state, { car }) => {
    const found = findSavingsCar(state.setup.cars, car)
    return found._tag === 'None'
      ? {}
      : withCar(state, chooseSavingsCar(state.setup, state.selection, found.value))
  },
  'slider.set': ({ setup, selection }, { slider, value }) =>
    Number.isFinite(value)
      ? {
          selection: withValue(
            selection,
            slider,
            snapTowards(selection.values[slider], value, setup.grids[slider]),
          ),
        }
      : {},
  'slider.press': ({ setup, selection }, { slider, press }) => ({
    selection: withValue(
      selection,
      slider,
      pressSlider(selection.values[slider], press, setup.grids[slider]),
    ),
  }),
  'slider.type': ({ setup, selection, shownDistance }, { slider, value }) => ({
    selection: placeSavingsSlider(setup, selection, {
      slider,
      value:
        slider === 'mileage'
          ? readTypedValue(value, {
              grid: setup.grids.mileage,
              distance: { content: distanceOf(setup.system), shown: shownDistance },
            })
          : value,
    }),
  }),
  'fuel.include': ({ selection }, { isOn }) => ({ selection: { ...selection, includeFuel: isOn } }),
  'distance.choose': (_state, { distance }) => ({ shownDistance: distance }),
  'selection.reset': (state) => withCar(state, defaultSavingsSelection(state.setup)),
  'address.changed': (state, { selection, corrections }) => ({
    ...withCar(state, selection),
    corrections,
  }),
  'configuration.answered': ({ selection }, { side, model, configuration }) =>
    model === (side === 'main' ? selection.car : selection.car.comparison).model
      ? { [side]: configuration }
      : {},
  'value.register': ({ registry }, { id, value }) => ({
    registry: reduceSavings(registry, { type: 'register', id, value }),
  }),
  'value.unregister': ({ registry }, { id }) => ({
    registry: reduceSavings(registry, { type: 'unregister', id }),
  }),
}

const QUIET: readonly string[] = [
  'distance.choose',
  'configuration.answered',
  'value.register',
  'value.unregister',
]

const isWish = (event: { readonly type: string }): event is SavingsWish =>
  Object.hasOwn(TAKE, event.type)

/**
 * Takes a wish: what it changes of the page's state.
 *
 * @param state - Setup, selection and what is known of taxes.
 * @param event - A wish; any other event changes nothing.
 * @returns The members that change; the selection is valid by construction, corrections end with the next choice.
 * @law A savings slider lies on its grid or at an end.
 * @source T-FUEL-01, T-FUEL-08, D-T-36, D-T-39, E-T-07, E-T-36, E-T-40
 *
 * @example A drag goes to the next step in its direction
 * ```ts
 * import { takeSavingsWish } from '@evkit/engine/savings'
 * import { tinySavingsState } from '@evkit/engine/testing'
 *
 * const wish = { type: 'slider.set', slider: 'fuelCost', value: 1.812 } as const
 * takeSavingsWish(tinySavingsState, wish).selection?.values.fuelCost // => 1.85
 * ```
 * @category state
 */
export const takeSavingsWish = (
  state: SavingsState,
  event: SavingsWish | { readonly type: string },
): Change => {
  if (!isWish(event)) return {}
  const take = TAKE[event.type] as (state: SavingsState, wish: SavingsWish) => Change
  return {
    ...(QUIET.includes(event.type) ? {} : { corrections: [] }),
    ...take(state, event),
  }
}
