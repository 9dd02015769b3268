import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { type Either, type Option } from './option.js'

/** An answer for teams that do not use fp-ts: a value, or every reason why there is none. */
export type Result<Reason, A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly reasons: readonly Reason[] }

/**
 * Converts an Either to a plain result object, without fp-ts.
 *
 * @param either - A value, or one or more errors.
 * @returns The same result as a plain object.
 * @source E-T-38
 *
 * @example A refusal with its reason
 * ```ts
 * import { toResult } from '@evkit/engine/shared'
 * import { either } from 'fp-ts'
 *
 * toResult(either.left(['no such car'])) // => { ok: false, reasons: ['no such car'] }
 * ```
 * @category conversions
 */
export const toResult = <Reason, A>(either: Either<readonly Reason[], A>): Result<Reason, A> =>
  E.isRight(either) ? { ok: true, value: either.right } : { ok: false, reasons: either.left }

/**
 * Converts an Option to its value or `undefined`.
 *
 * @param option - An optional value.
 * @returns The value, or `undefined`.
 * @source E-T-38
 *
 * @example Nothing
 * ```ts
 * import { toUndefined } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * toUndefined(option.none) // => undefined
 * ```
 * @category conversions
 */
export const toUndefined: <A>(option: Option<A>) => A | undefined = O.toUndefined
