import type { Option } from '../shared/index.js'
import { APPS, type AppId } from './purpose.js'

/** A call of the forms, without the shape of its answer. */
export interface FormCallInfo {
  readonly method: 'GET' | 'POST'
  /** Path with `{name}` for each part; `{site}` is the market slug. */
  readonly path: string
  /** Names of the query parameters, in the order they are written. */
  readonly parameters: readonly string[]
}

const BACKEND = '/api/forms-backend/v1'

const call = (path: string, ...own: readonly string[]): FormCallInfo => ({
  method: 'GET',
  path: `${BACKEND}/{site}${path}`,
  parameters: [...own, 'clientId'],
})

const withoutSite = (path: string, ...own: readonly string[]): FormCallInfo => ({
  method: 'GET',
  path: BACKEND + path,
  parameters: [...own, 'clientId'],
})

/**
 * Every call of the forms, by name: method, path, and the parameters it knows.
 *
 * @source F-API-01, F-API-02, F-API-10, F-API-11, F-API-12, F-API-13, F-API-14, F-API-15, F-API-16, F-API-17, F-API-18, F-API-19, F-API-20, F-API-21, F-API-22, F-API-23, F-API-24, F-API-25, F-API-26, F-API-27, F-API-28, F-API-29, F-API-30, F-API-31, F-API-32, F-API-33, F-API-34, F-API-35, F-API-36, F-API-37, F-API-38, F-API-39, D-F-38
 * @category constants
 */
export const FORM_CALLS = {
  searchAddress: call('/addresssearch/search-address', 'address', 'mainlandFilter', 'useLoqate'),
  marketConfiguration: call('/configuration/marketconfiguration', 'purpose'),
  configuration: call('/configuration', 'purpose'),
  configurationExtract: call('/configuration/configurationextract', 'settings'),
  configurationUpdateFallback: call('/configuration/update-fallback'),
  configurationGetFallback: call('/configuration/get-fallback'),
  marketConfigurationHistory: call('/configuration/marketconfiguration/history/all'),
  marketConfigurationHistoryById: call('/configuration/marketconfiguration/history/by-id', 'id'),
  dealersAll: call('/dealers/all'),
  dealerById: call('/dealers/{parmaPartnerCode}'),
  dealersByAddress: call('/dealers/by-address', 'address', 'limit', 'offset'),
  dealersByZipCode: call('/dealers/by-zip-code', 'zipCode'),
  dealersByCoordinates: call('/dealers/by-coordinates', 'latitude', 'longitude', 'limit', 'offset'),
  flexformByPurpose: call('/flexform/by-purpose', 'purpose'),
  flexformHistory: call('/flexform/history/all'),
  flexformHistoryById: call('/flexform/history/by-id', 'id'),
  flexformGetFallback: call('/flexform/get-fallback'),
  translationAll: call('/translation/all'),
  translationHistory: call('/translation/history/all'),
  translationHistoryById: call('/translation/history/by-id', 'id'),
  translationGetFallback: call('/translation/get-fallback'),
  validateEmail: call('/validation/email', 'userEmail'),
  validatePhone: call('/validation/phone', 'phoneNumber'),
  submitRequest: { ...call('/request'), method: 'POST' },
  vehicles: call('/vehicles', 'purpose'),
  vehicleByPno: call('/vehicles/by-pno', 'pno'),
  vehicleImage: withoutSite('/vehicles/image', 'imageId'),
  vehiclesGetFallback: withoutSite('/vehicles/get-fallback', 'pno'),
  consumerData: withoutSite('/consumerdata', 'id'),
  profile: { method: 'POST', path: '/api/leads-forms/profile', parameters: [] },
} as const satisfies Readonly<Record<string, FormCallInfo>>

/** Name of a call. */
export type FormCall = keyof typeof FORM_CALLS

/** A call as somebody wants to make it. */
export interface FormCallInput {
  readonly call: FormCall
  /** Market slug. */
  readonly site: string
  readonly clientId: string
  /** Values of parts and parameters by name; one that is not there is left out, one the call does not know too. */
  readonly args: Readonly<Record<string, string | number | boolean>>
}

/** A call as it is sent. */
export interface FormRequest {
  readonly method: 'GET' | 'POST'
  /** Every part escaped once. */
  readonly path: string
  /** Values as text, not yet escaped, in the order of the call. */
  readonly query: Readonly<Record<string, string>>
}

const PART = /\{([a-zA-Z]+)\}/g
const LONE_SURROGATE = /\p{Surrogate}/gu // encodeURIComponent throws on these
const REPLACEMENT = '\ufffd'

const escape = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATE, REPLACEMENT))

// Addresses are shortened at these, escaped or not: escaped twice they stay the part they are, and nothing is found.
const escapePart = (text: string): string =>
  text === '.' || text === '..' ? text.replaceAll('.', '%252E') : escape(text)

