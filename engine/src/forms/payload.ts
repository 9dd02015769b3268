import { left, none, right, some, type Either, type Option } from '../shared/index.js'
import { CONSENTS } from './consent.js'
import { EMAIL_KINDS, LOOKED_UP_ADDRESS_KINDS, MOBILE_KINDS, type FieldKind } from './field-kind.js'
import type { FormParameters } from './parameters.js'
import type { CampaignCodes, HostWishes, LeadInput, LeadSubmission } from './forms.types.js'
import { joinPhone } from './dial.js'
import { countryCodeOf, isInsideSalesId } from './purpose.js'
import { cleanText, isMultilineKey } from './rules.js'

/**
 * What a lead is told to come from when the host says nothing.
 *
 * @source F-CONST-23, F-SUB-53
 * @category constants
 */
export const DEFAULT_ORIGIN = 'leads-forms'

/**
 * Log text of a lead without a campaign code.
 *
 * @source F-ERR-15, F-SUB-82
 * @category errors
 */
export const NO_CAMPAIGN_CODE = 'No campaign code provided'

/** Where campaign codes can come from. */
export interface CampaignInput {
  readonly isBusiness: boolean
  readonly host: Pick<HostWishes, 'campaignCode' | 'b2bCampaignCode'>
  readonly query: FormParameters
  readonly configured: CampaignCodes
}

const textOf = (option: Option<string>): string => (option._tag === 'Some' ? option.value : '')

/**
 * Chooses the campaign code of a lead: the first that is not blank.
 *
 * | lead     | order                                                                                 |
 * | -------- | ------------------------------------------------------------------------------------- |
 * | private  | host, query `campaigncode`, configuration                                             |
 * | business | host for business, query `b2bcampaigncode`, configuration for business, host, query `campaigncode` |
 *
 * @param input - The audience and every source.
 * @returns The code, or `none`: the lead cannot be sent.
 * @law A private lead never takes a business code.
 * @source F-SUB-80, F-SUB-81, F-SUB-82, F-VAL-39, D-F-32
 *
 * @example A link's code beats the configured one
 * ```ts
 * import { chooseCampaignCode } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * const host = { campaignCode: none, b2bCampaignCode: none }
 * const configured = { b2BCampaignCode: some('CFG-B'), b2CCampaignCode: some('CFG-C') }
 * chooseCampaignCode({ isBusiness: false, host, query: { campaigncode: 'C1' }, configured }) // => option.some('C1')
 * ```
 * @category resolution
 */
export const chooseCampaignCode = (input: CampaignInput): Option<string> => {
  const { host, query, configured } = input
  const shared = [textOf(host.campaignCode), query.campaigncode ?? '']
  const codes = input.isBusiness
    ? [
        textOf(host.b2bCampaignCode),
        query.b2bcampaigncode ?? '',
        textOf(configured.b2BCampaignCode),
        ...shared,
      ]
    : [...shared, textOf(configured.b2CCampaignCode)]
  const found = codes.map((code) => code.trim()).find((code) => code !== '')
  return found === undefined ? none : some(found)
}

/**
 * Resolves whether a form starts as one of a business.
 *
 * @param query - What the address tells the form.
 * @param showsSection - The flag `showB2bSection`.
 * @returns What the query says, else the flag; afterwards the visitor's box decides.
 * @source F-SUB-60, F-FLAG-07, F-ROUTE-17, D-F-25
 *
 * @example The query wins
 * ```ts
 * import { startsAsBusiness } from '@evkit/engine/forms'
 *
 * startsAsBusiness({ b2b: false }, true) // => false
 * ```
 * @category resolution
 */
export const startsAsBusiness = ({ b2b }: FormParameters, showsSection: boolean): boolean =>
  b2b ?? showsSection

type Entry = readonly [key: string, value: unknown]

