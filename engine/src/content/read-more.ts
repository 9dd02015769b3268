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
 * @source B-READ-01, B-READ-03, D-B-43
 */
export const isFolded = ({ height, lineHeight }: MeasuredText, most = READ_MORE_LINES): boolean =>
  lineHeight > 0 && Math.round(height / lineHeight) > most
