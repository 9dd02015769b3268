import { none, some, type Option } from '../shared/index.js'
import type { Flag } from './features.js'
import type { AppId } from './purpose.js'
import { resolveSite } from '../site/index.js'

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
  channel: channel === undefined ? none : some(channel),
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
 * The fields a legal section may have.
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

/**
 * Finds a field of the legal section by its name; letter case counts.
 *
 * @param name - Name of the configuration.
 * @returns The field, or `none`.
 * @source D-F-22, E-F-27
 *
 * @example A name that is none
 * ```ts
 * import { findLegalField } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * findLegalField('constructor') // => option.none
 * ```
 * @category look-ups
 */
export const findLegalField = (name: string): Option<LegalField> =>
  Object.hasOwn(LEGAL_FIELDS, name) ? some(name as LegalField) : none

/**
 * Lists the consents that go with the master control: every opt-in behind the first master, select-all or caption, but
 * the one-marketing consent.
 *
 * @param fields - Fields of the legal section, in order.
 * @returns The consents of the group; none without such a control.
 * @source F-OPT-17, D-F-22
 *
 * @example Two of them
 * ```ts
 * import { listGroupedConsents } from '@evkit/engine/forms'
 *
 * listGroupedConsents(['MasterOptIn', 'EmailOptIn', 'SmsOptIn', 'OneMarketingConsent']) // => ['emailOptIn', 'smsOptIn']
 * ```
 * @category look-ups
 */
export const listGroupedConsents = (fields: readonly LegalField[]): readonly ConsentName[] => {
  const start = fields.findIndex((field) => LEGAL_FIELDS[field] === CONTROL)
  if (start < 0) return []
  return [
    ...new Set(
      fields.slice(start + 1).flatMap((field) => {
        const { consent } = LEGAL_FIELDS[field]
        return consent._tag === 'None' || consent.value === 'oneMarketingConsent'
          ? []
          : [consent.value]
      }),
    ),
  ]
}

/**
 * Resolves the consents a form starts with: none is given, but for one-marketing where the market says so.
 *
 * @param fields - Fields of the legal section.
 * @param flags - Flags that are on.
 * @returns Every consent.
 * @source F-OPT-09, F-OPT-10, F-OPT-11, F-FLAG-08, F-CONST-24
 *
 * @example A hidden consent
 * ```ts
 * import { startConsents } from '@evkit/engine/forms'
 *
 * startConsents(['OneMarketingConsentAuto'], []).oneMarketingConsent // => true
 * ```
 * @category constructors
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

/**
 * Changes a group of consents.
 *
 * | what happens                | master   | items          | items can be used |
 * | --------------------------- | -------- | -------------- | ----------------- |
 * | master ticked               | on       | all on         | no                |
 * | master unticked             | off      | all off        | yes               |
 * | an item pressed             | as it is | that one       | as it was         |
 * | every item is off after it  | off      | off            | yes               |
 *
 * Ticking every item by hand does not tick the master: no consent is widened without a press on the master itself.
 *
 * @param group - The group as it is.
 * @param event - What happens.
 * @returns The group as it becomes.
 * @law When every item is off, the master is off and the items can be used.
 * @law Pressing items never ticks the master.
 * @source F-OPT-12, F-OPT-20, F-OPT-21, F-OPT-22, F-OPT-23, D-F-21
 *
 * @example The master gives all of them
 * ```ts
 * import { changeConsents } from '@evkit/engine/forms'
 *
 * const group = { isMasterOn: false, isMasterDisabled: false, items: { emailOptIn: false }, areItemsDisabled: false }
 * changeConsents(group, { type: 'master.set', isOn: true }).items // => { emailOptIn: true }
 * ```
 * @category state
 */
export const changeConsents = (group: ConsentGroup, event: ConsentEvent): ConsentGroup => {
  const changed = applyConsent(group, event)
  return Object.values(changed.items).includes(true)
    ? changed
    : { ...changed, isMasterOn: false, isMasterDisabled: false, areItemsDisabled: false }
}

/**
 * Resolves what the select-all control shows.
 *
 * @param items - Grouped consents.
 * @returns `checked` when all are given, `mixed` when some are, `unchecked` when none is or there is none.
 * @source F-OPT-24, D-F-21
 *
 * @example One of two
 * ```ts
 * import { resolveSelectAll } from '@evkit/engine/forms'
 *
 * resolveSelectAll({ emailOptIn: true, smsOptIn: false }) // => 'mixed'
 * ```
 * @category resolution
 */
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

/**
 * Resolves which contact fields are required: by configuration, by a required opt-in, or by a validated one while ticked.
 *
 * @param input - Configuration and what is ticked.
 * @returns For e-mail and phone.
 * @source F-OPT-14, F-OPT-15, F-VAL-38, D-F-22
 *
 * @example A required opt-in
 * ```ts
 * import { requireContacts, startConsents } from '@evkit/engine/forms'
 *
 * const required = requireContacts({
 *   required: { email: false, phone: false },
 *   fields: ['TelephoneOptIn'],
 *   requiredFields: ['TelephoneOptIn'],
 *   consents: startConsents([], []),
 * })
 * required // => { email: false, phone: true }
 * ```
 * @category resolution
 */
export const requireContacts = ({
  required,
  fields,
  requiredFields,
  consents,
}: ContactInput): Readonly<Record<ConsentChannel, boolean>> => {
  const asks = (channel: ConsentChannel): boolean =>
    fields.some((field) => {
      const info: LegalFieldInfo = LEGAL_FIELDS[field]
      if (info.channel._tag === 'None' || info.channel.value !== channel) return false
      const isTicked = info.consent._tag === 'Some' && consents[info.consent.value]
      return requiredFields.includes(field) || (info.isValidated && isTicked)
    })
  return { email: required.email || asks('email'), phone: required.phone || asks('phone') }
}

/**
 * Tells whether the caption over grouped opt-ins may stand: on the quote form of the United Kingdom only.
 *
 * @param market - Market slug.
 * @param app - Short id of the app.
 * @returns True where it may; elsewhere it is left out and reported, and its fields stay.
 * @source F-OPT-16, F-ERR-16, D-F-23
 *
 * @example Another market
 * ```ts
 * import { allowsGroupingLabel } from '@evkit/engine/forms'
 *
 * allowsGroupingLabel('se', 'quote') // => false
 * ```
 * @category predicates
 */
export const allowsGroupingLabel = (market: string, app: AppId): boolean =>
  resolveSite(market) === 'uk' && app === 'quote'

/**
 * Reads the KVKK choice: accepted, declined, or not made; a refusal is a choice too.
 *
 * @param value - Value of the chosen radio button; empty when none is chosen.
 * @returns The boolean that is sent, or `none` when there is no choice yet.
 * @source F-OPT-30, F-VAL-34, D-F-24
 *
 * @example Declined
 * ```ts
 * import { readKvkk } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * readKvkk('false') // => option.some(false)
 * readKvkk('') // => option.none
 * ```
 * @category conversions
 */
export const readKvkk = (value: string): Option<boolean> =>
  value === 'true' || value === 'false' ? some(value === 'true') : none