const isPresent = ([, value]: Entry): boolean => {
  if (value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || (value !== null && Object.keys(value).length > 0)
}

interface Reader {
  /** The text of a value when one of the kinds is on the form. */
  readonly text: (name: string, kinds: readonly FieldKind[]) => string
  readonly list: (name: string, kinds: readonly FieldKind[]) => readonly string[]
  readonly has: (kinds: readonly FieldKind[]) => boolean
}

const readerOf = ({ values, kinds }: LeadInput): Reader => {
  const has = (wanted: readonly FieldKind[]): boolean => wanted.some((kind) => kinds.includes(kind))
  const valueOf = (name: string): LeadInput['values'][string] | undefined =>
    Object.hasOwn(values, name) ? values[name] : undefined
  return {
    has,
    text: (name, wanted) => {
      const value = has(wanted) ? valueOf(name) : undefined
      return typeof value === 'string' ? cleanText(value, isMultilineKey(name)) : ''
    },
    list: (name, wanted) => {
      const value = has(wanted) ? valueOf(name) : undefined
      if (typeof value === 'boolean' || value === undefined) return []
      const texts = typeof value === 'string' ? [value] : value
      return [...new Set(texts.map((one) => cleanText(one, false)).filter((one) => one !== ''))]
    },
  }
}

// Fields that have no key of their own travel in the additional information, under the name of their kind.
const NAMELESS: readonly (readonly [kind: FieldKind, name: string])[] = [
  ['LicensePlate', 'licensePlate'],
  ['Mileage', 'mileage'],
  ['ModelYear', 'modelYear'],
  ['ConditionOfCar', 'conditionOfCar'],
]

const isOn = (input: LeadInput, name: string): boolean =>
  Object.hasOwn(input.values, name) && input.values[name] === true

const writeInfo = (input: LeadInput, { text }: Reader): string => {
  const told = textOf(input.context.host.additionalInfo).trim()
  const fields = input.kinds.map((kind) => {
    if (kind === 'Accompanied') return isOn(input, 'accompanied') ? 'Accompanied: true' : ''
    const name = NAMELESS.find(([one]) => one === kind)?.[1]
    const value = name === undefined ? '' : text(name, [kind])
    return value === '' ? '' : `${kind}: ${value}`
  })
  return [told === '' ? (input.query.additionalinfo ?? '') : told, ...fields]
    .filter((part) => part !== '')
    .join('; ')
}

const chooseRetailer = ({ context, query }: LeadInput): string | undefined => {
  const { app, purpose, dealer, insideSales } = context
  const real =
    dealer._tag === 'Some' && !isInsideSalesId(dealer.value.dealerId, insideSales)
      ? dealer.value.dealerId
      : undefined
  const isByPhone = purpose === 'CBV_CALLBACK' && (app === 'quote' || real === undefined)
  if (isByPhone && insideSales._tag === 'Some') return insideSales.value
  return real ?? query.retailerid
}

const writePerson = (input: LeadInput, reader: Reader): readonly Entry[] => {
  const { text } = reader
  const mobile = text('mobilePhone', MOBILE_KINDS)
  return [
    ['title', text('title', ['Title'])],
    ['firstName', text('firstName', ['Firstname'])],
    ['surName', text('surName', ['Surname'])],
    ['landline', text('landline', ['Landline'])],
    ['gender', text('gender', ['Gender'])],
    ['secondSurname', text('secondSurname', ['SecondSurname'])],
    ['mobilePhone', reader.has(['PhoneWithCountryCode']) ? joinPhone(input.dial, mobile) : mobile],
    ['email', text('email', EMAIL_KINDS)],
  ]
}

const writeAddress = (input: LeadInput, { text, has }: Reader): readonly Entry[] => {
  const manual: readonly FieldKind[] =
    isOn(input, 'manualaddress') && has(['AddressAsyncWithManual'])
      ? ['AddressAsyncWithManual']
      : []
  const legal =
    manual.length > 0 ? '' : text('legalAddress', [...LOOKED_UP_ADDRESS_KINDS, 'PlainAddress'])
  return [
    ['postalCode', text('postalCode', ['PostalCode', ...manual])],
    ['district', text('district', ['District'])],
    ['city', text('city', ['City', ...manual])],
    ['addressOne', text('addressOne', ['AddressOne', ...manual])],
    ['addressTwo', text('addressTwo', ['AddressTwo'])],
    ['legalAddress', legal === '' ? undefined : { address: legal }],
  ]
}

const writeChoices = (input: LeadInput, reader: Reader): readonly Entry[] => {
  const isBusiness = isOn(input, 'business')
  const name = Object.hasOwn(input.values, 'legalname') ? input.values['legalname'] : ''
  const hasMobile = reader.text('mobilePhone', MOBILE_KINDS) !== ''
  const { vehicle } = input.context
  const product = vehicle._tag === 'Some' ? [vehicle.value.pno34].filter((pno) => pno !== '') : []
  return [
    ['business', isBusiness],
    ['legalName', isBusiness && typeof name === 'string' ? cleanText(name, false) : ''],
    ['phoneValidation', hasMobile ? textOf(input.phoneValidation) : ''],
    ['description', reader.text('description', ['Notes'])],
    ...CONSENTS.slice(0, -1).map((consent) => [consent, input.consents[consent]] as const),
    ['kvkkOpt', input.kvkk._tag === 'Some' ? input.kvkk.value : undefined],
    ['oneMarketingConsent', input.consents.oneMarketingConsent],
    ['retailerId', chooseRetailer(input)],
    [
      'productsOfInterest',
      [...new Set([...product, ...reader.list('productsOfInterest', ['ProductsOfInterest'])])],
    ],
    ['contactChannels', reader.list('contactChannels', ['ContactChannels'])],
    ['contactSlots', reader.list('contactSlots', ['ContactSlots', 'ContactSlotsSingle'])],
  ]
}

const customRetailer = ({ query, context: { dealer, insideSales } }: LeadInput): string => {
  if (query.customretailerid !== undefined) return query.customretailerid
  const isReal = dealer._tag === 'Some' && !isInsideSalesId(dealer.value.dealerId, insideSales)
  return isReal ? textOf(dealer.value.customRetailerId) : ''
}

const writeOrigin = (input: LeadInput, reader: Reader): readonly Entry[] => {
  const { query, context } = input
  return [
    ['emailId', query.emailid],
    ['brand', query.brand],
    ['vbsCarDataPath', query.vbscardatapath],
    ['analytics', Object.fromEntries(Object.entries(context.analytics).filter(isPresent))],
    ['skip', query.skip],
    ['customretailerid', customRetailer(input)],
    ['addressCountry', query.source],
    ['cceId', query.cceid],
    ['cceUrl', query.cceurl],
    ['ccePricing', query.ccepricing],
    ['cceDisplayPrice', query.ccedisplayprice],
    ['additionalInfo', writeInfo(input, reader)],
    ['fullName', reader.text('fullName', ['FullName'])],
    ['originalUrl', context.originalUrl],
    ['referralUrl', context.referralUrl],
    ['currentUrl', context.currentUrl],
    ['purpose', context.purpose],
    ['origin', textOf(context.host.origin).trim() || DEFAULT_ORIGIN],
    [
      'originVersion',
      context.isEmbedded ? 'embeddable-forms' : `${DEFAULT_ORIGIN}-${context.version}`,
    ],
    ['isTestLead', context.isTestMode],
  ]
}

// Whatever a value came from, the address and the host included: the service cleans the same way, and keeps what it gets.
const cleanValue = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value, isMultilineKey(name))
  if (Array.isArray(value)) return value.map((one: unknown) => cleanValue(name, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanValue(key, one)]))
}

