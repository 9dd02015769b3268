// What a text must look like where a configuration says nothing: one function a kind of text.
import { none, some, type Option } from '../../../shared/index.js'
import { stripPhone } from './dial.js'

/** Finds what is wrong with a text that is not empty: the message key, or `none`. */
export type FindFault = (text: string) => Option<string>

const matching =
  (pattern: RegExp, key: string): FindFault =>
  (text) =>
    pattern.test(text) ? none : some(key)

// Parts of a name joined by single dots, at a host name: labels of letters, digits and dashes, the last one no number.
const EMAIL =
  /^(?=[^@]{1,64}@)[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_C}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_C}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
// What comes along when an address is copied out of a list or a sentence.
const EMAIL_END = /[;,.:>)\]"']+$/

/** What texts are like. @source F-VAL-09, F-VAL-11, F-VAL-12, F-VAL-13, F-VAL-14, D-F-16 @category constants */
export const patterns = {
  any: () => none,
  email: (text) => {
    if (EMAIL.test(text)) return none
    const isEnd = EMAIL_END.test(text) && EMAIL.test(text.replace(EMAIL_END, ''))
    return some(isEnd ? 'EmailEnd' : 'EmailInvalid')
  },
  /** A phone number however it is written: what is left without separators is digits, perhaps after a plus. */
  phone: (text) => (/^\+?\d+$/.test(stripPhone(text)) ? none : some('FieldInvalid')),
  /** A licence plate of any script. */
  plate: matching(/^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u, 'FieldInvalid'),
  digits: matching(/^\d+$/u, 'DigitsOnly'),
  year: matching(/^\d{4}$/u, 'FourDigitsOnly'),
} as const satisfies Readonly<Record<string, FindFault>>
