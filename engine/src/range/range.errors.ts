import type { LogEntry } from '../shared/index.js'

/** Fault of range data or cars; a closed union. */
export type RangeFault =
  | { readonly tag: 'UnusableRangeData' }
  | { readonly tag: 'DroppedEntry'; readonly family: string; readonly at: number }
  | { readonly tag: 'UnreadableFamily'; readonly family: string; readonly at: number }
  | { readonly tag: 'UnusableCarList'; readonly path: string }
  | { readonly tag: 'CarWithoutData'; readonly model: string }
  | { readonly tag: 'RequestFailed'; readonly reason: string }

/** Codes of the faults, each with a page in `docs/errors/`. */
export const RANGE_FAULT_CODES: Readonly<Record<RangeFault['tag'], string>> = {
  UnusableRangeData: 'EV-201',
  DroppedEntry: 'EV-202',
  UnreadableFamily: 'EV-203',
  UnusableCarList: 'EV-204',
  CarWithoutData: 'EV-205',
  RequestFailed: 'EV-206',
}

/** What is thrown when the selected car has no range data. */
export const NO_RANGE_DATA = 'No range data found for selected car'

/**
 * Message of the error a range hook throws outside its provider.
 *
 * @source T-RANGE-27, T-ERR-08
 * @category errors
 */
export const NO_RANGE_PROVIDER = 'useRange must be used within a RangeProvider'

const textOf = (fault: RangeFault): string => {
  switch (fault.tag) {
    case 'UnusableRangeData':
      return 'The range data is not a list whose first family has a numeric city range'
    case 'DroppedEntry':
      return `Entry ${fault.at} of family ${fault.family} is not a range entry and was dropped`
    case 'UnreadableFamily':
      return `Family ${fault.at} has the key ${fault.family}, which names no model and drivetrain`
    case 'UnusableCarList':
      return `The car list is not usable: ${fault.path} is missing or empty`
    case 'CarWithoutData':
      return `${NO_RANGE_DATA}: ${fault.model}`
    case 'RequestFailed':
      return `The range data could not be loaded: ${fault.reason}`
  }
}

const ERRORS: readonly RangeFault['tag'][] = ['RequestFailed', 'CarWithoutData']

/**
 * Converts a fault to a log entry.
 *
 * @param fault - What is missing or wrong.
 * @returns An entry with the fault's code and the names that caused it; level `error` when something did not work, else
 * `note`.
 * @source T-DATA-14, D-T-42, D-T-54
 *
 * @example A dropped entry is named
 * ```ts
 * import { toRangeLogEntry } from '@evkit/engine/range'
 *
 * toRangeLogEntry({ tag: 'DroppedEntry', family: 'EX30_Twin', at: 3 }).code // => 'EV-202'
 * ```
 * @category errors
 */
export const toRangeLogEntry = (fault: RangeFault): LogEntry => ({
  level: ERRORS.includes(fault.tag) ? 'error' : 'note',
  code: RANGE_FAULT_CODES[fault.tag],
  text: textOf(fault),
})
