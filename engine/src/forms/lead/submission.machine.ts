import { assign, setup } from 'xstate'
import { option as O } from 'fp-ts'
import { some, toUndefined } from '../../shared/index.js'
import type { LeadSubmission } from './forms.types.js'
import {
  NO_ANSWER,
  numberTry,
  pauseOf,
  resolveRetry,
  startSubmission,
  SUBMIT_TIMEOUT,
  type LeadAnswer,
  type LeadEnvelope,
  type Submission,
} from './submission.js'

/** What can happen to a lead on its way. */
export type SubmissionEvent =
  | { readonly type: 'key.answered'; readonly key: string }
  | { readonly type: 'lead.answered'; readonly request: number; readonly answer: LeadAnswer }

/** A try to send a lead, numbered. */
export interface LeadTry extends LeadEnvelope {
  readonly request: number
  readonly key: string
}

const isCurrent = (context: Submission, event: SubmissionEvent): boolean =>
  event.type === 'lead.answered' && event.request === context.tries

const answerOf = (event: SubmissionEvent): LeadAnswer =>
  event.type === 'lead.answered' ? event.answer : NO_ANSWER

const TRIED = [
  { guard: 'isPassing', target: 'pausing', actions: 'take' },
  { guard: 'isCurrent', target: 'done', actions: 'take' },
] as const

/**
 * The way of one lead to the service: a key first, then a try, and two more while nobody can say that it has arrived.
 *
 * @remarks
 * Ports are actions: `mintKey` answers with `key.answered`, the key of an earlier try with the same content where there
 * is one; `postLead` answers with `lead.answered` and the number of the try; `cancelRequest` gives up the running one.
 *
 * @law A lead is tried at most three times, always with one key, and never twice at a time.
 * @source F-SUB-70, E-F-09, E-F-13
 *
 * @example A lead that is accepted at once
 * ```ts
 * import { submissionMachine } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { tinyEnvelope } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const lead = createActor(submissionMachine, { input: tinyEnvelope }).start()
 * lead.send({ type: 'key.answered', key: 'k1' })
 * lead.send({ type: 'lead.answered', request: 1, answer: { kind: 'accepted', redirectUrl: none, reference: none } })
 * lead.getSnapshot().status // => 'done'
 * ```
 * @category machines
 */
export const submissionMachine = setup({
  types: {} as {
    context: Submission
    events: SubmissionEvent
    input: LeadEnvelope
    output: LeadAnswer
  },
  delays: {
    timeout: SUBMIT_TIMEOUT,
    pause: ({ context }) => pauseOf(context),
  },
  guards: {
    isCurrent: ({ context, event }) => isCurrent(context, event),
    isPassing: ({ context, event }) =>
      isCurrent(context, event) &&
      O.isSome(resolveRetry({ ...context, answer: some(answerOf(event)) })),
    isLate: ({ context }) => O.isSome(resolveRetry({ ...context, answer: some(NO_ANSWER) })),
  },
  actions: {
    keep: assign(({ event }) => (event.type === 'key.answered' ? { key: some(event.key) } : {})),
    take: assign(({ event }) => ({ answer: some(answerOf(event)) })),
    giveUp: assign({ answer: some(NO_ANSWER) }),
    number: assign(({ context }) => numberTry(context)),
    mintKey: (_, _params: { readonly body: LeadSubmission }) => undefined,
    postLead: (_, _params: LeadTry) => undefined,
    cancelRequest: () => undefined,
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => startSubmission(input),
  output: ({ context }) => toUndefined(context.answer) ?? NO_ANSWER,
  initial: 'keying',
  states: {
    keying: {
      entry: { type: 'mintKey', params: ({ context }) => ({ body: context.body }) },
      on: { 'key.answered': { target: 'posting', actions: 'keep' } },
    },
    posting: {
      entry: [
        'number',
        {
          type: 'postLead',
          params: ({ context: { tries, body, ways, trap, key } }) => ({
            request: tries,
            body,
            ways,
            trap,
            key: toUndefined(key) ?? '',
          }),
        },
      ],
      exit: 'cancelRequest',
      on: { 'lead.answered': TRIED },
      after: {
        timeout: [
          { guard: 'isLate', target: 'pausing', actions: 'giveUp' },
          { target: 'done', actions: 'giveUp' },
        ],
      },
    },
    pausing: { after: { pause: 'posting' } },
    done: { type: 'final' },
  },
})
