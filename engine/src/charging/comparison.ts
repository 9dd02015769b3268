/** Most charging types the comparison shows. @source T-CHG-46, T-CONST-33 @category constants */
export const COMPARED_TYPES = 3

/** Most boxes of one charging type. @source T-CHG-46, T-CONST-33 @category constants */
export const COMPARED_BOXES = 2

/** Cuts a comparison to what the page shows. */
export const limitComparison = <Type extends { readonly boxes: readonly unknown[] }>(
  types: readonly Type[],
): readonly Type[] =>
  types
    .slice(0, COMPARED_TYPES)
    .map((type) => ({ ...type, boxes: type.boxes.slice(0, COMPARED_BOXES) }))
