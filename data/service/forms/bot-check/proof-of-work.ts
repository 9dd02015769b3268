// Work on our own origin: the page finds a number, we check one hash. Nobody else learns of the visitor.
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import { FASTEST } from '../suspicion.js'
import type { BotCheck } from './bot-check.js'
import { createRate, findEffort } from './effort.js'

const LIFE_MS = 10 * 60 * 1000
const ALGORITHM = 'SHA-256'

const NumberOf = t.number

const TokenCodec = t.type({
  challenge: t.type({
    parameters: t.type({
      algorithm: t.literal(ALGORITHM),
      nonce: t.string,
      salt: t.string,
      cost: NumberOf,
      keyLength: NumberOf,
      keyPrefix: t.string,
      expiresAt: NumberOf,
      data: t.type({ issuedAt: NumberOf }),
    }),
    signature: t.string,
  }),
  solution: t.type({ counter: NumberOf, derivedKey: t.string }),
})

const LONGEST_TOKEN = 4096

const readToken = (token: string): t.TypeOf<typeof TokenCodec> | undefined => {
  if (token.length > LONGEST_TOKEN) return undefined
  try {
    const document = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as unknown
    const read = decodeWith(TokenCodec, document)
    return E.isRight(read) ? read.right : undefined
  } catch {
    return undefined
  }
}

/** How much work is asked for. */
export interface WorkSettings {
  /** Signs challenges; at least 32 characters. */
  readonly key: string
  /** What the found key begins with, hexadecimal: each digit is sixteen times the work. */
  readonly prefix: string
}

/** The clocks of the check. */
export interface WorkPorts {
  readonly now: () => Date
  /** [ms] Of a clock that never steps. */
  readonly elapsed: () => number
}

// The time of issue is ours, signed. A clock that has stepped back since then proves nothing.
const isHasty = (issuedAt: number, now: Date): boolean => now.getTime() - issuedAt < FASTEST

/** Makes the check that asks for work; it asks for more the more work has come back of late. */
export const createProofOfWork = (
  { key, prefix }: WorkSettings,
  { now, elapsed }: WorkPorts,
): BotCheck => {
  const rate = createRate(elapsed)
  return {
    kind: 'proof-of-work',
    describe: async () => {
      const issuedAt = now().getTime()
      const { parameters, signature = '' } = await createChallenge({
        algorithm: ALGORITHM,
        cost: findEffort(rate.read()),
        deriveKey,
        keyPrefix: prefix,
        expiresAt: new Date(issuedAt + LIFE_MS),
        data: { issuedAt },
        hmacSignatureSecret: key,
      })
      return { challenge: { parameters, signature } }
    },
    check: async (token) => {
      const read = readToken(token)
      if (read === undefined) return 'failed'
      const { challenge, solution } = read
      const { expiresAt, data } = challenge.parameters
      if (expiresAt * 1000 < now().getTime()) return 'failed'
      try {
        const { verified } = await verifySolution({
          challenge,
          solution,
          deriveKey,
          hmacSignatureSecret: key,
        })
        if (!verified) return 'failed'
        rate.note()
        return isHasty(data.issuedAt, now()) ? 'hasty' : 'passed'
      } catch {
        return 'failed' // a number out of its range
      }
    },
  }
}
