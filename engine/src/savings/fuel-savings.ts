import { explainFormula, given, listSteps, type Step } from '../shared/index.js'
import type { UnitSystem } from '../site/index.js'
import { FUEL_FORMULAS } from './fuel-formulas.js'
import type { FuelFigure, FuelQuery } from './savings.types.js'

/** How many years fuel savings are added up for [year]. @source T-FUEL-07, T-CONST-12 @category constants */
export const SAVINGS_YEARS = 3

const NO_FIGURE: FuelFigure = {
  value: 0,
  fuel: 0,
  energy: 0,
  trace: /*#__PURE__*/ given({ name: 'fuelSavings', unit: 'money', rules: ['D-T-35'] }, 0),
}

const valueOf = (steps: readonly Step[], name: string): number =>
  steps.find((step) => step.name === name)?.value ?? 0

/**
 * Computes the fuel cost saving over the years of ownership.
 *
 * | given                                     | answer                                   |
 * | ----------------------------------------- | ---------------------------------------- |
 * | finite numbers                            | the saving, negative when it is a cost   |
 * | in miles, an economy of 0 or less         | 0                                        |
 * | anything not finite, or numbers too large | 0                                        |
 *
 * @param query - Mileage, prices, fuel economy and energy consumption, in the units of the system; and the years.
 * @param system - Unit system of content; it chooses the formula.
 * @returns The saving [money] with its trace, and the two costs it is the difference of, not rounded.
 *
 * @formula register fuel-savings
 * @formula register fuel-savings-imperial
 * @formula register fuel-savings-us
 * @law Fuel savings grow with the fuel price and shrink with the energy price.
 * @law A third of the years is a third of the saving.
 * @source T-FUEL-05, T-FUEL-06, T-FUEL-07, D-T-35, B-T-01
 *
 * @example 3,240 over three years
 * ```ts
 * import { fuelSavings } from '@evkit/engine/savings'
 *
 * const values = { mileage: 15000, fuelCost: 1.8, fuelEconomy: 7, energyCost: 0.3 }
 * fuelSavings({ ...values, energyConsumption: 18, years: 3 }, 'metric').value.toFixed(6) // => '3240.000000'
 * ```
 * @category formulas
 */
export const fuelSavings = (query: FuelQuery, system: UnitSystem): FuelFigure => {
  const trace = explainFormula(FUEL_FORMULAS[system], query)
  const steps = listSteps(trace)
  const isFinite = steps.every(({ value }) => Number.isFinite(value))
  const isCounted = system === 'metric' || query.fuelEconomy > 0
  if (!isFinite || !isCounted) return NO_FIGURE
  return {
    value: trace.value,
    fuel: query.years * valueOf(steps, 'yearlyFuelCost'),
    energy: query.years * valueOf(steps, 'yearlyEnergyCost'),
    trace,
  }
}
