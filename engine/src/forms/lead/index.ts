/**
 * A lead form while it is filled in and sent: its state and machine, the way of its lead, and the two pages of a simple
 * application. What it shows is `@evkit/engine/forms/view`.
 *
 * @module
 */
export {
  choosePurpose,
  clearDraft,
  findAddressField,
  reopenPicker,
  listAskedFields,
  readDial,
  startLeadForm,
  takeConfiguration,
  type AskedField,
} from './lead-form.js'
export {
  fillIn,
  listAwaited,
  readConsents,
  readFill,
  setConsent,
  setValue,
  showFaults,
  takeLookUp,
} from './lead-form-fill.js'
export {
  acceptLead,
  hasFormFaults,
  isTestMode,
  listConsentWays,
  packLead,
  listFormFaults,
  makeLead,
  needsBotCheck,
  pressSubmit,
  refuseLead,
  signLead,
  stopSubmit,
  type TestModeInput,
} from './lead-form-send.js'
export {
  askConfiguration,
  dropPending,
  isAwaiting,
  isConfigured,
  isFirstAsking,
} from './lead-form-steps.js'
export {
  findMissingFault,
  findSearchFault,
  OFFLINE,
  toHostError,
  toSendFault,
  toValidationFault,
} from './lead-form-faults.js'
export { applyFormEvent, failSend, toFieldEvents, type FieldMessage } from './lead-form-event.js'
export type {
  AddressLookUp,
  ChosenPurpose,
  FormSurroundings,
  LeadFormEvent,
  LeadFormInput,
  LeadFormState,
  LookUp,
  HandChoice,
  Prefill,
  SendFault,
} from './lead-form.types.js'
export {
  BOT_CHECK_TIMEOUT,
  CONFIGURATION_TIMEOUT,
  type SentLead,
} from './lead-form-setup.machine.js'
export { leadFormMachine } from './lead-form.machine.js'
export {
  isAtWork,
  LONGEST_SUBMIT_PAUSE,
  NO_ANSWER,
  numberTry,
  pauseOf,
  resolveRetry,
  startSubmission,
  SUBMIT_PAUSES,
  SUBMIT_TIMEOUT,
  type AcceptedLead,
  type LeadAnswer,
  type Parcel,
  type Submission,
} from './submission.js'
export { submissionMachine, type LeadTry, type SubmissionEvent } from './submission.machine.js'
export { nextVisit, startFlow, type SimpleFlow, type SimpleFlowInput } from './simple-flow.js'
export { simpleFlowMachine, type SimpleFlowEvent } from './simple-flow.machine.js'
export type { ChallengeWatch, LeadFormPorts, Lookup } from './lead-form.ports.js'
export {
  findHttpError,
  GENERIC_HTTP_ERROR,
  HTTP_ERROR_NAMES,
  toHttpError,
  type HttpError,
} from './http-error.js'
export {
  ATTEMPT_STATES,
  resolveAttempt,
  writeCanonicalLead,
  type AttemptInput,
  type AttemptState,
  type SubmitAttempt,
} from './fingerprint.js'
export {
  clearSelections,
  DRAFT_LIFE,
  emailToHash,
  findDraft,
  LOCAL_KEYS,
  makeDraft,
  resolveUtm,
  SESSION_KEYS,
  type FormDraft,
  type GtmData,
  type StoredKey,
  type StoredShapes,
  type SubmitData,
  type UrlData,
  type UtmData,
} from './form-storage.js'
export { resolveFinishedPage, type FinishedPage, type SentNote } from './finished-page.js'
