import { none, some, type Option } from '../shared/index.js'
import type { Words } from '../site/index.js'

/** A number to be typed on a page, between two ends. */
export interface TypedNumber {
  readonly value: number
  /** The value as people of the site write it, without grouping: `0,29`. */
  readonly text: string
  readonly min: number
  readonly max: number
  /** What stands before the decimals of the site's numbers. */
  readonly decimalMark: string
  /** Said of what is no number. */
  readonly unreadText: string
  /** Said of a number beyond the ends. */
  readonly outsideText: string
}

/** What it is made from; the texts are the ends with their units. */
export interface TypedNumberInput {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly minText: string
  readonly maxText: string
}

const HALF = 0.5

/** Makes what a field for a number shows and says. */
export const toTypedNumber = (
  { value, min, max, minText, maxText }: TypedNumberInput,
  { translate, numbers }: Words,
): TypedNumber => {
  const decimalMark = numbers.decimal(HALF, 1).replace(/\p{Nd}/gu, '')
  const text = String(value).replace('.', decimalMark)
  return {
    value,
    text,
    min,
    max,
    decimalMark,
    unreadText: translate('number.unread', { example: text }),
    outsideText: translate('number.outside', { min: minText, max: maxText }),
  }
}

const ARABIC_ZERO = 0x660
const PERSIAN_ZERO = 0x6f0
const ARABIC_DIGIT = /[٠-٩۰-۹]/gu
const MARKS = ['.', ',', '٫']
const DIRECTION = /[\u200e\u200f\u061c]/gu
// What people write beside an amount.
const BESIDE = /^\p{Sc}\s*|\s*[\p{Sc}%٪]$/gu
const SIGNED = /^([-+−]?)\s*(.*)$/u
const DIGITS = /^\d*$/u
const GROUPED = /^[1-9]\d{0,2}([\s'’.,٬])\d{3}(\1\d{3})*$/u

const toPlainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(DIRECTION, '')
    .replace(ARABIC_DIGIT, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO))
    })
    .trim()
    .replace(BESIDE, '')

const readWithMark = (text: string, mark: string): number => {
  const [whole = '', decimals = '', more] = text.split(mark)
  const isWhole = DIGITS.test(whole) || GROUPED.test(whole)
  if (more !== undefined || !isWhole || !DIGITS.test(decimals) || whole + decimals === '')
    return Number.NaN
  return Number(`${whole.replace(/\D/gu, '')}.${decimals}`)
}

/**
 * Reads a number as people write it: with the decimals and the grouping of the site or of another language, in any
 * digits. Where two readings make sense, `15.000`, that of the site counts, unless it alone lies beyond the ends.
 *
 * @source E-T-15, E-T-77
 */
export const readNumber = (
  text: string,
  { decimalMark, min, max }: Pick<TypedNumber, 'decimalMark' | 'min' | 'max'>,
): Option<number> => {
  const [, sign, digits = ''] = SIGNED.exec(toPlainText(text)) ?? []
  const isBelow = sign !== '' && sign !== '+'
  const readings = [decimalMark, ...MARKS]
    .map((mark) => readWithMark(digits, mark))
    .filter(Number.isFinite)
    .map((value) => (isBelow ? 0 - value : value))
  const [first] = readings
  const fitting = readings.find((value) => value >= min && value <= max) ?? first
  return fitting === undefined ? none : some(fitting)
}
