// fp-ts's types, and its values made here: its own constructors bring a kilobyte of the rest along into every bundle.
import type * as E from '#fp-ts/Either'
import type * as O from '#fp-ts/Option'

/** Optional value (Maybe): `some` or `none`; fp-ts's type. */
export type Option<A> = O.Option<A>

/** Result: `right` with a value, or `left` with errors; fp-ts's type. */
export type Either<Reasons, A> = E.Either<Reasons, A>

/**
 * The empty Option.
 *
 * @source E-T-38
 * @category constants
 */
export const none: Option<never> = { _tag: 'None' }

/**
 * Creates an Option with a value.
 *
 * @param value - The value.
 * @returns The same as fp-ts's `some`.
 * @source E-T-38
 *
 * @example It is an fp-ts value
 * ```ts
 * import { some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * option.isSome(some(26)) // => true
 * ```
 * @category constructors
 */
export const some = <A>(value: A): Option<A> => ({ _tag: 'Some', value })

/**
 * Creates a failed Either with errors.
 *
 * @param reasons - The errors.
 * @returns The same as fp-ts's `left`.
 * @source E-T-38
 *
 * @example It is an fp-ts value
 * ```ts
 * import { left } from '@evkit/engine/shared'
 * import { either } from 'fp-ts'
 *
 * either.isLeft(left(['no such car'])) // => true
 * ```
 * @category constructors
 */
export const left = <Reasons>(reasons: Reasons): Either<Reasons, never> => ({
  _tag: 'Left',
  left: reasons,
})

/**
 * Creates a successful Either with a value.
 *
 * @param value - The value.
 * @returns The same as fp-ts's `right`.
 * @source E-T-38
 *
 * @example It is an fp-ts value
 * ```ts
 * import { right } from '@evkit/engine/shared'
 * import { either } from 'fp-ts'
 *
 * either.isRight(right(26)) // => true
 * ```
 * @category constructors
 */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value })
