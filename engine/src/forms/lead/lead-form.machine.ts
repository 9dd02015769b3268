import * as O from '#fp-ts/Option'
import { outputOf, toUndefined, type LogEntry } from '../../shared/index.js'
import { toGeneralError, wordFormError } from './plan/form-errors.js'
import { startLeadForm } from './lead-form.js'
import { messageOf, OFFLINE, toHostError, toSendFault } from './lead-form-faults.js'
import {
  leadFormSetup,
  startFields,
  stopFields,
  notifyFields,
  notifySearch,
  notifyStopped,
  trackLoad,
} from './lead-form-setup.machine.js'
import type { LeadFormState, SendFault } from './lead-form.types.js'
import { NO_CAMPAIGN_CODE } from './sending/payload.js'
import type { LeadEnvelope } from './submission.js'

/** What guards and actions are given. */
interface Known {
  readonly context: LeadFormState
}

const warn = (text: string): LogEntry => ({ level: 'warning', code: 'FormConfiguration', text })
const fault = (code: string, text: string): LogEntry => ({ level: 'error', code, text })

const writeFault = (code: string, text: string) =>
  ({ type: 'writeLog', params: { entries: [fault(code, text)] } }) as const

// What the author should know: the form works without it.
const listRemarks = ({ context }: Known): { readonly entries: readonly LogEntry[] } => {
  const plan = toUndefined(context.plan)
  return {
    entries: [
      ...(plan?.warnings ?? []).map(warn),
      ...(plan?.faults ?? []).map((text) => fault('FormConfiguration', text)),
    ],
  }
}

const missingForm = ({ input }: LeadFormState): string =>
  wordFormError({ tag: 'MissingForm', purpose: input.request.purpose })

const failureOf = (context: LeadFormState): string =>
  O.isSome(context.configuration) ? missingForm(context) : 'The configuration could not be had'

// Where a lead is sent it was made before.
const parcelOf = ({ envelope }: LeadFormState): LeadEnvelope => {
  if (O.isNone(envelope)) throw new Error('A form is sent without a lead')
  return envelope.value
}

const FAIL = 'failSend' as const
const GENERIC: SendFault = { tag: 'BotCheckFailed' }

/**
 * State machine of a lead form: loading its configuration, filling in, validation and submission.
 *
 * @remarks
 * Ports are the actors `loadConfiguration` and `getToken`, the actions `saveDraft`, `saveLead`, `navigate`, `showFinished`,
 * `focusSummary`, `track`, `notifyHost`, `writeLog`, and those of the machines it starts: `asyncField`, `addressField`, `submission`.
 *
 * @law At most one lead is on its way.
 * @law A second press on submit while a form is checked, verified or sent means nothing.
 * @law No error clears a value.
 * @source F-SUB-70, F-SUB-72, F-SUB-73, F-SUB-74, F-VAL-23, F-VAL-24, E-F-08, E-F-14, D-F-37
 *
 * @example An empty form is stopped
 * ```ts
 * import { leadFormMachine } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 * import { tinyConfiguration, tinyFormInput } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const input = { ...tinyFormInput, configuration: some(tinyConfiguration) }
 * const form = createActor(leadFormMachine, { input }).start()
 * form.send({ type: 'form.submit', url: 'https://x.example/uk/contact-request/form' })
 * form.getSnapshot().context.isStopped // => true
 * ```
 * @category machines
 */
