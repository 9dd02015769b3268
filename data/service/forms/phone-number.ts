// What the service knows of phone numbers: whether a text can be one, and the one way in which it is kept.
import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { stripPhone } from '@evkit/engine/internal/forms'

/** [characters] No number is longer. */
const LONGEST_PHONE = 64

// Ofcom keeps these for stories, and our examples use them: nobody has them, so the library knows them as no numbers.
const IN_STORIES = /^(?:\+44|0)7700900\d{3}$/

const EXIT = '00'

// The library would read an extension out of the words behind a number.
const DIGITS = /^\+?\d+$/

// Most of the world dials 00 where a plus is written; the library knows what is dialled in the country alone.
const parse = (text: string, country: string): PhoneNumber | undefined => {
  const plain = stripPhone(text)
  if (!DIGITS.test(plain)) return undefined
  const number = parsePhoneNumberFromString(plain, country as CountryCode)
  if (number?.isValid() === true) return number
  const abroad = plain.startsWith(EXIT)
    ? parsePhoneNumberFromString(`+${plain.slice(EXIT.length)}`)
    : undefined
  return abroad?.isValid() === true ? abroad : undefined
}

/** Whether a text can be a phone number in a country, or anywhere with its code. */
export const isPhone = (text: string, country: string, areExamplesReal: boolean): boolean => {
  if (text.length > LONGEST_PHONE) return false
  const plain = stripPhone(text)
  if (areExamplesReal && IN_STORIES.test(plain)) return true
  return parse(text, country) !== undefined
}

/** Writes a number as the whole world dials it (E.164); a text that is no number in the country stays as it is. */
export const writePhone = (text: string, country: string): string => {
  if (text.length > LONGEST_PHONE) return text
  return parse(text, country)?.number ?? text
}
