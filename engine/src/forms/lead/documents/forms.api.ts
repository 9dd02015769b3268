import * as t from 'io-ts'
import type { Endpoint } from '../../../shared/index.js'
import {
  AcceptedAnswerCodec,
  BotCheckAnswerCodec,
  DialCountryCodec,
  DocumentVersionCodec,
  PredictionCodec,
  ProfileCodec,
} from './call.codec.js'
import {
  FlexFormCodec,
  FullConfigurationCodec,
  MarketConfigurationCodec,
  TranslationsCodec,
} from './forms.codec.js'
import {
  AddressSuggestionCodec,
  ConsumerDataCodec,
  RetailerCodec,
  VehicleCodec,
} from './wire.codec.js'

const FORMS_BASE = '/api/forms-backend/v1'
const SITE_BASE = `${FORMS_BASE}/{site}`
const PAGE_BASE = '/api/leads-forms'

const call = <Reply>(
  path: string,
  reply: t.Decoder<unknown, Reply>,
  parameters: readonly string[] = [],
): Endpoint<Reply> => ({
  method: 'GET',
  path,
  // Every call of the forms says who asks; those of the page do not.
  parameters: path.startsWith(FORMS_BASE) ? [...parameters, 'clientId'] : parameters,
  reply,
})

const post = <Reply>(
  path: string,
  reply: t.Decoder<unknown, Reply>,
  parameters: readonly string[] = [],
): Endpoint<Reply> => ({ ...call(path, reply, parameters), method: 'POST' })

const RetailersCodec = t.readonlyArray(RetailerCodec)
const VehiclesCodec = t.readonlyArray(VehicleCodec)
const VersionsCodec = t.readonlyArray(DocumentVersionCodec)
const ExtractCodec = t.record(t.string, t.unknown)
const UpdatedCodec = t.exact(t.type({ updated: t.number }))

/**
 * HTTP endpoints of the forms API, shared by client and service. `{site}` is the market, `{code}` the id of a retailer.
 *
 * @source F-API-01, F-API-02, F-API-10, F-API-11, F-API-12, F-API-13, F-API-14, F-API-15, F-API-16, F-API-17, F-API-18, F-API-19, F-API-20, F-API-21, F-API-22, F-API-23, F-API-24, F-API-25, F-API-26, F-API-27, F-API-28, F-API-29, F-API-30, F-API-31, F-API-32, F-API-33, F-API-34, F-API-35, F-API-36, F-API-37, F-API-38, F-API-39, F-API-40, F-API-42, F-API-43, F-API-44, E-F-28, D-F-28, D-F-37, D-F-44, D-F-52, D-F-53
 * @category endpoints
 */
