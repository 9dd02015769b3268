import { none, some, type Option } from '../shared/index.js'
import { decodeValue, findChoice } from './consent-text.js'

/**
 * Consent groups (cookie categories) by purpose; the first needs no consent.
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

/** Name of the part of the consent cookie that holds the groups, as it begins. */
export const GROUPS = 'groups='

/** Whether a part of a consent cookie holds its groups. */
export const isGroups = (part: string): boolean => part.startsWith(GROUPS)

const decode = (text: string): string => decodeValue(text).trim()

// Cut first and decoded then: an escape that is broken takes no other answer with it.
const readFlags = (groups: readonly string[]): Flags => {
  const flags = new Map<string, boolean>()
  for (const pair of groups.join().split(/,|%2C/i)) {
    const [id = '', ...flag] = pair.split(/:|%3A/i).map(decode)
    // Of two answers the one that allows less counts.
    if (id !== '' && flag.length > 0)
      flags.set(id, flag.join() === ACCEPTED && flags.get(id) !== false)
  }
  return flags
}

/** Finds what a visitor has answered; none where nobody has, or the answer cannot be read. */
export const findFlags = (value: string): Option<Flags> => {
  const groups = findChoice(value)?.split('&').filter(isGroups)
  return groups === undefined
    ? none
    : some(readFlags(groups.map((part) => part.slice(GROUPS.length))))
}

/** Reads the groups accepted by the value of the consent cookie, escaped or not; the necessary one is always among them. */
export const readConsent = (value: string): Consent => {
  // Read in the first script of every page: without the code of fp-ts.
  const found = findFlags(value)
  const flags = 'value' in found ? [...found.value] : []
  const accepted = flags.flatMap(([group, isAccepted]) => (isAccepted ? [group] : []))
  return new Set([CONSENT_GROUPS.necessary, ...accepted])
}

/** Whether the group of a purpose is accepted. */
export const hasConsent = (consent: Consent, purpose: ConsentPurpose): boolean =>
  consent.has(CONSENT_GROUPS[purpose])

/**
 * Tells whether something may be done that needs consent.
 *
 * | value of the cookie       | accepted            |
 * | ------------------------- | ------------------- |
 * | `groups=C1:1,C3:1`        | C1 and C3           |
 * | `groups=C3:0`, `C3:true`  | C1 only             |
 * | `groups=C3:1,C3:0`        | C1 only             |
 * | empty, unreadable         | C1 only             |
 *
 * @source E-T-20, E-F-33, E-B-24
 */
export const allowsOneOf = (
  purposes: readonly ConsentPurpose[],
  cookie: Option<string>,
  isAsked: boolean,
): boolean => {
  if (!('value' in cookie) && !isAsked) return true
  const consent = readConsent('value' in cookie ? cookie.value : '')
  return purposes.some((purpose) => hasConsent(consent, purpose))
}

/**
 * Checks whether analytics may run: with consent to statistics or performance, and on host pages that ask nobody for
 * consent.
 *
 * | consent cookie | allowed                         |
 * | -------------- | ------------------------------- |
 * | none           | only where consent is not asked |
 * | `groups=C9:1`  | yes                             |
 * | `groups=C2:1`  | yes                             |
 * | any other      | no                              |
 *
 * @param cookie - Value of the consent cookie, if any.
 * @param isAsked - Whether the page asks for consent, as every page of a site does.
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
export const allowsTracking = (cookie: Option<string>, isAsked: boolean): boolean =>
  allowsOneOf(['statistics', 'performance'], cookie, isAsked)
