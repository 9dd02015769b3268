import { none, some, type Option } from '../../shared/index.js'

/** How far apart the looks for the cookie of the analytics are [ms]. @source F-TRACK-24, F-CONST-19 @category constants */
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

/** Input of {@link cookieWaitMachine}. */
export interface CookieWaitInput {
  /** [ms] Time since the form was first shown; polling ends five seconds after that, whenever it begins. */
  readonly elapsed: number
}

/** Starts the wait for a cookie. */
export const startCookieWait = ({ elapsed }: CookieWaitInput): CookieWait => ({
  looks: Math.min(COOKIE_LOOKS, Math.max(0, Math.ceil(elapsed / COOKIE_PAUSE))),
  value: none,
})

/** Counts a look. */
export const countLook = (wait: CookieWait): CookieWait => ({ ...wait, looks: wait.looks + 1 })

/** Takes the cookie that was found. */
export const takeCookie = (wait: CookieWait, value: string): CookieWait => ({
  ...wait,
  value: some(value),
})

/** Tells whether there is another look. */
export const canLook = ({ looks }: CookieWait): boolean => looks < COOKIE_LOOKS
