import { toUndefined } from '@evkit/engine/shared'
import { CONSENT_COOKIE } from '@evkit/engine/site'
import { allowsOneOf, findCookie } from '@evkit/engine/internal/site'

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // a broken escape counts as written
  }
}

/** Reads a cookie as it was meant; empty without one. */
export const readCookie = (cookies: string, name: string): string =>
  decode(toUndefined(findCookie(cookies, name)) ?? '')

/** Whether cookies allow to keep what a visitor has done. */
export const allowsFunctional = (cookies: string): boolean =>
  allowsOneOf(['functional'], findCookie(cookies, CONSENT_COOKIE), true)
