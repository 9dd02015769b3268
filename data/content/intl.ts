// What words numbers and days in a language: made once for each way of wording, for making it is what costs.

const keep = <O extends object, F>(
  make: (locale: string, options: O) => F,
): ((locale: string, options: O) => F) => {
  const made = new Map<string, F>()
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

/** The formatter of numbers of a locale. */
export const numbersOf = keep(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** The formatter of days of a locale; a day has no time zone. */
export const daysOf = keep(
  (locale, options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
)

const names = keep(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

/** What countries are called in a locale. */
export const countriesOf = (locale: string): Intl.DisplayNames => names(locale, { type: 'region' })
