import { option as O } from 'fp-ts'
import type { Option } from '../shared/index.js'

/**
 * The groups a visitor may consent to, by what they are for; the first needs no consent.
 *
 * @source E-T-20
 * @category constants
 */
export const CONSENT_GROUPS = {
  necessary: 'C1',
  performance: 'C2',
  functional: 'C3',
  targeting: 'C4',
  analytics: 'C8',
  statistics: 'C9',
} as const
/** What a consent group is for. */
export type ConsentPurpose = keyof typeof CONSENT_GROUPS

/** The ids of the groups a visitor has accepted. */
export type Consent = ReadonlySet<string>

/**
 * Name of the consent cookie, unless a site has another.
 *
 * @source E-T-20
 * @category constants
 */
export const CONSENT_COOKIE = 'OptanonConsent'

const ACCEPTED = '1'
const GROUPS = 'groups='

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text // a broken escape counts as written
  }
}

const findGroups = (value: string): string | undefined =>
  value.split('&').find((part) => part.startsWith(GROUPS))

/**
 * Reads the value of the consent cookie.
 *
 * | value                     | accepted            |
 * | ------------------------- | ------------------- |
 * | `groups=C1:1,C3:1`        | C1 and C3           |
 * | `groups=C3:0`, `C3:true`  | C1 only             |
 * | empty, unreadable         | C1 only             |
 *
 * @param value - The cookie's value: a query with `groups`, a comma-separated list of `group:flag`; escaped or not.
 * @returns The ids of the accepted groups; the strictly necessary one is always among them. The last of two flags counts.
 * @law Any consent value is read without an exception and accepts the necessary group.
 * @source E-T-20
 *
 * @example Only the flag 1 accepts
 * ```ts
 * import { readConsent } from '@evkit/engine/site'
 *
 * [...readConsent('groups=C1%3A1%2CC2%3A0%2CC3%3A1')] // => ['C1', 'C3']
 * ```
 * @category resolution
 */
export const readConsent = (value: string): Consent => {
  const part = findGroups(value) ?? findGroups(decode(value)) ?? GROUPS
  const flags = new Map<string, boolean>()
  for (const pair of decode(part.slice(GROUPS.length)).split(',')) {
    const at = pair.indexOf(':')
    if (at > 0) flags.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim() === ACCEPTED)
  }
  flags.set(CONSENT_GROUPS.necessary, true)
  return new Set([...flags].filter(([, isAccepted]) => isAccepted).map(([group]) => group))
}

/**
 * Tells whether a visitor has consented to a purpose.
 *
 * @param consent - The accepted groups.
 * @param purpose - What for.
 * @returns True when the group of the purpose is accepted.
 * @source E-T-20
 *
 * @example The location cookie needs functional consent
 * ```ts
 * import { hasConsent, readConsent } from '@evkit/engine/site'
 *
 * hasConsent(readConsent('groups=C2:1'), 'functional') // => false
 * ```
 * @category predicates
 */
export const hasConsent = (consent: Consent, purpose: ConsentPurpose): boolean =>
  consent.has(CONSENT_GROUPS[purpose])

/**
 * Tells whether a visitor may be counted: where the site asks nobody for consent, and where statistics or performance
 * are accepted.
 *
 * | consent cookie   | counted |
 * | ---------------- | ------- |
 * | none             | yes     |
 * | `groups=C9:1`    | yes     |
 * | `groups=C2:1`    | yes     |
 * | any other        | no      |
 *
 * @param cookie - Value of the consent cookie; none where the site has none.
 * @returns True when analytics may be used.
 * @law A consent cookie that accepts neither group allows no tracking.
 * @source E-F-33
 *
 * @example Only what is necessary is accepted
 * ```ts
 * import { allowsTracking } from '@evkit/engine/site'
 * import { none, some } from '@evkit/engine/shared'
 *
 * allowsTracking(none) // => true
 * allowsTracking(some('groups=C1:1,C3:1')) // => false
 * ```
 * @category predicates
 */
export const allowsTracking = (cookie: Option<string>): boolean => {
  if (O.isNone(cookie)) return true
  const consent = readConsent(cookie.value)
  return hasConsent(consent, 'statistics') || hasConsent(consent, 'performance')
}
