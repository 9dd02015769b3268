/**
 * How a retailer is chosen: near a place that is typed or where the visitor is, with a map beside the list, or among all of
 * the market.
 *
 * @module
 */
export {
  findMapFault,
  resolvePickerFor,
  resolvePickerKind,
  type PickerKindInput,
  type RetailerPickerKind,
} from './picker-kind.js'
export {
  PREDICTION_PAUSE,
  resolvePredictionScope,
  SEARCH_FROM,
  startsSearch,
  toDealerPlace,
  type DealerPlace,
  type PredictionScope,
} from './dealer-place.js'
export {
  addDealers,
  DEALERS_FAILED,
  hasHiddenDealers,
  hasMoreDealers,
  listOnce,
  listShownDealers,
  MORE_RETAILERS,
  NO_DEALERS,
  showMoreDealers,
  type DealerPages,
} from './dealer-pages.js'
export {
  OPEN_RETAILERS,
  resolveSimpleMode,
  startSimplePicker,
  type PickerStart,
  type SimpleMode,
  type SimplePicker,
} from './simple-picker.js'
export { simplePickerMachine, type SimplePickerEvent } from './simple-picker.machine.js'
export {
  choosePlace,
  findShownDealer,
  goToPlace,
  listPlaces,
  startRetailerSearch,
  takeDealers,
  typePlace,
  type RetailerSearch,
  type RetailerSearchInput,
} from './retailer-search.js'
export {
  retailerByAddressMachine,
  type DealerQuestion,
  type PlaceQuestion,
  type RetailerByAddressEvent,
} from './retailer-by-address.machine.js'
export {
  toRetailerCard,
  wordDistance,
  type CardSource,
  type RetailerWords,
} from './retailer-card.view.js'
export {
  toRetailerSearchView,
  toSimplePickerView,
  type PickerSource,
  type RetailerSearchPhase,
  type SimplePickerPhase,
} from './retailer-picker.view.js'
export type {
  PickerNotice,
  PlaceFieldView,
  RetailerCard,
  RetailerMapView,
  RetailerMark,
  RetailerPickerView,
  RetailerSelectView,
} from './retailer-picker-view.types.js'
