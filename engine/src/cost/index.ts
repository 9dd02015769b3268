/**
 * Charging cost: what driving a car costs a month, from mileage, consumption and price, with how the figure came about
 * and what moves it most.
 *
 * The formula first ({@link monthlyCost}), then the calculator's address ({@link costAddress}) and its machine
 * ({@link costMachine}). What the page shows is `@evkit/engine/cost/view`; reading and checking content is
 * `@evkit/engine/cost/documents`.
 *
 * @module
 */
export { findCostCar, toCostCar, toCostCars } from './cost-car.js'
export { defaultCostSelection, setCostSlider } from './cost-selection.js'
export { rankCostInputs, toCostQuery } from './cost-sensitivity.js'
export { COST_FAULT_CODES, toCostLogEntry, type CostFault } from './cost.errors.js'
export { costMachine, type CostEvent } from './cost.machine.js'
export { costTool, type CostChoice, type CostState } from './cost.tool.js'
export type {
  ContentNumber,
  CostCar,
  CostCarItem,
  CostCars,
  CostFigure,
  CostLabels,
  CostQuery,
  CostSelection,
  CostSlider,
  CostValues,
} from './cost.types.js'
export { costAddress, type CostCorrection } from './cost.url.js'
export {
  COST_FORMULAS,
  findCostFormula,
  MONTHLY_COST,
  MONTHLY_COST_MILES,
  MONTHLY_COST_UP,
  monthlyCost,
  type CostOptions,
} from './monthly-cost.js'
