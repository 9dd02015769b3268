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

/**
 * Tells whether a happening counts, where of many in a row only the first of each window does.
 *
 * @returns True for the first, and for one at least a window after the last that counted.
 * @source F-VEH-09, F-EMB-24
 *
 * @example Presses at 0, 100 and 250 ms
 * ```ts
 * import { isPastThrottle, none, some } from '@evkit/engine/shared'
 *
 * isPastThrottle({ last: none, now: 0, window: 200 }) // => true
 * isPastThrottle({ last: some(0), now: 100, window: 200 }) // => false
 * isPastThrottle({ last: some(0), now: 250, window: 200 }) // => true
 * ```
 * @category predicates
 */
export const isPastThrottle = ({ last, now, window }: ThrottleInput): boolean =>
  last._tag === 'None' || now - last.value >= window
