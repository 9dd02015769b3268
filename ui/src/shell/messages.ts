import type { Translate } from '@evkit/engine/shared'
import { readMessage, type Message } from './message-format.js'

const compile = (text: string, locale: string): Message | undefined => {
  try {
    return readMessage(text, locale)
  } catch {
    return undefined // an unreadable text is found by the data check; the page shows its key
  }
}

type Messages = Readonly<Record<string, string>>

const make = (messages: Messages, locale: string, missing: (key: string) => string): Translate => {
  const known = new Map<string, Message | undefined>()
  const find = (key: string, text: string): Message | undefined => {
    if (!known.has(key)) known.set(key, compile(text, locale))
    return known.get(key)
  }
  return (key, values = {}) => {
    const text = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (text === undefined) return missing(key)
    if (!text.includes('{')) return text
    try {
      return find(key, text)?.(values) ?? key
    } catch {
      return key
    }
  }
}

const placeholder = (key: string): string => `PLACEHOLDER_${key}`

// A server asks with the same texts for every page: reading them is a good part of making one.
const made = new WeakMap<Messages, Map<string, Translate>>()

/**
 * Makes the function that puts messages into words. Each text is read once.
 *
 * A missing message shows as `PLACEHOLDER_key` unless told otherwise, one that cannot be read or filled as its key.
 */
export const createTranslate = (
  messages: Messages,
  locale: string,
  missing?: (key: string) => string,
): Translate => {
  if (missing !== undefined) return make(messages, locale, missing)
  const ofMessages = made.get(messages) ?? new Map<string, Translate>()
  made.set(messages, ofMessages)
  const translate = ofMessages.get(locale) ?? make(messages, locale, placeholder)
  ofMessages.set(locale, translate)
  return translate
}
