import type { LogEntry } from '../shared/index.js'
import { totalRegistered, type SavingsRegistry } from './savings-total.js'

/** What is registered, and what has been noted before. */
export interface SavingsNoteState {
  readonly registry: SavingsRegistry
  /** Texts already logged. */
  readonly noted: readonly string[]
}

/**
 * Lists the log lines the registered values call for that have not been written yet.
 *
 * @param state - Registered values and the texts already logged.
 * @returns One note a value that is not finite; empty when all are or were noted.
 * @source D-T-39
 *
 * @example Noted once
 * ```ts
 * import { listNewSavingsNotes } from '@evkit/engine/savings'
 *
 * const [note] = listNewSavingsNotes({ registry: new Map([['a', Number.NaN]]), noted: [] })
 * note?.text // => 'The registered saving a is not a finite number and counts 0'
 * ```
 * @category look-ups
 */
export const listNewSavingsNotes = ({ registry, noted }: SavingsNoteState): readonly LogEntry[] =>
  totalRegistered(registry).notes.filter(({ text }) => !noted.includes(text))
