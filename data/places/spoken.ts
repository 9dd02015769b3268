// The languages places have names in, and the name of each in one of them.
import { right, left, type Either } from '@evkit/engine/shared'

/** Languages pages are in; the first is that of a name without a language. */
export const LANGUAGES = ['en', 'de', 'sv', 'tr', 'ar'] as const

/** A language places are named in. */
export type Language = (typeof LANGUAGES)[number]

/** Names by language, where they differ from the one shown. */
export type Spoken = Readonly<Partial<Record<Language, string>>>

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text)

/** Finds the language of a locale or of the header `Accept-Language`: that of its first entry; English without one of ours. */
export const findLanguage = (accepted = ''): Language => {
  const first = /^[a-z]+/.exec(accepted.trim().toLowerCase())?.[0] ?? ''
  return isLanguage(first) ? first : LANGUAGES[0]
}

/** Reads names by language as sources write them, `de:Köln;sv:Köln`, or tells which part is none. */
export const readSpoken = (text: string): Either<string, Spoken> => {
  const parts = text.split(';').filter((part) => part !== '')
  const pairs = parts.map((part): readonly [string, string] => {
    const [language = '', ...name] = part.split(':')
    return [language, name.join(':')]
  })
  const wrong = pairs.find(([language, name]) => !isLanguage(language) || name === '')
  return wrong === undefined ? right(Object.fromEntries(pairs)) : left(wrong.join(':'))
}

const countryNames = new Map(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
)

/** The name of a country in a language. */
export const nameCountry = (code: string, language: Language): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? countryNames.get(language)?.of(code) : undefined
