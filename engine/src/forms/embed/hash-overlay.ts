/**
 * Tells whether the hash of an address asks for an overlay.
 *
 * @source F-EMB-12, D-F-44
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
 * @source F-EMB-13, D-F-44
 */
export const writeWithoutHash = ({ pathname, search }: PageAddress): string =>
  `${pathname}${search}`
