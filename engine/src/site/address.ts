/**
 * Cuts the hash off an address: what is left decides whether the page has moved.
 *
 * @param address - Path, query and hash.
 * @returns Path and query.
 * @source T-NAV-06
 *
 * @example A hash is no move
 * ```ts
 * import { withoutHash } from '@evkit/engine/site'
 *
 * withoutHash('/uk/?a=1#part') // => '/uk/?a=1'
 * ```
 * @category conversions
 */
export const withoutHash = (address: string): string => /^[^#]*/.exec(address)?.[0] ?? ''
