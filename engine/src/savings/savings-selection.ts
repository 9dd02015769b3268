import { snapValue } from '../shared/index.js'
import { startValues } from './savings-setup.js'
import type { SavingsCar, SavingsSelection, SavingsSetup, SavingsSlider } from './savings.types.js'

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
    ? {
        ...selection,
        values: { ...selection.values, [slider]: snapValue(value, setup.grids[slider]) },
      }
    : selection