/**
 * Writes a call as it is sent.
 *
 * @param input - Name of the call, market, client, and its values.
 * @returns Method, path and query; {@link writeFormAddress} makes one text of the last two.
 * @law A value never leaves its part of the path.
 * @source F-API-01, F-API-02, F-API-19, D-F-38
 *
 * @example A retailer whose code holds a slash and a space
 * ```ts
 * import { writeFormCall } from '@evkit/engine/forms'
 *
 * const request = writeFormCall({ call: 'dealerById', site: 'uk', clientId: 'quote-request', args: { parmaPartnerCode: 'GB/00 1' } })
 * request // => { method: 'GET', path: '/api/forms-backend/v1/uk/dealers/GB%2F00%201', query: { clientId: 'quote-request' } }
 * ```
 * @category constructors
 */
export const writeFormCall = ({ call: name, site, clientId, args }: FormCallInput): FormRequest => {
  const { method, path, parameters } = FORM_CALLS[name]
  const values: Readonly<Record<string, string | number | boolean>> = { ...args, site, clientId }
  const textOf = (key: string): string => (Object.hasOwn(values, key) ? String(values[key]) : '')
  return {
    method,
    path: path.replace(PART, (_, part: string) => escapePart(textOf(part))),
    query: Object.fromEntries(
      parameters.filter((key) => Object.hasOwn(values, key)).map((key) => [key, textOf(key)]),
    ),
  }
}

/**
 * Writes path and query of a call as one text.
 *
 * @param request - The call as it is sent.
 * @returns The address, every value escaped once; a space is `%20`.
 * @source F-API-02, F-API-10
 *
 * @example Suggestions for an address
 * ```ts
 * import { writeFormAddress, writeFormCall } from '@evkit/engine/forms'
 *
 * const args = { address: '1 High St', mainlandFilter: true }
 * const request = writeFormCall({ call: 'searchAddress', site: 'uk', clientId: 'kmu', args })
 * writeFormAddress(request) // => '/api/forms-backend/v1/uk/addresssearch/search-address?address=1%20High%20St&mainlandFilter=true&clientId=kmu'
 * ```
 * @category formatting
 */
export const writeFormAddress = ({ path, query }: FormRequest): string => {
  const parts = Object.entries(query).map(([key, value]) => `${escape(key)}=${escape(value)}`)
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

/** What the headers of a call are made of. */
export interface FormHeadersInput {
  /** A fresh UUID. */
  readonly operationId: string
  /** Raw value of the analytics cookie. */
  readonly analyticsId: Option<string>
  /** `testing=true` where the environment is not production. */
  readonly isTestMode: boolean
}

const HEADER_VALUE = /^[\x20-\x7e]+$/

/**
 * Writes the headers every call of the forms carries.
 *
 * @param input - Ids, and whether the form runs in test mode.
 * @returns Headers by name. A cookie that no header can hold is left out.
 * @source F-API-03, F-API-04, F-API-07, F-SUB-66, F-CONST-34, D-F-38
 *
 * @example In test mode
 * ```ts
 * import { writeFormHeaders } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 *
 * writeFormHeaders({ operationId: 'c0ffee', analyticsId: some('GA1.2.3'), isTestMode: true }) // => { 'operation-id': 'c0ffee', 'analytics-id': 'GA1.2.3', SKIPRECAPTCHA: 'true' }
 * ```
 * @category constructors
 */
export const writeFormHeaders = ({
  operationId,
  analyticsId,
  isTestMode,
}: FormHeadersInput): Readonly<Record<string, string>> => ({
  'operation-id': operationId,
  ...(analyticsId._tag === 'Some' &&
    HEADER_VALUE.test(analyticsId.value) && { 'analytics-id': analyticsId.value }),
  ...(isTestMode && { SKIPRECAPTCHA: 'true' }),
})

/** What names the client of a form's calls. */
export interface ClientInput {
  /** `clientid` of the query. */
  readonly asked: Option<string>
  /** Name of the host's program; none for a form on a page. */
  readonly consumerApp: Option<string>
  readonly app: AppId
}

/**
 * Resolves the client id of a form's calls: that of the query, else the host's program, else the app.
 *
 * @param input - Query, host and app; blank ones count as absent.
 * @returns The id.
 * @source F-API-02, D-F-38
 *
 * @example A form on a page
 * ```ts
 * import { resolveClientId } from '@evkit/engine/forms'
 * import { none } from '@evkit/engine/shared'
 *
 * resolveClientId({ asked: none, consumerApp: none, app: 'contact' }) // => 'contact-request'
 * ```
 * @category resolution
 */
export const resolveClientId = ({ asked, consumerApp, app }: ClientInput): string => {
  const named = [asked, consumerApp].map((one) => (one._tag === 'Some' ? one.value.trim() : ''))
  return named.find((name) => name !== '') ?? APPS[app].longId
}
