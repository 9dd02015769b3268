import { rankInputs, resolveLimits, type InputSpan, type Sensitivity } from '../shared/index.js'
import type { CostCars, CostQuery, CostSelection } from './cost.types.js'
import { findCostFormula } from './monthly-cost.js'

const spanOf = (
  input: 'mileage' | 'energyCost',
  { car }: CostSelection,
): InputSpan<keyof CostQuery> => {
  const { low, high } = resolveLimits(car.grids[input])
  return { input, low, high }
}

/**
 * Tells what a selection asks the cost formula.
 *
 * @param selection - The selection.
 * @returns Mileage, consumption and price.
 * @source T-COST-07
 *
 * @example The start of a car type
 * ```ts
 * import { defaultCostSelection, toCostQuery } from '@evkit/engine/cost'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * toCostQuery(defaultCostSelection(tinyCostCars[0])).energyConsumption // => 18
 * ```
 * @category conversions
 */
export const toCostQuery = ({ car, values }: CostSelection): CostQuery => ({
  ...values,
  energyConsumption: car.energyConsumption,
})

/**
 * Ranks what moves the monthly cost most: each input over all it can be, while the others stay.
 *
 * @param selection - Where the others stay.
 * @param cars - The car types; their consumptions are the span of the consumption.
 * @param distance - Unit of the mileage in content.
 * @returns One bar an input, the longest first; none for an input without a number or with one car type only.
 * @source B-T-04, D-T-21
 *
 * @example What can be set least surely matters most
 * ```ts
 * import { defaultCostSelection, rankCostInputs } from '@evkit/engine/cost'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * const selection = defaultCostSelection(tinyCostCars[0])
 * rankCostInputs(selection, tinyCostCars, 'km').map(({ input }) => input) // => ['energyCost', 'mileage', 'energyConsumption']
 * ```
 * @category formulas
 */
export const rankCostInputs = (
  selection: CostSelection,
  cars: CostCars,
  distance: 'km' | 'mi',
): readonly Sensitivity<keyof CostQuery>[] => {
  const consumptions = cars.map((car) => car.energyConsumption).filter(Number.isFinite)
  const low = Math.min(...consumptions)
  const high = Math.max(...consumptions)
  const spans = [
    spanOf('mileage', selection),
    spanOf('energyCost', selection),
    ...(low < high ? ([{ input: 'energyConsumption', low, high }] as const) : []),
  ]
  const formula = findCostFormula({ distance, rounding: 'none' })
  return rankInputs(formula, toCostQuery(selection), spans).filter(({ swing }) =>
    Number.isFinite(swing),
  )
}
