import { snapValue } from '../shared/index.js'
import { startValues } from './savings-setup.js'
import type { SavingsCar, SavingsSelection, SavingsSetup, SavingsSlider } from './savings.types.js'

/** The selection the page starts with. */
export const defaultSavingsSelection = (setup: SavingsSetup): SavingsSelection => ({
  car: setup.cars[0],
  values: setup.starts,
  includeFuel: setup.includeFuel,
})

/** Chooses a car. */
export const chooseSavingsCar = (
  setup: SavingsSetup,
  selection: SavingsSelection,
  car: SavingsCar,
): SavingsSelection => {
  const isOwn = selection.values.fuelEconomy !== startValues(setup, selection.car).fuelEconomy
  const { fuelEconomy } = isOwn ? selection.values : startValues(setup, car)
  return { ...selection, car, values: { ...selection.values, fuelEconomy } }
}

/** Puts a slider exactly where it is asked for, on its grid: for typed numbers and addresses. */
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
