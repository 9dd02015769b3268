import { IntlMessageFormat } from 'intl-messageformat'
import type { Translate } from '@evkit/engine/shared'

const compile = (text: string, locale: string): IntlMessageFormat | undefined => {
  try {
    return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  } catch {
    return undefined // an unreadable text is found by the data check; the page shows its key
  }
}

/**
 * Makes the function that puts messages into words. Each text is read once.
 *
 * A missing message shows as `PLACEHOLDER_key` unless told otherwise, one that cannot be read or filled as its key.
 */
export const createTranslate = (
  messages: Readonly<Record<string, string>>,
  locale: string,
  missing: (key: string) => string = (key) => `PLACEHOLDER_${key}`,
): Translate => {
  const known = new Map<string, IntlMessageFormat | undefined>()
  const find = (key: string, text: string): IntlMessageFormat | undefined => {
    if (!known.has(key)) known.set(key, compile(text, locale))
    return known.get(key)
  }
  return (key, values = {}) => {
    const text = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (text === undefined) return missing(key)
    if (!text.includes('{')) return text
    try {
      const filled = find(key, text)?.format({ ...values })
      return typeof filled === 'string' ? filled : key
    } catch {
      return key
    }
  }
}
