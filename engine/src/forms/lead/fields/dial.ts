import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import { countryCodeOf } from '../plan/purpose.js'

/** The codes of one country or territory, and how numbers are written there. */
export interface DialCountry {
  /** Two letters, upper case. */
  readonly iso2: string
  /** Codes with their plus, the first one preferred. */
  readonly areaCodes: readonly string[]
  /** With its plus, where the codes hold an area code too, such as `+1` of `+1268`. */
  readonly callingCode?: string
  /** What stands before a number at home only, as a pattern; empty for nothing. `0` where it is not told. */
  readonly trunk?: string
  /** What a matched trunk prefix becomes, `$1` and `$2` being its groups; nothing where it is not told. */
  readonly becomes?: string
  /** Digits a number people have has after its calling code; none where it is not known. */
  readonly lengths?: readonly number[]
  /** What a whole number looks like, where its length alone does not tell it from one that repeats its code. */
  readonly pattern?: string
}

/** A country and its code, as they are chosen for a phone number. */
export interface ChosenDial {
  /** Two letters, upper case. */
  readonly iso2: string
  /** With its plus. */
  readonly code: string
}

/** A chosen code with what is known of its country. */
export interface PhoneDial {
  /** With its plus; empty when none is chosen. */
  readonly code: string
  readonly country: Option<DialCountry>
}

/** No code is chosen, or the field has none. @source F-PHONE-02 @category constants */
export const NO_DIAL: PhoneDial = { code: '', country: none }

/** Finds what is known of a chosen code. */
export const findDial = ({ iso2, code }: ChosenDial, table: readonly DialCountry[]): PhoneDial => {
  const country =
    table.find((one) => one.iso2 === iso2 && one.areaCodes.includes(code)) ??
    table.find(({ areaCodes }) => areaCodes.includes(code))
  return { code, country: O.fromNullable(country) }
}

/** Finds the code a market starts with. */
export const findDialCode = (market: string, table: readonly DialCountry[]): Option<string> =>
  O.fromNullable(table.find(({ iso2 }) => iso2 === countryCodeOf(market))?.areaCodes[0])

// Blanks, dashes, dots, slashes and brackets of any script, and marks that are not seen.
const SCHEME = /^(?:tel:)+/i
const SEPARATORS = /[\s./()\p{Pd}\p{Cf}\u2212\uff08\uff09\uff0e\uff0f]/gu
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g
const LAST_DIGIT = 0xf // blocks of these digits begin at a multiple of sixteen

/**
 * Takes the separators and a copied `tel:` out of a phone number, and writes its digits as 0 to 9.
 *
 * @source F-PHONE-03, D-F-17
 */
export const stripPhone = (number: string): string =>
  number
    .replace(SEPARATORS, '')
    .replace(SCHEME, '')
    .replace('\uff0b', '+')
    .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & LAST_DIGIT))

const TRUNK = '0'
const EXIT = '00'

interface Numbering {
  /** Digits only. */
  readonly calling: string
  readonly country: DialCountry | undefined
}

const compile = (source: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${source})`)
  } catch {
    return undefined // a table made by others: the number stays as it is
  }
}

const isWhole = ({ country }: Numbering, digits: string): boolean => {
  if (country?.pattern !== undefined) {
    return compile(country.pattern)?.exec(digits)?.[0] === digits
  }
  return country?.lengths?.includes(digits.length) ?? false
}

const cutTrunk = ({ country }: Numbering, digits: string): string => {
  const match = compile(country?.trunk ?? TRUNK)?.exec(digits)
  if (match === null || match === undefined) return digits
  const rest = digits.slice(match[0].length)
  const last = match.at(-1)
  if (match.length === 1 || last === undefined) return rest
  const becomes = country?.becomes ?? last
  return becomes.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '') + rest
}

// What looks like a trunk prefix may be the number's own beginning: whole numbers are not cut to pieces.
const toNational = (numbering: Numbering, digits: string): string => {
  const cut = cutTrunk(numbering, digits)
  return isWhole(numbering, digits) && !isWhole(numbering, cut) ? digits : cut
}

const repeatsCode = (numbering: Numbering, digits: string): boolean => {
  const { calling } = numbering
  return (
    calling !== '' &&
    digits.startsWith(calling) &&
    !isWhole(numbering, toNational(numbering, digits)) &&
    isWhole(numbering, toNational(numbering, digits.slice(calling.length)))
  )
}

// What follows the calling code; `none` for a number of another country.
const readDigits = (numbering: Numbering, typed: string): Option<string> => {
  const { calling } = numbering
  const starts = calling === '' ? [] : [`+${calling}`, `${EXIT}${calling}`]
  const start = starts.find((one) => typed.startsWith(one))
  if (start !== undefined) return some(typed.slice(start.length))
  if (typed.startsWith('+')) return none
  return some(repeatsCode(numbering, typed) ? typed.slice(calling.length) : typed)
}

/** Joins a country code and a typed number to one number. */
export const joinPhone = ({ code, country: found }: PhoneDial, number: string): string => {
  const country = O.toUndefined(found)
  const calling = (country?.callingCode ?? code).slice(1)
  const numbering: Numbering = { calling, country }
  const typed = stripPhone(number)
  const digits = readDigits(numbering, typed)
  if (O.isNone(digits)) return typed
  const national = toNational(numbering, digits.value)
  const area = code.slice(1 + calling.length)
  if (national === '' || national === area) return ''
  const hasArea = isWhole(numbering, national) || national.startsWith(area)
  return (area !== '' && hasArea ? `+${calling}` : code) + national
}
