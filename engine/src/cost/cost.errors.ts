import type { LogEntry } from '../shared/index.js'
import type { CostQuery } from './cost.types.js'

/** Why there is no cost; the closed list. */
export type CostFault =
  | { readonly tag: 'NotANumber'; readonly input: keyof CostQuery }
  | { readonly tag: 'Negative'; readonly input: keyof CostQuery; readonly value: number }
  | { readonly tag: 'TooLarge' }

/** Codes of the faults, each with a page in `docs/errors/`. */
export const COST_FAULT_CODES: Readonly<Record<CostFault['tag'], string>> = {
  NotANumber: 'EV-301',
  Negative: 'EV-302',
  TooLarge: 'EV-303',
}

const textOf = (fault: CostFault): string => {
  switch (fault.tag) {
    case 'NotANumber':
      return `The ${fault.input} is not a finite number`
    case 'Negative':
      return `The ${fault.input} is negative: ${fault.value}`
    case 'TooLarge':
      return 'The cost is too large to be a number'
  }
}

/**
 * Converts a fault to a log entry.
 *
 * @param fault - Why there is no cost.
 * @returns An entry of level `note` with the fault's code and the input that caused it.
 * @source E-T-38
 *
 * @example The input is named
 * ```ts
 * import { toCostLogEntry } from '@evkit/engine/cost'
 *
 * toCostLogEntry({ tag: 'Negative', input: 'mileage', value: -1 }).text // => 'The mileage is negative: -1'
 * ```
 * @category errors
 */
export const toCostLogEntry = (fault: CostFault): LogEntry => ({
  level: 'note',
  code: COST_FAULT_CODES[fault.tag],
  text: textOf(fault),
})
