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
 * @param text - What was kept; empty when nothing was.
 * @returns What was closed, oldest first; what cannot be read is left out.
 * @law Any text is read without an exception.
 * @source B-B-11
 *
 * @example Nothing was closed
 * ```ts
 * import { readDismissals } from '@evkit/engine/content'
 *
 * readDismissals('') // => []
 * readDismissals('[{"key":"m1","name":"Recall"}]').length // => 1
 * ```
 * @category codecs
 */
export const readDismissals = (text: string): readonly Dismissal[] => {
  const read = parse(text)
  return Array.isArray(read) ? read.filter(isDismissal).map(({ key, name }) => ({ key, name })) : []
}

/**
 * Adds what was closed to the list.
 *
 * @param closed - What was closed before.
 * @param dismissal - What is closed now.
 * @returns The list with it at its end, once.
 * @source B-B-11
 *
 * @example Closed twice
 * ```ts
 * import { addDismissal } from '@evkit/engine/content'
 *
 * const recall = { key: 'm1', name: 'Recall' }
 * addDismissal(addDismissal([], recall), recall).length // => 1
 * ```
 * @category state
 */
export const addDismissal = (
  closed: readonly Dismissal[],
  dismissal: Dismissal,
): readonly Dismissal[] => [...dropDismissal(closed, dismissal.key), dismissal]

/**
 * Takes what is brought back from the list.
 *
 * @param closed - What was closed.
 * @param key - What it is known by.
 * @returns The list without it.
 * @source B-B-11
 *
 * @example One of one
 * ```ts
 * import { dropDismissal } from '@evkit/engine/content'
 *
 * dropDismissal([{ key: 'm1', name: 'Recall' }], 'm1') // => []
 * ```
 * @category state
 */
export const dropDismissal = (closed: readonly Dismissal[], key: string): readonly Dismissal[] =>
  closed.filter((one) => one.key !== key)
