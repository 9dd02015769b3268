/**
 * Breakpoints of the responsive layout [px]: S is below the first, XL from the last.
 *
 * @source T-CONST-31, B-CONST-01
 * @category constants
 */
export const BREAKPOINTS = { M: 480, L: 1024, XL: 1600 } as const
/** Layout size by viewport width. */
export type Breakpoint = 'S' | keyof typeof BREAKPOINTS

/** Tells whether a viewport is narrow: the tools then use overlays in place of dropdowns. */
export const isNarrow = (width: number): boolean => width < BREAKPOINTS.L
