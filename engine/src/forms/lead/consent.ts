import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { Flag } from './plan/features.js'
import type { AppId } from './plan/purpose.js'
import { resolveSite } from '../../site/index.js'

/**
 * Names of the consents as they are kept and sent, in the order of the body.
 *
 * @source F-OPT-02, F-OPT-03, F-OPT-04, F-OPT-05, F-OPT-06, F-OPT-07, F-OPT-08
 * @category constants
 */
export const CONSENTS = [
  'smsOptIn',
  'mailOptIn',
  'socialOptIn',
  'emailOptIn',
  'telephoneOptIn',
  'cbvOptIn',
  'oneMarketingConsent',
] as const

/** A consent as it is kept and sent. */
export type ConsentName = (typeof CONSENTS)[number]

/** Every consent and whether it is given. */
export type Consents = Readonly<Record<ConsentName, boolean>>

/** Which contact field a consent is about. */
export type ConsentChannel = 'email' | 'phone'

/** What is fixed of a field of the legal section. */
export interface LegalFieldInfo {
  /** None for a control that holds no consent of its own. */
  readonly consent: Option<ConsentName>
  readonly channel: Option<ConsentChannel>
  /** While ticked, it makes the field of its channel required. */
  readonly isValidated: boolean
  readonly isHidden: boolean
}

const box = (
  consent: ConsentName,
  channel: ConsentChannel | undefined,
  isValidated = false,
): LegalFieldInfo => ({
  consent: some(consent),
  channel: O.fromNullable(channel),
  isValidated,
  isHidden: false,
})

const CONTROL: LegalFieldInfo = {
  consent: none,
  channel: none,
  isValidated: false,
  isHidden: false,
}

/**
 * Consent fields a legal section may contain.
 *
 * @source F-OPT-02, F-OPT-09, F-OPT-12, F-OPT-13, F-OPT-14, F-OPT-16, D-F-22
 * @category constants
 */
export const LEGAL_FIELDS = {
  EmailOptIn: box('emailOptIn', 'email'),
  EmailOptInValidated: box('emailOptIn', 'email', true),
  TelephoneOptIn: box('telephoneOptIn', 'phone'),
  TelephoneOptInValidated: box('telephoneOptIn', 'phone', true),
  SmsOptIn: box('smsOptIn', 'phone'),
  SmsOptInValidated: box('smsOptIn', 'phone', true),
  MailOptIn: box('mailOptIn', undefined),
  SocialOptIn: box('socialOptIn', undefined),
  CbvOptIn: box('cbvOptIn', 'phone'),
  OneMarketingConsent: box('oneMarketingConsent', undefined),
  OneMarketingConsentAuto: { ...box('oneMarketingConsent', undefined), isHidden: true },
  MasterOptIn: CONTROL,
  SelectAll: CONTROL,
  GroupingLabel: CONTROL,
} as const satisfies Readonly<Record<string, LegalFieldInfo>>

/** Name of a field of the legal section. */
export type LegalField = keyof typeof LEGAL_FIELDS

/** Finds a field of the legal section by its name; letter case counts. */
export const findLegalField = (name: string): Option<LegalField> =>
  Object.hasOwn(LEGAL_FIELDS, name) ? some(name as LegalField) : none

/** Lists the consents that go with the master control; the one-marketing consent never does. */
export const listGroupedConsents = (fields: readonly LegalField[]): readonly ConsentName[] => {
  const start = fields.findIndex((field) => LEGAL_FIELDS[field] === CONTROL)
  if (start < 0) return []
  return [
    ...new Set(
      fields.slice(start + 1).flatMap((field) => {
        const { consent } = LEGAL_FIELDS[field]
        return O.isNone(consent) || consent.value === 'oneMarketingConsent' ? [] : [consent.value]
      }),
    ),
  ]
}

/**
 * Resolves the consents a form starts with: none is given, but for one-marketing where the market says so.
 *
 * @source F-OPT-09, F-OPT-10, F-OPT-11, F-FLAG-08, F-CONST-24
 */
