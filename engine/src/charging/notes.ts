import type { LogEntry } from '../shared/index.js'
import type { ChargeSelection, ChargingData } from './charging.types.js'
import { toLogEntry } from './charging.errors.js'
import { listChargeNotes } from './estimate.js'

/** What is chosen, what is known, and what has been noted before. */
export interface NoteState {
  readonly data: ChargingData
  readonly selection: ChargeSelection
  /** Texts already logged. */
  readonly noted: readonly string[]
}

/**
 * Lists the log lines a selection calls for that have not been written yet.
 *
 * @param state - Data, selection and the texts already logged.
 * @returns One note for each battery without a charging table; empty when all are known or noted.
 * @source T-CHG-36, D-T-12
 *
 * @example Noted once
 * ```ts
 * import { chooseMotor, defaultSelection, listNewNotes } from '@evkit/engine/charging'
 * import { tinyCars, tinyData } from '@evkit/engine/testing'
 *
 * const selection = chooseMotor(defaultSelection(tinyCars[0], 'home'), 'TMP')
 * listNewNotes({ data: tinyData, selection, noted: [] }).length // => 1
 * ```
 * @category look-ups
 */
export const listNewNotes = ({ data, selection, noted }: NoteState): readonly LogEntry[] =>
  selection.motor._tag === 'None'
    ? []
    : listChargeNotes(data, { model: selection.car.model, motor: selection.motor.value })
        .map(toLogEntry)
        .filter((entry) => !noted.includes(entry.text))