export const FORMS_CALLS = {
  /** Addresses a typed text may mean. */
  searchAddress: call(
    `${SITE_BASE}/addresssearch/search-address`,
    t.readonlyArray(AddressSuggestionCodec),
    ['address', 'mainlandFilter', 'useLoqate'],
  ),
  /** What the market says of all its forms. */
  marketConfiguration: call(
    `${SITE_BASE}/configuration/marketconfiguration`,
    MarketConfigurationCodec,
    ['purpose'],
  ),
  /** Everything a form of one purpose needs; its vehicles in the version and the paint that are chosen. */
  configuration: call(`${SITE_BASE}/configuration`, FullConfigurationCodec, [
    'purpose',
    'version',
    'colour',
  ]),
  /** Named settings of the market. */
  configurationExtract: call(`${SITE_BASE}/configuration/configurationextract`, ExtractCodec, [
    'settings',
  ]),
  /** Keeps the documents of the moment as the last good ones; for whoever runs the service. */
  configurationUpdateFallback: call(`${SITE_BASE}/configuration/update-fallback`, UpdatedCodec),
  /** The same by POST: a proxy or a reader ahead that repeats a GET writes nothing. */
  configurationUpdateFallbackPost: post(`${SITE_BASE}/configuration/update-fallback`, UpdatedCodec),
  /** The last good copy of a configuration. */
  configurationGetFallback: call(
    `${SITE_BASE}/configuration/get-fallback`,
    FullConfigurationCodec,
    ['purpose'],
  ),
  /** Versions of what the market says; for whoever runs the service. */
  marketConfigurationHistory: call(
    `${SITE_BASE}/configuration/marketconfiguration/history/all`,
    VersionsCodec,
  ),
  /** One version of it. */
  marketConfigurationHistoryById: call(
    `${SITE_BASE}/configuration/marketconfiguration/history/by-id`,
    MarketConfigurationCodec,
    ['id'],
  ),
  /** Every retailer of the market. */
  dealersAll: call(`${SITE_BASE}/dealers/all`, RetailersCodec),
  /** Retailers by their distance from an address, nearest first. */
  dealersByAddress: call(`${SITE_BASE}/dealers/by-address`, RetailersCodec, [
    'address',
    'limit',
    'offset',
  ]),
  /** All retailers by their distance from a postal code. */
  dealersByZipCode: call(`${SITE_BASE}/dealers/by-zip-code`, RetailersCodec, ['zipCode']),
  /** Retailers by their distance from a position. */
  dealersByCoordinates: call(`${SITE_BASE}/dealers/by-coordinates`, RetailersCodec, [
    'latitude',
    'longitude',
    'limit',
    'offset',
  ]),
  /** One retailer. */
  dealerById: call(`${SITE_BASE}/dealers/{code}`, RetailerCodec),
  /** The stored form of a purpose. */
  flexformByPurpose: call(`${SITE_BASE}/flexform/by-purpose`, FlexFormCodec, ['purpose']),
  /** Versions of the stored forms; for whoever runs the service. */
  flexformHistory: call(`${SITE_BASE}/flexform/history/all`, VersionsCodec),
  /** One version of a stored form. */
  flexformHistoryById: call(`${SITE_BASE}/flexform/history/by-id`, FlexFormCodec, ['id']),
  /** The last good copy of a stored form. */
  flexformGetFallback: call(`${SITE_BASE}/flexform/get-fallback`, FlexFormCodec, ['purpose']),
  /** Texts of the market by key. */
  translationAll: call(`${SITE_BASE}/translation/all`, TranslationsCodec),
  /** Versions of the texts; for whoever runs the service. */
  translationHistory: call(`${SITE_BASE}/translation/history/all`, VersionsCodec),
  /** One version of the texts. */
  translationHistoryById: call(`${SITE_BASE}/translation/history/by-id`, TranslationsCodec, ['id']),
  /** The last good copy of the texts. */
  translationGetFallback: call(`${SITE_BASE}/translation/get-fallback`, TranslationsCodec),
  /** Whether an e-mail address can be one; never logged, never kept. What is truthy passes. */
  validateEmail: call(`${SITE_BASE}/validation/email`, t.unknown, ['userEmail']),
  /** Whether a number can be one; never logged, never kept. What is truthy passes. */
  validatePhone: call(`${SITE_BASE}/validation/phone`, t.unknown, ['phoneNumber']),
  /** The same for who sends the address in the body (`EmailQuestionCodec`), where no log of addresses has it. */
  validateEmailBody: post(`${SITE_BASE}/validation/email`, t.unknown),
  /** The same for who sends the number in the body (`PhoneQuestionCodec`). */
  validatePhoneBody: post(`${SITE_BASE}/validation/phone`, t.unknown),
  /** Takes a lead. */
  submitRequest: post(`${SITE_BASE}/request`, AcceptedAnswerCodec),
  /** Vehicles that are offered for a purpose. */
  vehicles: call(`${SITE_BASE}/vehicles`, VehiclesCodec, ['purpose']),
  /** The vehicle of a product number, or of the start of one. */
  vehicleByPno: call(`${SITE_BASE}/vehicles/by-pno`, VehicleCodec, ['pno']),
  /** A picture of a vehicle. */
  vehicleImage: call(`${FORMS_BASE}/vehicles/image`, t.unknown, ['imageId']),
  /** The last good copy of a vehicle. */
  vehiclesGetFallback: call(`${FORMS_BASE}/vehicles/get-fallback`, VehicleCodec, ['pno']),
  /** What is known of a visitor who came by a personal link. */
  consumerData: call(`${FORMS_BASE}/consumerdata`, ConsumerDataCodec, ['id']),
  /** What is known of a visitor who is signed in. */
  profile: post(`${PAGE_BASE}/profile`, ProfileCodec),
  /** A picture in the width it is shown in. */
  resizedImage: call(`${PAGE_BASE}/image`, t.unknown, ['market', 'url', 'width', 'quality']),
  /** Texts of the overlay by which visitors keep themselves updated. */
  overlayTranslations: call(`${PAGE_BASE}/translations/{site}`, TranslationsCodec),
  /** Places a typed text may mean, inside the country of the market. */
  predictions: call(`${PAGE_BASE}/predictions/{site}`, t.readonlyArray(PredictionCodec), [
    'text',
    'types',
  ]),
  /** Country codes of phone numbers, for everywhere. */
  dialCodes: call(`${PAGE_BASE}/dial-codes`, t.readonlyArray(DialCountryCodec)),
  /** Description of all these calls, as OpenAPI. */
  openapi: call(`${FORMS_BASE}/openapi.json`, t.UnknownRecord),
  /** Which bot check is asked for. */
  botCheck: call(`${PAGE_BASE}/bot-check`, BotCheckAnswerCodec),
} as const

/** Name of a call of the forms. */
export type FormsCall = keyof typeof FORMS_CALLS

/**
 * The bot-check token of reference runs; the service takes it outside production only.
 *
 * @source F-API-43, D-F-37
 * @category constants
 */
export const REFERENCE_TOKEN = 'reference-token'
