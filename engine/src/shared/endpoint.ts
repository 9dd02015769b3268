import { option as O } from 'fp-ts'
import { escapeText } from './escape.js'
import { none, some, type Option } from './option.js'
import type * as t from 'io-ts'

/** One HTTP call as data, read by the client that makes it and by the service that answers it. */
export interface Endpoint<Reply> {
  readonly method: 'GET' | 'POST'
  /** Path with `{name}` for each part given by the caller. */
  readonly path: string
  /** Names of the query parameters the call knows. */
  readonly parameters: readonly string[]
  /** Shape of a good answer. */
  readonly reply: t.Decoder<unknown, Reply>
}

/** Values for the parts and parameters of a call. */
export type EndpointValues = Readonly<Record<string, string>>

/**
 * How long an answer is waited for [ms].
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
 * Writes the address of a call.
 *
 * @param endpoint - The call.
 * @param values - A value for each part of the path, and for the query parameters wanted; others are left out.
 * @returns Path and query, every value escaped once; a space is `%20`.
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
 * Reads the parts of a path back, each decoded once.
 *
 * @param endpoint - The call.
 * @param path - A path without query.
 * @returns The value of each part; `none` when the path is not of this call or an escape in it is broken.
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
