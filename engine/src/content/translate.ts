import type { LogEntry, Translate } from '../shared/index.js'
import { readMessage, type Message } from './message-format.js'

/** Log texts of translations, letter by letter. @source B-ERR-06, D-B-51 @category constants */
export const TRANSLATION_TEXTS = {
  noTexts: 'No translations available',
  noKey: 'Translation key not found',
  badFormat: 'Translation format error',
} as const

const LINES = {
  noTexts: { level: 'error', code: 'NoTranslations', text: TRANSLATION_TEXTS.noTexts },
  noKey: { level: 'error', code: 'TranslationMissing', text: TRANSLATION_TEXTS.noKey },
  badFormat: { level: 'error', code: 'TranslationFormat', text: TRANSLATION_TEXTS.badFormat },
} as const satisfies Readonly<Record<keyof typeof TRANSLATION_TEXTS, LogEntry>>

/** What a text without a value shows. */
const toPlaceholder = (key: string): string => `PLACEHOLDER_${key}`

/** Texts by key; null where a key has no text yet. */
export type Texts = Readonly<Record<string, string | null>>

/** What texts are looked up in. */
export interface TranslationSetup {
  /** Nothing when the texts could not be read. */
  readonly texts: Texts | undefined
  /** Language tag of the texts. */
  readonly language: string
  /** What a key without an entry shows; it is empty unless something else is said. */
  readonly onMissing?: (key: string) => string
  /** While pages are written: a key without an entry shows itself, and a warning says which. */
  readonly isWriting?: boolean
  /** Port: told once for each key that something is wrong with. */
  readonly log?: (entry: LogEntry) => void
}

const compile = (text: string, language: string): Message | undefined => {
  try {
    return readMessage(text, language)
  } catch {
    return undefined
  }
}

const SYNTAX = /[{}]/

const makeReader = (language: string) => {
  const known = new Map<string, Message | undefined>()
  return (text: string): Message | undefined => {
    if (!known.has(text)) known.set(text, compile(text, language))
    return known.get(text)
  }
}

/**
 * Creates the translate function (i18n). Each message is parsed once and cached.
 *
 * | given                                               | answer                        |
 * | --------------------------------------------------- | ----------------------------- |
 * | a key whose text is null                            | `PLACEHOLDER_` and the key    |
 * | a key without an entry, or no texts at all          | empty, or the page's fallback |
 * | a message that cannot be parsed, or a missing value | the key                       |
 *
 * @param setup - Messages, their language, and the fallback of a missing one.
 * @returns The function; it never throws, and logs each fault once a key.
 * @law Any text and any value give a text.
 * @source B-I18N-01, B-I18N-02, B-I18N-03, B-I18N-04, B-I18N-05, B-I18N-06, D-B-51
 *
 * @example Plurals
 * ```ts
 * import { makeTranslate } from '@evkit/engine/content'
 *
 * const translate = makeTranslate({ texts: { cars: '{n, plural, one {# car} other {# cars}}' }, language: 'en' })
 * translate('cars', { n: 3 }) // => '3 cars'
 * translate('nothing') // => ''
 * ```
 * @category constructors
 */
export const makeTranslate = (setup: TranslationSetup): Translate => {
  const { texts, language, onMissing, isWriting = false, log } = setup
  const told = new Set<string>()
  const tell = (entry: LogEntry, key: string): void => {
    if (log === undefined || told.size === told.add(`${entry.code} ${key}`).size) return
    log(entry)
  }
  const read = makeReader(language)
  const miss = (key: string): string => {
    if (isWriting) {
      const text = `Missing translation key "${key}" for language "${language}"`
      tell({ level: 'warning', code: 'TranslationUnwritten', text }, key)
      return key
    }
    tell(LINES.noKey, key)
    return onMissing?.(key) ?? ''
  }
  const fail = (key: string): string => {
    tell(LINES.badFormat, key)
    return key
  }
  return (key, values = {}) => {
    if (texts === undefined) tell(LINES.noTexts, '')
    if (texts === undefined || !Object.hasOwn(texts, key)) return miss(key)
    const text = texts[key]
    if (text === undefined || text === null) return toPlaceholder(key)
    if (!SYNTAX.test(text)) return text
    try {
      return read(text)?.(values) ?? fail(key)
    } catch {
      return fail(key)
    }
  }
}
