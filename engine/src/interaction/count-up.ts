/**
 * How long a shown figure counts to its new value after a slider was released [ms].
 *
 * @source T-SAV-07, T-CONST-30, D-T-53
 * @category constants
 */
export const COUNT_UP_DURATION = 300

/** A figure on its way from the value shown to the new one. */
export interface CountUp {
  /** [unit of the figure] The value shown when the count began. */
  readonly from: number
  /** [unit of the figure] The new value. */
  readonly to: number
  /** [ms] Time since the count began. */
  readonly elapsed: number
}

/** Animation of a figure's change: `follow` shows it at once during a drag, counting animates it after release. */
export type CountMotion = 'follow' | 'count'

/**
 * Resolves how a change of a figure is shown.
 *
 * @source T-SAV-06, D-T-53, E-T-14
 */
export const resolveMotion = (isDragging: boolean, isMotionReduced: boolean): CountMotion =>
  isDragging || isMotionReduced ? 'follow' : 'count'

/**
 * Computes a frame of a count-up animation by linear interpolation from the old value to the new one.
 *
 * | elapsed            | shown                                   |
 * | ------------------ | --------------------------------------- |
 * | 0 or less          | the old value                           |
 * | less than 300 ms   | between the two                         |
 * | 300 ms or more     | exactly the new value                   |
 * | motion is `follow` | exactly the new value at any time       |
 *
 * @param count - Old value, new value and elapsed time [ms].
 * @param motion - Whether the figure is animated.
 * @returns A value between the two, both included; the new value when anything given is not a finite number.
 *
 * @formula from + (to - from) * min(1, elapsed / 300)
 * @law A count never leaves the span between its ends and ends exactly on the new value.
 * @source T-SAV-07, D-T-53, E-T-14
 *
 * @example Half way, and the end
 * ```ts
 * import { countUp } from '@evkit/engine/interaction'
 *
 * countUp({ from: 3000, to: 3240, elapsed: 150 }, 'count') // => 3120
 * countUp({ from: 3000, to: 3240, elapsed: 300 }, 'count') // => 3240
 * ```
 * @category formulas
 */
export const countUp = ({ from, to, elapsed }: CountUp, motion: CountMotion): number => {
  const share = elapsed / COUNT_UP_DURATION
  if (motion === 'follow' || share >= 1 || !Number.isFinite(from + share)) return to
  const value = from + (to - from) * Math.max(0, share)
  return Math.min(Math.max(value, Math.min(from, to)), Math.max(from, to))
}
