import { assign, fromPromise, setup } from 'xstate'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { pending, type LogEntry, type Option } from '../../shared/index.js'
import { addressFieldMachine } from './fields/address-field.machine.js'
import { LOOKUP_TIMEOUT } from './fields/async-field.js'
import { asyncFieldMachine } from './fields/async-field.machine.js'
import type { FormValidationError, HostError } from './plan/form-errors.js'
import type { FormRequest } from './plan/form-plan.js'
import type { FullConfiguration, LeadSubmission, LeadValues } from './forms.types.js'
import { findMissingFault, findSearchFault, toValidationFault } from './lead-form-faults.js'
import { findAddressField, listAskedFields, takeConfiguration } from './lead-form.js'
import { applyFormEvent, failSend, toFieldEvents } from './lead-form-event.js'
import {
  askConfiguration,
  dropPending,
  isAwaiting,
  isConfigured,
  isFirstAsking,
  isLoadNews,
  noteLoad,
} from './lead-form-steps.js'
import {
  acceptLead,
  hasFormFaults,
  packLead,
  makeLead,
  needsBotCheck,
  refuseLead,
  signLead,
  stopSubmit,
} from './lead-form-send.js'
import type { ChallengeWatch } from './lead-form.ports.js'
import type { LeadFormEvent, LeadFormInput, LeadFormState } from './lead-form.types.js'
import type { FormNews } from './tracking/form-news.js'
import type { LeadAnswer } from './submission.js'
import { submissionMachine } from './submission.machine.js'

/**
 * How long the configuration is waited for before it is asked for again, once [ms].
 *
 * @source E-F-17
 * @category constants
 */
const CONFIGURATION_TIMEOUT = 10_000

/** How long a bot check may take while it shows nothing [ms]. @source D-F-37 @category constants */
const BOT_CHECK_TIMEOUT = 10_000

/** What is kept of a lead that was accepted; the port keeps no text of the visitor. */
export interface SentLead {
  readonly request: FormRequest
  readonly body: LeadSubmission
  /** The number the visitor is given for it. */
  readonly reference: Option<string>
}

/** What the machine of a form is made of: see `leadFormMachine`. */
export const leadFormSetup = setup({
  types: {} as { context: LeadFormState; events: LeadFormEvent; input: LeadFormInput },
  actors: {
    asyncField: asyncFieldMachine,
    addressField: addressFieldMachine,
    submission: submissionMachine,
    loadConfiguration: fromPromise<FullConfiguration, FormRequest>(pending),
    getToken: fromPromise<string, ChallengeWatch>(pending),
  },
  delays: {
    configurationTimeout: CONFIGURATION_TIMEOUT,
    tokenTimeout: BOT_CHECK_TIMEOUT,
    pendingTimeout: LOOKUP_TIMEOUT,
  },
  guards: {
    isConfigured: ({ context }) => isConfigured(context),
    isFirst: ({ context }) => isFirstAsking(context),
    needsChoice: ({ context }) => context.needsChoice,
    hasChoice: ({ context }) => context.input.choosesPurpose === true,
    isPlanned: ({ context }) => O.isSome(context.plan),
    isOffline: ({ context }) => !context.isOnline,
    isWaiting: ({ context }) => isAwaiting(context),
    isWrong: ({ context }) => hasFormFaults(context),
    isUnmade: ({ context }) => E.isLeft(makeLead(context)),
    needsBotCheck: ({ context }) => needsBotCheck(context),
    isUnchallenged: ({ context }) => !context.isChallenged,
    isEmbedded: ({ context }) => context.input.request.isEmbedded,
    hasTarget: ({ context }) => O.isSome(context.target),
  },
  actions: {
    take: assign(({ context, event }) => applyFormEvent(context, event)),
    takeInput: assign(({ context }) => {
      const { configuration } = context.input
      return O.isSome(configuration) ? takeConfiguration(context, configuration.value) : {}
    }),
    countAsking: assign(({ context }) => askConfiguration(context)),
    takeConfiguration: assign(({ context }, configuration: FullConfiguration) =>
      takeConfiguration(context, configuration),
    ),
    dropPending: assign(({ context }) => dropPending(context)),
    dropChallenge: assign({ isChallenged: false }),
    sign: assign(({ context }, token: string) => signLead(context, token)),
    makeBody: assign(({ context }) => packLead(context)),
    stop: assign(({ context }) => stopSubmit(context)),
    accept: assign(({ context }, answer: LeadAnswer) =>
      answer.kind === 'accepted' ? acceptLead(context, answer) : {},
    ),
    refuse: assign(({ context }, answer: LeadAnswer) =>
      answer.kind === 'refused' ? refuseLead(context, answer.errors) : {},
    ),
    failSend: assign(({ context }, fault: LeadFormState['sendFault']) => failSend(context, fault)),
    saveDraft: (_, _params: { readonly values: LeadValues }) => undefined,
    dropDraft: () => undefined,
    focusSummary: () => undefined,
    saveLead: (_, _params: SentLead) => undefined,
    navigate: (_, _params: { readonly url: string }) => undefined,
    showFinished: () => undefined,
    track: (_, _params: FormNews) => undefined,
    notifyHost: (_, _params: HostError | FormValidationError) => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
})

/** Starts the machines of the fields the server is asked about. */
export const startFields = leadFormSetup.enqueueActions(({ context, enqueue }) => {
  for (const { name, input } of listAskedFields(context)) {
    enqueue.spawnChild('asyncField', { id: name, input, syncSnapshot: true })
  }
  if (O.isNone(context.plan)) return
  const address = findAddressField(context.plan.value, context.values)
  if (O.isNone(address)) return
  // One that was chosen on the form of the other purpose stays chosen.
  const { chosen } = O.isSome(context.address) ? context.address.value.field : address.value
  enqueue.spawnChild('addressField', {
    id: 'legalAddress',
    input: { ...address.value, chosen },
    syncSnapshot: true,
  })
})

/** Ends the machines of the fields: the form they belong to is left. */
export const stopFields = leadFormSetup.enqueueActions(({ enqueue }) => {
  for (const name of ['email', 'mobilePhone', 'legalAddress']) enqueue.stopChild(name)
})

/** Tells the machines of the fields what concerns them. */
export const notifyFields = leadFormSetup.enqueueActions(({ context, event, enqueue }) => {
  for (const { name, told } of toFieldEvents(context, event)) enqueue.sendTo(name, told)
})

/** Tells analytics that the form of a purpose was loaded, once it can be seen. */
export const trackLoad = leadFormSetup.enqueueActions(({ context, enqueue }) => {
  if (!isLoadNews(context)) return
  enqueue.assign(noteLoad(context))
  enqueue({ type: 'track', params: { kind: 'formLoad', state: context } })
})

/** Tells the host that a search for what the address names has ended with nothing. */
export const notifySearch = leadFormSetup.enqueueActions(({ context, event, enqueue }) => {
  const fault = findSearchFault(context, event)
  if (O.isSome(fault)) enqueue({ type: 'notifyHost', params: fault.value })
})

/** Tells the host that a press on submit was stopped, and which of vehicle and retailer is missing. */
export const notifyStopped = leadFormSetup.enqueueActions(({ context, enqueue }) => {
  enqueue({ type: 'notifyHost', params: toValidationFault(context) })
  const fault = findMissingFault(context)
  if (O.isSome(fault)) enqueue({ type: 'notifyHost', params: fault.value })
})
