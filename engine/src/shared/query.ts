import { escapeText } from './escape.js'
import { none, some, type Option } from './option.js'

const PART_LIMIT = 2048

/** One `key=value` part of an address query, decoded, with the text it was written as. */
export interface QueryPart {
  /** Decoded name. */
  readonly key: string
  /** Decoded value; empty when it is longer than 2048 characters. */
  readonly value: string
  /** The part as it stands in the address, without `&`. */
  readonly raw: string
}

/** A parsed query string: parameters in URL order. */
export type Query = readonly QueryPart[]

const decodePart = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced // a broken escape is no reason to lose the page: the text counts as written
  }
}

const toPart = (raw: string): QueryPart => {
  const at = raw.indexOf('=')
  const [key, value] = at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at + 1)]
  return {
    key: decodePart(key.slice(0, PART_LIMIT)),
    value: value.length > PART_LIMIT ? '' : decodePart(value),
    raw,
  }
}

/**
 * Parses a query string. Never throws.
 *
 * Empty parameters are dropped. Invalid percent-encoding is kept verbatim. A value longer than 2048 characters becomes
 * empty, because no valid one is that long.
 *
 * @param search - Query string with or without `?`; a hash is removed.
 * @returns The parameters in URL order.
 * @law Any text is read without an exception.
 * @source T-CHG-01, E-T-27
 *
 * @example A plus is a space
 * ```ts
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * parseQuery('?carModel=EX30+Cross') // => [{ key: 'carModel', value: 'EX30 Cross', raw: 'carModel=EX30+Cross' }]
 * ```
 * @category constructors
 */
export const parseQuery = (search: string): Query => {
  const start = search.startsWith('?') ? 1 : 0
  const hash = search.indexOf('#')
  return search
    .slice(start, hash < 0 ? search.length : hash)
    .split('&')
    .filter((raw) => raw !== '')
    .map(toPart)
}

/**
 * Finds the first value of a query parameter; repetitions are ignored.
 *
 * @param query - The parsed query string.
 * @param key - Exact, case-sensitive name.
 * @returns The decoded value, or `none` when the parameter is absent.
 * @source D-T-05, D-T-14
 *
 * @example The first one counts
 * ```ts
 * import { findParameter, parseQuery } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * findParameter(parseQuery('kW=50kW&kW=150kW'), 'kW') // => option.some('50kW')
 * ```
 * @category look-ups
 */
export const findParameter = (query: Query, key: string): Option<string> => {
  const found = query.find((part) => part.key === key)
  return found === undefined ? none : some(found.value)
}

// Commas stay readable, spaces become `+`; everything else is escaped as a component.
const encodePart = (text: string): string =>
  escapeText(text).replaceAll('%2C', ',').replaceAll('%20', '+')

/**
 * Serializes a tool's parameters to a query string, followed by all foreign parameters.
 *
 * The tool's parameters are in the given order; foreign ones (campaign tags, `env`) follow verbatim. An empty query
 * stays empty.
 *
 * @param known - Names and values of the tool's parameters, in order.
 * @param owned - All names the tool owns; their old values are dropped.
 * @param query - The current query.
 * @returns The new query string without `?`; empty without parameters.
 * @law Writing what was read changes nothing more.
 * @source T-CHG-09, D-T-14
 *
 * @example Campaign tags stay
 * ```ts
 * import { parseQuery, writeQuery } from '@evkit/engine/shared'
 *
 * writeQuery([['range', '10,80']], ['range'], parseQuery('utm_source=a%2Bb&range=20,80')) // => 'range=10,80&utm_source=a%2Bb'
 * ```
 * @category state
 */
export const writeQuery = (
  known: readonly (readonly [key: string, value: string])[],
  owned: readonly string[],
  query: Query,
): string =>
  [
    ...known.map(([key, value]) => `${encodePart(key)}=${encodePart(value)}`),
    ...query.filter((part) => !owned.includes(part.key)).map((part) => part.raw),
  ].join('&')
