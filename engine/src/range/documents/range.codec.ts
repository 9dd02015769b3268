import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import {
  decodeWith,
  isRecord,
  left,
  WebAddress,
  type Either,
  type Issue,
} from '../../shared/index.js'
import type { RangeReply } from '../range-feed.js'
import type {
  CalculatorCarInfo,
  PublishedRange,
  RangeDocument,
  RangeEntry,
} from '../range.types.js'
import { toRangeReply } from './range-rows.js'

/** Codec of one row of the range data. */
export const RangeEntryCodec: t.Type<RangeEntry, unknown> = t.exact(
  t.intersection([
    t.type({
      temperature: t.number,
      heatpump: t.boolean,
      climate: t.boolean,
      city: t.number,
      highway: t.number,
      combined: t.number,
    }),
    t.partial({ basis: t.keyof({ measured: null, published: null, modelled: null }) }),
  ]),
  'RangeEntry',
)

/**
 * Codec of a range data file; one invalid row rejects it. Responses of a service are decoded row by row instead.
 *
 * @source T-DATA-13
 * @category codecs
 */
export const RangeDocumentCodec: t.Type<RangeDocument, unknown> = t.readonlyArray(
  t.exact(
    t.type({ modelFamily: t.string, rangeValues: t.readonlyArray(RangeEntryCodec) }),
    'RangeFamily',
  ),
  'RangeDocument',
)

const REPLIES: readonly unknown[] = ['data', 'unusable', 'failed']

/** Decoder of an answer of the range data call; what is not usable decodes to exactly that. */
export const RangeReplyCodec: t.Decoder<unknown, RangeReply> = new t.Type<RangeReply, unknown>(
  'RangeReply',
  (value): value is RangeReply =>
    typeof value === 'object' && value !== null && 'kind' in value && REPLIES.includes(value.kind),
  (document) => t.success(toRangeReply(document)),
  t.identity,
)

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const present = <A>(name: string, is: (value: unknown) => value is A): t.Type<A, A> =>
  new t.Type<A, A>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )

const Text = present(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value !== '',
)
const Week = present(
  'a week',
  (value): value is string | number =>
    (typeof value === 'string' && value !== '') || typeof value === 'number',
)
const Image = present('anything that is not empty', (value): value is unknown => isPresent(value))
const Labels = present(
  'at least one label',
  (value): value is readonly string[] =>
    Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'),
)

/** Codec of the published ranges of a car. */
export const PublishedRangesCodec: t.Type<readonly PublishedRange[], unknown> = t.readonlyArray(
  t.exact(
    t.type({
      drivetrain: t.keyof({ Single: null, 'Single-with-Extended': null, Twin: null }),
      km: t.number,
      source: t.string,
    }),
  ),
  'PublishedRanges',
)

const Info: t.Type<CalculatorCarInfo, unknown> = t.exact(
  t.intersection([
    t.type({
      engineType: Text,
      model: Text,
      structureWeek: Week,
      category: Text,
      image: Image,
      motor: Labels,
    }),
    t.partial({
      imgAltText: t.string,
      price: t.string,
      pdpUrl: t.exact(t.type({ href: WebAddress })),
      disclaimer: t.string,
      published: PublishedRangesCodec,
    }),
  ]),
  'CalculatorCar',
)

// What is null or empty is absent: an optional member may be either.
const withoutAbsent = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => isPresent(one)))
    : value

const Infos = t.readonlyArray(Info, 'CalculatorCars')

/**
 * Decodes the car list of the calculators; one invalid car rejects the list.
 *
 * Each car needs `image, category, model, engineType, motor` and `structureWeek`; null and empty text count as absent.
 *
 * @param document - Anything, usually part of a content document.
 * @returns The cars, or every fault with its path; an empty list is one.
 * @law Arbitrary documents are decoded or refused without an exception.
 * @source T-DATA-20, T-DATA-21, D-T-55
 *
 * @example An empty list
 * ```ts
 * import { decodeCalculatorCars } from '@evkit/engine/range'
 * import { either } from 'fp-ts'
 *
 * decodeCalculatorCars([]) // => either.left([{ path: '', expected: 'at least one car', actual: 'none' }])
 * ```
 * @category codecs
 */
export const decodeCalculatorCars = (
  document: unknown,
): Either<readonly Issue[], readonly CalculatorCarInfo[]> => {
  const list: unknown = Array.isArray(document) ? document.map(withoutAbsent) : document
  const decoded = decodeWith(Infos, list)
  return E.isRight(decoded) && decoded.right.length === 0
    ? left([{ path: '', expected: 'at least one car', actual: 'none' }])
    : decoded
}
