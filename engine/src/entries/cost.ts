/**
 * Charging cost: what driving a car costs a month, from mileage, consumption and price, with the figure's trace and its
 * sensitivity.
 *
 * The formula first ({@link monthlyCost}), then the calculator's address ({@link costAddress}) and its machine
 * ({@link costMachine}), what the page shows ({@link costView}), and reading its content ({@link CostContentCodec}).
 *
 * @module
 */
export { findCostCar } from '../cost/cost-car.js'
export { toCostLogEntry } from '../cost/cost.errors.js'
export { costMachine, type CostEvent } from '../cost/cost.machine.js'
export type { CostState } from '../cost/cost.tool.js'
export type { CostCar, CostCars, CostQuery } from '../cost/cost.types.js'
export { costAddress } from '../cost/cost.url.js'
export { CostContentCodec, joinCostCars, type CostContent } from '../cost/documents/cost.codec.js'
export {
  COST_FORMULAS,
  findCostFormula,
  monthlyCost,
  type CostOptions,
} from '../cost/monthly-cost.js'
export { costView, type CostView } from '../cost/view/cost.view.js'
