import { escapeText, none, some, toUndefined, type Option } from '../shared/index.js'
import {
  CONSENT_GROUPS,
  findFlags,
  GROUPS,
  isGroups,
  type ConsentPurpose,
  type Flags,
} from './consent.js'
import { CONSENT_COOKIE, findChoice } from './consent-text.js'
import { writeRawCookie } from './cookie.js'

/** What a visitor has answered for each purpose; what is necessary is always on. */
export type ConsentChoices = Readonly<Record<ConsentPurpose, boolean>>

/** The purposes, in the order they are asked for. */
export const CONSENT_PURPOSES = Object.keys(CONSENT_GROUPS) as readonly ConsentPurpose[]

/**
 * Makes the same choice for every purpose; what is necessary is on either way.
 *
 * @source B-CONS-02
 */
export const chooseAll = (isOn: boolean): ConsentChoices =>
  Object.fromEntries(
    CONSENT_PURPOSES.map((purpose) => [purpose, isOn || purpose === 'necessary']),
  ) as ConsentChoices

/** Makes another choice for one purpose; what is necessary stays on. */
export const chooseConsent = (
  choices: ConsentChoices,
  purpose: ConsentPurpose,
  isOn: boolean,
): ConsentChoices => ({ ...choices, [purpose]: isOn || purpose === 'necessary' })

const flagsOf = (cookie: Option<string>): Flags | undefined =>
  toUndefined(findFlags(toUndefined(cookie) ?? ''))

/** Reads what a visitor has chosen for each purpose; none before they have chosen. */
export const readChoices = (cookie: Option<string>): Option<ConsentChoices> => {
  const flags = flagsOf(cookie)
  if (flags === undefined) return none
  return some(
    CONSENT_PURPOSES.reduce(
      (choices, purpose) =>
        chooseConsent(choices, purpose, flags.get(CONSENT_GROUPS[purpose]) === true),
      chooseAll(false),
    ),
  )
}

/**
 * How long a choice is kept before a visitor is asked again [s]: half a year.
 *
 * @source D-B-44
 * @category constants
 */
const CONSENT_LIFETIME = 15_552_000

// What stood beside the groups goes along, as far as a cookie can hold it.
const KEPT = /^[\w.!~*'()%+:/=-]+$/

// Browsers drop a cookie whose name and value are longer than 4096 bytes, and say nothing: a choice would be lost.
const LONGEST = 4096 - CONSENT_COOKIE.length - 1

const joinParts = (others: readonly string[], groups: Flags): string =>
  [
    ...others,
    `${GROUPS}${escapeText([...groups].map(([id, isOn]) => `${id}:${isOn ? '1' : '0'}`).join(','))}`,
  ].join('&')

/**
 * Writes the consent cookie.
 *
 * @source B-CONS-02, B-CONS-03, D-B-44
 */
export const writeConsentCookie = (
  choices: ConsentChoices,
  { before, isSecure }: { readonly before: string; readonly isSecure: boolean },
): string => {
  const known = flagsOf(some(before)) ?? []
  const own: Flags = new Map(
    CONSENT_PURPOSES.map((purpose) => [CONSENT_GROUPS[purpose], choices[purpose]] as const),
  )
  const groups: Flags = new Map([...known, ...own])
  const others = (findChoice(before) ?? before)
    .split('&')
    .filter((part) => KEPT.test(part) && !isGroups(part))
  const value = [joinParts(others, groups), joinParts([], groups)].find(
    ({ length }) => length <= LONGEST,
  )
  return writeRawCookie(CONSENT_COOKIE, value ?? joinParts([], own), {
    lifetime: CONSENT_LIFETIME,
    isSecure,
  })
}

/**
 * Resolves what a visitor has answered for a purpose: what nobody was asked yet differs from what was declined.
 *
 * @source B-CONS-03, E-B-17
 */
export const resolveAnswer = (
  cookie: Option<string>,
  purpose: ConsentPurpose,
): 'accepted' | 'declined' | 'open' => {
  if (purpose === 'necessary') return 'accepted'
  const flag = flagsOf(cookie)?.get(CONSENT_GROUPS[purpose])
  if (flag === undefined) return 'open'
  return flag ? 'accepted' : 'declined'
}
