/**
 * Widths [px] at which the layout changes: S is below the first, XL from the last.
 *
 * @source T-CONST-31
 * @category constants
 */
export const BREAKPOINTS = { M: 480, L: 1024, XL: 1600 } as const
/** Layout size by viewport width. */
export type Breakpoint = 'S' | keyof typeof BREAKPOINTS

/**
 * Resolves the layout size of a viewport.
 *
 * @param width - [px] Width of the viewport, fractions allowed.
 * @returns S below 480, M below 1024, L below 1600, else XL.
 * @source T-CONST-31
 *
 * @example A fraction below a boundary
 * ```ts
 * import { resolveBreakpoint } from '@evkit/engine/site'
 *
 * resolveBreakpoint(479.5) // => 'S'
 * ```
 * @category resolution
 */
export const resolveBreakpoint = (width: number): Breakpoint => {
  if (width >= BREAKPOINTS.XL) return 'XL'
  if (width >= BREAKPOINTS.L) return 'L'
  return width >= BREAKPOINTS.M ? 'M' : 'S'
}

/**
 * Tells whether a viewport is narrow: the tools then use overlays in place of dropdowns.
 *
 * @param width - [px] Width of the viewport, fractions allowed.
 * @returns True below 1024.
 * @source D-T-59, T-CHG-13
 *
 * @example The boundary belongs to the wide side
 * ```ts
 * import { isNarrow } from '@evkit/engine/site'
 *
 * isNarrow(1023) // => true
 * isNarrow(1024) // => false
 * ```
 * @category predicates
 */
export const isNarrow = (width: number): boolean => width < BREAKPOINTS.L
