/**
 * One unit of the grid [px].
 *
 * @source D-B-57
 * @category constants
 */
export const GRID_UNIT = 8

/**
 * The spaces between things, in units of the grid.
 *
 * @source B-CONST-05
 * @category constants
 */
export const SPACING_UNITS = [0, 1, 2, 3, 4, 8, 12] as const

/**
 * How much wider the spaces between the blocks of a page are from the breakpoint L on.
 *
 * @source B-CONST-06
 * @category constants
 */
export const DESKTOP_SPACING = 1.66

/**
 * How wide a section of a page may become [px].
 *
 * @source B-CONST-07, D-B-57
 * @category constants
 */
export const SECTION_WIDTH = 1600

/**
 * How long a block takes to come to its place, and to be wholly seen, when it is scrolled to first [ms].
 *
 * @source B-CONST-04
 * @category constants
 */
export const REVEAL = { transform: 1000, opacity: 2000 } as const
