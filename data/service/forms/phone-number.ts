// What the service knows of phone numbers: whether a text can be one, and the one way in which it is kept.
import {
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max'
import { stripPhone } from '@evkit/engine/forms'

/** [characters] No number is longer. */
const LONGEST_PHONE = 64

// Ofcom keeps these for stories, and our examples use them: nobody has them, so the library knows them as no numbers.
const IN_STORIES = /^(?:\+44|0)7700900\d{3}$/

/** Whether a text can be a phone number in a country, or anywhere with its code. */
export const isPhone = (text: string, country: string, areExamplesReal: boolean): boolean => {
  if (text.length > LONGEST_PHONE) return false
  const plain = stripPhone(text)
  if (areExamplesReal && IN_STORIES.test(plain)) return true
  return isValidPhoneNumber(plain, country as CountryCode)
}

/** Writes a number as the whole world dials it (E.164); a text that is no number in the country stays as it is. */
export const writePhone = (text: string, country: string): string => {
  if (text.length > LONGEST_PHONE) return text
  const number = parsePhoneNumberFromString(stripPhone(text), country as CountryCode)
  return number?.isValid() === true ? number.number : text
}
