/**
 * What the charging cost calculator shows: plain data, every text in the page's language.
 *
 * @module
 */
export {
  costView,
  type CostResult,
  type CostView,
  type CostViewInput,
  type MissingCost,
} from './cost.view.js'
export { toSensitivity, type SensitivityBar, type SensitivityView } from './sensitivity.view.js'
