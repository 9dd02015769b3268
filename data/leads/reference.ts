// The number a visitor is told of their lead: whoever looks for the lead finds it by that number.
import { option as O } from 'fp-ts'
import { none, some, type Option } from '@evkit/engine/shared'

// Crockford's alphabet: no letter that is taken for a digit, and none that makes words by chance.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTER_BITS = 5
const HEX_DIGITS = 10
const LENGTH = 8
const HALF = 4
const FIRST_GROUP = 8
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

const toBits = (value: number, length: number): string => value.toString(2).padStart(length, '0')

/**
 * Writes the number a visitor is given for their lead: the first 40 bits of its id, in letters and digits nobody mixes
 * up, short enough for the telephone.
 *
 * @param leadId - Id of the lead, a UUID.
 * @returns Eight characters in two groups, or `none` for an id that is none.
 * @law Read again it is the beginning of the id.
 * @source E-F-70
 */
export const writeReference = (leadId: string): Option<string> => {
  const digits = leadId.replaceAll('-', '').slice(0, HEX_DIGITS)
  if (!/^[\da-f]{10}$/i.test(digits)) return none
  const bits = toBits(Number.parseInt(digits, 16), LENGTH * LETTER_BITS)
  const letters = Array.from({ length: LENGTH }, (_, at) =>
    LETTERS.charAt(Number.parseInt(bits.slice(at * LETTER_BITS, (at + 1) * LETTER_BITS), 2)),
  ).join('')
  return some(`${letters.slice(0, HALF)}-${letters.slice(HALF)}`)
}

/**
 * Reads the number of a lead as somebody says or types it: in any case, with or without its dash, an O for a 0 and an I
 * or L for a 1.
 *
 * @param text - What was said.
 * @returns What the id of the lead begins with, or `none` when it is no such number.
 * @source E-F-70
 */
export const readReference = (text: string): Option<string> => {
  const values = Array.from(text.toUpperCase().replaceAll(/[\s-]/g, ''), (letter) =>
    LETTERS.indexOf(MISREAD[letter] ?? letter),
  )
  if (values.length !== LENGTH || values.includes(-1)) return none
  const bits = values.map((value) => toBits(value, LETTER_BITS)).join('')
  const digits = Number.parseInt(bits, 2).toString(16).padStart(HEX_DIGITS, '0')
  return some(`${digits.slice(0, FIRST_GROUP)}-${digits.slice(FIRST_GROUP)}`)
}

/** The number of a lead as a member of what is told of it; an id that is no UUID has none. */
export const referenceOf = (id: string): { readonly reference?: string } => {
  const reference = writeReference(id)
  return O.isSome(reference) ? { reference: reference.value } : {}
}
