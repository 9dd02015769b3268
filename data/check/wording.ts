// Checks of how texts are written: what a reader of the language would stumble over, as far as it can be told by rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'
import type { Fault } from '../sources/rows.js'
import { LANGUAGE_RULES, SHARED_WORDS } from './glossary.js'
import { listTexts } from './messages.js'

/** A text with what is needed to judge it. */
export interface WordedText {
  /** The language tag: `sv`, `en-US`. */
  readonly language: string
  readonly path: string
  readonly text: string
  /** The same text in English; the text itself where the language is English. */
  readonly english: string
}

const FIRST = 'en'
const CATALOGUES = ['languages', 'consent', 'range', 'route', 'savings', 'forms/languages']
// These stand before or behind something else, and bring the blank between.
const JOINED = ['ErrorTitle', 'texts.cost.perMonth']
// The register of texts fixes this one; every market in English says it in its own words.
const FIXED = ['FetchRetailersErrorMessage']
const UNITS = 'kWh|kW|km|mi|Min\\.|min|Std\\.|h|%|°C|°F|l|Volt|volt'
// Languages with letters of their own: what is Latin in them is a name, a unit or a leftover.
const LATIN_IS_FOREIGN = ['ar']
const QUOTES = /[“”„‟«»"]/gu
const ENGLISH =
  /^(?:the|and|of|your|with|charging|charger|charge|power|time|example|not|this|is)$/iu

const basisOf = (language: string): string => language.replace(/-.*$/, '')

const readMessage = (text: string): readonly MessageFormatElement[] => {
  try {
    return parse(text)
  } catch {
    // What cannot be read is told by the check of placeholders.
    return []
  }
}

const listPlurals = (elements: readonly MessageFormatElement[]): readonly PluralElement[] =>
  elements.flatMap((element) => {
    if (isTagElement(element)) return listPlurals(element.children)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const inner = Object.values(element.options).flatMap(({ value }) => listPlurals(value))
    return isPluralElement(element) ? [element, ...inner] : inner
  })

const listLiterals = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (isTagElement(element)) return listLiterals(element.children)
    return isPluralElement(element) || isSelectElement(element)
      ? Object.values(element.options).flatMap(({ value }) => listLiterals(value))
      : []
  })

const tellPlurals = ({ language, text }: WordedText): readonly string[] => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return listPlurals(readMessage(text)).flatMap(({ options }) => {
    const own = Object.keys(options)
    if (own.join() === 'other') return []
    const lacking = needed.filter(
      (one) => !own.includes(one) && !(one === 'zero' && own.includes('=0')),
    )
    const idle = own.filter((one) => !one.startsWith('=') && !needed.some((other) => other === one))
    return [
      ...(lacking.length === 0 ? [] : [`has no plural form ${lacking.join(', ')}`]),
      ...(idle.length === 0 ? [] : [`has a plural form its language lacks: ${idle.join(', ')}`]),
    ]
  })
}

const tellBlanks = ({ path, text }: WordedText): readonly string[] => [
  ...(/[ \u00a0\u202f]{2}/u.test(text) ? ['has two blanks in a row'] : []),
  ...(!JOINED.includes(path) && text !== text.replace(/^ | $/g, '')
    ? ['begins or ends with a blank']
    : []),
  ...(new RegExp(`[\\d}#] (?:${UNITS})(?![\\p{L}\\p{M}])`, 'u').test(text)
    ? ['parts a number from its unit: the blank between is one that does not break']
    : []),
]

const tellMarks = ({ language, text }: WordedText): readonly string[] => {
  const allowed = LANGUAGE_RULES.get(basisOf(language))?.quotes ?? '“”„«»'
  const found = [...new Set(text.match(QUOTES) ?? [])].filter((one) => !allowed.includes(one))
  return [
    ...(found.length === 0 ? [] : [`quotes with ${found.join(' ')} in place of ${allowed}`]),
    ...(text.includes("'") ? ['has a straight apostrophe'] : []),
    ...(/\.\.\.| - /u.test(text) ? ['has three dots or a hyphen in place of a dash'] : []),
    ...(/\{\w+\}\p{L}|\$\d\p{L}/u.test(text) ? ['glues letters to a value'] : []),
  ]
}

const tellWords = ({ language, path, text }: WordedText): readonly string[] => {
  const rules = language === basisOf(language) ? LANGUAGE_RULES.get(language) : undefined
  const words = listLiterals(readMessage(text)).join(' ')
  return (rules?.refused ?? []).flatMap(([word, better]) =>
    !FIXED.includes(path) && new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, 'iu').test(words)
      ? [`says "${word}" in place of "${better}"`]
      : [],
  )
}

const wordsOf = (text: string, word: RegExp): readonly string[] =>
  (listLiterals(readMessage(text)).join(' ').match(word) ?? []).filter(
    (one) => !SHARED_WORDS.some((shared) => shared === one),
  )

const tellLeftovers = ({ language, text, english }: WordedText): readonly string[] => {
  if (basisOf(language) === FIRST) return []
  const own = wordsOf(text, /\p{L}[\p{L}\p{N}]*/gu)
  const latin = LATIN_IS_FOREIGN.includes(language) ? wordsOf(text, /[a-z][a-z0-9]*/giu) : []
  return [
    ...(own.length > 1 && text === english ? ['is left in English'] : []),
    ...own.filter((word) => ENGLISH.test(word)).map((word) => `has the English word "${word}"`),
    ...latin.map((word) => `has "${word}" in Latin letters`),
  ]
}

/**
 * Tells what is wrong with the way a text is written.
 *
 * @param worded - The text, where it stands and what it says in English.
 * @returns One line for each fault; none for a text a reader would not stumble over.
 */
export const reportWording = (worded: WordedText): readonly string[] =>
  [tellPlurals, tellBlanks, tellMarks, tellWords, tellLeftovers].flatMap((tell) => tell(worded))

const readTexts = (folder: URL, catalogue: string, name: string) =>
  listTexts(JSON.parse(readFileSync(new URL(`${catalogue}/${name}.json`, folder), 'utf8')))

const languagesOf = (folder: URL, catalogue: string): readonly string[] => {
  const at = new URL(`${catalogue}/`, folder)
  return existsSync(at)
    ? readdirSync(at)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.replace(/\.json$/, ''))
    : []
}

// Words of the documents, which no visitor reads.
const isKey = (path: string): boolean =>
  /\.(?:id|kind|mode|scene|time|season|cType|pCType|kW)$/.test(path)

/** Looks through all catalogues of texts of a content folder. */
export const listWordingFaults = (folder: URL): readonly Fault[] =>
  CATALOGUES.flatMap((catalogue) =>
    languagesOf(folder, catalogue).flatMap((language) => {
      const english = readTexts(folder, catalogue, FIRST)
      return [...readTexts(folder, catalogue, language)].flatMap(([path, text]) =>
        isKey(path)
          ? []
          : reportWording({ language, path, text, english: english.get(path) ?? '' }).map(
              (what) => ({
                file: `data/content/${catalogue}/${language}.json`,
                path,
                text: what,
              }),
            ),
      )
    }),
  )
