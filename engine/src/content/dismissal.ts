import { isRecord } from '../shared/index.js'

// What a visitor has closed and can bring back for the rest of the visit.

/** A banner or message that was closed. */
export interface Dismissal {
  /** What it is known by: unique on the site. */
  readonly key: string
  /** What it is called in the list of what was closed: its title, or how its text begins. */
  readonly name: string
}

const isDismissal = (value: unknown): value is Dismissal =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['name'] === 'string'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return [] // what cannot be read counts as nothing
  }
}

/**
 * Reads what was closed during the visit.
 *
 * @source B-B-11
 */
export const readDismissals = (text: string): readonly Dismissal[] => {
  const read = parse(text)
  return Array.isArray(read) ? read.filter(isDismissal).map(({ key, name }) => ({ key, name })) : []
}

/**
 * Adds what was closed to the list.
 *
 * @source B-B-11
 */
export const addDismissal = (
  closed: readonly Dismissal[],
  dismissal: Dismissal,
): readonly Dismissal[] => [...dropDismissal(closed, dismissal.key), dismissal]

/**
 * Takes what is brought back from the list.
 *
 * @source B-B-11
 */
export const dropDismissal = (closed: readonly Dismissal[], key: string): readonly Dismissal[] =>
  closed.filter((one) => one.key !== key)
