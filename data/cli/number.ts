// Numbers as a person or a table writes them: a dot, no grouping, finite.

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const GROUPED = /^[+-]?\d[\d.,\s_’']*$/

const ZERO = 48
const DOT = 46
// Fifteen digits and a power of ten up to 10^22 are exact, so their quotient is the nearest number: what Number gives.
const MOST_DIGITS = 15
const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

// Most numbers of a table are digits with at most one dot inside; not a number where the text is anything else.
const readDigits = (text: string): number => {
  const { length } = text
  if (length === 0 || length > MOST_DIGITS) return Number.NaN
  let value = 0
  let dot = length
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === DOT && dot === length && at > 0) {
      dot = at + 1
    } else {
      const digit = code - ZERO
      if (digit < 0 || digit > 9) return Number.NaN
      value = value * 10 + digit
    }
  }
  return dot === length ? value : value / (POWERS[length - dot] ?? Number.NaN)
}

/** Reads a number; not a number when the text is none or the number is not finite. */
export const readNumber = (text: string): number => {
  const plain = readDigits(text)
  if (!Number.isNaN(plain)) return plain
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
