import { option as O } from 'fp-ts'
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
 * @param lead - The body that is sent.
 * @returns JSON that is the same for the same lead, whatever order its keys came in.
 * @law The order of keys and the bot token change nothing.
 * @law The text holds everything else of the lead.
 * @source E-F-09, D-F-35
 *
 * @example The start of the worked lead
 * ```ts
 * import { assembleLead } from '@evkit/engine/forms'
 * import { writeCanonicalLead } from '@evkit/engine/forms'
 * import { tinyLead } from '@evkit/engine/testing'
 * import { either } from 'fp-ts'
 *
 * const texts = either.map(writeCanonicalLead)(assembleLead(tinyLead))
 * either.map((text: string) => text.slice(0, 51))(texts) // => either.right('{"analytics":{"utmSource":"news"},"business":false,')
 * ```
 * @category formatting
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
  /** SHA-256 of {@link writeCanonicalLead}, in hex. */
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
 * @param input - The stored attempt, what is sent, and a fresh key.
 * @returns The attempt to store before the call starts.
 * @law Until an outcome is known the same content is sent under the same key.
 * @source E-F-09, D-F-42
 *
 * @example The first answer was lost
 * ```ts
 * import { resolveAttempt } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 *
 * const first = resolveAttempt({ stored: none, fingerprint: 'f1', freshKey: 'k1' })
 * resolveAttempt({ stored: some(first), fingerprint: 'f1', freshKey: 'k2' }).key // => 'k1'
 * resolveAttempt({ stored: some(first), fingerprint: 'f2', freshKey: 'k2' }).key // => 'k2'
 * ```
 * @category resolution
 */
export const resolveAttempt = ({ stored, fingerprint, freshKey }: AttemptInput): SubmitAttempt =>
  O.isSome(stored) && stored.value.state === 'pending' && stored.value.fingerprint === fingerprint
    ? stored.value
    : { key: freshKey, fingerprint, state: 'pending' }
