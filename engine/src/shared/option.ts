// fp-ts's types and constructors under names of their own, for those who need no more of it.
import { either as E, option as O } from 'fp-ts'

/** A value or nothing; fp-ts's type. */
export type Option<A> = O.Option<A>

/** A value, or the reasons why there is none; fp-ts's type. */
export type Either<Reasons, A> = E.Either<Reasons, A>

/**
 * Nothing.
 *
 * @source E-T-38
 * @category constants
 */
export const none: Option<never> = O.none

/**
 * Makes an Option that holds a value.
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
export const some: <A>(value: A) => Option<A> = O.some

/**
 * Makes an Either that holds reasons.
 *
 * @param reasons - Why there is no value.
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
export const left: <Reasons>(reasons: Reasons) => Either<Reasons, never> = E.left

/**
 * Makes an Either that holds a value.
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
export const right: <A>(value: A) => Either<never, A> = E.right
