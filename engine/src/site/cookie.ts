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
 * @source D-T-43
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
