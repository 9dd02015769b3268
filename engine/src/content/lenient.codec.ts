// Codecs of what authors write: something always comes out, and what is wrong is found with its place.
import * as O from '#fp-ts/Option'
import { describeValue, isRecord, none, some, type Option } from '../shared/index.js'
import { shownText } from './blank.js'
import { reading, type Finding, type FindingCode, type Reading } from './finding.js'
import type { LinkSite } from './link-address.js'

/** Where a value stands, and the site it is read for. */
export interface ContentPlace {
  /** Members from the root of the document, joined by dots. */
  readonly path: string
  readonly links: LinkSite
}

/** A codec that never refuses: a value that is not there or broken is read as its default. */
export type Lenient<A> = (value: unknown, at: ContentPlace) => Reading<A>

/** What a lenient codec reads. */
export type ContentOf<Codec> = Codec extends Lenient<infer A> ? A : never

/** Something found at a place. */
export const findAt = (code: FindingCode, at: ContentPlace, text: string): Finding => ({
  code,
  path: at.path,
  text,
})

/** The place of a member. */
export const placeIn = (at: ContentPlace, name: string | number): ContentPlace => ({
  ...at,
  path: at.path === '' ? String(name) : `${at.path}.${name}`,
})

const isMissing = (value: unknown): value is undefined | null =>
  value === undefined || value === null

/** A member of a value; nothing where it has none of its own. */
export const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

const wrongKind = (at: ContentPlace, wanted: string, value: unknown): Finding =>
  findAt('WRONG_KIND', at, `expected ${wanted}, found ${describeValue(value)}`)

/** A text that may be left out; empty where it is, and where it shows nothing. */
export const optionalText: Lenient<string> = (value, at) => {
  if (isMissing(value)) return reading('')
  if (typeof value === 'number' && Number.isFinite(value)) return reading(String(value))
  return typeof value === 'string'
    ? reading(shownText(value))
    : reading('', wrongKind(at, 'a text', value))
}

/** A text that is needed: empty and told of where there is none. */
export const text: Lenient<string> = (value, at) => {
  const read = optionalText(value, at)
  return read.value !== '' || read.findings.length > 0
    ? read
    : reading('', findAt('MISSING_TEXT', at, 'a text is needed here'))
}

/** Yes or no. */
export const flag =
  (fallback: boolean): Lenient<boolean> =>
  (value, at) => {
    if (isMissing(value)) return reading(fallback)
    return typeof value === 'boolean'
      ? reading(value)
      : reading(fallback, wrongKind(at, 'true or false', value))
  }

/** A number. */
export const amount: Lenient<Option<number>> = (value, at) => {
  if (isMissing(value)) return reading(none)
  return typeof value === 'number' && Number.isFinite(value)
    ? reading(some(value))
    : reading(none, wrongKind(at, 'a number', value))
}

/** One of a list of names; the default where nothing is said, and, told of, where the list has no such name. */
export const oneOf =
  <Name extends string>(names: readonly Name[], fallback: Name): Lenient<Name> =>
  (value, at) => {
    if (isMissing(value) || value === '') return reading(fallback)
    const known = names.find((name) => name === value)
    return known === undefined
      ? reading(
          fallback,
          findAt(
            'UNKNOWN_VALUE',
            at,
            `${describeValue(value)} is none of ${names.join(', ')}; ${fallback} is used`,
          ),
        )
      : reading(known)
  }

/** A record: each member by its own codec, further ones are ignored. Members are read in the order they are named. */
export const record =
  <Shape extends Readonly<Record<string, Lenient<unknown>>>>(
    shape: Shape,
  ): Lenient<{ readonly [Name in keyof Shape]: ContentOf<Shape[Name]> }> =>
  (value, at) => {
    const read = Object.entries(shape).map(
      ([name, codec]) => [name, codec(memberOf(value, name), placeIn(at, name))] as const,
    )
    const wrong = isMissing(value) || isRecord(value) ? [] : [wrongKind(at, 'a record', value)]
    return {
      value: Object.fromEntries(read.map(([name, one]) => [name, one.value])) as {
        readonly [Name in keyof Shape]: ContentOf<Shape[Name]>
      },
      findings: wrong.length > 0 ? wrong : read.flatMap(([, { findings }]) => findings),
    }
  }

/** A value that is shown only when it has what it needs. */
export const shownIf =
  <A>(codec: Lenient<A>, hasAll: (value: A) => boolean): Lenient<Option<A>> =>
  (value, at) => {
    const read = codec(value, at)
    return { ...read, value: hasAll(read.value) ? some(read.value) : none }
  }

/** A value that may be left out as a whole: then nothing in it is missing. */
export const ifThere =
  <A>(codec: Lenient<Option<A>>): Lenient<Option<A>> =>
  (value, at) =>
    isMissing(value) ? reading(none) : codec(value, at)

/** A list: an entry that cannot be shown is left out by itself. */
export const list =
  <A>(item: Lenient<Option<A>>): Lenient<readonly A[]> =>
  (value, at) => {
    if (isMissing(value)) return reading([])
    if (!Array.isArray(value)) return reading([], wrongKind(at, 'a list', value))
    const read = value.map((one: unknown, index) => item(one, placeIn(at, index)))
    return {
      value: read.flatMap(({ value: entry }) => (O.isSome(entry) ? [entry.value] : [])),
      findings: read.flatMap(({ findings }) => findings),
    }
  }

/** A list of which only the first entries are shown. */
export const atMost =
  <A>(most: number, codec: Lenient<readonly A[]>): Lenient<readonly A[]> =>
  (value, at) => {
    const read = codec(value, at)
    return read.value.length <= most
      ? read
      : {
          value: read.value.slice(0, most),
          findings: [
            ...read.findings,
            findAt('TOO_MANY', at, `${read.value.length} entries, ${most} are shown`),
          ],
        }
  }

/** Another value made of the one that was read. */
export const mapContent =
  <A, B>(codec: Lenient<A>, make: (value: A) => B): Lenient<B> =>
  (value, at) => {
    const read = codec(value, at)
    return { ...read, value: make(read.value) }
  }

/** A value with what else is found wrong with it once it was read. */
export const checked =
  <A>(codec: Lenient<A>, check: (value: A, at: ContentPlace) => readonly Finding[]): Lenient<A> =>
  (value, at) => {
    const read = codec(value, at)
    return { ...read, findings: [...read.findings, ...check(read.value, at)] }
  }
