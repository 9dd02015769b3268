import { none, some, type Option } from '../../shared/index.js'

/**
 * How far apart the looks for the cookie of the analytics are [ms].
 *
 * @source F-TRACK-24, F-CONST-19
 * @category constants
 */
export const COOKIE_PAUSE = 500

/**
 * How often the cookie of the analytics is looked for: five seconds in all.
 *
 * @source F-TRACK-24, F-CONST-19
 * @category constants
 */
export const COOKIE_LOOKS = 10

/** The wait for a cookie. */
export interface CookieWait {
  /** Looks taken, or missed because the wait began late. */
  readonly looks: number
  readonly value: Option<string>
}

/** What the wait for a cookie starts with. */
export interface CookieWaitInput {
  /** [ms] Since the form was first shown: the wait is over five seconds after that, whenever it begins. */
  readonly elapsed: number
}

/**
 * Starts the wait for a cookie.
 *
 * @param input - How long ago the form was shown.
 * @returns The wait; looks that would have been taken by now do not come again.
 * @law The wait is over five seconds after the form was shown, or earlier.
 * @source F-TRACK-24, F-TRACK-25
 *
 * @example Two seconds late
 * ```ts
 * import { startCookieWait } from '@evkit/engine/forms/embed'
 *
 * startCookieWait({ elapsed: 2000 }).looks // => 4
 * ```
 * @category constructors
 */
export const startCookieWait = ({ elapsed }: CookieWaitInput): CookieWait => ({
  looks: Math.min(COOKIE_LOOKS, Math.max(0, Math.ceil(elapsed / COOKIE_PAUSE))),
  value: none,
})

/**
 * Counts a look.
 *
 * @param wait - The wait.
 * @returns The wait with one look more.
 * @source F-TRACK-24
 *
 * @example The first look
 * ```ts
 * import { countLook, startCookieWait } from '@evkit/engine/forms/embed'
 *
 * countLook(startCookieWait({ elapsed: 0 })).looks // => 1
 * ```
 * @category constructors
 */
export const countLook = (wait: CookieWait): CookieWait => ({ ...wait, looks: wait.looks + 1 })

/**
 * Takes the cookie that was found.
 *
 * @param wait - The wait.
 * @param value - Value of the cookie.
 * @returns The wait with the value.
 * @source F-TRACK-24
 *
 * @example Found
 * ```ts
 * import { startCookieWait, takeCookie } from '@evkit/engine/forms/embed'
 * import { option } from 'fp-ts'
 *
 * takeCookie(startCookieWait({ elapsed: 0 }), 'GA1.2.3').value // => option.some('GA1.2.3')
 * ```
 * @category constructors
 */
export const takeCookie = (wait: CookieWait, value: string): CookieWait => ({
  ...wait,
  value: some(value),
})

/**
 * Tells whether there is another look.
 *
 * @param wait - The wait.
 * @returns False after ten.
 * @source F-TRACK-24
 *
 * @example After the tenth
 * ```ts
 * import { canLook } from '@evkit/engine/forms/embed'
 * import { none } from '@evkit/engine/shared'
 *
 * canLook({ looks: 10, value: none }) // => false
 * ```
 * @category predicates
 */
export const canLook = ({ looks }: CookieWait): boolean => looks < COOKIE_LOOKS
