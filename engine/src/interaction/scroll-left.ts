/**
 * Turns an offset into what the browser calls it: from right to left it counts below zero.
 *
 * @param offset - [px] From where a row begins.
 * @param direction - Reading direction of the page.
 * @returns Distance from the left end, as `scrollLeft` has it.
 * @law An offset is read back from what it was turned into.
 * @source F-VEH-08, E-F-41, D-B-22
 *
 * @example From right to left
 * ```ts
 * import { toScrollLeft } from '@evkit/engine/interaction'
 *
 * toScrollLeft(250, 'rtl') // => -250
 * ```
 * @category conversions
 */
export const toScrollLeft = (offset: number, direction: 'ltr' | 'rtl'): number =>
  direction === 'rtl' ? 0 - offset : offset

/**
 * Turns what the browser calls a place of a row into its offset.
 *
 * @param scrollLeft - As the browser tells it.
 * @param direction - Reading direction of the page.
 * @returns [px] From where the row begins. A row pulled beyond its beginning is at its beginning.
 * @source F-VEH-08, E-F-41, D-B-22
 *
 * @example From right to left
 * ```ts
 * import { fromScrollLeft } from '@evkit/engine/interaction'
 *
 * fromScrollLeft(-250, 'rtl') // => 250
 * ```
 * @category conversions
 */
export const fromScrollLeft = (scrollLeft: number, direction: 'ltr' | 'rtl'): number =>
  Math.max(0, toScrollLeft(scrollLeft, direction))
