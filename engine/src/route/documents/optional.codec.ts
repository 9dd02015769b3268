import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'

/** Tells whether a member of a document is not there. */
export const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

/** A member that may be absent, null or there: an Option inside, null outside. */
export const optional = <A>(codec: t.Type<A, unknown>): t.Type<Option<A>, unknown> =>
  new t.Type<Option<A>, unknown>(
    `Option<${codec.name}>`,
    (value): value is Option<A> => typeof value === 'object' && value !== null && '_tag' in value,
    (value, context) => {
      if (isAbsent(value)) return t.success(none)
      const read = codec.validate(value, context)
      return E.isLeft(read) ? read : t.success(some(read.right))
    },
    (option) => (O.isSome(option) ? codec.encode(option.value) : null),
  )
