import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'

/** Why a visitor's place could not be set. */
export type LocationFault =
  /** Nothing was typed. */
  | 'missing'
  /** What was typed is no ZIP code. */
  | 'malformed'
  /** Nobody has the code. */
  | 'unknown'
  /** The browser may not tell, or cannot. */
  | 'denied'
  | 'unlocated'
  /** The position is in no ZIP code. */
  | 'outside'
  /** Nobody could be asked. */
  | 'unreached'

/** The text of each fault. */
export type LocationFaultTexts = Readonly<Record<LocationFault, string>>

const ZIP = /^(\d{5})(?:[\s\p{Pd}]?\d{4})?$/u

/**
 * Reads a ZIP code as people type it.
 *
 * @source B-PRICE-27, D-B-17
 */
export const readZipCode = (text: string): Option<string> => {
  const digits = ZIP.exec(text.normalize('NFKC').trim())?.[1]
  return digits === undefined ? none : some(digits)
}

/** What is wrong with a typed text, if anything. */
export const findZipFault = (text: string): Option<LocationFault> => {
  if (text.trim() === '') return some('missing')
  return O.isNone(readZipCode(text)) ? some('malformed') : none
}
