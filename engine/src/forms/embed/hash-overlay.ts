/**
 * Tells whether the hash of an address asks for an overlay.
 *
 * @param hash - As the address has it, with its `#` or empty.
 * @param triggers - Hashes the overlay opens with, `#` or not.
 * @returns True when it is one of them; letter case does not count, and no hash asks for nothing.
 * @law Letter case never decides.
 * @source F-EMB-12, D-F-44
 *
 * @example Another letter case
 * ```ts
 * import { matchesHash } from '@evkit/engine/forms'
 *
 * matchesHash('#Keep-Me', ['keep-me']) // => true
 * matchesHash('', ['keep-me']) // => false
 * ```
 * @category predicates
 */
export const matchesHash = (hash: string, triggers: readonly string[]): boolean => {
  const nameOf = (text: string): string => text.replace(/^#/, '').toLowerCase()
  const name = nameOf(hash)
  return name !== '' && triggers.some((trigger) => nameOf(trigger) === name)
}

/** The parts of an address that are kept or lost when an overlay closes. */
export interface PageAddress {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
}

/**
 * Writes an address without its hash.
 *
 * @param address - Where the page is; a location of the platform will do.
 * @returns Path and query, as they stand.
 * @source F-EMB-13, D-F-44
 *
 * @example The query stays
 * ```ts
 * import { writeWithoutHash } from '@evkit/engine/forms'
 *
 * writeWithoutHash(new URL('https://x.example/uk/x?a=1#keep-me')) // => '/uk/x?a=1'
 * ```
 * @category conversions
 */
export const writeWithoutHash = ({ pathname, search }: PageAddress): string =>
  `${pathname}${search}`
