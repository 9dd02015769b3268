import type { Endpoint, Option } from '../shared/index.js'
import { APPS, type AppId } from './purpose.js'

/** A call as somebody wants to make it. */
export interface FormCallInput {
  /** The call as data; the shape of its answer does not matter here. */
  readonly call: Pick<Endpoint<unknown>, 'method' | 'path' | 'parameters'>
  /** Market slug. */
  readonly site: string
  readonly clientId: string
  /** Values of parts and parameters by name; one that is not there is left out, one the call does not know too. */
  readonly args: Readonly<Record<string, string | number | boolean>>
}

/** A call as it is sent. */
export interface CallRequest {
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
 * @param input - The call, market, client, and its values.
 * @returns Method, path and query; {@link writeFormAddress} makes one text of the last two.
 * @law A value never leaves its part of the path.
 * @source F-API-01, F-API-02, F-API-19, D-F-38
 *
 * @example A retailer whose code holds a slash and a space
 * ```ts
 * import { writeFormCall } from '@evkit/engine/forms'
 *
 * const call = { method: 'GET', path: '/api/forms-backend/v1/{site}/dealers/{code}', parameters: ['clientId'] } as const
 * const request = writeFormCall({ call, site: 'uk', clientId: 'quote-request', args: { code: 'GB/00 1' } })
 * request // => { method: 'GET', path: '/api/forms-backend/v1/uk/dealers/GB%2F00%201', query: { clientId: 'quote-request' } }
 * ```
 * @category constructors
 */
export const writeFormCall = ({ call, site, clientId, args }: FormCallInput): CallRequest => {
  const { method, path, parameters } = call
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
 * const request = { method: 'GET', path: '/search', query: { address: '1 High St', clientId: 'kmu' } } as const
 * writeFormAddress(request) // => '/search?address=1%20High%20St&clientId=kmu'
 * ```
 * @category formatting
 */
export const writeFormAddress = ({ path, query }: CallRequest): string => {
  const parts = Object.entries(query).map(([key, value]) => `${escape(key)}=${escape(value)}`)
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

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
