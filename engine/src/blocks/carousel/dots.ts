/**
 * What a dot shows of itself when its slide is far away, 0 to 1.
 *
 * @source D-B-20, B-CAR-17
 * @category constants
 */
const DOT_MIN_OPACITY = 0.5

/**
 * With more slides than this their place is told in words: dots would not stand in one row on a phone [1].
 *
 * @source D-B-20, E-B-10
 * @category constants
 */
export const MOST_DOTS = 7

/** How much a dot shows of itself: all of it on its slide, less the further the row is from there. */
export const findDotOpacity = (position: number, dot: number): number =>
  DOT_MIN_OPACITY + (1 - DOT_MIN_OPACITY) * Math.max(0, 1 - Math.abs(position - dot))
