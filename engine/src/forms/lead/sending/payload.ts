import * as O from '#fp-ts/Option'
import {
  boundAddress,
  left,
  none,
  right,
  toUndefined,
  type Either,
  type Option,
} from '../../../shared/index.js'
import { additionalInformation, type InformationPart } from './additional-information.js'
import { cleanText, isMultilineKey } from '../rules/clean-text.js'
import { MANUAL_ADDRESS_KINDS } from '../fields/field-groups.js'
import {
  FIELD_KINDS,
  INFORMATION_KINDS,
  type FieldKind,
  type FieldKindInfo,
} from '../fields/field-kind.js'
import type {
  CampaignCodes,
  Retailer,
  HostQueries,
  LeadFields,
  LeadInput,
  LeadSubmission,
  Vehicle,
} from '../forms.types.js'
import type { FormParameters } from '../plan/parameters.js'
import { countryCodeOf, isInsideSalesId } from '../plan/purpose.js'
import { cutToSend } from '../rules/text-size.js'

/** What a lead is told to come from when the host says nothing. @source F-CONST-23, F-SUB-53 @category constants */
export const DEFAULT_ORIGIN = 'leads-forms'

/** Log text of a lead without a campaign code. */
export const NO_CAMPAIGN_CODE = 'No campaign code provided'

/** Where campaign codes can come from. */
export interface CampaignInput {
  readonly isBusiness: boolean
  readonly host: Pick<HostQueries, 'campaignCode' | 'b2bCampaignCode'>
  readonly query: FormParameters
  readonly configured: CampaignCodes
}

const textOf = (option: Option<string>): string => O.getOrElse(() => '')(option)

/** Chooses the campaign code of a lead: the first that is not blank. */
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
  return O.fromNullable(codes.map((code) => code.trim()).find((code) => code !== ''))
}

const isOn = ({ values }: LeadInput, name: string): boolean => values[name] === true

// By hand, the fields of the address stand in its place. What a visitor asks for a company may have been preset.
const listSentKinds = (input: LeadInput): readonly FieldKind[] => [
  ...input.kinds.flatMap((kind) =>
    kind === 'AddressAsyncWithManual' && isOn(input, 'manualaddress') ? MANUAL_ADDRESS_KINDS : kind,
  ),
  'B2b',
]

interface SentFields {
  readonly body: LeadFields
  readonly information: readonly InformationPart[]
}

const writeFields = (input: LeadInput): SentFields =>
  listSentKinds(input).reduce<SentFields>(
    (sent, kind) => {
      const info: FieldKindInfo = FIELD_KINDS[kind]
      if (!('wire' in info)) return sent
      const { value: name } = info.valueName
      const value = Object.hasOwn(input.values, name) ? input.values[name] : undefined
      const { body, information } = info.wire.write(value, input.dial)
      return {
        body: { ...sent.body, ...body },
        information: [...sent.information, { name: kind, text: information }],
      }
    },
    { body: {}, information: [] },
  )

