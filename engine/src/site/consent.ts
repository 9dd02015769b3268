import { none, some, type Option } from '../shared/index.js'
import { decodeValue, GROUPS, listConsentParts } from './consent-text.js'

/**
 * The groups a visitor may consent to, by what they are for; the first needs no consent.
 *
 * @source E-T-20, B-CONS-01
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

/** What a visitor has answered, by group. */
export type Flags = ReadonlyMap<string, boolean>

const ACCEPTED = '1'

const readFlags = (groups: string): Flags => {
  const flags = new Map<string, boolean>()
  for (const pair of decodeValue(groups).split(',')) {
    const at = pair.indexOf(':')
    const id = pair.slice(0, Math.max(at, 0)).trim()
    if (id !== '') flags.set(id, pair.slice(at + 1).trim() === ACCEPTED)
  }
  return flags
}

/** Finds what a visitor has answered; none where nobody has, or the answer cannot be read. */
export const findFlags = (value: string): Option<Flags> => {
  const part = listConsentParts(value).find((one) => one.startsWith(GROUPS))
  return part === undefined ? none : some(readFlags(part.slice(GROUPS.length)))
}

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
  // Read in the first script of every page: without the code of fp-ts.
  const found = findFlags(value)
  const flags = 'value' in found ? [...found.value] : []
  const accepted = flags.flatMap(([group, isAccepted]) => (isAccepted ? [group] : []))
  return new Set([CONSENT_GROUPS.necessary, ...accepted])
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
 * Tells whether a visitor may be counted: where statistics or performance are accepted, and on the page of a host that
 * asks nobody for consent.
 *
 * | consent cookie   | counted                          |
 * | ---------------- | -------------------------------- |
 * | none             | only where nobody is asked       |
 * | `groups=C9:1`    | yes                              |
 * | `groups=C2:1`    | yes                              |
 * | any other        | no                               |
 *
 * @param cookie - Value of the consent cookie, if there is one.
 * @param isAsked - Whether the page asks its visitors, as every page of a site does.
 * @returns True when analytics may be used.
 * @law A consent cookie that accepts neither group allows no tracking.
 * @source E-F-33, E-B-24
 *
 * @example Nobody has answered yet
 * ```ts
 * import { allowsTracking } from '@evkit/engine/site'
 * import { none, some } from '@evkit/engine/shared'
 *
 * allowsTracking(none, true) // => false
 * allowsTracking(none, false) // => true
 * allowsTracking(some('groups=C1:1,C3:1'), false) // => false
 * ```
 * @category predicates
 */
export const allowsTracking = (cookie: Option<string>, isAsked: boolean): boolean => {
  if (!('value' in cookie)) return !isAsked
  const consent = readConsent(cookie.value)
  return hasConsent(consent, 'statistics') || hasConsent(consent, 'performance')
}
