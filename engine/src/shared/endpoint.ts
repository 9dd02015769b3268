import * as O from '#fp-ts/Option'
import { escapeText } from './escape.js'
import { none, some, type Option } from './option.js'
import type * as t from 'io-ts'

/** An HTTP endpoint as data, shared by client and service. */
export interface Endpoint<Reply> {
  readonly method: 'GET' | 'POST'
  /** Path template with `{name}` for each path parameter. */
  readonly path: string
  /** Names of its query parameters. */
  readonly parameters: readonly string[]
  /** Codec of a successful response. */
  readonly reply: t.Decoder<unknown, Reply>
}

/** Values of path and query parameters of an endpoint. */
export type EndpointValues = Readonly<Record<string, string>>

/**
 * Timeout of a request [ms].
 *
 * @source E-T-22
 * @category constants
 */
export const REQUEST_TIMEOUT = 10_000

const PART = /\{([a-zA-Z]+)\}/g

// Addresses are shortened at these, escaped or not: escaped twice they stay the part they are, and nothing is found.
const escapePart = (text: string): string =>
  text === '.' || text === '..' ? text.replaceAll('.', '%252E') : escapeText(text)

/**
 * Builds the URL (path and query) of an endpoint from parameter values.
 *
 * @param endpoint - The endpoint.
 * @param values - Values of all path parameters, and of query parameters to send; unknown names are ignored.
 * @returns Path and query, percent-encoded once; a space is `%20`.
 * @law A value never leaves its part of the path.
 * @source T-API-01, D-T-18, F-API-01, F-API-02
 *
 * @example A path with one part
 * ```ts
 * import { writeAddress } from '@evkit/engine/shared'
 * import { string } from 'io-ts'
 *
 * const call = { method: 'GET', path: '/api/{site}/cars', parameters: ['preview'], reply: string } as const
 * writeAddress(call, { site: 'u/k', preview: 'true' }) // => '/api/u%2Fk/cars?preview=true'
 * ```
 * @category constructors
 */
export const writeAddress = (
  endpoint: Pick<Endpoint<unknown>, 'path' | 'parameters'>,
  values: EndpointValues,
): string => {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
  const path = endpoint.path.replace(PART, (_, name: string) => escapePart(valueOf(name) ?? ''))
  const query = endpoint.parameters
    .filter((name) => valueOf(name) !== undefined)
    .map((name) => `${escapeText(name)}=${escapeText(valueOf(name) ?? '')}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

const decodeOnce = (text: string): Option<string> => {
  try {
    return some(decodeURIComponent(text))
  } catch {
    return none
  }
}

/**
 * Matches a path to an endpoint's template, and decodes its path parameters (routing).
 *
 * @param endpoint - The endpoint.
 * @param path - URL path without query.
 * @returns Path parameters by name; `none` for another endpoint's path or invalid percent-encoding.
 * @law Reading a written path gives the values back, those of one or two dots apart.
 * @source D-T-18
 *
 * @example The service's side
 * ```ts
 * import { matchAddress } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 * import { string } from 'io-ts'
 *
 * const call = { method: 'GET', path: '/api/{site}/cars', parameters: [], reply: string } as const
 * matchAddress(call, '/api/se/cars') // => option.some({ site: 'se' })
 * ```
 * @category look-ups
 */
export const matchAddress = (endpoint: Endpoint<unknown>, path: string): Option<EndpointValues> => {
  const wanted = endpoint.path.split('/')
  const found = path.split('/')
  if (wanted.length !== found.length) return none
  const values: [string, string][] = []
  for (const [at, part] of wanted.entries()) {
    const text = found[at] ?? ''
    if (part.startsWith('{') && part.endsWith('}')) {
      const value = decodeOnce(text)
      if (O.isNone(value) || value.value === '') return none
      values.push([part.slice(1, -1), value.value])
    } else if (part !== text) return none
  }
  return some(Object.fromEntries(values))
}
