import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { outputOf, pending, some, toUndefined } from '../../shared/index.js'
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

/** The question for the key of a lead. */
export interface KeyQuestion {
  readonly body: LeadSubmission
}

/** An attempt to submit a lead, with its idempotency key. */
export interface LeadTry extends LeadEnvelope {
  readonly key: string
}

/** What the questions are made of. */
interface Known {
  readonly context: Submission
}

const tryOf = ({ context: { body, ways, trap, key } }: Known): LeadTry => ({
  body,
  ways,
  trap,
  key: toUndefined(key) ?? '',
})

const ANSWERED = [
  {
    guard: { type: 'isPassing', params: outputOf },
    target: 'pausing',
    actions: { type: 'take', params: outputOf },
  },
  { target: 'done', actions: { type: 'take', params: outputOf } },
] as const

const GIVEN_UP = { target: 'done', actions: 'giveUp' } as const

const UNANSWERED = [
  { guard: { type: 'isPassing', params: NO_ANSWER }, target: 'pausing', actions: 'giveUp' },
  GIVEN_UP,
] as const

/**
 * State machine that submits a lead with an idempotency key: one attempt, and two retries with backoff while the
 * outcome is unknown.
 *
 * @remarks
 * Ports are the actors `mintKey`, which reuses the key of an earlier attempt with the same content, and `postLead`,
 * which resolves to the response. An actor that fails counts as no response.
 *
 * @law A lead is tried at most three times, always with one key, and never twice at a time.
 * @source F-SUB-70, E-F-09, E-F-13
 *
 * @example A lead that is accepted at once
 * ```ts
 * import { submissionMachine, type LeadAnswer, type LeadTry } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 * import { makePort, tinyEnvelope } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const keys = makePort<object, string>()
 * const posts = makePort<LeadTry, LeadAnswer>()
 * const logic = submissionMachine.provide({ actors: { mintKey: keys.logic, postLead: posts.logic } })
 * const lead = createActor(logic, { input: tinyEnvelope }).start()
 * keys.asked[0]?.answer('k1')
 * posts.asked[0]?.answer({ kind: 'accepted', redirectUrl: none, reference: none })
 * lead.getSnapshot().status // => 'done'
 * ```
 * @category machines
 */
export const submissionMachine = setup({
  types: {} as { context: Submission; input: LeadEnvelope; output: LeadAnswer },
  actors: {
    mintKey: fromPromise<string, KeyQuestion>(pending),
    postLead: fromPromise<LeadAnswer, LeadTry>(pending),
  },
  delays: {
    timeout: SUBMIT_TIMEOUT,
    pause: ({ context }) => pauseOf(context),
  },
  guards: {
    isPassing: ({ context }, answer: LeadAnswer) =>
      O.isSome(resolveRetry({ ...context, answer: some(answer) })),
  },
  actions: {
    keep: assign((_, key: string) => ({ key: some(key) })),
    take: assign((_, answer: LeadAnswer) => ({ answer: some(answer) })),
    giveUp: assign({ answer: some(NO_ANSWER) }),
    number: assign(({ context }) => numberTry(context)),
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => startSubmission(input),
  output: ({ context }) => toUndefined(context.answer) ?? NO_ANSWER,
  initial: 'keying',
  states: {
    keying: {
      invoke: {
        id: 'key',
        src: 'mintKey',
        input: ({ context: { body } }) => ({ body }),
        onDone: { target: 'posting', actions: { type: 'keep', params: outputOf } },
        onError: GIVEN_UP,
      },
    },
    posting: {
      entry: 'number',
      invoke: {
        id: 'lead',
        src: 'postLead',
        input: tryOf,
        onDone: ANSWERED,
        onError: UNANSWERED,
      },
      after: { timeout: UNANSWERED },
    },
    pausing: { after: { pause: 'posting' } },
    done: { type: 'final' },
  },
})
