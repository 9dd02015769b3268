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

/** Tells what a selection asks the cost formula. */
export const toCostQuery = ({ car, values }: CostSelection): CostQuery => ({
  ...values,
  energyConsumption: car.energyConsumption,
})

/** Ranks what moves the monthly cost most: each input over all it can be, while the others stay. */
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
