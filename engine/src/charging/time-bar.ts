/**
 * How far below the viewport top the estimate block must end for the time bar to appear [px].
 *
 * @source T-CHG-45, T-CONST-41
 * @category constants
 */
export const TIME_BAR_OFFSET = 88

/**
 * Tells whether the fixed time bar is shown.
 *
 * @param bottom - [px] Lower edge of the estimate block, from the viewport top; negative once scrolled past.
 * @returns True at 88 and above it; false while the block is in view or still below the fold.
 * @source T-CHG-45, D-T-16
 *
 * @example The boundary
 * ```ts
 * import { isTimeBarShown } from '@evkit/engine/charging'
 *
 * isTimeBarShown(89) // => false
 * isTimeBarShown(88) // => true
 * ```
 * @category predicates
 */
export const isTimeBarShown = (bottom: number): boolean => bottom <= TIME_BAR_OFFSET
