/**
 * What every form needs: which form is meant, its fields and rules, how it is filled in and sent, and what it shows.
 *
 * @module
 */
export type { AcceptedAnswer, BotCheckAnswer, Prediction, Profile } from './calls.types.js'
export { checkConfig } from './check/config-check.js'
export type { ConfigFinding, FindingCode } from './check/config-finding.js'
export {
  type ConsentName,
  LEGAL_FIELDS,
  type LegalField,
  type LegalFieldInfo,
  startConsents,
} from './consent.js'
export {
  AcceptedAnswerCodec,
  DialCountryCodec,
  EmailQuestionCodec,
  FormsProblemCodec,
  PhoneQuestionCodec,
} from './documents/call.codec.js'
export { FORMS_CALLS, type FormsCall, REFERENCE_TOKEN } from './documents/forms.api.js'
export {
  FlexFormCodec,
  FullConfigurationCodec,
  MarketConfigurationCodec,
} from './documents/forms.codec.js'
export { readChosen, writeChosen } from './documents/storage.codec.js'
export { LeadSubmissionCodec } from './documents/wire.codec.js'
export { addressFieldMachine } from './fields/address-field.machine.js'
export {
  type AddressSuggestion,
  SUGGESTIONS_HEIGHT,
  USER_INPUT_ABOVE,
  USER_INPUT_ID,
} from './fields/address.js'
export { asyncFieldMachine } from './fields/async-field.machine.js'
export { LOOKUP_TIMEOUT } from './fields/async-field.js'
export { type DialCountry, stripPhone } from './fields/dial.js'
export { EMAIL_KINDS, MOBILE_KINDS } from './fields/field-groups.js'
export {
  ADDRESS_MAXIMUM,
  FIELD_KINDS,
  type FieldKind,
  type FieldKindInfo,
  NOTES_MAXIMUM,
  PHONE_MAXIMUM,
  TEXT_MAXIMUM,
  TEXT_MINIMUM,
  findFieldKind,
} from './fields/field-kind.js'
export { PHONE_VALIDATIONS, linkPhone } from './fields/phone.js'
export { labelCity, labelStreet, listAddressLines } from './fields/postal-address.js'
export { PREDICTION_TYPES, type PredictionType } from './fields/prediction.js'
export type {
  ConsumerData,
  FlexForm,
  FullConfiguration,
  GeoPoint,
  InsideSales,
  LeadInput,
  LeadSubmission,
  LeadValues,
  MarketConfiguration,
  PurposeConfiguration,
  Retailer,
  RetailerPickerSection,
  Vehicle,
  VehicleImage,
} from './forms.types.js'
export { toInsideSalesRetailer } from './inside-sales.js'
export { isTestMode, leadContextOf } from './lead-form-send.js'
export { leadFormMachine } from './lead-form.machine.js'
export {
  listSentEvents,
  resolveSentAddress,
  type SentAddress,
  type SentFields,
} from './sent-form.js'
export type { ChallengeWatch, LeadFormPorts, Lookup } from './lead-form.ports.js'
export { startLeadForm, takeConfiguration } from './lead-form.js'
export type {
  ChosenPurpose,
  FormSurroundings,
  LeadFormEvent,
  LeadFormInput,
  LeadFormState,
} from './lead-form.types.js'
export { ANALYTICS_COOKIE, joinTranslations } from './plan/configuration.js'
export { FLAGS, type Flag, resolveFlags } from './plan/features.js'
export {
  type FormError,
  type FormValidationError,
  type HostError,
  findButtonFault,
  findFieldFault,
  findGroupingFault,
  findHostFault,
  toGeneralError,
  wordFormError,
} from './plan/form-errors.js'
export { type FormPlan, type FormRequest, planForm } from './plan/form-plan.js'
export { type AddedChoice, addChoice, dropChoice, readFormQuery } from './plan/forms.url.js'
export { COLUMN_WIDTH, FORM_WIDTH, OLD_QUOTE_WIDTH, SECTION_KINDS } from './plan/layout.js'
export {
  BOOLEAN_PARAMETERS,
  type FormParameters,
  TEXT_PARAMETERS,
  TRAP_NAME,
  hasModel,
  listPending,
} from './plan/parameters.js'
export {
  APPS,
  APP_IDS,
  type AppId,
  type FormAddress,
  type FormPage,
  INSIDE_SALES_RETAILER,
  PURPOSES,
  type Purpose,
  type QuoteChoice,
  countryCodeOf,
  isInsideSalesId,
  parseFormPath,
  resolvePurpose,
} from './plan/purpose.js'
export { resolveTextKey } from './plan/text-key.js'
export { findText } from './plan/text-lookup.js'
export {
  IMAGE_TYPES,
  RETAILER_PICKER_TYPES,
  SERIES_TYPES,
  type SeriesType,
} from './plan/vocabulary.js'
export { prefillMachine } from './prefill.machine.js'
export { fitPrefill } from './prefill.js'
export { cleanText, isMultilineKey } from './rules/clean-text.js'
export { faultOfKey } from './rules/field-check.js'
export { type FormFill, toFaultRecord } from './rules/form-check.js'
export { NO_RULE, checkText } from './rules/rules.js'
export { checkSubmission } from './rules/submission-check.js'
export { type ConsentWay, readConsentWays, writeConsentWays } from './sending/consent-ways.js'
export { FORMS_HEADERS } from './sending/headers.js'
export { GENERIC_HTTP_ERROR, findHttpError } from './sending/http-error.js'
export { DEFAULT_ORIGIN, assembleLead } from './sending/payload.js'
export {
  type RedirectSite,
  redirectSiteOf,
  resolveAnswerTarget,
  resolveQueryTarget,
} from './sending/redirect.js'
export { followSimpleFlow, type SimpleFlow } from './simple-flow.js'
export { resolveClientId } from './storage/client-id.js'
export { resolveAttempt, writeCanonicalLead } from './storage/fingerprint.js'
export { type FinishedPage, type SentNote, resolveFinishedPage } from './storage/finished-page.js'
export {
  LOCAL_KEYS,
  type StoredKey,
  type StoredShapes,
  type SubmitData,
  type UrlData,
  type UtmData,
  clearSelections,
  emailToHash,
  findDraft,
  makeDraft,
  resolveUtm,
} from './storage/form-storage.js'
export { readStored, writeStored } from './storage/kept-visit.js'
export { type LeadTry, submissionMachine } from './submission.machine.js'
export { type LeadAnswer, type LeadEnvelope, NO_ANSWER } from './submission.js'
export { type FormNews, toTrackingEntries } from './tracking/form-news.js'
export { type FormTrackerEvent, formTrackerMachine } from './tracking/form-tracker.machine.js'
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
} from './view/form-view.types.js'
export { type FormWords, type SectionText, textsOf, wordFault } from './view/form-words.js'
export { type FormMoment, toLeadFormView } from './view/form.view.js'
export { isOnlyTyped } from './view/typing.view.js'
