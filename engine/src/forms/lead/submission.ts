import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { ConsentWay } from './sending/consent-ways.js'
import type { LeadSubmission } from './forms.types.js'

/** How long an answer to a lead is waited for [ms]. @source E-F-13 @category constants */
export const SUBMIT_TIMEOUT = 15_000

/** Pauses before a lead is tried again [ms]: as many as there are further tries. @source E-F-13 @category constants */
const SUBMIT_PAUSES = [1_000, 4_000] as const

/**
 * The longest pause a service can ask for before the next try [ms]; longer ones end the tries.
 *
 * @source E-F-13
 * @category constants
 */
const LONGEST_SUBMIT_PAUSE = 30_000

/** That the service has taken a lead. */
export interface AcceptedLead {
  readonly kind: 'accepted'
  readonly redirectUrl: Option<string>
  /** The number the visitor is given for the lead. */
  readonly reference: Option<string>
}

/** Response of the service to a lead. */
export type LeadAnswer =
  | AcceptedLead
  /** Message keys by value name. */
  | { readonly kind: 'refused'; readonly errors: ReadonlyMap<string, string> }
  | {
      readonly kind: 'failed'
      /** None when there was no response. */
      readonly status: Option<number>
      /** Named error, such as `Bad Gateway`. */
      readonly name: string
      /** Delay of the `Retry-After` header [ms]. */
      readonly retryAfter: Option<number>
    }

/** A lead with what travels beside its body. */
export interface LeadEnvelope {
  readonly body: LeadSubmission
  /** How each consent that is given came about. */
  readonly ways: ReadonlyMap<string, ConsentWay>
  /** What a program wrote into the field no visitor sees; empty otherwise. */
  readonly trap: string
}

/** A lead on its way. */
export interface Submission extends LeadEnvelope {
  /** Key of the try, the same for each. */
  readonly key: Option<string>
  /** Number of the last try. */
  readonly tries: number
  readonly answer: Option<LeadAnswer>
}

/** Starts the way of a lead. */
export const startSubmission = (envelope: LeadEnvelope): Submission => ({
  ...envelope,
  key: none,
  tries: 0,
  answer: none,
})

const CONFLICT = 409
const TOO_MANY = 429
const SERVER_FAULTS = 500

/** Tells whether the service is still at work on an earlier try of the same lead. */
export const isAtWork = (status: Option<number>): boolean =>
  O.isSome(status) && status.value === CONFLICT

// No answer, a busy service and a broken one are tried again; what a service refuses stays refused.
const isPassing = (status: Option<number>): boolean =>
  O.isNone(status) || isAtWork(status) || status.value === TOO_MANY || status.value >= SERVER_FAULTS

/** Resolves when a lead is tried again. */
export const resolveRetry = ({ tries, answer }: Submission): Option<number> => {
  const pause = SUBMIT_PAUSES[tries - 1]
  if (pause === undefined || O.isNone(answer) || answer.value.kind !== 'failed') return none
  const { status, retryAfter } = answer.value
  if (!isPassing(status)) return none
  if (O.isNone(retryAfter)) return some(pause)
  const asked = Math.max(pause, retryAfter.value)
  return asked > LONGEST_SUBMIT_PAUSE ? none : some(asked)
}

/** Tells how long the way of a lead rests before its next try. */
export const pauseOf = (submission: Submission): number => {
  return O.getOrElse(() => 0)(resolveRetry(submission))
}

/** Numbers the next try of a lead. */
export const numberTry = (submission: Submission): Submission => ({
  ...submission,
  tries: submission.tries + 1,
})

/**
 * The answer of a service that did not answer in time.
 *
 * @source E-F-13, F-ERR-22
 * @category constants
 */
export const NO_ANSWER: LeadAnswer = {
  kind: 'failed',
  status: none,
  name: 'Generic Error',
  retryAfter: none,
}
