import { snapValue } from '../shared/index.js'
import type { CostCar, CostSelection, CostSlider } from './cost.types.js'

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
