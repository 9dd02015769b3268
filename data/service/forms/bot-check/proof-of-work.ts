// Work on our own origin: the page finds a number, we check one hash. Nobody else learns of the visitor.
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as t from 'io-ts'
import type { BotCheck } from './bot-check.js'

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
    const read = TokenCodec.decode(document)
    return read._tag === 'Right' ? read.right : undefined
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

/** Makes the check that asks for work. */
export const createProofOfWork = ({ key, prefix }: WorkSettings, now: () => Date): BotCheck => ({
  kind: 'proof-of-work',
  describe: async () => {
    const { parameters, signature = '' } = await createChallenge({
      algorithm: ALGORITHM,
      cost: 1,
      deriveKey,
      keyPrefix: prefix,
      expiresAt: new Date(now().getTime() + LIFE_MS),
      hmacSignatureSecret: key,
    })
    return { challenge: { parameters, signature } }
  },
  check: async (token) => {
    const read = readToken(token)
    if (read === undefined) return 'failed'
    const { challenge, solution } = read
    if (challenge.parameters.expiresAt * 1000 < now().getTime()) return 'failed'
    try {
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: key,
      })
      return verified ? 'passed' : 'failed'
    } catch {
      return 'failed' // a number out of its range
    }
  },
})