export const startConsents = (fields: readonly LegalField[], flags: readonly Flag[]): Consents => ({
  smsOptIn: false,
  mailOptIn: false,
  socialOptIn: false,
  emailOptIn: false,
  telephoneOptIn: false,
  cbvOptIn: false,
  oneMarketingConsent:
    fields.includes('OneMarketingConsentAuto') ||
    (fields.includes('OneMarketingConsent') && flags.includes('oneMarketingConsentPreChecked')),
})

/** The master control and its group. */
export interface ConsentGroup {
  readonly isMasterOn: boolean
  /** Set from outside only, while a form is sent. */
  readonly isMasterDisabled: boolean
  /** Grouped consents and whether each is given. */
  readonly items: Readonly<Partial<Record<ConsentName, boolean>>>
  readonly areItemsDisabled: boolean
}

/** What can happen to a group of consents. */
export type ConsentEvent =
  | { readonly type: 'master.set'; readonly isOn: boolean }
  /** The visitor's own press; without effect while the items are disabled. */
  | { readonly type: 'item.set'; readonly name: ConsentName; readonly isOn: boolean }
  /** The program's: prefill, reset, restore. */
  | { readonly type: 'item.restore'; readonly name: ConsentName; readonly isOn: boolean }
  | { readonly type: 'all.set'; readonly isOn: boolean }

const setAll = (group: ConsentGroup, isOn: boolean): ConsentGroup['items'] =>
  Object.fromEntries(Object.keys(group.items).map((name) => [name, isOn]))

const setItem = (group: ConsentGroup, name: ConsentName, isOn: boolean): ConsentGroup =>
  Object.hasOwn(group.items, name) ? { ...group, items: { ...group.items, [name]: isOn } } : group

const applyConsent = (group: ConsentGroup, event: ConsentEvent): ConsentGroup => {
  switch (event.type) {
    case 'master.set':
      return {
        ...group,
        isMasterOn: event.isOn,
        items: setAll(group, event.isOn),
        areItemsDisabled: event.isOn,
      }
    case 'item.set':
      return group.areItemsDisabled ? group : setItem(group, event.name, event.isOn)
    case 'item.restore':
      return setItem(group, event.name, event.isOn)
    case 'all.set':
      return { ...group, items: setAll(group, event.isOn) }
  }
}

/** Changes a group of consents. */
export const changeConsents = (group: ConsentGroup, event: ConsentEvent): ConsentGroup => {
  const changed = applyConsent(group, event)
  return Object.values(changed.items).includes(true)
    ? changed
    : { ...changed, isMasterOn: false, isMasterDisabled: false, areItemsDisabled: false }
}

/** Resolves what the select-all control shows. */
export const resolveSelectAll = (
  items: ConsentGroup['items'],
): 'checked' | 'mixed' | 'unchecked' => {
  const values = Object.values(items)
  if (!values.includes(true)) return 'unchecked'
  return values.includes(false) ? 'mixed' : 'checked'
}

/** What decides which contact fields are required. */
export interface ContactInput {
  /** The configuration requires the field itself. */
  readonly required: Readonly<Record<ConsentChannel, boolean>>
  readonly fields: readonly LegalField[]
  /** Opt-ins the configuration requires. */
  readonly requiredFields: readonly LegalField[]
  readonly consents: Consents
}

/** Resolves which contact fields are required: by configuration, or by an opt-in that asks for them. */
export const requireContacts = ({
  required,
  fields,
  requiredFields,
  consents,
}: ContactInput): Readonly<Record<ConsentChannel, boolean>> => {
  const asks = (channel: ConsentChannel): boolean =>
    fields.some((field) => {
      const info: LegalFieldInfo = LEGAL_FIELDS[field]
      if (O.isNone(info.channel) || info.channel.value !== channel) return false
      const isTicked = O.isSome(info.consent) && consents[info.consent.value]
      return requiredFields.includes(field) || (info.isValidated && isTicked)
    })
  return { email: required.email || asks('email'), phone: required.phone || asks('phone') }
}

/** Tells whether the caption over grouped opt-ins may stand: on the quote form of the United Kingdom only. */
export const allowsGroupingLabel = (market: string, app: AppId): boolean =>
  resolveSite(market) === 'uk' && app === 'quote'

/** Reads the KVKK choice: accepted, declined, or not made; a refusal is a choice too. */
export const readKvkk = (value: string): Option<boolean> =>
  value === 'true' || value === 'false' ? some(value === 'true') : none
