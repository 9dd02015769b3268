import { pressSlider, type SliderPress } from '../interaction/index.js'
import { snapValue } from '../shared/index.js'
import { readTypedValue, type DistanceUnit } from '../site/index.js'
import { findCostCar } from './cost-car.js'
import type { CostCar, CostCars, CostSelection, CostSlider } from './cost.types.js'

/**
 * What can be corrected in an address of the calculator.
 *
 * @source E-T-05
 * @category constants
 */
export const COST_CORRECTIONS = ['type', 'mileage', 'energyCost'] as const
/** What could not be had as asked for. */
export type CostCorrection = (typeof COST_CORRECTIONS)[number]

/** What a visitor can wish for in the calculator, and what the address can ask for. */
export type CostWish =
  | { readonly type: 'type.choose'; readonly carType: string }
  /** A slider was dragged or its track pressed; in the unit of content. */
  | { readonly type: 'slider.set'; readonly slider: CostSlider; readonly value: number }
  | { readonly type: 'slider.press'; readonly slider: CostSlider; readonly press: SliderPress }
  /** A number was typed; a mileage in the unit shown. */
  | { readonly type: 'slider.type'; readonly slider: CostSlider; readonly value: number }
  | { readonly type: 'distance.choose'; readonly distance: DistanceUnit }
  | { readonly type: 'selection.reset' }
  | {
      readonly type: 'address.changed'
      readonly selection: CostSelection
      readonly corrections: readonly CostCorrection[]
    }

/** What a wish meets. */
export interface CostState {
  /** The car types; the first is the one to start with. */
  readonly cars: CostCars
  readonly selection: CostSelection
  /** What was asked for last and could not be had. */
  readonly corrections: readonly CostCorrection[]
  /** Unit of content's mileage. */
  readonly contentDistance: DistanceUnit
  /** Unit distances are shown in. */
  readonly shownDistance: DistanceUnit
}

/**
 * The selection a car type starts with: both sliders at their defaults.
 *
 * @param car - The car type.
 * @returns The selection.
 * @source T-COST-02, T-COST-03, T-COST-12
 *
 * @example The defaults of content
 * ```ts
 * import { defaultCostSelection } from '@evkit/engine/cost'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * defaultCostSelection(tinyCostCars[0]).values // => { mileage: 15000, energyCost: 0.28 }
 * ```
 * @category state
 */
export const defaultCostSelection = (car: CostCar): CostSelection => ({ car, values: car.starts })

/**
 * Sets a slider: the value is clamped and put on the grid.
 *
 * @param selection - The selection so far.
 * @param slider - Which slider.
 * @param value - [unit of content] Anything; what is no number changes nothing.
 * @returns The selection with that value.
 * @law A slider value lies on the grid of its car type or at an end.
 * @source T-COST-06, D-T-22, D-T-23
 *
 * @example Half a step goes up
 * ```ts
 * import { defaultCostSelection, setCostSlider } from '@evkit/engine/cost'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * setCostSlider(defaultCostSelection(tinyCostCars[0]), 'mileage', 15250).values.mileage // => 15500
 * ```
 * @category state
 */
export const setCostSlider = (
  selection: CostSelection,
  slider: CostSlider,
  value: number,
): CostSelection =>
  Number.isFinite(value)
    ? {
        ...selection,
        values: { ...selection.values, [slider]: snapValue(value, selection.car.grids[slider]) },
      }
    : selection

const press = (selection: CostSelection, slider: CostSlider, by: SliderPress): CostSelection => ({
  ...selection,
  values: {
    ...selection.values,
    [slider]: pressSlider(selection.values[slider], by, selection.car.grids[slider]),
  },
})

type Take = {
  readonly [Type in CostWish['type']]: (
    state: CostState,
    wish: Extract<CostWish, { readonly type: Type }>,
  ) => CostSelection
}

// One way for each wish; a wish without one does not compile.
const TAKE: Take = {
  'type.choose': ({ selection, cars }, { carType }) => {
    const car = findCostCar(cars, carType)
    return car._tag === 'Some' && car.value !== selection.car
      ? defaultCostSelection(car.value)
      : selection
  },
  'slider.set': ({ selection }, { slider, value }) => setCostSlider(selection, slider, value),
  'slider.press': ({ selection }, { slider, press: by }) => press(selection, slider, by),
  'slider.type': ({ selection, contentDistance, shownDistance }, { slider, value }) =>
    setCostSlider(
      selection,
      slider,
      slider === 'mileage'
        ? readTypedValue(value, {
            grid: selection.car.grids.mileage,
            distance: { content: contentDistance, shown: shownDistance },
          })
        : value,
    ),
  'distance.choose': ({ selection }) => selection,
  'selection.reset': ({ cars }) => defaultCostSelection(cars[0]),
  'address.changed': (_state, { selection }) => selection,
}

const isWish = (event: { readonly type: string }): event is CostWish =>
  Object.hasOwn(TAKE, event.type)

/** What a wish changes. */
export type TakenCostWish = Pick<CostState, 'selection' | 'corrections' | 'shownDistance'>

/**
 * Takes a wish: the selection it leads to, what could not be had, and the unit distances are shown in.
 *
 * @param state - Car types and the selection so far.
 * @param event - A wish; any other event changes nothing.
 * @returns The next selection, valid by construction.
 * @source T-COST-03, T-COST-04, T-COST-05, T-COST-06, E-T-07, E-T-36, E-T-40
 *
 * @example Another tab puts both sliders back
 * ```ts
 * import { takeCostWish } from '@evkit/engine/cost'
 * import { tinyCostState } from '@evkit/engine/testing'
 *
 * takeCostWish(tinyCostState, { type: 'type.choose', carType: 'EX90' }).selection.values // => { mileage: 20000, energyCost: 0.3 }
 * ```
 * @category state
 */
export const takeCostWish = (
  state: CostState,
  event: CostWish | { readonly type: string },
): TakenCostWish => {
  const { selection, corrections, shownDistance } = state
  if (!isWish(event)) return { selection, corrections, shownDistance }
  const take = TAKE[event.type] as (state: CostState, wish: CostWish) => CostSelection
  return {
    selection: take(state, event),
    corrections: event.type === 'address.changed' ? event.corrections : [],
    shownDistance: event.type === 'distance.choose' ? event.distance : shownDistance,
  }
}
