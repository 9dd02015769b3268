import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { isRecord, keysOf, none, some, type Option } from '../../../shared/index.js'
import { PREDICTION_TYPES, type PredictionType } from '../fields/prediction.js'

// A stored document says "nothing" by null or by leaving out; behind the codec both are the same.
const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

const isTagged = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_tag' in value

// What a codec is made of is kept beside it, so that a description of the calls can be written from the codecs.
const made = <A>(
  codec: t.Type<A, unknown>,
  tag: 'Optional' | 'Defaulted' | 'MapOf' | 'Written',
  type: t.Mixed,
): t.Type<A, unknown> => Object.assign(codec, { _tag: tag, type })

/** Keeps beside a codec the shape of what is written, where it reads that into another one. */
export const writtenAs = <A>(codec: t.Type<A, unknown>, type: t.Mixed): t.Type<A, unknown> =>
  made(codec, 'Written', type)

/** Codec of something that may be absent. */
export const optional = <A>(codec: t.Type<A, unknown>): t.Type<Option<A>, unknown> =>
  made(
    new t.Type<Option<A>, unknown>(
      codec.name,
      (value): value is Option<A> => isTagged(value),
      (value, context) => {
        if (isAbsent(value)) return t.success(none)
        const read = codec.validate(value, context)
        return E.isLeft(read) ? read : t.success(some(read.right))
      },
      (value) => (O.isSome(value) ? codec.encode(value.value) : null),
    ),
    'Optional',
    codec,
  )

/** Codec of something that stands for a value when it is absent. */
export const withDefault = <A>(codec: t.Type<A, unknown>, value: A): t.Type<A, unknown> =>
  made(
    new t.Type<A, unknown>(
      codec.name,
      codec.is,
      (input, context) => codec.validate(isAbsent(input) ? codec.encode(value) : input, context),
      codec.encode,
    ),
    'Defaulted',
    codec,
  )

/** Codec of a record whose names come from outside: a map, so that no name meets a prototype. */
export const mapOf = <A>(codec: t.Type<A, unknown>): t.Type<ReadonlyMap<string, A>, unknown> =>
  made(
    new t.Type<ReadonlyMap<string, A>, unknown>(
      `{ [name]: ${codec.name} }`,
      (value): value is ReadonlyMap<string, A> => value instanceof Map,
      (value, context) => {
        if (isAbsent(value)) return t.success(new Map())
        if (!isRecord(value)) return t.failure(value, context)
        const errors: t.Errors = []
        const found = new Map<string, A>()
        for (const [name, one] of Object.entries(value)) {
          const read = codec.validate(one, t.appendContext(context, name, codec, one))
          if (E.isLeft(read)) errors.push(...read.left)
          else found.set(name, read.right)
        }
        return errors.length > 0 ? t.failures(errors) : t.success(found)
      },
      (map) => Object.fromEntries([...map].map(([name, value]) => [name, codec.encode(value)])),
    ),
    'MapOf',
    codec,
  )

/** Codec of the kind of a place. */
export const PredictionTypeCodec: t.Type<PredictionType, unknown> = t.keyof(
  keysOf(PREDICTION_TYPES),
  'PredictionType',
)
