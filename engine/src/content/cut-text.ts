/** Characters of a call to action where there is room for few. @source B-CALL-10, D-B-29 @category constants */
export const CALL_CUT = 14

const ELLIPSIS = '…'

/**
 * Cuts a text to its first characters, as a reader counts them: an accent or a flag is one.
 *
 * @source B-CALL-10, D-B-29
 */
export const cutText = (text: string, most = CALL_CUT): string => {
  const kept: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length === most) return `${kept.join('').trimEnd()}${ELLIPSIS}`
    kept.push(segment)
  }
  return text
}
