/**
 * What comes with the address of a form: the vehicle and the retailer a lead is about, what is known of the visitor, and
 * the card that shows what was chosen. And the steps of the quote flow that follow from it.
 *
 * @module
 */
export {
  selectVehicle,
  startVehicleSelection,
  type VehicleChoice,
  type VehicleSelection,
  type VehicleSelectionInput,
} from './vehicle-selection.js'
export { vehicleSelectionMachine, type VehicleQuestion } from './vehicle-selection.machine.js'
export {
  findDealer,
  findInsideSalesId,
  findRetailerQuestion,
  isChosenRetailer,
  RETAILER_PAGE,
  startRetailerLookup,
  toInsideSalesDealer,
  type RetailerLookup,
  type RetailerLookupInput,
  type RetailerQuestion,
} from './retailer-lookup.js'
export { retailerLookupMachine } from './retailer-lookup.machine.js'
export {
  fitPrefill,
  formatAddress,
  joinKnown,
  PREFILL_ID,
  splitNumber,
  type KnownAddress,
  type KnownName,
  type PrefillInput,
  type PrefillSources,
  type SplitNumber,
} from './prefill.js'
export {
  consumerDataMachine,
  PREFILL_TIMEOUT,
  type ConsumerDataContext,
  type ConsumerDataInput,
} from './consumer-data.machine.js'
export {
  PICTURE_PATIENCE,
  PICTURE_QUALITY,
  PICTURE_WIDTH_LIMIT,
  resolvePictureQuery,
  type PictureWish,
} from './picture.js'
export { pictureMachine, type PictureEvent } from './picture.machine.js'
export { ALTERNATE_VALUES, resolvePrimaryAction } from './experiments.js'
export {
  addedRetailer,
  addedVehicle,
  moveQuery,
  writeChangeLink,
  writeQuotePath,
  type QuoteAddress,
} from './quote-step.url.js'
export {
  choosesRetailerOnForm,
  goToPage,
  resolveQuoteProgress,
  startQuoteFlow,
  type QuoteFlow,
  type QuoteFlowInput,
  type QuoteMove,
  type QuoteProgress,
  type QuoteSteps,
} from './quote-flow.js'
export { quoteFlowMachine, type QuoteFlowEvent, type QuotePageMove } from './quote-flow.machine.js'
export {
  showsRetailer,
  toSummaryCard,
  type ChangeView,
  type SummaryCard,
  type SummaryInput,
  type SummaryRetailer,
  type SummaryVehicle,
} from './summary.view.js'
export {
  toVehicleFacts,
  wordModelChange,
  type ChangeWords,
  type VehicleFacts,
  type VehicleFactsInput,
} from './vehicle-facts.js'
export { labelCity, labelStreet, listAddressLines, type TownParts } from '../postal-address.js'
export {
  NO_THANK_YOU_PURPOSE,
  resolveThankYou,
  type ThankYou,
  type ThankYouInput,
} from './thank-you.js'
export {
  toNothingSentView,
  toThanksView,
  type SentFact,
  type SentWords,
  type ThanksInput,
  type ThanksLink,
  type ThanksView,
} from './thanks.view.js'
