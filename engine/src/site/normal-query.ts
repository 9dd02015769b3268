// The one query among all that mean the same: what nobody reads is dropped, what is read is written as it was understood.
import * as O from '#fp-ts/Option'
import { findParameter, parseQuery, writeQuery, type Query } from '../shared/index.js'

/** What a page understands of a query: its own writing of it, and what it had to correct. */
type Reader = (query: Query) => string

/** A page's parameters, and what its tools understand of them. */
export interface Reading {
  readonly parameters: readonly string[]
  readonly readers: readonly Reader[]
}

/**
 * Of a page that has no parameters.
 *
 * @source E-T-55
 */
export const NOTHING_READ: Reading = { parameters: [], readers: [] }

const SEPARATOR = '#'

/**
 * Writes what a reader has understood, and what it had to correct.
 *
 * @source E-T-55
 */
export const joinUnderstood = (written: string, corrections: readonly string[]): string =>
  [written, ...corrections].join(SEPARATOR)

type Pairs = readonly (readonly [name: string, value: string])[]

const toQuery = (pairs: Pairs): Query => pairs.map(([key, value]) => ({ key, value, raw: '' }))

// What no tool knows: every text that is not understood is the same.
const UNKNOWN = '-'

const writtenIn = (understood: readonly string[], name: string): readonly string[] =>
  understood.flatMap((text) => {
    const [written = ''] = text.split(SEPARATOR)
    const value = findParameter(parseQuery(written), name)
    return O.isSome(value) ? [value.value] : []
  })

/**
 * Writes a query as it was understood: whatever reads one reads the same in the other.
 *
 * @source E-T-55
 */
export const writeNormalQuery = ({ parameters, readers }: Reading, query: Query): string => {
  const own: Pairs = parameters.flatMap((name) => {
    const value = findParameter(query, name)
    return O.isSome(value) ? [[name, value.value] as const] : []
  })
  const wanted = readers.map((read) => read(toQuery(own)))
  const isSame = (pairs: Pairs): boolean => {
    const tried = toQuery(pairs)
    return readers.every((read, at) => read(tried) === wanted[at])
  }
  const normal = own.reduce<Pairs>((pairs, [name]) => {
    const without = pairs.filter(([one]) => one !== name)
    const other = [...writtenIn(wanted, name), UNKNOWN].map((value) =>
      pairs.map((pair) => (pair[0] === name ? ([name, value] as const) : pair)),
    )
    return [without, ...other].find(isSame) ?? pairs
  }, own)
  return writeQuery(normal, [], [])
}
