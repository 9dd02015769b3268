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
export { addressFieldMachine } from '../forms/lead/fields/address-field.machine.js'
export type { AddressSuggestion } from '../forms/lead/fields/address.js'
export { asyncFieldMachine } from '../forms/lead/fields/async-field.machine.js'
export type {
  AcceptedAnswer,
  BotCheckAnswer,
  Prediction,
  Profile,
} from '../forms/lead/calls.types.js'
export { checkConfig } from '../forms/lead/check/config-check.js'
export type { ConfigFinding, FindingCode } from '../forms/lead/check/config-finding.js'
export { cleanText, isMultilineKey } from '../forms/lead/rules/clean-text.js'
export { resolveClientId } from '../forms/lead/storage/client-id.js'
export {
  readConsentWays,
  writeConsentWays,
  type ConsentWay,
} from '../forms/lead/sending/consent-ways.js'
export { ANALYTICS_COOKIE, joinTranslations } from '../forms/lead/plan/configuration.js'
export {
  LEGAL_FIELDS,
  startConsents,
  type ConsentName,
  type LegalField,
  type LegalFieldInfo,
} from '../forms/lead/consent.js'
export { stripPhone, type DialCountry } from '../forms/lead/fields/dial.js'
export {
  AcceptedAnswerCodec,
  DialCountryCodec,
  EmailQuestionCodec,
  FormsProblemCodec,
  PhoneQuestionCodec,
} from '../forms/lead/documents/call.codec.js'
export { FORMS_CALLS, REFERENCE_TOKEN, type FormsCall } from '../forms/lead/documents/forms.api.js'
export {
  FlexFormCodec,
  FullConfigurationCodec,
  MarketConfigurationCodec,
} from '../forms/lead/documents/forms.codec.js'
export { readChosen, writeChosen } from '../forms/lead/documents/storage.codec.js'
export { LeadSubmissionCodec } from '../forms/lead/documents/wire.codec.js'
export { toChoosingView, type ChoosingView } from '../forms/embed/choosing.view.js'
export { FORM_CONSTANTS } from '../forms/embed/form-constants.js'
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
export { overlayMachine } from '../forms/embed/overlay.machine.js'
export { LAZY_MARGIN, planScroll, type ScrollPlan } from '../forms/embed/scroll-delay.js'
export { FLAGS, resolveFlags, type Flag } from '../forms/lead/plan/features.js'
export { faultOfKey } from '../forms/lead/rules/field-check.js'
export { EMAIL_KINDS, MOBILE_KINDS } from '../forms/lead/fields/field-groups.js'
export {
  FIELD_KINDS,
  findFieldKind,
  type FieldKind,
  type FieldKindInfo,
} from '../forms/lead/fields/field-kind.js'
export { toFaultRecord } from '../forms/lead/rules/form-check.js'
export {
  findGroupingFault,
  toGeneralError,
  wordFormError,
  type FormValidationError,
  type HostError,
} from '../forms/lead/plan/form-errors.js'
export { planForm, type FormPlan, type FormRequest } from '../forms/lead/plan/form-plan.js'
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
} from '../forms/lead/forms.types.js'
export { addChoice, dropChoice, readFormQuery } from '../forms/lead/plan/forms.url.js'
export { FORMS_HEADERS } from '../forms/lead/sending/headers.js'
export { prefillMachine } from '../forms/lead/prefill.machine.js'
export { pictureMachine } from '../forms/quote/picture.machine.js'
export {
  PICTURE_QUALITY,
  PICTURE_WIDTH_LIMIT,
  resolvePictureQuery,
} from '../forms/quote/picture.js'
export { fitPrefill } from '../forms/lead/prefill.js'
export { quoteFlowMachine, type QuotePageMove } from '../forms/quote/quote-flow.machine.js'
export {
  resolveQuoteProgress,
  type QuoteFlowInput,
  type QuoteSteps,
} from '../forms/quote/quote-flow.js'
export {
  addedRetailer,
  addedVehicle,
  moveQuery,
  writeQuotePath,
} from '../forms/quote/quote-step.url.js'
export { retailerLookupMachine } from '../forms/quote/retailer-lookup.machine.js'
export {
  findInsideSalesId,
  isChosenRetailer,
  RETAILER_PAGE,
  type RetailerQuestion,
} from '../forms/quote/retailer-lookup.js'
export {
  showsRetailer,
  toSummaryCard,
  type ChangeView,
  type SummaryCard,
  type SummaryRetailer,
  type SummaryVehicle,
} from '../forms/quote/summary.view.js'
export {
  toNothingSentView,
  toThanksView,
  type ThanksInput,
  type ThanksView,
} from '../forms/quote/thanks.view.js'
export type { VehicleFacts } from '../forms/quote/vehicle-facts.js'
export {
  vehicleSelectionMachine,
  type VehicleQuestion,
} from '../forms/quote/vehicle-selection.machine.js'
export { selectVehicle } from '../forms/quote/vehicle-selection.js'
export { FORM_WIDTH, OLD_QUOTE_WIDTH, SECTION_KINDS } from '../forms/lead/plan/layout.js'
export { resolveAttempt, writeCanonicalLead } from '../forms/lead/storage/fingerprint.js'
export {
  resolveFinishedPage,
  type FinishedPage,
  type SentNote,
} from '../forms/lead/storage/finished-page.js'
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
} from '../forms/lead/storage/form-storage.js'
export { findHttpError, GENERIC_HTTP_ERROR } from '../forms/lead/sending/http-error.js'
export { readStored, writeStored } from '../forms/lead/storage/kept-visit.js'
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
export { simpleFlowMachine } from '../forms/lead/simple-flow.machine.js'
export { submissionMachine, type LeadTry } from '../forms/lead/submission.machine.js'
export { NO_ANSWER, type LeadAnswer } from '../forms/lead/submission.js'
export {
  BOOLEAN_PARAMETERS,
  hasModel,
  listPending,
  TEXT_PARAMETERS,
  TRAP_NAME,
  type FormParameters,
} from '../forms/lead/plan/parameters.js'
export { assembleLead } from '../forms/lead/sending/payload.js'
export { linkPhone } from '../forms/lead/fields/phone.js'
export { labelCity, labelStreet } from '../forms/lead/fields/postal-address.js'
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
} from '../forms/lead/plan/purpose.js'
export { resolveAnswerTarget } from '../forms/lead/sending/redirect.js'
export {
  resolvePredictionScope,
  type RetailerPlace,
  type PredictionScope,
} from '../forms/quote/retailer-picker/retailer-place.js'
export {
  findMapFault,
  resolvePickerFor,
  type RetailerPickerKind,
} from '../forms/quote/retailer-picker/picker-kind.js'
export { retailerByAddressMachine } from '../forms/quote/retailer-picker/retailer-by-address.machine.js'
export type { RetailerWords } from '../forms/quote/retailer-picker/retailer-card.view.js'
export { toRetailerList } from '../forms/quote/retailer-picker/retailer-list.view.js'
export type {
  PlaceFieldView,
  RetailerCard,
  RetailerMapView,
  RetailerPickerView,
} from '../forms/quote/retailer-picker/retailer-picker-view.types.js'
export {
  toRetailerSearchView,
  toSimplePickerView,
  type PickerSource,
} from '../forms/quote/retailer-picker/retailer-picker.view.js'
export { startRetailerSearch } from '../forms/quote/retailer-picker/retailer-search.js'
export { simplePickerMachine } from '../forms/quote/retailer-picker/simple-picker.machine.js'
export { checkText, NO_RULE } from '../forms/lead/rules/rules.js'
export { checkSubmission } from '../forms/lead/rules/submission-check.js'
export { resolveTextKey } from '../forms/lead/plan/text-key.js'
export { findText } from '../forms/lead/plan/text-lookup.js'
export { toTrackingEntries, type FormNews } from '../forms/lead/tracking/form-news.js'
export {
  formTrackerMachine,
  type FormTrackerEvent,
} from '../forms/lead/tracking/form-tracker.machine.js'
export { tileStripMachine } from '../forms/quote/vehicle-picker/tile-strip.machine.js'
export {
  resolveStripReveal,
  resolveStripSides,
  type StripPlace,
  type StripSides,
  type StripWay,
} from '../forms/quote/vehicle-picker/tile-strip.js'
export {
  toChosenVehicleView,
  toVehiclePickerView,
  type ChosenVehicleView,
  type VehicleGroupView,
  type VehiclePickerView,
  type VehicleTileView,
} from '../forms/quote/vehicle-picker/vehicle-picker.view.js'
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
} from '../forms/lead/view/form-view.types.js'
export { wordFault, type FormWords } from '../forms/lead/view/form-words.js'
export { toLeadFormView, type FormMoment } from '../forms/lead/view/form.view.js'
export { isOnlyTyped } from '../forms/lead/view/typing.view.js'
