import { either as E, option as O } from 'fp-ts'
import type { FormWords, FullConfiguration } from '@evkit/engine/forms'
import { findText, joinTranslations } from '@evkit/engine/internal/forms'
import { some, type Option } from '@evkit/engine/shared'
import { createTranslate } from '../messages.js'

/** What the words of a form are made for. */
export interface FormWordsInput {
  readonly locale: string
  /** Texts the page has itself, before a configuration is there. */
  readonly texts: Readonly<Record<string, string>>
  /** Visitors see nothing where a text is missing; whoever works on the site sees its key. */
  readonly isProduction: boolean
}

const nameWith = (locale: string): FormWords['nameCountry'] => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (iso2) => names.of(iso2) ?? iso2
}

/** Makes what puts a form into words; names and order of countries are made once. */
export const formWordsMaker = (
  input: FormWordsInput,
): ((configuration: Option<FullConfiguration>) => FormWords) => {
  const { locale, texts, isProduction } = input
  let nameCountry: FormWords['nameCountry'] | undefined
  let collator: Intl.Collator | undefined
  return (configuration) => {
    const dictionary = O.isSome(configuration)
      ? joinTranslations(configuration.value)
      : new Map(Object.entries(texts))
    const missing = (key: string): string => {
      const found = findText({ dictionary: some(dictionary), key, isProduction })
      return E.isRight(found) ? found.right.text : ''
    }
    return {
      dictionary,
      translate: createTranslate(Object.fromEntries(dictionary), locale, missing),
      nameCountry: (iso2) => (nameCountry ??= nameWith(locale))(iso2),
      compare: (a, b) => (collator ??= new Intl.Collator(locale)).compare(a, b),
    }
  }
}
