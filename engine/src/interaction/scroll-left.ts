/**
 * Turns an offset into what the browser calls it: from right to left it counts below zero.
 *
 * @source F-VEH-08, E-F-41, D-B-22
 */
export const toScrollLeft = (offset: number, direction: 'ltr' | 'rtl'): number =>
  direction === 'rtl' ? 0 - offset : offset

/**
 * Turns what the browser calls a place of a row into its offset.
 *
 * @source F-VEH-08, E-F-41, D-B-22
 */
export const fromScrollLeft = (scrollLeft: number, direction: 'ltr' | 'rtl'): number =>
  Math.max(0, toScrollLeft(scrollLeft, direction))
