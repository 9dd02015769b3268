import { makeTranslate } from '@evkit/engine/content'
import type { Translate } from '@evkit/engine/shared'
import { onceEach } from '../tool/once-each.js'
import { consoleLog } from './ports/console-log.js'
import type { RenderMarket } from './render.types.js'

type Messages = Readonly<Record<string, string>>

const make = (texts: Messages, language: string, onMissing?: (key: string) => string): Translate =>
  makeTranslate({
    texts,
    language,
    // Who says what stands in place of a missing text knows of it.
    ...(onMissing === undefined ? { log: consoleLog } : { onMissing }),
  })

// A server asks with the same texts for every page: reading them is a good part of making one.
const made = new WeakMap<Messages, Map<string, Translate>>()

/**
 * Makes the function that puts messages into words. Each text is read once.
 *
 * A missing message is empty and logged unless told otherwise; one that cannot be read or filled is its key.
 */
export const createTranslate = (
  messages: Messages,
  locale: string,
  missing?: (key: string) => string,
): Translate => {
  if (missing !== undefined) return make(messages, locale, missing)
  const ofMessages = made.get(messages) ?? new Map<string, Translate>()
  made.set(messages, ofMessages)
  const translate = ofMessages.get(locale) ?? make(messages, locale)
  ofMessages.set(locale, translate)
  return translate
}

/** The texts of a market's forms, put into words. */
export const translateMarket = /*#__PURE__*/ onceEach(
  ({ dictionary, locale }: Pick<RenderMarket, 'dictionary' | 'locale'>) =>
    createTranslate(Object.fromEntries(dictionary), locale),
)
