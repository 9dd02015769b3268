import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import { cleanText } from './clean-text.js'
import type { PhoneDial } from '../fields/dial.js'
import { checkPhone } from '../fields/phone.js'
import { checkText, type FieldFault, type FieldRule, type TextField } from './rules.js'

/** A text with the country code chosen beside it. */
export interface TypedInput {
  readonly field: TextField
  readonly rule: FieldRule
  /** As typed. */
  readonly value: string
  /** Chosen country code; none for fields without one. */
  readonly dial: PhoneDial
}

/**
 * Makes a fault whose message names no bounds.
 *
 * @source F-VAL-03
 */
export const faultOfKey = (key: string): FieldFault => ({ key, minimum: none, maximum: none })

/** Checks what is typed into one field, as far as it can be told without the server. */
export const checkTyped = ({ field, rule, value, dial }: TypedInput): Option<FieldFault> => {
  const isCoded = field === 'PhoneWithCountryCode'
  // The pattern of a number with a code is for code and number as one text.
  const [first] = checkText({ field, rule: isCoded ? { ...rule, pattern: none } : rule, value })
  if (first !== undefined) return some(first)
  if (!isCoded) return none
  const { pattern, isAsync, isRequired } = rule
  const check = checkPhone({ dial, number: cleanText(value, false), pattern, isAsync })
  if (check.mode === 'empty') {
    return O.isSome(isRequired) && isRequired.value ? some(faultOfKey('FieldRequired')) : none
  }
  if (check.mode === 'server' || check.isValid) return none
  return some(faultOfKey(O.isSome(pattern) ? 'FieldInvalid' : 'PhoneInvalid'))
}
