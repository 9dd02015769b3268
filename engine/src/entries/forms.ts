/**
 * Lead forms: configuration in, one safe lead out.
 *
 * What the visitor asks for and where ({@link parseFormPath}, {@link readFormQuery}), which sections and fields the form
 * has ({@link planForm}), how it is filled in and sent ({@link leadFormMachine}), what it shows ({@link toLeadFormView}), how
 * a vehicle and a retailer are chosen, forms in pages of others, and the check where a lead arrives
 * ({@link checkSubmission}).
 *
 * @module
 */
export { addressFieldMachine } from '../forms/address-field.machine.js'
export type { AddressSuggestion } from '../forms/address.js'
export { asyncFieldMachine } from '../forms/async-field.machine.js'
export type { AcceptedAnswer, BotCheckAnswer, Prediction, Profile } from '../forms/calls.types.js'
export { checkConfig } from '../forms/check/config-check.js'
export type { ConfigFinding, FindingCode } from '../forms/check/config-finding.js'
export { cleanText, isMultilineKey } from '../forms/clean-text.js'
export { resolveClientId } from '../forms/client-id.js'
export { readConsentWays, writeConsentWays, type ConsentWay } from '../forms/consent-ways.js'
export { ANALYTICS_COOKIE, joinTranslations } from '../forms/configuration.js'
export {
  LEGAL_FIELDS,
  startConsents,
  type ConsentName,
  type LegalField,
  type LegalFieldInfo,
} from '../forms/consent.js'
export { stripPhone, type DialCountry } from '../forms/dial.js'
export {
  AcceptedAnswerCodec,
  DialCountryCodec,
  EmailQuestionCodec,
  FormsProblemCodec,
  PhoneQuestionCodec,
} from '../forms/documents/call.codec.js'
export { FORMS_CALLS, REFERENCE_TOKEN, type FormsCall } from '../forms/documents/forms.api.js'
export {
  FlexFormCodec,
  FullConfigurationCodec,
  MarketConfigurationCodec,
} from '../forms/documents/forms.codec.js'
export { readChosen, writeChosen } from '../forms/documents/storage.codec.js'
export { LeadSubmissionCodec } from '../forms/documents/wire.codec.js'
export { toChoosingView, type ChoosingView } from '../forms/embed/choosing.view.js'
export { FORM_CONSTANTS } from '../forms/constants/form-constants.js'
export { cookieWaitMachine } from '../forms/embed/cookie-wait.machine.js'
export type { CookieWaitInput } from '../forms/embed/cookie-wait.js'
export {
  CHOSEN_PURPOSES,
  findEmbedFault,
  joinConfigurations,
  resolveEmbeddedForm,
  type EmbeddedForm,
} from '../forms/embed/embedded-form.js'
export { exitIntentMachine } from '../forms/embed/exit-intent.machine.js'
export type { MouseOut } from '../forms/embed/exit-intent.js'
export { matchesHash, writeWithoutHash } from '../forms/embed/hash-overlay.js'
export { followOverlay, type Overlay, type OverlayEvent } from '../forms/embed/overlay.js'
export { LAZY_MARGIN, planScroll, type ScrollPlan } from '../forms/embed/scroll-delay.js'
export { FLAGS, resolveFlags, type Flag } from '../forms/features.js'
export { faultOfKey } from '../forms/field-check.js'
export { EMAIL_KINDS, MOBILE_KINDS } from '../forms/field-groups.js'
export {
  FIELD_KINDS,
  findFieldKind,
  type FieldKind,
  type FieldKindInfo,
} from '../forms/field-kind.js'
export { toFaultRecord } from '../forms/form-check.js'
export {
  findGroupingFault,
  toGeneralError,
  wordFormError,
  type FormValidationError,
  type HostError,
} from '../forms/form-errors.js'
export { planForm, type FormPlan, type FormRequest } from '../forms/form-plan.js'
export type {
  ConsumerData,
  Retailer,
  FlexForm,
  FullConfiguration,
  GeoPoint,
  LeadSubmission,
  LeadValues,
  MarketConfiguration,
  Vehicle,
} from '../forms/forms.types.js'
export { addChoice, dropChoice, readFormQuery } from '../forms/forms.url.js'
export { FORMS_HEADERS } from '../forms/headers.js'
export { prefillMachine } from '../forms/journey/prefill.machine.js'
export { pictureMachine } from '../forms/journey/picture.machine.js'
export {
  PICTURE_QUALITY,
  PICTURE_WIDTH_LIMIT,
  resolvePictureQuery,
} from '../forms/journey/picture.js'
export { fitPrefill } from '../forms/journey/prefill.js'
export {
  followQuoteFlow,
  listDroppedChoices,
  resolveQuoteProgress,
  toQuoteMove,
  type QuoteFlow,
  type QuoteFlowEvent,
  type QuotePageMove,
  type QuoteSteps,
} from '../forms/journey/quote-flow.js'
export {
  addedRetailer,
  addedVehicle,
  moveQuery,
  writeQuotePath,
} from '../forms/journey/quote-step.url.js'
export { retailerLookupMachine } from '../forms/journey/retailer-lookup.machine.js'
export {
  findInsideSalesId,
  isChosenRetailer,
  RETAILER_PAGE,
  type RetailerQuestion,
} from '../forms/journey/retailer-lookup.js'
export {
  showsRetailer,
  toSummaryCard,
  type ChangeView,
  type SummaryCard,
  type SummaryRetailer,
  type SummaryVehicle,
} from '../forms/journey/summary.view.js'
export {
  toNothingSentView,
  toThanksView,
  type ThanksInput,
  type ThanksView,
} from '../forms/journey/thanks.view.js'
export type { VehicleFacts } from '../forms/journey/vehicle-facts.js'
export {
  vehicleSelectionMachine,
  type VehicleQuestion,
} from '../forms/journey/vehicle-selection.machine.js'
export { selectVehicle } from '../forms/journey/vehicle-selection.js'
export { FORM_WIDTH, OLD_QUOTE_WIDTH, SECTION_KINDS } from '../forms/layout.js'
export { resolveAttempt, writeCanonicalLead } from '../forms/lead/fingerprint.js'
export {
  resolveFinishedPage,
  type FinishedPage,
  type SentNote,
} from '../forms/lead/finished-page.js'
export {
  emailToHash,
  findDraft,
  makeDraft,
  resolveUtm,
  type StoredKey,
  type StoredShapes,
  type SubmitData,
  type UrlData,
  type UtmData,
} from '../forms/lead/form-storage.js'
export { findHttpError, GENERIC_HTTP_ERROR } from '../forms/lead/http-error.js'
export { readStored, writeStored } from '../forms/lead/kept-visit.js'
export { isTestMode } from '../forms/lead/lead-form-send.js'
export { leadFormMachine } from '../forms/lead/lead-form.machine.js'
export type { ChallengeWatch, LeadFormPorts, Lookup } from '../forms/lead/lead-form.ports.js'
export { startLeadForm, takeConfiguration } from '../forms/lead/lead-form.js'
export type {
  ChosenPurpose,
  FormSurroundings,
  LeadFormEvent,
  LeadFormInput,
  LeadFormState,
} from '../forms/lead/lead-form.types.js'
export { followSimpleFlow, type SimpleFlow } from '../forms/lead/simple-flow.js'
export { submissionMachine, type LeadTry } from '../forms/lead/submission.machine.js'
export { NO_ANSWER, type LeadAnswer } from '../forms/lead/submission.js'
export {
  BOOLEAN_PARAMETERS,
  hasModel,
  listPending,
  TEXT_PARAMETERS,
  TRAP_NAME,
  type FormParameters,
} from '../forms/parameters.js'
export { assembleLead } from '../forms/payload.js'
export { linkPhone } from '../forms/phone.js'
export { labelCity, labelStreet } from '../forms/postal-address.js'
export {
  APP_IDS,
  APPS,
  countryCodeOf,
  parseFormPath,
  PURPOSES,
  resolvePurpose,
  type AppId,
  type FormAddress,
  type FormPage,
  type Purpose,
  type QuoteChoice,
} from '../forms/purpose.js'
export { resolveAnswerTarget } from '../forms/redirect.js'
export {
  resolvePredictionScope,
  type RetailerPlace,
  type PredictionScope,
} from '../forms/retailer-picker/retailer-place.js'
export {
  findMapFault,
  resolvePickerFor,
  type RetailerPickerKind,
} from '../forms/retailer-picker/picker-kind.js'
export { retailerByAddressMachine } from '../forms/retailer-picker/retailer-by-address.machine.js'
export type { RetailerWords } from '../forms/retailer-picker/retailer-card.view.js'
export { toRetailerList } from '../forms/retailer-picker/retailer-list.view.js'
export type {
  PlaceFieldView,
  RetailerCard,
  RetailerMapView,
  RetailerPickerView,
} from '../forms/retailer-picker/retailer-picker-view.types.js'
export {
  toRetailerSearchView,
  toSimplePickerView,
  type PickerSource,
} from '../forms/retailer-picker/retailer-picker.view.js'
export { startRetailerSearch } from '../forms/retailer-picker/retailer-search.js'
export { simplePickerMachine } from '../forms/retailer-picker/simple-picker.machine.js'
export { checkText, NO_RULE } from '../forms/rules.js'
export { checkSubmission } from '../forms/submission-check.js'
export { resolveTextKey } from '../forms/text-key.js'
export { findText } from '../forms/text-lookup.js'
export { toTrackingEntries, type FormNews } from '../forms/tracking/form-news.js'
export {
  formTrackerMachine,
  type FormTrackerEvent,
} from '../forms/tracking/form-tracker.machine.js'
export { tileStripMachine } from '../forms/vehicle-picker/tile-strip.machine.js'
export {
  resolveStripReveal,
  resolveStripSides,
  type StripPlace,
  type StripSides,
  type StripWay,
} from '../forms/vehicle-picker/tile-strip.js'
export {
  toChosenVehicleView,
  toVehiclePickerView,
  type ChosenVehicleView,
  type VehicleGroupView,
  type VehiclePickerView,
  type VehicleTileView,
} from '../forms/vehicle-picker/vehicle-picker.view.js'
export type {
  AddressView,
  BusinessView,
  ChoicesView,
  CodedPhoneView,
  FieldShell,
  FieldView,
  HeadingView,
  LeadFormView,
  LegalView,
  PickerSectionView,
  RetailerSectionView,
  SectionView,
  SelectView,
  SpaceView,
  TextFieldView,
  TickView,
  VehicleSectionView,
} from '../forms/view/form-view.types.js'
export { wordFault, type FormWords } from '../forms/view/form-words.js'
export { toLeadFormView, type FormMoment } from '../forms/view/form.view.js'
export { isOnlyTyped } from '../forms/view/typing.view.js'
