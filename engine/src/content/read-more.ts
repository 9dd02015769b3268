/** Lines a text shows before it is opened. @source B-READ-01 @category constants */
export const READ_MORE_LINES = 8

/** What the control of a folded text says unless content does. @source B-READ-02 @category constants */
export const READ_MORE_TEXTS = { more: 'Read more', less: 'Read less' } as const

/** A folded text as it was measured. */
export interface MeasuredText {
  /** [px] Its height with all lines. */
  readonly height: number
  /** [px] Height of a line. */
  readonly lineHeight: number
}

/**
 * Tells whether a text has more lines than are shown.
 *
 * @param measured - Height of the text and of a line.
 * @param most - Lines that are shown; at least 1.
 * @returns False too where the height of a line is not known: nothing can be counted then.
 * @source B-READ-01, B-READ-03, D-B-43
 *
 * @example Nine lines
 * ```ts
 * import { isFolded } from '@evkit/engine/content'
 *
 * isFolded({ height: 216.4, lineHeight: 24 }, 8) // => true
 * isFolded({ height: 192.3, lineHeight: 24 }, 8) // => false
 * ```
 * @category predicates
 */
export const isFolded = ({ height, lineHeight }: MeasuredText, most = READ_MORE_LINES): boolean =>
  lineHeight > 0 && Math.round(height / lineHeight) > most
