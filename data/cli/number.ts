// Numbers as a person or a table writes them: a dot, no grouping, finite.

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const GROUPED = /^[+-]?\d[\d.,\s_’']*$/

/** Reads a number; not a number when the text is none or the number is not finite. */
export const readNumber = (text: string): number => {
  if (!NUMBER.test(text)) return text === text.trim() ? Number.NaN : readNumber(text.trim())
  const value = Number(text)
  return Number.isFinite(value) ? value : Number.NaN
}

/** Says why a text is no number. */
export const wordNumberFault = (text: string): string => {
  const trimmed = text.trim()
  const shown = JSON.stringify(text.slice(0, 40))
  if (NUMBER.test(trimmed)) return `${shown} is too large to be a number`
  return GROUPED.test(trimmed)
    ? `${shown} is not a number: write a dot for decimals and no grouping, such as 1234.5`
    : `${shown} is not a number`
}
