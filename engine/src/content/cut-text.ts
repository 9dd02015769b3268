/** Characters of a call to action where there is room for few. @source B-CALL-10, D-B-29 @category constants */
export const CALL_CUT = 14

const ELLIPSIS = '…'

/**
 * Cuts a text to its first characters, as a reader counts them: an accent or a flag is one.
 *
 * @param text - Any text.
 * @param most - Characters that stay.
 * @returns The text as it is, or its beginning without blanks at the end, and `…`.
 * @law A cut text is never longer than asked for, but for the dots.
 * @source B-CALL-10, D-B-29
 *
 * @example Fourteen characters
 * ```ts
 * import { cutText } from '@evkit/engine/content'
 *
 * cutText('Configure yours now') // => 'Configure your…'
 * cutText('12345678901234') // => '12345678901234'
 * ```
 * @category formatting
 */
export const cutText = (text: string, most = CALL_CUT): string => {
  const kept: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length === most) return `${kept.join('').trimEnd()}${ELLIPSIS}`
    kept.push(segment)
  }
  return text
}
