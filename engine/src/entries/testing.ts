/**
 * The engine's test kit, for teams that bring their own data: small fixtures, the engine's own property-based tests
 * (laws), and a mock port.
 *
 * @module
 */
export {
  tinyCars,
  tinyContent,
  tinyData,
  tinyFacts,
  tinyInput,
  tinyTable,
  tinyTableDocument,
} from '../testing/charging-samples.js'
export { tinyCostCars, tinyCostContent, tinyCostState } from '../testing/cost-samples.js'
export {
  tinyBody,
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
  tinyEnvelope,
  tinyPlan,
} from '../testing/form-samples.js'
export { tinyRetailer, tinyVehicle } from '../testing/forms-samples.js'
export { billFormula } from '../testing/formula-samples.js'
export { tableLaws, urlLaws } from '../testing/laws.js'
export { makePort } from '../testing/port.js'
export {
  gridData,
  gridFamily,
  sparseData,
  sparseFamily,
  sparseInput,
  tinyCalculatorContent,
  tinyCalculatorInfos,
  tinyCalculatorInput,
  tinyLightContent,
  tinyTabsContent,
  tinyToolCars,
  tinyToolContent,
} from '../testing/range-samples.js'
export {
  tinyChoices,
  tinyDriven,
  tinyEnds,
  tinyPlanner,
  tinyRoute,
  tinyRouteView,
} from '../testing/route-samples.js'
export {
  tinySavingsContent,
  tinySavingsSetup,
  tinySavingsState,
} from '../testing/savings-samples.js'
