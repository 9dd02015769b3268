import * as t from 'io-ts'
import { keysOf, none, some, type Option } from '../../shared/index.js'
import { PREDICTION_TYPES, type PredictionType } from '../prediction.js'

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

/**
 * Keeps beside a codec the shape of what is written, where it reads that into another one.
 *
 * @param codec - A codec with its own way to read.
 * @param type - Shape of the document.
 * @returns The same codec.
 * @source E-F-52
 *
 * @example It reads as before
 * ```ts
 * import { FlagsCodec } from '@evkit/engine/forms/documents'
 * import { either } from 'fp-ts'
 *
 * FlagsCodec.decode(['useLoqate']) // => either.right([['useLoqate', true]])
 * ```
 * @category codecs
 */
export const writtenAs = <A>(codec: t.Type<A, unknown>, type: t.Mixed): t.Type<A, unknown> =>
  made(codec, 'Written', type)

/**
 * Codec of something that may be absent.
 *
 * @param codec - Its shape when it is there.
 * @returns A codec whose value is an Option; `none` is written as null.
 * @source F-CFG-01, D-F-12
 *
 * @example Null and nothing are the same
 * ```ts
 * import { VehiclePickerCodec } from '@evkit/engine/forms/documents'
 * import { either } from 'fp-ts'
 *
 * VehiclePickerCodec.decode({}) // => either.right({ isRequired: false })
 * ```
 * @category codecs
 */
export const optional = <A>(codec: t.Type<A, unknown>): t.Type<Option<A>, unknown> =>
  made(
    new t.Type<Option<A>, unknown>(
      codec.name,
      (value): value is Option<A> => isTagged(value),
      (value, context) => {
        if (isAbsent(value)) return t.success(none)
        const read = codec.validate(value, context)
        return read._tag === 'Left' ? read : t.success(some(read.right))
      },
      (value) => (value._tag === 'Some' ? codec.encode(value.value) : null),
    ),
    'Optional',
    codec,
  )

/**
 * Codec of something that stands for a value when it is absent.
 *
 * @param codec - Its shape.
 * @param value - What an absent one means.
 * @returns The same shape, never absent.
 * @source F-CFG-10, F-CFG-11
 *
 * @example A picker that is not said to be required
 * ```ts
 * import { VehiclePickerCodec } from '@evkit/engine/forms/documents'
 * import { either } from 'fp-ts'
 *
 * VehiclePickerCodec.decode({ required: null }) // => either.right({ isRequired: false })
 * ```
 * @category codecs
 */
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

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Codec of a record whose names come from outside: it becomes a map, so that no name is ever looked up on a prototype.
 *
 * @param codec - Shape of each value.
 * @returns A map in the order of the document; absent is an empty one.
 * @law Names of prototypes are ordinary names.
 * @source E-F-27
 *
 * @example Texts
 * ```ts
 * import { TranslationsCodec } from '@evkit/engine/forms/documents'
 * import { either } from 'fp-ts'
 *
 * either.map((texts) => texts.get('constructor'))(TranslationsCodec.decode({ Submit: 'Send' })) // => either.right(undefined)
 * ```
 * @category codecs
 */
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
          if (read._tag === 'Left') errors.push(...read.left)
          else found.set(name, read.right)
        }
        return errors.length > 0 ? t.failures(errors) : t.success(found)
      },
      (map) => Object.fromEntries([...map].map(([name, value]) => [name, codec.encode(value)])),
    ),
    'MapOf',
    codec,
  )

/**
 * Codec of the kind of a place.
 *
 * @source F-RET-25, F-CONST-43
 * @category codecs
 */
export const PredictionTypeCodec: t.Type<PredictionType, unknown> = t.keyof(
  keysOf(PREDICTION_TYPES),
  'PredictionType',
)
