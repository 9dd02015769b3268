// Writes CSV by RFC 4180, with a dot in numbers and no grouping.

const NEEDS_QUOTES = /[",\r\n]/
// A program that opens the file as a spreadsheet would take these for a formula.
const FORMULA = /^'*[=+\-@\t\r]/
const SHIELDED = /^'+[=+\-@\t\r]/
// Most texts of a table: nothing to quote, nothing to shield.
const PLAIN = /^[A-Za-z0-9][^",\r\n]*$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Puts an apostrophe before a text a spreadsheet would take for a formula; numbers stay as they are. */
export const shieldText = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** Takes the apostrophe of {@link shieldText} away again. */
export const unshieldText = (text: string): string => (SHIELDED.test(text) ? text.slice(1) : text)

const quote = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Writes one cell. */
export const writeCsvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  return PLAIN.test(value) ? value : quote(shieldText(value))
}

/** Writes one record with its line end; a record of one empty cell is quoted, else it would be an empty line. */
export const writeCsvRecord = (values: readonly (string | number)[]): string => {
  const text = values.map(writeCsvCell).join(',')
  return text === '' ? '""\r\n' : `${text}\r\n`
}
