/**
 * Reading the configuration of forms, what their calls answer, and the lead that is sent.
 *
 * @module
 */
export {
  ANALYTICS_COOKIE,
  FieldRuleCodec,
  FlagsCodec,
  FlexFormCodec,
  FullConfigurationCodec,
  joinTranslations,
  MarketConfigurationCodec,
  TranslationsCodec,
  VehiclePickerCodec,
} from './forms.codec.js'
export {
  AddressSuggestionCodec,
  ConsumerDataCodec,
  DealerCodec,
  LeadSubmissionCodec,
  VehicleCodec,
} from './wire.codec.js'
export { readStored, writeStored } from './storage.codec.js'
export {
  AcceptedAnswerCodec,
  BotCheckAnswerCodec,
  DialCountryCodec,
  DocumentVersionCodec,
  EmailQuestionCodec,
  FormsProblemCodec,
  PhoneQuestionCodec,
  PredictionCodec,
  ProfileCodec,
} from './call.codec.js'
export { FORMS_CALLS, REFERENCE_TOKEN, type FormsCall } from './forms.api.js'
export { FORMS_HEADERS } from '../headers.js'
