import * as O from '#fp-ts/Option'
import type { Option } from './option.js'

/** A happening, and the last one that counted. */
export interface ThrottleInput {
  /** When the last one that counted happened [ms]; none before the first. */
  readonly last: Option<number>
  /** When this one happens [ms]. */
  readonly now: number
  /** How long the last one stands for those after it [ms]. */
  readonly window: number
}

/** Tells whether a happening counts, where of many in a row only the first of each window does. */
export const isPastThrottle = ({ last, now, window }: ThrottleInput): boolean =>
  O.isNone(last) || now - last.value >= window
