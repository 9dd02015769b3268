/**
 * Makes the keys of a codec from a list of texts.
 *
 * @param keys - The texts that are known.
 * @returns A record with each of them as a key, as io-ts's `keyof` takes it.
 * @source E-T-38
 *
 * @example Two kinds of places
 * ```ts
 * import { keysOf } from '@evkit/engine/shared'
 *
 * keysOf(['geocode', 'postal_code']) // => { geocode: null, postal_code: null }
 * ```
 * @category conversions
 */
export const keysOf = <Key extends string>(keys: readonly Key[]): Readonly<Record<Key, null>> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Readonly<Record<Key, null>>
