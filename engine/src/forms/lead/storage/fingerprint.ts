import * as O from '#fp-ts/Option'
import type { Option } from '../../../shared/index.js'
import type { LeadSubmission } from '../forms.types.js'

// Not JSON.stringify: its order is that of the object, and members without a value are none here either.
const write = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`)
  return `{${members.join(',')}}`
}

/**
 * Writes a lead as the text its fingerprint is made of: keys sorted by their UTF-16 code units, no spaces, without the
 * token of the bot check. Page and service hash this text; SHA-256 in hex is the fingerprint.
 *
 * @source E-F-09, D-F-35
 */
export const writeCanonicalLead = (lead: LeadSubmission): string =>
  write({ ...lead, recaptchaResponse: undefined })

/** How far an attempt to send a lead has come. @source E-F-09, D-F-42 @category constants */
export const ATTEMPT_STATES = ['pending', 'accepted', 'refused'] as const

/** How far an attempt to send a lead has come; `pending` until an answer is known. */
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** One attempt to send one lead. */
export interface SubmitAttempt {
  /** Idempotency key, a UUID. */
  readonly key: string
  /** SHA-256 of `writeCanonicalLead`, in hex. */
  readonly fingerprint: string
  readonly state: AttemptState
}

/** What decides the key a lead is sent with. */
export interface AttemptInput {
  /** The attempt that is stored. */
  readonly stored: Option<SubmitAttempt>
  /** Fingerprint of what is sent now. */
  readonly fingerprint: string
  /** A key nobody has used. */
  readonly freshKey: string
}

/**
 * Resolves the attempt a lead is sent under: a retry, a reload or a second press with the same content keeps its key.
 *
 * | stored attempt                           | answer                |
 * | ---------------------------------------- | --------------------- |
 * | the same content, its outcome not known  | the stored one        |
 * | other content, or an outcome is known    | a new one, pending    |
 * | none                                     | a new one, pending    |
 *
 * @source E-F-09, D-F-42
 */
export const resolveAttempt = ({ stored, fingerprint, freshKey }: AttemptInput): SubmitAttempt =>
  O.isSome(stored) && stored.value.state === 'pending' && stored.value.fingerprint === fingerprint
    ? stored.value
    : { key: freshKey, fingerprint, state: 'pending' }
