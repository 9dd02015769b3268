// What a page of content needs of consent before anybody is asked: it stands alone, so that its first script stays small.

/**
 * Default name of the consent cookie.
 *
 * @source E-T-20
 * @category constants
 */
export const CONSENT_COOKIE = 'OptanonConsent'

/**
 * Name of the `window` event dispatched when consent changes.
 *
 * @source B-CONS-09, D-B-44
 * @category constants
 */
export const CONSENT_CHANGED_EVENT = 'OneTrustGroupsUpdated'

/** Decodes a text of an address or a cookie; a broken escape counts as written. */
export const decodeLoosely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Decodes a value of a query once. */
export const decodeValue = (text: string): string => decodeLoosely(text.replaceAll('+', ' '))

// A group and its flag, whatever that is.
const CHOICE = /(^|&)groups=[^&]*\w\s*(:|%3A)/i

/** Finds the text of a consent cookie in which a choice can be read, written as it is or wholly encoded. */
export const findChoice = (value: string): string | undefined =>
  [value, decodeValue(value)].find((text) => CHOICE.test(text))

const VALUE = new RegExp(`(?:^|;)\\s*${CONSENT_COOKIE}="?([^;"]*)`)

/**
 * Tells whether a visitor is still to be asked for consent: there is no consent cookie, or none that holds a choice.
 *
 * @source B-CONS-05, D-B-44
 */
export const asksForConsent = (cookies: string): boolean =>
  findChoice(VALUE.exec(cookies)?.[1] ?? '') === undefined
