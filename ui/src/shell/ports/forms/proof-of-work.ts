// The work a bot check asks for: find the counter whose hash begins as wanted.
import type { BotCheckAnswer } from '@evkit/engine/internal/forms'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { solveChallenge, type DeriveKeyFunction } from 'altcha-lib'

/** Work that is asked for. */
export type Work = Extract<BotCheckAnswer['challenge'], { readonly _tag: 'Some' }>['value']

/** Work that was done. */
export interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

// The browser's own hash is missing where the connection is not secure, and slow for many short texts.
const deriveKey: DeriveKeyFunction = ({ cost, keyLength }, salt, password) => {
  let key = sha256(concatBytes(salt, password))
  for (let round = 1; round < cost; round += 1) key = sha256(key)
  return Promise.resolve({ derivedKey: key.slice(0, keyLength) })
}

/** Does the work; nothing when it takes longer than anybody waits. */
export const solveWork = async (work: Work): Promise<Solution | undefined> => {
  const solution = await solveChallenge({ challenge: work, deriveKey })
  return solution ?? undefined
}
