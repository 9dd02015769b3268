/**
 * What is chosen beside a form, a vehicle and a retailer, and the quote that leads through it.
 *
 * @module
 */
export { pictureMachine } from './picture.machine.js'
export {
  PICTURE_QUALITY,
  PICTURE_TIMEOUT,
  PICTURE_WIDTH_LIMIT,
  resolvePictureQuery,
} from './picture.js'
export {
  followQuoteFlow,
  listDroppedChoices,
  type QuoteFlow,
  type QuoteFlowEvent,
  type QuotePageMove,
  type QuoteSteps,
  resolveQuoteProgress,
  toQuoteMove,
} from './quote-flow.js'
export { addedRetailer, addedVehicle, moveQuery, writeQuotePath } from './quote-step.url.js'
export { retailerLookupMachine } from './retailer-lookup.machine.js'
export {
  RETAILER_PAGE,
  type RetailerQuestion,
  findInsideSalesId,
  findRetailerQuestion,
  isChosenRetailer,
} from './retailer-lookup.js'
export {
  type RetailerPickerKind,
  findMapFault,
  resolvePickerFor,
} from './retailer-picker/picker-kind.js'
export {
  retailerByAddressMachine,
  type PlaceFieldEvent,
} from './retailer-picker/retailer-by-address.machine.js'
export type { RetailerWords } from './retailer-picker/retailer-card.view.js'
export { toRetailerList } from './retailer-picker/retailer-list.view.js'
export { MORE_RETAILERS } from './retailer-picker/retailer-pages.js'
export type {
  PlaceFieldView,
  RetailerCard,
  RetailerMapView,
  RetailerPickerView,
} from './retailer-picker/retailer-picker-view.types.js'
export {
  type PickerSource,
  toRetailerSearchView,
  toSimplePickerView,
} from './retailer-picker/retailer-picker.view.js'
export {
  type PredictionScope,
  type RetailerPlace,
  SEARCH_FROM,
  resolvePredictionScope,
} from './retailer-picker/retailer-place.js'
export { startRetailerSearch } from './retailer-picker/retailer-search.js'
export { simplePickerMachine } from './retailer-picker/simple-picker.machine.js'
export { OPEN_RETAILERS } from './retailer-picker/simple-picker.js'
export {
  type ChangeView,
  type SummaryCard,
  type SummaryRetailer,
  type SummaryVehicle,
  showsRetailer,
  toSummaryCard,
} from './summary.view.js'
export {
  type ThanksInput,
  type ThanksView,
  toNothingSentView,
  toThanksView,
} from './thanks.view.js'
export type { VehicleFacts } from './vehicle-facts.js'
export { tileStripMachine } from './vehicle-picker/tile-strip.machine.js'
export {
  STRIP_STEP,
  STRIP_THROTTLE,
  type StripPlace,
  type StripSides,
  type StripWay,
  resolveStripReveal,
  resolveStripSides,
} from './vehicle-picker/tile-strip.js'
export {
  type ChosenVehicleView,
  type VehicleGroupView,
  type VehiclePickerView,
  type VehicleTileView,
  toChosenVehicleView,
  toVehiclePickerView,
} from './vehicle-picker/vehicle-picker.view.js'
export { type VehicleQuestion, vehicleSelectionMachine } from './vehicle-selection.machine.js'
export { selectVehicle } from './vehicle-selection.js'
