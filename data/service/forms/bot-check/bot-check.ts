// The bot check: whether somebody did the work a person's browser does. Which one is asked for is configuration.
import { createHash } from 'node:crypto'
import type { Challenge } from 'altcha-lib'
import { REFERENCE_TOKEN } from '@evkit/engine/internal/forms'
import { none, some, type Option } from '@evkit/engine/shared'
import type { LeadToken } from '../../../leads/lead.types.js'
import { isPass } from './passes.js'

/**
 * What was found: `hasty` when the work came back faster than anybody fills in a form, `unchecked` when whoever checks does
 * not answer. Neither refuses anybody.
 */
export type BotVerdict = 'passed' | 'hasty' | 'failed' | 'unchecked'

/** A bot check as the calls see it. */
export interface BotCheck {
  readonly kind: 'none' | 'proof-of-work' | 'recaptcha'
  /** What the page has to be told to do it. */
  readonly describe: () => Promise<{
    readonly siteKey?: string
    readonly challenge?: Pick<Challenge, 'parameters' | 'signature'>
  }>
  /** Checks a token; empty without one. */
  readonly check: (token: string) => Promise<BotVerdict>
}

/** The check of tests and reference runs: nobody passes it in production. */
export const createNoCheck = (): BotCheck => ({
  kind: 'none',
  describe: () => Promise.resolve({}),
  check: () => Promise.resolve('failed'),
})

/** [ms] How long a token is remembered; longer than anybody's check, or a pass, is good for. */
const LIFE_MS = { token: 15 * 60 * 1000, pass: 40 * 60 * 1000 }

const kindOf = (token: string): keyof typeof LIFE_MS => (isPass(token) ? 'pass' : 'token')

const lifeOf = (token: string): number => LIFE_MS[kindOf(token)]

interface Kept {
  readonly lead: string
  readonly verdict: Promise<BotVerdict>
  readonly until: number
}

const nameToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What the storage is told of a token that passed, so that no other lead is stored with it; that of tests is for all. */
export const noteToken = (token: string, now: Date): Option<LeadToken> =>
  token === REFERENCE_TOKEN
    ? none
    : some({
        hash: nameToken(token),
        expiresAt: new Date(now.getTime() + lifeOf(token)).toISOString(),
      })

/** A check that takes each token for one lead only. */
export type CheckLead = (token: string, lead: string) => Promise<BotVerdict>

/**
 * Remembers verdicts, because a token can be checked once only: a second attempt of the same lead gets the same verdict,
 * another lead with the token fails. A token is forgotten by its age alone: each has cost work, so there are only so many.
 * What other processes have taken the storage knows, and has the last word. Outside production the token of reference runs
 * passes always.
 *
 * @param elapsed - [ms] of a clock that never steps.
 */
export const createCheckLead = (
  { check }: Pick<BotCheck, 'check'>,
  isProduction: boolean,
  elapsed: () => number,
): CheckLead => {
  // Each in the order of its age.
  const all = { token: new Map<string, Kept>(), pass: new Map<string, Kept>() }
  const forget = (kept: Map<string, Kept>): void => {
    for (const [name, { until }] of kept) {
      if (until > elapsed()) return
      kept.delete(name)
    }
  }
  return async (token, lead) => {
    if (token === '') return 'failed'
    if (token === REFERENCE_TOKEN) return isProduction ? 'failed' : 'passed'
    const name = nameToken(token)
    const kept = all[kindOf(token)]
    const before = kept.get(name)
    if (before !== undefined && before.until > elapsed()) {
      return before.lead === lead ? before.verdict : 'failed'
    }
    const verdict = check(token)
    kept.delete(name)
    kept.set(name, { lead, verdict, until: elapsed() + lifeOf(token) })
    forget(kept)
    const found = await verdict
    // What is not taken uses nothing up.
    if (found === 'failed' || found === 'unchecked') kept.delete(name)
    return found
  }
}
