// What a form would send when everything on it is filled in.
import { either as E, option as O } from 'fp-ts'
import {
  FIELD_KINDS,
  type FullConfiguration,
  type Retailer,
  type Vehicle,
} from '@evkit/engine/forms'
import {
  assembleLead,
  leadContextOf,
  MOBILE_KINDS,
  startConsents,
  type LeadValues,
} from '@evkit/engine/internal/forms'
import { none, some } from '@evkit/engine/shared'
import type { Met } from '../forms-check/reachable.js'

type LeadInput = Parameters<typeof assembleLead>[0]

const SAMPLE = 'x'

const VEHICLE: Vehicle = {
  id: SAMPLE,
  modelKey: SAMPLE,
  pno34: SAMPLE,
  modelYear: none,
  commercialModelYear: none,
  trimLevel: none,
  isStockCar: false,
  ctaLink: none,
  presentation: {
    hide: false,
    seriesType: none,
    title: SAMPLE,
    engineTypeTranslation: none,
    chosen: none,
    images: [],
  },
  gtm: { powerTrain: none, carModel: none, modelId: none },
}

const RETAILER: Retailer = {
  dealerId: SAMPLE,
  vccDealerId: none,
  name: SAMPLE,
  phone: '',
  generalContactEmail: '',
  address: {
    addressLine1: SAMPLE,
    addressLine2: none,
    addressLine3: none,
    city: SAMPLE,
    postalCode: SAMPLE,
    district: none,
  },
  geoCode: none,
  distanceToAddress: none,
  customRetailerId: none,
  timezone: none,
}

const TEXTS: LeadValues = Object.fromEntries(
  Object.values(FIELD_KINDS).flatMap(({ valueName }) =>
    O.isSome(valueName) ? [[valueName.value, SAMPLE]] : [],
  ),
)

interface Sample {
  readonly met: Met
  readonly configuration: FullConfiguration
  readonly isBusiness: boolean
  readonly isByHand: boolean
}

const toInput = ({ met, configuration, isBusiness, isByHand }: Sample): LeadInput => {
  const { fields, sections } = met.plan
  const { marketConfiguration: market } = configuration
  const { insideSalesRetailer: inside } = market
  const isPhone = fields.some(({ kind }) => MOBILE_KINDS.includes(kind))
  return {
    values: {
      ...TEXTS,
      accompanied: true,
      legalname: SAMPLE,
      business: isBusiness,
      manualaddress: isByHand,
    },
    kinds: fields.map(({ kind }) => kind),
    dial: { code: '', country: none },
    phoneValidation: isPhone ? some('IGNORED') : none,
    // What is given from the start is told of the consents themselves.
    consents: startConsents([], []),
    kvkk: sections.includes('kvkk') ? some(true) : none,
    query: {},
    context: {
      ...leadContextOf(met.state.input, market),
      isTestMode: false,
      originalUrl: '',
      referralUrl: '',
      currentUrl: '',
      analytics: {},
      vehicle: sections.includes('vehiclepicker') ? some(VEHICLE) : none,
      retailer: sections.includes('dealerpicker') ? some(RETAILER) : none,
      insideSales: O.isSome(inside) ? some(inside.value.retailerId) : none,
    },
  }
}

// Without a code there is no lead; what it would hold is still compared.
const assemble = (input: LeadInput): Readonly<Record<string, unknown>> => {
  const lead = assembleLead(input)
  if (E.isRight(lead)) return { ...lead.right }
  const coded = assembleLead({
    ...input,
    query: { campaigncode: SAMPLE, b2bcampaigncode: SAMPLE },
  })
  return E.isRight(coded) ? { ...coded.right, campaignCode: null } : {}
}

// Parts of the additional information are told by their names, as the samples are one word each.
const splitMember = (name: string, value: unknown): readonly (readonly [string, string])[] => {
  if (name !== 'additionalInfo') return [[name, JSON.stringify(value)]]
  return String(value)
    .split('; ')
    .map((part) => {
      const [field = '', text = ''] = part.split(': ')
      return [`additionalInfo (${field})`, JSON.stringify(text)] as const
    })
}

/** Keys of a body with what they hold for sample answers. */
export type SampleBody = ReadonlyMap<string, string>

/** What a key holds that should be there and is not. */
export const MISSING = 'null'

const makeBody = (sample: Sample): SampleBody =>
  new Map(
    Object.entries(assemble(toInput(sample))).flatMap(([name, value]) => splitMember(name, value)),
  )

const CODE = 'campaignCode'

/** Lists every key a lead of a form can have; what companies send otherwise has a name of its own. */
export const listBody = (met: Met, configuration: FullConfiguration): SampleBody => {
  const { hasBusinessBox, startsAsBusiness, manualFields } = met.plan
  const bodyOf = (isBusiness: boolean): SampleBody => {
    const byHand =
      manualFields.length > 0 ? makeBody({ met, configuration, isBusiness, isByHand: true }) : []
    return new Map([...byHand, ...makeBody({ met, configuration, isBusiness, isByHand: false })])
  }
  if (!hasBusinessBox) return bodyOf(startsAsBusiness)
  const person = bodyOf(false)
  const company = [...bodyOf(true)]
    .filter(([name, value]) => name === CODE || (name !== 'business' && person.get(name) !== value))
    .map(([name, value]) => [person.has(name) ? `${name} of companies` : name, value] as const)
  return new Map([...person, ...company])
}
