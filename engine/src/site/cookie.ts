import { escapeText, none, some, type Option } from '../shared/index.js'

/** How a cookie is kept. */
export interface CookieTerms {
  /** [s] Lifetime. */
  readonly lifetime: number
  /** Whether the page is served over https; the cookie is then never sent over http. */
  readonly isSecure: boolean
}

/**
 * Finds the value of a cookie.
 *
 * @param cookies - The cookies of the page or of a request: `a=1; b=2`.
 * @param name - Exact name.
 * @returns The value as written, without surrounding quotes; the first of two of one name; `none` when there is none.
 * @source D-T-43
 *
 * @example One among others
 * ```ts
 * import { findCookie } from '@evkit/engine/site'
 * import { option } from 'fp-ts'
 *
 * findCookie('a=1; evkit_region=%7B%7D', 'evkit_region') // => option.some('%7B%7D')
 * ```
 * @category look-ups
 */
export const findCookie = (cookies: string, name: string): Option<string> => {
  const start = `${name}=`
  const found = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
  return found === undefined ? none : some(found.slice(start.length).replace(/^"(.*)"$/, '$1'))
}

/** Writes a cookie with its attributes, around a value that holds nothing a cookie cannot. */
export const writeRawCookie = (name: string, value: string, terms: CookieTerms): string =>
  [
    `${name}=${value}`,
    `Max-Age=${terms.lifetime}`,
    'Path=/',
    'SameSite=Lax',
    ...(terms.isSecure ? ['Secure'] : []),
  ].join('; ')

/** Writes a cookie with its attributes. */
export const writeCookie = (name: string, value: string, terms: CookieTerms): string =>
  writeRawCookie(name, escapeText(value), terms)