export const leadFormMachine = leadFormSetup.createMachine({
  id: 'leadForm',
  context: ({ input }) => startLeadForm(input),
  initial: 'booting',
  // Found beside the form, or chosen on it, whatever it is doing.
  on: {
    'vehicle.answered': { actions: [notifySearch, 'take'] },
    'retailer.answered': { actions: [notifySearch, 'take'] },
    'vehicle.choose': { actions: 'take' },
    'retailer.choose': { actions: 'take' },
    'form.seen': { actions: 'take' },
  },
  states: {
    booting: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isConfigured', target: '#leadForm.preparing', actions: 'takeInput' },
            { target: 'asking' },
          ],
        },
        asking: {
          entry: 'countAsking',
          invoke: {
            id: 'configuration',
            src: 'loadConfiguration',
            input: ({ context }) => context.input.request,
            onDone: {
              target: '#leadForm.preparing',
              actions: { type: 'takeConfiguration', params: outputOf },
            },
            onError: [
              { guard: 'isFirst', target: 'asking', reenter: true },
              {
                target: '#leadForm.failed',
                actions: {
                  type: 'writeLog',
                  params: ({ event }) => ({
                    entries: [fault('ConfigurationFailed', messageOf(event.error))],
                  }),
                },
              },
            ],
          },
          after: {
            configurationTimeout: [
              { guard: 'isFirst', target: 'asking', reenter: true },
              {
                target: '#leadForm.failed',
                actions: writeFault('ConfigurationFailed', 'No answer in time'),
              },
            ],
          },
        },
      },
    },
    choosing: {
      on: {
        'purpose.choose': { target: 'preparing', actions: 'take' },
        'connection.changed': { actions: 'take' },
      },
    },
    preparing: {
      always: [
        { guard: 'needsChoice', target: 'choosing' },
        {
          guard: 'isPlanned',
          target: 'form',
          actions: [startFields, { type: 'writeLog', params: listRemarks }],
        },
        {
          target: 'failed',
          actions: {
            type: 'writeLog',
            params: ({ context }: Known) => ({
              entries: [fault('FormConfiguration', missingForm(context))],
            }),
          },
        },
      ],
    },
    form: {
      initial: 'editing',
      entry: trackLoad,
      on: {
        'form.seen': { actions: ['take', trackLoad] },
        'value.set': { actions: ['take', notifyFields] },
        'code.set': { actions: ['take', notifyFields] },
        'field.blur': {
          actions: [
            'take',
            notifyFields,
            { type: 'saveDraft', params: ({ context }) => ({ values: context.values }) },
          ],
        },
        'consent.set': { actions: 'take' },
        'master.set': { actions: 'take' },
        'all.set': { actions: 'take' },
        'address.choose': { actions: notifyFields },
        'option.move': { actions: notifyFields },
        'list.escape': { actions: notifyFields },
        'manual.toggle': { actions: notifyFields },
        'number.insist': { actions: notifyFields },
        'xstate.snapshot.email': { actions: 'take' },
        'xstate.snapshot.mobilePhone': { actions: 'take' },
        'xstate.snapshot.legalAddress': { actions: 'take' },
        'draft.clear': { actions: ['take', notifyFields, 'dropDraft'] },
        'connection.changed': { actions: 'take' },
      },
      states: {
        editing: {
          on: {
            // Not while a form is checked or sent: nothing goes along that the visitor has not seen.
            'prefill.answered': { actions: ['take', notifyFields] },
            'choice.return': {
              guard: 'hasChoice',
              target: '#leadForm.choosing',
              actions: ['take', stopFields],
            },
            'form.submit': [
              { guard: 'isOffline', actions: { type: FAIL, params: OFFLINE } },
              { target: 'validating', actions: ['take', notifyFields] },
            ],
          },
        },
        validating: {
          // Who goes on typing is not done: the form is sent with the next press.
          on: { 'value.set': { target: 'editing', actions: ['take', notifyFields] } },
          after: { pendingTimeout: { actions: 'dropPending' } },
          always: [
            { guard: 'isOffline', target: 'editing', actions: { type: FAIL, params: OFFLINE } },
            { guard: 'isWaiting' },
            {
              guard: 'isWrong',
              target: 'editing',
              actions: ['stop', notifyStopped, 'focusSummary'],
            },
            {
              guard: 'isUnmade',
              target: 'editing',
              actions: [
                { type: FAIL, params: { tag: 'NoCampaignCode' } },
                { type: 'notifyHost', params: toGeneralError([NO_CAMPAIGN_CODE]) },
                writeFault('FormConfiguration', NO_CAMPAIGN_CODE),
              ],
            },
            { guard: 'needsBotCheck', target: 'verifying', actions: 'makeBody' },
            { target: 'sending', actions: 'makeBody' },
          ],
        },
        verifying: {
          entry: 'dropChallenge',
          invoke: {
            id: 'token',
            src: 'getToken',
            // The challenge may show itself, and be waved away.
            input: ({ self }) => ({
              shown: () => {
                self.send({ type: 'challenge.shown' })
              },
              hidden: () => {
                self.send({ type: 'challenge.hidden' })
              },
              cancelled: () => {
                self.send({ type: 'challenge.cancelled' })
              },
            }),
            onDone: { target: 'sending', actions: { type: 'sign', params: outputOf } },
            onError: { target: 'editing', actions: { type: FAIL, params: GENERIC } },
          },
          always: {
            guard: 'isOffline',
            target: 'editing',
            actions: { type: FAIL, params: OFFLINE },
          },
          on: {
            'challenge.shown': { actions: 'take' },
            'challenge.hidden': { actions: 'take' },
            'challenge.cancelled': {
              target: 'editing',
              actions: { type: FAIL, params: { tag: 'None' } },
            },
          },
          after: {
            tokenTimeout: {
              guard: 'isUnchallenged',
              target: 'editing',
              actions: { type: FAIL, params: GENERIC },
            },
          },
        },
        sending: {
          invoke: {
            id: 'submission',
            src: 'submission',
            input: ({ context }) => parcelOf(context),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'accepted',
                target: '#leadForm.accepted',
                actions: { type: 'accept', params: ({ event }) => event.output },
              },
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'editing',
                actions: [
                  { type: 'refuse', params: ({ event }) => event.output },
                  { type: 'notifyHost', params: ({ event }) => toHostError(event.output) },
                  'focusSummary',
                ],
              },
              {
                target: 'editing',
                actions: [
                  {
                    type: FAIL,
                    params: ({ context, event }) => toSendFault(context, event.output),
                  },
                  { type: 'notifyHost', params: ({ event }) => toHostError(event.output) },
                ],
              },
            ],
          },
        },
      },
    },
    accepted: {
      entry: [
        {
          type: 'saveLead',
          params: ({ context }) => ({
            request: context.input.request,
            body: parcelOf(context).body,
            reference: context.reference,
          }),
        },
        'dropDraft',
        { type: 'track', params: ({ context }) => ({ kind: 'formSubmit', state: context }) },
      ],
      always: [
        { guard: 'isEmbedded', target: 'thankYou' },
        { guard: 'hasTarget', target: 'redirecting' },
        { target: 'handedOver' },
      ],
    },
    thankYou: { type: 'final' },
    redirecting: {
      type: 'final',
      entry: {
        type: 'navigate',
        params: ({ context }) => ({ url: toUndefined(context.target) ?? '' }),
      },
    },
    handedOver: { type: 'final', entry: 'showFinished' },
    failed: {
      entry: { type: 'notifyHost', params: ({ context }) => toGeneralError([failureOf(context)]) },
      on: { 'form.retry': 'booting' },
    },
  },
})
