// What a page of content needs of consent before anybody is asked: it stands alone, so that its first script stays small.

/**
 * Name of the consent cookie, unless a site has another.
 *
 * @source E-T-20
 * @category constants
 */
export const CONSENT_COOKIE = 'OptanonConsent'

/**
 * Name of the event of the window that tells of another consent.
 *
 * @source B-CONS-09, D-B-44
 * @category constants
 */
export const CONSENT_CHANGED_EVENT = 'OneTrustGroupsUpdated'

/** Name of the part of the consent cookie that holds the groups, as it begins. */
export const GROUPS = 'groups='

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

const listParts = (value: string): readonly string[] => value.split('&')

const hasGroups = (parts: readonly string[]): boolean =>
  parts.some((part) => part.startsWith(GROUPS))

/** Lists the parts of a consent cookie that was written as it is or wholly encoded; none of them begins a group when it is neither. */
export const listConsentParts = (value: string): readonly string[] => {
  const parts = listParts(value)
  return hasGroups(parts) ? parts : listParts(decodeValue(value))
}

const VALUE = new RegExp(`(?:^|;)\\s*${CONSENT_COOKIE}="?([^;"]*)`)

/**
 * Tells whether a visitor is still to be asked for consent: there is no consent cookie, or none that says anything.
 *
 * @param cookies - The cookies of the page: `a=1; b=2`.
 * @returns True until a choice is stored.
 * @law A visitor is asked as long as no choice can be read.
 * @source B-CONS-05, D-B-44
 *
 * @example Before and after
 * ```ts
 * import { asksForConsent } from '@evkit/engine/site'
 *
 * asksForConsent('a=1') // => true
 * asksForConsent('a=1; OptanonConsent=groups=C1%3A1%2CC3%3A0') // => false
 * ```
 * @category predicates
 */
export const asksForConsent = (cookies: string): boolean =>
  !hasGroups(listConsentParts(VALUE.exec(cookies)?.[1] ?? ''))
