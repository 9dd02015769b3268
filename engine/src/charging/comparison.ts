/**
 * Most charging types the comparison shows.
 *
 * @source T-CHG-46, T-CONST-33
 * @category constants
 */
export const COMPARED_TYPES = 3

/**
 * Most boxes of one charging type.
 *
 * @source T-CHG-46, T-CONST-33
 * @category constants
 */
export const COMPARED_BOXES = 2

/**
 * Cuts a comparison to what the page shows.
 *
 * @param types - Charging types of content with their boxes, in order.
 * @returns The first 3 types with their first 2 boxes each; surplus entries are left out.
 * @source T-CHG-46
 *
 * @example Four types, the first with three boxes
 * ```ts
 * import { limitComparison } from '@evkit/engine/charging'
 *
 * const types = [{ boxes: [1, 2, 3] }, { boxes: [4] }, { boxes: [] }, { boxes: [5] }]
 * limitComparison(types) // => [{ boxes: [1, 2] }, { boxes: [4] }, { boxes: [] }]
 * ```
 * @category look-ups
 */
export const limitComparison = <Type extends { readonly boxes: readonly unknown[] }>(
  types: readonly Type[],
): readonly Type[] =>
  types
    .slice(0, COMPARED_TYPES)
    .map((type) => ({ ...type, boxes: type.boxes.slice(0, COMPARED_BOXES) }))
