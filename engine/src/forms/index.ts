/**
 * Lead forms: configuration in, one safe lead out.
 *
 * What the visitor asks for and where ({@link parseFormPath}, {@link readFormQuery}), which sections and fields the form
 * has ({@link orderSections}, {@link layoutRows}). Reading and checking configuration is `@evkit/engine/forms/documents`.
 *
 * @module
 */
export {
  APP_IDS,
  APPS,
  countryCodeOf,
  findApp,
  FORM_PAGES,
  INSIDE_SALES_RETAILER,
  isInsideSalesId,
  parseFormPath,
  PURPOSE_CODES,
  PURPOSES,
  resolvePurpose,
  type AppId,
  type FormAddress,
  type FormApp,
  type FormPage,
  type Purpose,
  type PurposeInput,
  type QuoteChoice,
} from './purpose.js'
export {
  BOOLEAN_PARAMETERS,
  hasModel,
  INERT_PARAMETERS,
  listPending,
  TEXT_PARAMETERS,
  TRAP_NAME,
  type BooleanParameter,
  type FormParameters,
  type Pending,
  type TextParameter,
} from './parameters.js'
export {
  addChoice,
  dropChoice,
  readFormQuery,
  type AddedChoice,
  type FormQuery,
} from './forms.url.js'
export { isConversational, type ConversationInput } from './conversation.js'
export { FLAGS, resolveFlags, type Flag, type FlagEntries, type ResolvedFlags } from './features.js'
export {
  COLUMN_WIDTH,
  FORM_WIDTH,
  listMissingSections,
  OLD_QUOTE_WIDTH,
  orderSections,
  resolveFormWidth,
  SECTION_KINDS,
  type SectionEntries,
  type SectionKind,
  type SectionOrder,
  type SectionOrderInput,
  type VehiclePickerSection,
} from './layout.js'
export {
  ADDRESS_MAXIMUM,
  CONTROLS,
  EMAIL_MAXIMUM,
  FIELD_KINDS,
  findFieldKind,
  valueNameOf,
  NOTES_MAXIMUM,
  PHONE_MAXIMUM,
  resolveFieldKind,
  TEXT_MAXIMUM,
  TEXT_MINIMUM,
  type Control,
  type FieldKind,
  type FieldKindInfo,
} from './field-kind.js'
export { cleanText, isMultilineKey } from './clean-text.js'
export { EMAIL_KINDS, LOOKED_UP_ADDRESS_KINDS, MOBILE_KINDS } from './field-groups.js'
export { layoutRows, type FieldRow, type RowInput, type RowLayout } from './rows.js'
export {
  headerKeys,
  resolveTextKey,
  submitTextKey,
  type FormHeader,
  type HeaderInput,
  type HeaderKeys,
  type TextKeyInput,
} from './text-key.js'
export {
  parsePattern,
  PATTERN_PARTS,
  PATTERN_TEXT,
  type PatternAttempt,
  type PatternFault,
  type SafePattern,
} from './pattern.js'
export {
  checkText,
  fillMessage,
  findPatternFault,
  markLabel,
  NO_RULE,
  resolveFieldRule,
  type FieldFault,
  type FieldRule,
  type MarkInput,
  type MessageValues,
  type TextField,
  type TextInput,
} from './rules.js'
export { nameFormType, TRACKING_CODES, type FormTypeInput } from './tracking.js'
export {
  findDial,
  findDialCode,
  joinPhone,
  NO_DIAL,
  stripPhone,
  type ChosenDial,
  type DialCountry,
  type PhoneDial,
} from './dial.js'
export {
  checkPhone,
  isInsisted,
  judgePhone,
  NO_PHONE_MEMORY,
  PHONE_VALIDATIONS,
  resolvePhoneValidation,
  type PhoneAnswer,
  type PhoneCheck,
  type PhoneInput,
  type PhoneJudgement,
  linkPhone,
  type PhoneMemory,
  type PhoneOutcome,
  type PhoneValidation,
} from './phone.js'
export {
  ADDRESS_PAUSE,
  checkAddress,
  chooseAddress,
  findTypedAddress,
  isUntouchedAddress,
  listAddresses,
  startAddress,
  SUGGESTIONS_HEIGHT,
  typeAddress,
  USER_INPUT_ABOVE,
  USER_INPUT_ID,
  type AddressAnswer,
  type AddressField,
  type AddressFieldEvent,
  type AddressFieldInput,
  type AddressSuggestion,
} from './address.js'
export {
  allowsGroupingLabel,
  changeConsents,
  CONSENTS,
  findLegalField,
  LEGAL_FIELDS,
  listGroupedConsents,
  readKvkk,
  requireContacts,
  resolveSelectAll,
  startConsents,
  type ConsentChannel,
  type ConsentEvent,
  type ConsentGroup,
  type ConsentName,
  type Consents,
  type ContactInput,
  type LegalField,
  type LegalFieldInfo,
} from './consent.js'
export {
  assembleLead,
  chooseCampaignCode,
  DEFAULT_ORIGIN,
  NO_CAMPAIGN_CODE,
  type CampaignInput,
} from './payload.js'
export {
  redirectSiteOf,
  resolveAfterSubmit,
  resolveAnswerTarget,
  resolveQueryTarget,
  type AcceptedLead,
  type RedirectSite,
} from './redirect.js'
export type {
  AddressParts,
  CampaignCodes,
  Choice,
  ConsumerData,
  CustomSection,
  Dealer,
  DealerPickerSection,
  FlexForm,
  FullConfiguration,
  GeoPoint,
  HostWishes,
  InsideSales,
  KvkkSection,
  LeadAnalytics,
  LeadContext,
  LeadInput,
  LeadSubmission,
  LeadFields,
  LeadValue,
  LeadValues,
  LegalSection,
  MainSection,
  MarketConfiguration,
  PurposeConfiguration,
  Vehicle,
  VehicleImage,
} from './forms.types.js'
export { findText, MISSING_DICTIONARY, type FoundText, type TextLookup } from './text-lookup.js'
export { resolveClientId, type ClientInput } from './client-id.js'
export {
  askAsyncField,
  failAsyncField,
  LOOKUP_TIMEOUT,
  resolveAsyncStep,
  settleAsyncField,
  startAsyncField,
  typeAsyncField,
  type AsyncField,
  type AsyncFieldEvent,
  type AsyncFieldInput,
  type AsyncStep,
} from './async-field.js'
export { asyncFieldMachine, type AsyncQuestion } from './async-field.machine.js'
export { addressFieldMachine, type AddressQuestion } from './address-field.machine.js'
export { readConsentWays, writeConsentWays, type ConsentWay } from './consent-ways.js'
export type {
  AcceptedAnswer,
  BotCheckAnswer,
  DocumentVersion,
  FormsProblem,
  Prediction,
  Profile,
} from './calls.types.js'
export { PREDICTION_TYPES, type PredictionType } from './prediction.js'
export { checkTyped, faultOfKey, type TypedInput } from './field-check.js'
export {
  planForm,
  startsAsBusiness,
  type FormPlan,
  type FormRequest,
  type PlannedCustom,
  type PlannedField,
  type PlannedPart,
  type PlannedRow,
} from './form-plan.js'
export {
  checkForm,
  listRequired,
  toFaultRecord,
  type FormFault,
  type FormFill,
} from './form-check.js'
export { checkSubmission, readSubmission } from './submission-check.js'
export {
  findButtonFault,
  findFieldFault,
  findGroupingFault,
  findHostFault,
  resolveHostError,
  toApiError,
  toGeneralError,
  toValidationError,
  wordFormError,
  type FailedCall,
  type FieldDefinition,
  type FormError,
  type FormValidationError,
  type HostError,
  type HostInput,
  type InvalidField,
} from './form-errors.js'
export {
  IMAGE_TYPES,
  RETAILER_PICKER_TYPES,
  SERIES_TYPES,
  type ImageType,
  type RetailerPickerType,
  type SeriesType,
} from './vocabulary.js'
