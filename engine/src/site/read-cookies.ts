import type { LogEntry } from '../shared/index.js'
import { decodeLoosely } from './consent-text.js'

/** A cookie as it was read. */
export interface ReadCookie {
  /** Decoded once, as written where that fails. */
  readonly value: string
  /** By their names in lower case; empty for those that only stand there, such as `secure`. */
  readonly attributes: ReadonlyMap<string, string>
}

/** Cookies by their names, and what was wrong with the text. */
export interface ReadCookies {
  readonly cookies: ReadonlyMap<string, ReadCookie>
  readonly faults: readonly LogEntry[]
}

const FLAGS: readonly string[] = ['secure', 'httponly', 'partitioned']
const ATTRIBUTES: readonly string[] = [
  'path',
  'domain',
  'expires',
  'max-age',
  'samesite',
  'priority',
]
const NAME = /^[!#$%&'*+\-.^_`|~\w]+$/

/** The log line for a name no cookie can have. */
const INVALID: LogEntry = { level: 'warning', code: 'EV-321', text: 'Invalid cookie key' }

interface Piece {
  readonly name: string
  /** None for a piece that only stands there. */
  readonly value: string | undefined
}

const toPiece = (text: string): Piece => {
  const at = text.indexOf('=')
  return at < 0
    ? { name: text, value: undefined }
    : {
        name: text.slice(0, at).trim(),
        value: text
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      }
}

const isAttribute = ({ name, value }: Piece): boolean =>
  (value === undefined ? FLAGS : ATTRIBUTES).includes(name.toLowerCase())

interface Reading {
  readonly cookies: Map<
    string,
    { readonly value: string; readonly attributes: Map<string, string> }
  >
  readonly faults: LogEntry[]
  /** The cookie that attributes now belong to; nobody's before the first, and after one that does not count. */
  current: Map<string, string> | undefined
}

const takeCookie = (reading: Reading, name: string, value: string): void => {
  const { cookies, faults } = reading
  if (!NAME.test(name)) faults.push(INVALID)
  reading.current = undefined
  if (!NAME.test(name) || cookies.has(name)) return
  reading.current = new Map()
  cookies.set(name, { value: decodeLoosely(value), attributes: reading.current })
}

/**
 * Reads a text of cookies, with or without attributes between them.
 *
 * | piece                             | is                                                |
 * | --------------------------------- | ------------------------------------------------- |
 * | `Secure`, `Path=/`                | an attribute of the cookie before it; else nothing |
 * | `a=1`                             | a cookie; the first of two of one name counts      |
 * | `a b=1`                           | nothing but a line in the log                      |
 *
 * @source B-CONS-06, B-CONS-08, D-B-45
 */
export const readCookies = (text: string): ReadCookies => {
  const reading: Reading = { cookies: new Map(), faults: [], current: undefined }
  for (const piece of text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(toPiece)) {
    if (isAttribute(piece)) reading.current?.set(piece.name.toLowerCase(), piece.value ?? '')
    else if (piece.value !== undefined) takeCookie(reading, piece.name, piece.value)
  }
  return reading
}

/**
 * Tells whether cookies have names that no cookie can have.
 *
 * @source B-CONS-08, D-B-45
 */
export const hasOddCookies = (text: string): boolean =>
  text.split(';').some((one) => {
    const { name, value } = toPiece(one)
    return value !== undefined && !NAME.test(name)
  })
