// Control characters, marks that are not seen, and halves of letters; joiners are needed inside words of some scripts.
const UNSEEN = /(?!\p{Join_C})[\p{Cc}\p{Cf}\p{Cs}]/gu
const UNSEEN_BUT_BREAKS = /(?![\p{Join_C}\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu
const BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g
const OTHER_BREAKS = /[\u0085\u2028\u2029]/g

/**
 * Cleans a typed text: one way of writing each letter, no control characters, no marks that are not seen, no halves of
 * letters, nothing blank at the ends. Page and service clean by this function, so what is checked is what is kept.
 *
 * @source E-F-22, E-F-57, F-VAL-05, D-F-13
 */
export const cleanText = (value: string, isMultiline: boolean): string => {
  const kept = isMultiline
    ? value.replace(/\t/g, ' ').replace(OTHER_BREAKS, '\n').replace(UNSEEN_BUT_BREAKS, '')
    : value.replace(BREAKS, ' ').replace(UNSEEN, '')
  return kept.trim().normalize('NFC').trim()
}

/**
 * Tells whether a member of a lead has lines; everything but the notes is one line.
 *
 * @source E-F-22, F-FIELD-28
 */
export const isMultilineKey = (key: string): boolean => key === 'description'