const isPresent = (value: unknown): boolean => {
  if (value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || (value !== null && Object.keys(value).length > 0)
}

const realRetailer = ({ context: { retailer, insideSales } }: LeadInput): Retailer | undefined =>
  O.isSome(retailer) && !isInsideSalesId(retailer.value.dealerId, insideSales)
    ? retailer.value
    : undefined

const chooseRetailer = (input: LeadInput): string | undefined => {
  const { app, purpose, insideSales } = input.context
  const real = realRetailer(input)?.dealerId
  const isByPhone = purpose === 'CBV_CALLBACK' && (app === 'quote' || real === undefined)
  if (isByPhone && O.isSome(insideSales)) return insideSales.value
  return real ?? input.query.retailerid
}

const listProducts = ({ context: { vehicle } }: LeadInput, chosen: readonly string[] = []) => {
  const product = O.isSome(vehicle) ? [vehicle.value.pno34].filter((pno) => pno !== '') : []
  return [...new Set([...product, ...chosen])]
}

const writeInfo = ({ context, query }: LeadInput, fields: readonly InformationPart[]): string => {
  const chosen = O.chain(({ presentation }: Vehicle) => presentation.chosen)(context.vehicle)
  const told = textOf(context.host.additionalInfo).trim()
  const text = cleanText(told === '' ? (query.additionalinfo ?? '') : told, false)
  // What somebody has filled in is kept whole.
  return cutToSend(text, (sent) =>
    additionalInformation.write(
      [{ name: '', text: sent }, ...fields, { name: 'Chosen', text: textOf(chosen) }],
      INFORMATION_KINDS,
    ),
  )
}

const companyOf = ({ values }: LeadInput): string | undefined => {
  const name = values['legalname']
  return typeof name === 'string' ? name : undefined
}

// Every member, with nothing where a lead goes without: a member that is left out here does not compile.
type Whole<Lead> = { readonly [Key in keyof Required<Lead>]: Lead[Key] | undefined }

// Their order is that of the specification.
const writeMembers = (input: LeadInput, campaignCode: string): Whole<LeadSubmission> => {
  const { context, query, consents } = input
  const { body, information } = writeFields(input)
  return {
    recaptchaResponse: textOf(context.token),
    languageId: context.languageId,
    marketId: countryCodeOf(context.market),
    title: body.title,
    firstName: body.firstName,
    surName: body.surName,
    landline: body.landline,
    gender: body.gender,
    secondSurname: body.secondSurname,
    mobilePhone: body.mobilePhone,
    email: body.email,
    postalCode: body.postalCode,
    district: body.district,
    city: body.city,
    addressOne: body.addressOne,
    addressTwo: body.addressTwo,
    legalAddress: body.legalAddress,
    business: body.business === true,
    legalName: body.business === true ? companyOf(input) : undefined,
    phoneValidation:
      body.mobilePhone === undefined ? undefined : toUndefined(input.phoneValidation),
    description: body.description,
    smsOptIn: consents.smsOptIn,
    mailOptIn: consents.mailOptIn,
    socialOptIn: consents.socialOptIn,
    emailOptIn: consents.emailOptIn,
    telephoneOptIn: consents.telephoneOptIn,
    cbvOptIn: consents.cbvOptIn,
    kvkkOpt: toUndefined(input.kvkk),
    oneMarketingConsent: consents.oneMarketingConsent,
    retailerId: chooseRetailer(input),
    productsOfInterest: listProducts(input, body.productsOfInterest),
    contactChannels: body.contactChannels,
    contactSlots: body.contactSlots,
    campaignCode,
    emailId: query.emailid,
    brand: query.brand,
    vbsCarDataPath: query.vbscardatapath,
    analytics: context.analytics,
    skip: query.skip,
    customretailerid:
      query.customretailerid ?? textOf(realRetailer(input)?.customRetailerId ?? none),
    addressCountry: query.source,
    cceId: query.cceid,
    cceUrl: query.cceurl,
    ccePricing: query.ccepricing,
    cceDisplayPrice: query.ccedisplayprice,
    additionalInfo: writeInfo(input, information),
    fullName: body.fullName,
    originalUrl: boundAddress(context.originalUrl),
    referralUrl: boundAddress(context.referralUrl),
    currentUrl: boundAddress(context.currentUrl),
    purpose: context.purpose,
    origin: textOf(context.host.origin).trim() || DEFAULT_ORIGIN,
    originVersion: context.isEmbedded ? 'embeddable-forms' : `${DEFAULT_ORIGIN}-${context.version}`,
    isTestLead: context.isTestMode,
  }
}

// Whatever a value came from, the address and the host included: the service cleans the same way, and keeps what it gets.
const cleanValue = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value, isMultilineKey(name))
  if (Array.isArray(value)) return value.map((one: unknown) => cleanValue(name, one))
  return typeof value === 'object' && value !== null ? cleanMembers(value) : value
}

const cleanMembers = (members: object): object =>
  Object.fromEntries(
    Object.entries(members)
      .map(([name, value]) => [name, cleanValue(name, value)] as const)
      .filter(([, value]) => isPresent(value)),
  )

/**
 * Assembles the body of a lead from everything a form knows.
 *
 * Only fields on the form contribute; texts are cleaned; keys without a value are left out; the seven consents, business
 * and the test mark are always there. Keys stand in the order of the specification.
 *
 * @source F-SUB-01, F-SUB-11, F-SUB-20, F-SUB-31, F-SUB-32, F-SUB-47, F-SUB-62, F-SUB-63, F-FIELD-58, F-ADDR-12, F-OPT-25, D-F-33
 */
export const assembleLead = (input: LeadInput): Either<typeof NO_CAMPAIGN_CODE, LeadSubmission> => {
  const { context, query } = input
  const code = chooseCampaignCode({
    isBusiness: isOn(input, 'business'),
    host: context.host,
    query,
    configured: context.campaignCodes,
  })
  if (O.isNone(code)) return left(NO_CAMPAIGN_CODE)
  // Only members a lead may go without are ever empty.
  return right(cleanMembers(writeMembers(input, code.value)) as LeadSubmission)
}
