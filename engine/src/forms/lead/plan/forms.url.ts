import * as O from '#fp-ts/Option'
import {
  escapeText,
  none,
  parseQuery,
  some,
  type Option,
  type Query,
  type QueryPart,
} from '../../../shared/index.js'
import {
  BOOLEAN_PARAMETERS,
  INERT_PARAMETERS,
  TEXT_PARAMETERS,
  type BooleanParameter,
  type FormParameters,
  type TextParameter,
} from './parameters.js'
import type { QuoteChoice } from './purpose.js'
import { countBytes, LARGEST_TEXT } from '../rules/text-size.js'

/** The query of a form page, read. */
export interface FormQuery {
  /** What is read into the form. */
  readonly read: FormParameters
  /** Known names without an effect, in lower case. */
  readonly known: Readonly<Record<string, string>>
  /** Everything else, names in their own letter case. */
  readonly other: Readonly<Record<string, string>>
}

interface Usable {
  readonly name: string
  readonly key: string
  readonly value: string
}

const LONGEST_VALUE = 2048

const toUsable = ({ key, value }: QueryPart): readonly Usable[] => {
  const text = value.trim()
  return text === '' || text.length > LONGEST_VALUE || countBytes(text) > LARGEST_TEXT
    ? []
    : [{ name: key.toLowerCase(), key, value: text }]
}

const READ: readonly string[] = [...TEXT_PARAMETERS, ...BOOLEAN_PARAMETERS, 'skip']
// Version and paint of a car are read where the page is made.
const INERT: readonly string[] = [...INERT_PARAMETERS, 'version', 'colour']

const firstOf = (
  parts: readonly Usable[],
  nameOf: (part: Usable) => string,
): Readonly<Record<string, string>> => {
  const found = new Map<string, string>()
  for (const part of parts) {
    if (!found.has(nameOf(part))) found.set(nameOf(part), part.value)
  }
  return Object.fromEntries(found)
}

const readBoolean = (parts: readonly Usable[], name: BooleanParameter): Option<boolean> => {
  const found = parts
    .filter((part) => part.name === name)
    .map(({ value }) => value.toLowerCase())
    .find((value) => value === 'true' || value === 'false')
  return found === undefined ? none : some(found === 'true')
}

const readSkip = (parts: readonly Usable[]): readonly string[] => [
  ...new Set(
    parts
      .filter(({ name }) => name === 'skip')
      .flatMap(({ value }) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
]

const readParameters = (parts: readonly Usable[]): FormParameters => {
  const texts = TEXT_PARAMETERS.flatMap((name) => {
    const found = parts.find((part) => part.name === name)
    return found === undefined ? [] : [[name, found.value] as const]
  })
  const booleans = BOOLEAN_PARAMETERS.flatMap((name) => {
    const value = readBoolean(parts, name)
    return O.isNone(value) ? [] : [[name, value.value] as const]
  })
  const skip = readSkip(parts)
  return {
    ...(Object.fromEntries(texts) as Partial<Record<TextParameter, string>>),
    ...(Object.fromEntries(booleans) as Partial<Record<BooleanParameter, boolean>>),
    ...(skip.length === 0 ? {} : { skip }),
  }
}

/**
 * Parses the query parameters of a form page. Names are case-insensitive.
 *
 * | parameter                       | read as                                                        |
 * | ------------------------------- | -------------------------------------------------------------- |
 * | text                            | its first usable value, trimmed                                |
 * | `b2b`, `testing`, `disableexperiments` | the first `true` or `false`, in any letter case         |
 * | `skip`                          | all values, split at commas, without blanks and repeats        |
 * | blank, or over 2048 characters  | absent                                                         |
 *
 * @param query - The query, split into parameters.
 * @returns Parsed parameters, known parameters without an effect, and unknown ones.
 * @law Reading a query ignores the letter case of names.
 * @law Any query is read without an exception.
 * @source F-ROUTE-20, F-ROUTE-21, F-ROUTE-22, F-ROUTE-23, F-ROUTE-24, D-F-04, D-F-05
 *
 * @example Three kinds of names
 * ```ts
 * import { readFormQuery } from '@evkit/engine/forms'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * readFormQuery(parseQuery('?PNO=246ABC&Market=se&foo=bar')) // => { read: { pno: '246ABC' }, known: { market: 'se' }, other: { foo: 'bar' } }
 * ```
 * @category state
 */
export const readFormQuery = (query: Query): FormQuery => {
  const parts = query.flatMap(toUsable)
  const isOther = ({ name }: Usable): boolean => !READ.includes(name) && !INERT.includes(name)
  return {
    read: readParameters(parts),
    known: firstOf(
      parts.filter(({ name }) => INERT.includes(name)),
      ({ name }) => name,
    ),
    other: firstOf(parts.filter(isOther), ({ key }) => key),
  }
}

const CHOICE_PARAMETERS: Readonly<Record<QuoteChoice, readonly string[]>> = {
  model: ['pno', 'modelkey', 'model'],
  retailer: ['retailerid', 'customretailerid'],
}

const withoutChoice = (search: string, choice: QuoteChoice): readonly string[] =>
  parseQuery(search)
    .filter(({ key }) => !CHOICE_PARAMETERS[choice].includes(key.toLowerCase()))
    .map(({ raw }) => raw)

const toSearch = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : `?${parts.join('&')}`

/**
 * Takes a choice out of the query, as the Change link does; everything else stays byte for byte, in order.
 *
 * @source F-ROUTE-25, F-ROUTE-30, F-ROUTE-31, D-F-06
 */
export const dropChoice = (search: string, choice: QuoteChoice): string =>
  toSearch(withoutChoice(search, choice))

/** What a forward step of the quote flow adds to the query. */
export interface AddedChoice {
  readonly choice: QuoteChoice
  readonly parameter: 'pno' | 'modelkey' | 'retailerid'
  readonly value: string
}

/**
 * Adds a choice behind everything the query holds; an older choice of the same kind goes.
 *
 * @source F-ROUTE-13, F-ROUTE-25
 */
export const addChoice = (search: string, { choice, parameter, value }: AddedChoice): string =>
  toSearch([...withoutChoice(search, choice), `${parameter}=${escapeText(value)}`])
