// What a lead must be before it may be stored: the texts both databases hold unchanged.
import { option as O } from 'fp-ts'
import type { Lead, LeadConsent } from './lead.types.js'

const WORD = /^[\x21-\x7e]{1,255}$/
const ID = /^[\x21-\x7e]{1,64}$/
// eslint-disable-next-line no-control-regex -- they are what is refused: one database cuts a text there, the other fails
const LINE = /^[^\x00-\x1f\x7f]{0,4096}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const MOST_CONSENTS = 100
const MOST_BYTES = 256 * 1024

const isTime = (text: string): boolean => TIME.test(text) && !Number.isNaN(Date.parse(text))

type Rule = readonly [name: string, isGood: boolean, expected: string]

const faultsOf = (rules: readonly Rule[]): readonly string[] =>
  rules.flatMap(([name, isGood, expected]) => (isGood ? [] : [`${name}: expected ${expected}`]))

const consentFaults = (consent: LeadConsent, at: number): readonly string[] => {
  const place = `consents/${at}`
  const { name, policyVersion, textHash, locale, url } = consent
  const lines = Object.entries({ name, policyVersion, textHash, locale, url })
  return faultsOf([
    ...lines.map(([key, text]): Rule => [`${place}/${key}`, LINE.test(text), 'one line of text']),
    [`${place}/at`, isTime(consent.at), 'a time such as 2026-11-21T09:30:00.000Z'],
  ])
}

/** The payload as it is stored; nothing when it is too long or JSON cannot hold it. */
export const writePayload = ({ payload }: Lead): string | undefined => {
  try {
    const text = JSON.stringify(payload)
    return Buffer.byteLength(text) > MOST_BYTES ? undefined : text
  } catch {
    return undefined // it holds itself
  }
}

/** What is wrong with a lead; empty when it can be stored. */
export const listLeadFaults = (lead: Lead): readonly string[] => {
  const { id, key, site, purpose, app, fingerprint, configVersion, emailHash } = lead
  const words = Object.entries({ site, purpose, app, fingerprint })
  const token = O.toUndefined(lead.token)
  const hash = O.isNone(emailHash) || WORD.test(emailHash.value)
  return [
    ...faultsOf([
      ['id', ID.test(id), '1 to 64 visible ASCII characters'],
      ['key', O.isNone(key) || WORD.test(key.value), '1 to 255 visible ASCII characters'],
      ...words.map(([name, text]): Rule => [name, WORD.test(text), 'a word of visible ASCII']),
      ['configVersion', LINE.test(configVersion), 'one line of text'],
      ['createdAt', isTime(lead.createdAt), 'a time such as 2026-11-21T09:30:00.000Z'],
      ['emailHash', hash, 'a hash'],
      ['token', token === undefined || WORD.test(token.hash), 'a hash'],
      [
        'token/expiresAt',
        token === undefined || isTime(token.expiresAt),
        'a time such as 2026-11-21T09:30:00.000Z',
      ],
      ['payload', writePayload(lead) !== undefined, 'JSON of at most 256 KiB'],
      ['consents', lead.consents.length <= MOST_CONSENTS, `at most ${MOST_CONSENTS}`],
    ]),
    ...lead.consents.flatMap(consentFaults),
  ]
}
