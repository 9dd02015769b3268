/**
 * Charging cost: what driving a car costs a month, from mileage, consumption and price, with how the figure came about
 * and what moves it most.
 *
 * The formula first ({@link monthlyCost}), then the calculator's address ({@link readCostSelection}) and its machine
 * ({@link costMachine}). What the page shows is `@evkit/engine/cost/view`; reading and checking content is
 * `@evkit/engine/cost/documents`.
 *
 * @module
 */
export { findCostCar, toCostCar, toCostCars } from './cost-car.js'
export {
  COST_CORRECTIONS,
  defaultCostSelection,
  setCostSlider,
  takeCostWish,
  type CostCorrection,
  type CostState,
  type CostWish,
  type TakenCostWish,
} from './cost-selection.js'
export { rankCostInputs, toCostQuery } from './cost-sensitivity.js'
export { COST_FAULT_CODES, toCostLogEntry, type CostFault } from './cost.errors.js'
export { costMachine, type CostContext, type CostEvent, type CostInput } from './cost.machine.js'
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
export {
  clearCostSelection,
  COST_PARAMETERS,
  readCostSelection,
  writeCostSelection,
  type CostParameter,
  type ReadCostSelection,
} from './cost.url.js'
export {
  COST_FORMULAS,
  findCostFormula,
  MONTHLY_COST,
  MONTHLY_COST_MILES,
  MONTHLY_COST_UP,
  monthlyCost,
  type CostOptions,
} from './monthly-cost.js'