/**
 * Assembles the body of a lead from everything a form knows.
 *
 * Only fields on the form contribute; texts are cleaned; keys without a value are left out; the seven consents, business
 * and the test mark are always there. Keys stand in the order of the specification.
 *
 * @param input - Values, consents, query and context.
 * @returns The body, or why there is none.
 * @law An assembled lead is read back as it is by its own codec.
 * @source F-SUB-01, F-SUB-11, F-SUB-20, F-SUB-31, F-SUB-32, F-SUB-47, F-SUB-62, F-SUB-63, F-FIELD-58, F-ADDR-12, F-OPT-25, D-F-33
 *
 * @example Without a campaign code there is no lead
 * ```ts
 * import { assembleLead } from '@evkit/engine/forms'
 * import { tinyLead } from '@evkit/engine/testing'
 * import { none } from '@evkit/engine/shared'
 * import { either } from 'fp-ts'
 *
 * const campaignCodes = { b2BCampaignCode: none, b2CCampaignCode: none }
 * assembleLead({ ...tinyLead, query: {}, context: { ...tinyLead.context, campaignCodes } }) // => either.left('No campaign code provided')
 * ```
 * @category constructors
 */
export const assembleLead = (input: LeadInput): Either<typeof NO_CAMPAIGN_CODE, LeadSubmission> => {
  const { context, query } = input
  const code = chooseCampaignCode({
    isBusiness: isOn(input, 'business'),
    host: context.host,
    query,
    configured: context.campaignCodes,
  })
  if (code._tag === 'None') return left(NO_CAMPAIGN_CODE)
  const reader = readerOf(input)
  const entries: readonly Entry[] = [
    ['recaptchaResponse', textOf(context.token)],
    ['languageId', context.languageId],
    ['marketId', countryCodeOf(context.market)],
    ...writePerson(input, reader),
    ...writeAddress(input, reader),
    ...writeChoices(input, reader),
    ['campaignCode', code.value],
    ...writeOrigin(input, reader),
  ]
  const clean = entries.map(([name, value]): Entry => [name, cleanValue(name, value)])
  return right(Object.fromEntries(clean.filter(isPresent)) as unknown as LeadSubmission)
}
