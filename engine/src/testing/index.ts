/**
 * The engine's test kit, for teams that bring their own data: small samples, generators for fast-check, the laws the
 * engine itself is tested with, and walks through its machines.
 *
 * @module
 */
export {
  anyCars,
  anyCharge,
  anyCharger,
  anyChargeRange,
  anySelectionOf,
  hostileQuery,
  hostileText,
} from './charging-arbitraries.js'
export {
  tinyBatteries,
  tinyCars,
  tinyContent,
  tinyData,
  tinyFacts,
  tinyTable,
  tinyTableDocument,
} from './charging-samples.js'
export { tinyInput, walkCars, walkCharging, WALKED_ADDRESS, walkInput } from './charging-walk.js'
export { anyValuesOf, billFormula } from './formula-samples.js'
export { walkLiveMap, walkTooltip } from './interaction-walk.js'
export { codecLaws, tableLaws, urlLaws, type Law } from './laws.js'
export {
  anyCalculatorSelectionOf,
  anyCelsius,
  anyRangeChange,
  anyRangeDocument,
  anyRangeEntry,
  anyRangeSelectionOf,
  anyRangeWish,
  hostileRangeQuery,
} from './range-arbitraries.js'
export {
  gridData,
  gridDocument,
  gridFamily,
  gridInput,
  sparseData,
  sparseDocument,
  sparseFamily,
  sparseInput,
  tinyCalculatorContent,
  tinyCalculatorInfos,
  tinyCalculatorInput,
  tinyLightContent,
  tinyTabsContent,
  tinyToolCars,
  tinyToolContent,
} from './range-samples.js'
export {
  walkCalculator,
  walkLightCalculator,
  walkRangeFeed,
  walkRangeMap,
  walkRangeTool,
} from './range-walk.js'
export { tinyCostCars, tinyCostContent, tinyCostItem, tinyCostState } from './cost-samples.js'
export { walkCost } from './cost-walk.js'
export {
  anyCrowd,
  anyLatLng,
  anyLine,
  anyRoadUpTo,
  anyViewport,
  hostilePolyline,
} from './geo-arbitraries.js'
export { readContactForm, type SampleMarket } from './form-documents.js'
export {
  emptyFill,
  tinyBody,
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
  tinyParcel,
  tinyPlan,
  tinyQuoteConfiguration,
} from './form-samples.js'
export { walkLeadForm, walkSimpleFlow, walkSubmission } from './form-walk.js'
export { tinyDealer, tinyLead, tinyVehicle } from './forms-samples.js'
export { walkAddressField, walkAsyncField } from './forms-walk.js'
export {
  walkConsumerData,
  walkPicture,
  walkQuoteFlow,
  walkRetailerLookup,
  walkVehicleSelection,
} from './journey-walk.js'
export { walkTileStrip } from './vehicle-picker-walk.js'
export { listTinyDealers, walkRetailerByAddress, walkSimplePicker } from './retailer-picker-walk.js'
export { walkCookieWait, walkExitIntent, walkOverlay } from './embed-walk.js'
export { walkGeolocation } from './geolocation-walk.js'
export {
  tinySavingsContent,
  tinySavingsSetup,
  tinySavingsState,
  tinyTaxes,
} from './savings-samples.js'
export { anyChargeMinutes, anyTrip } from './route-arbitraries.js'
export {
  tellPlace,
  tinyChoices,
  tinyEnds,
  tinyMinutes,
  tinyPlaces,
  tinyPlanner,
  tinyPlannerInput,
  tinyRoute,
  tinyRouteView,
  tinyTrip,
} from './route-samples.js'
export { walkRoute } from './route-walk.js'
export { walkSavings } from './savings-walk.js'
export { makePort, type AskedQuestion, type TestPort } from './port.js'
export {
  actorDone,
  actorFailed,
  isHeard,
  joinWalks,
  walkMachine,
  type ActorEvent,
  type Walk,
  type WalkOptions,
  type WalkStep,
} from './walk.js'
