// reCAPTCHA, where whoever runs the service has chosen it: the token is shown to its service with our secret.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import type { BotCheck } from './bot-check.js'

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify'
const LONGEST_MS = 3000

const AnswerCodec = t.intersection([
  t.type({ success: t.boolean }),
  t.partial({
    /** From 0 to 1; of version 3 only. */
    score: t.number,
    hostname: t.string,
    'error-codes': t.readonlyArray(t.string),
  }),
])

/** Settings of reCAPTCHA. */
export interface RecaptchaSettings {
  readonly siteKey: string
  readonly secret: string
  /** A lower score fails; from 0 to 1. */
  readonly lowestScore: number
}

// These say that we asked wrongly, not that the visitor is a program.
const OURS = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

/** Makes the check that asks reCAPTCHA. */
export const createRecaptcha = (
  { siteKey, secret, lowestScore }: RecaptchaSettings,
  send: typeof fetch,
): BotCheck => ({
  kind: 'recaptcha',
  describe: () => Promise.resolve({ siteKey }),
  check: async (token) => {
    try {
      const answer = await send(VERIFY, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response: token }).toString(),
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const read = decodeWith(AnswerCodec, answer.ok ? await answer.json() : undefined)
      if (E.isLeft(read)) return 'unchecked'
      const { success, score = 1, 'error-codes': codes = [] } = read.right
      if (success) return score >= lowestScore ? 'passed' : 'failed'
      return codes.some((code) => OURS.includes(code)) ? 'unchecked' : 'failed'
    } catch {
      return 'unchecked' // no answer, or one that came too late
    }
  },
})
