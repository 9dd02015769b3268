import * as t from 'io-ts'
import { keysOf } from '../../../shared/index.js'
import type { AddressSuggestion } from '../fields/address.js'
import type {
  AddressParts,
  ConsumerData,
  Retailer,
  LeadAnalytics,
  LeadSubmission,
  Vehicle,
  VehicleImage,
} from '../forms.types.js'
import { PURPOSES, type Purpose } from '../plan/purpose.js'
import { IMAGE_TYPES, SERIES_TYPES, type SeriesType } from '../plan/vocabulary.js'
import { optional, withDefault } from './parts.codec.js'

const text: t.Type<string, unknown> = t.string
const maybeText = optional(text)
const no = withDefault<boolean>(t.boolean, false)

const SeriesCodec: t.Type<SeriesType, unknown> = t.keyof(keysOf(SERIES_TYPES), 'SeriesType')

const ImageCodec: t.Type<VehicleImage, unknown> = t.exact(
  t.type({ id: text, type: t.keyof(keysOf(IMAGE_TYPES), 'ImageType') }),
)

/** Codec of a vehicle that is offered. */
export const VehicleCodec: t.Type<Vehicle, unknown> = t.exact(
  t.type({
    id: text,
    modelKey: text,
    pno34: withDefault(text, ''),
    modelYear: maybeText,
    commercialModelYear: maybeText,
    trimLevel: maybeText,
    isStockCar: no,
    ctaLink: maybeText,
    presentation: t.exact(
      t.type({
        hide: no,
        seriesType: optional(SeriesCodec),
        title: text,
        engineTypeTranslation: maybeText,
        chosen: maybeText,
        images: withDefault<readonly VehicleImage[]>(t.readonlyArray(ImageCodec), []),
      }),
    ),
    gtm: withDefault(
      t.exact(t.type({ powerTrain: maybeText, carModel: maybeText, modelId: maybeText })) as t.Type<
        Vehicle['gtm'],
        unknown
      >,
      { powerTrain: { _tag: 'None' }, carModel: { _tag: 'None' }, modelId: { _tag: 'None' } },
    ),
  }),
  'Vehicle',
)

/** Codec of a retailer. */
export const RetailerCodec: t.Type<Retailer, unknown> = t.exact(
  t.type({
    dealerId: text,
    vccDealerId: maybeText,
    name: text,
    phone: text,
    generalContactEmail: text,
    address: t.exact(
      t.type({
        addressLine1: text,
        addressLine2: maybeText,
        addressLine3: maybeText,
        city: text,
        postalCode: text,
        district: maybeText,
      }),
    ),
    geoCode: optional(t.exact(t.type({ latitude: t.number, longitude: t.number }))),
    distanceToAddress: optional<number>(t.number),
    customRetailerId: maybeText,
    timezone: maybeText,
  }),
  'Retailer',
)

/** Codec of an address that was suggested. */
export const AddressSuggestionCodec: t.Type<AddressSuggestion, unknown> = t.exact(
  t.type({ address: text, outOfBounds: t.boolean, id: text }),
  'AddressSuggestion',
)

const AddressPartsCodec: t.Type<AddressParts, unknown> = t.exact(
  t.type({
    legalAddress: maybeText,
    addressLine1: maybeText,
    addressLine2: maybeText,
    addressLine3: maybeText,
    postalCode: maybeText,
    city: maybeText,
    country: maybeText,
  }),
)

/** Codec of consumer data; its address is one text, or its parts. */
export const ConsumerDataCodec: t.Type<ConsumerData, unknown> = t.exact(
  t.type({
    title: maybeText,
    firstName: maybeText,
    surName: maybeText,
    mobilePhone: maybeText,
    email: maybeText,
    legalAddress: optional<string | AddressParts>(t.union([text, AddressPartsCodec])),
  }),
  'ConsumerData',
)

const PurposeNameCodec: t.Type<Purpose, unknown> = t.keyof(keysOf(PURPOSES), 'Purpose')

const list = t.readonlyArray(t.string)

const Always = t.type({
  languageId: t.string,
  marketId: t.string,
  business: t.boolean,
  smsOptIn: t.boolean,
  mailOptIn: t.boolean,
  socialOptIn: t.boolean,
  emailOptIn: t.boolean,
  telephoneOptIn: t.boolean,
  cbvOptIn: t.boolean,
  oneMarketingConsent: t.boolean,
  campaignCode: t.string,
  purpose: PurposeNameCodec,
  origin: t.string,
  originVersion: t.string,
  isTestLead: t.boolean,
})

const AnalyticsCodec: t.Type<LeadAnalytics, unknown> = t.exact(
  t.partial({
    utmMedium: t.string,
    utmSource: t.string,
    utmCampaign: t.string,
    utmContent: t.string,
    utmTerm: t.string,
    clientId: t.string,
    trackId: t.string,
    userId: t.string,
  }),
)

type Optional<Members> = {
  readonly [Key in keyof Members as undefined extends Members[Key] ? Key : never]-?: t.Mixed
}

// A member without a line would be dropped where a lead arrives: it does not compile.
const Sometimes = t.partial({
  recaptchaResponse: t.string,
  title: t.string,
  firstName: t.string,
  surName: t.string,
  landline: t.string,
  gender: t.string,
  secondSurname: t.string,
  mobilePhone: t.string,
  email: t.string,
  postalCode: t.string,
  district: t.string,
  city: t.string,
  addressOne: t.string,
  addressTwo: t.string,
  legalAddress: t.exact(t.type({ address: t.string })),
  legalName: t.string,
  phoneValidation: t.keyof({ EXTERNAL: null, INTERNAL: null, IGNORED: null }, 'PhoneValidation'),
  description: t.string,
  kvkkOpt: t.boolean,
  retailerId: t.string,
  productsOfInterest: list,
  contactChannels: list,
  contactSlots: list,
  emailId: t.string,
  brand: t.string,
  vbsCarDataPath: t.string,
  analytics: AnalyticsCodec,
  skip: list,
  customretailerid: t.string,
  addressCountry: t.string,
  cceId: t.string,
  cceUrl: t.string,
  ccePricing: t.string,
  cceDisplayPrice: t.string,
  additionalInfo: t.string,
  fullName: t.string,
  originalUrl: t.string,
  referralUrl: t.string,
  currentUrl: t.string,
} satisfies Optional<LeadSubmission>)

/**
 * Codec of a lead's request body: wire names only; unknown keys are dropped.
 *
 * @source F-SUB-01, F-SUB-02, F-SUB-55, F-FIELD-58, F-API-33
 * @category codecs
 */
export const LeadSubmissionCodec: t.Type<LeadSubmission, unknown> = t.exact(
  t.intersection([Always, Sometimes]),
  'LeadSubmission',
)
