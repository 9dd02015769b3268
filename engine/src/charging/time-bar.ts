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
 * @source T-CHG-45, D-T-16
 */
export const isTimeBarShown = (bottom: number): boolean => bottom <= TIME_BAR_OFFSET
