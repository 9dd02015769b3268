// What looks empty counts as empty: blanks of every kind, and characters without a width.
const BLANK = /^[\s\u200B-\u200D\u2060]*$/u

/** Tells whether a text shows nothing. */
export const isBlank = (text: string): boolean => BLANK.test(text)

/** A text without the blanks around it; empty when it shows nothing. */
export const shownText = (text: string): string => (isBlank(text) ? '' : text.trim())
