/**
 * Widths [px] at which the layout changes: S is below the first, XL from the last.
 *
 * @source T-CONST-31
 * @category constants
 */
export const BREAKPOINTS = { M: 480, L: 1024, XL: 1600 } as const
/** Layout size by viewport width. */
export type Breakpoint = 'S' | keyof typeof BREAKPOINTS

/** Resolves the layout size of a viewport. */
export const resolveBreakpoint = (width: number): Breakpoint => {
  if (width >= BREAKPOINTS.XL) return 'XL'
  if (width >= BREAKPOINTS.L) return 'L'
  return width >= BREAKPOINTS.M ? 'M' : 'S'
}

/** Tells whether a viewport is narrow: the tools then use overlays in place of dropdowns. */
export const isNarrow = (width: number): boolean => width < BREAKPOINTS.L
