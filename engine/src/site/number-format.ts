/** Writes numbers the way a locale does. */
export interface NumberFormat {
  /** Writes a number with as many decimals as it has, at most one: `1.5`, in German `1,5`. */
  readonly number: (value: number) => string
  /** Writes a number with exactly so many decimals. */
  readonly decimal: (value: number, decimals: number) => string
  /** Writes an amount of money with exactly so many decimals; the currency is its three letters. */
  readonly money: (value: number, currency: string, decimals: number) => string
  /** Writes a whole percentage with its sign; the value is 0 to 100. */
  readonly percent: (value: number) => string
  /** Writes a time of day from its minutes after midnight: `18:40`, in America `6:40 PM`. */
  readonly clock: (minutes: number) => string
}

const CENT = 100
// A minute; times of day are counted from the midnight the clocks of computers begin at.
const MILLISECONDS = 60_000
const MOST_DECIMALS = 6
const WRITTEN_LIMIT = 512
const CURRENCY = /^[A-Za-z]{3}$/

// Nothing has no sign, nor what is rounded to nothing.
const SIGN = { signDisplay: 'negative' } as const

const formatter = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  try {
    return new Intl.NumberFormat(locale, { ...SIGN, ...options })
  } catch {
    return new Intl.NumberFormat('en', { ...SIGN, ...options }) // an ill-formed tag must not take the page down
  }
}

const timeFormatter = (locale: string): Intl.DateTimeFormat => {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  try {
    return new Intl.DateTimeFormat(locale, options)
  } catch {
    return new Intl.DateTimeFormat('en', options)
  }
}

const makeFormat = (locale: string): NumberFormat => {
  const made = new Map<string, Intl.NumberFormat>()
  // Making a format object is what costs; a page that shows no percentage makes none for it.
  const find = (key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const format = made.get(key) ?? formatter(locale, options)
    made.set(key, format)
    return format
  }
  const digitsOf = (decimals: number): number =>
    Math.min(Math.max(Math.trunc(decimals), 0), MOST_DECIMALS)
  const numberOf = (value: number, digits: number): string =>
    find(String(digits), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    )
  const written = new Map<number, string>()
  let times: Intl.DateTimeFormat | undefined
  return {
    number: (value) => {
      const known = written.get(value)
      if (known !== undefined) return known
      const text = find('number', { maximumFractionDigits: 1 }).format(value)
      if (written.size < WRITTEN_LIMIT) written.set(value, text)
      return text
    },
    decimal: (value, decimals) => numberOf(value, digitsOf(decimals)),
    money: (value, currency, decimals) => {
      const digits = digitsOf(decimals)
      // An unknown currency is written behind the number; Intl refuses what is not three letters.
      if (!CURRENCY.test(currency)) return `${numberOf(value, digits)} ${currency}`.trim()
      return find(`${currency}.${digits}`, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value)
    },
    percent: (value) =>
      find('percent', { style: 'percent', maximumFractionDigits: 0 }).format(value / CENT),
    clock: (minutes) => {
      times ??= timeFormatter(locale)
      return times.format(Math.round(minutes) * MILLISECONDS)
    },
  }
}

// Pages of a server are all written in a few languages, and a format is costly to make.
const MOST_LOCALES = 40
const formats = new Map<string, NumberFormat>()

/**
 * Creates the number formatter of a locale; `Intl` objects and formatted numbers are cached.
 *
 * @param locale - Language tag; an ill-formed one counts as `en`.
 * @returns Functions that format numbers.
 * @source E-T-15
 *
 * @example A German decimal comma
 * ```ts
 * import { numberFormat } from '@evkit/engine/site'
 *
 * numberFormat('de').number(1.5) // => '1,5'
 * ```
 * @category formatting
 */
export const numberFormat = (locale: string): NumberFormat => {
  const known = formats.get(locale)
  if (known !== undefined) return known
  if (formats.size >= MOST_LOCALES) formats.clear()
  const format = makeFormat(locale)
  formats.set(locale, format)
  return format
}
