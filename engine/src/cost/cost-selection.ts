import { snapValue } from '../shared/index.js'
import type { CostCar, CostSelection, CostSlider } from './cost.types.js'

/** The selection a car type starts with: both sliders at their defaults. */
export const defaultCostSelection = (car: CostCar): CostSelection => ({ car, values: car.starts })

/** Sets a slider: the value is clamped and put on the grid. */
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
