// The work a bot check asks for: find the counter whose hash begins as wanted.
import type { BotCheckAnswer } from '@evkit/engine/forms'
import { fromHex, sha256, toHex } from './sha-256.js'

/** Work that is asked for. */
export type Work = Extract<BotCheckAnswer['challenge'], { readonly _tag: 'Some' }>['value']

/** Work that was done. */
export interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

const COUNTER_BYTES = 4
const MOST = 2 ** 32

/** Does the work; nothing when there is no such counter. */
export const solveWork = ({ parameters }: Pick<Work, 'parameters'>): Solution | undefined => {
  const salt = fromHex(parameters.salt)
  const nonce = fromHex(parameters.nonce)
  const prefix = parameters.keyPrefix.toLowerCase()
  const text = new Uint8Array(salt.length + nonce.length + COUNTER_BYTES)
  text.set(salt)
  text.set(nonce, salt.length)
  const view = new DataView(text.buffer)
  for (let counter = 0; counter < MOST; counter += 1) {
    view.setUint32(text.length - COUNTER_BYTES, counter)
    let key = sha256(text)
    for (let round = 1; round < parameters.cost; round += 1) key = sha256(key)
    const derivedKey = toHex(key.subarray(0, parameters.keyLength))
    if (derivedKey.startsWith(prefix)) return { counter, derivedKey }
  }
  return undefined
}

/** Writes the work that was done as a token. */
export const writeToken = (
  { parameters, signature }: Work,
  { counter, derivedKey }: Solution,
): string =>
  btoa(
    JSON.stringify({
      challenge: { parameters, signature },
      solution: { counter, derivedKey },
    }),
  )
