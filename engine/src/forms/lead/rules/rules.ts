import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import { cleanText } from './clean-text.js'
import { FIELD_KINDS, TEXT_MAXIMUM, TEXT_MINIMUM, type FieldKind } from '../fields/field-kind.js'
import { parsePattern } from './pattern.js'

/** What a configuration asks of one field. */
export interface FieldRule {
  readonly isRequired: Option<boolean>
  /** In code points. */
  readonly minLength: Option<number>
  /** In code points. */
  readonly maxLength: Option<number>
  readonly pattern: Option<string>
  /** The server is asked as well. */
  readonly isAsync: boolean
}

/**
 * A rule that asks for nothing.
 *
 * @source F-CFG-08, D-F-12
 * @category constants
 */
export const NO_RULE: FieldRule = {
  isRequired: none,
  minLength: none,
  maxLength: none,
  pattern: none,
  isAsync: false,
}

/** Resolves the rule of a field: a number with a code is required unless the configuration relaxes it. */
export const resolveFieldRule = (kind: FieldKind, rule: FieldRule): FieldRule =>
  FIELD_KINDS[kind].required === 'unlessRelaxed' && O.isNone(rule.isRequired)
    ? { ...rule, isRequired: some(true) }
    : rule

/** A field that takes text: a kind, or the name of the company beside the business box. */
export type TextField = FieldKind | 'legalname'

/** What is wrong with one field: the message key, and the bounds its message names. */
export interface FieldFault {
  readonly key: string
  readonly minimum: Option<number>
  readonly maximum: Option<number>
}

/** A text and what is asked of it. */
export interface TextInput {
  readonly field: TextField
  readonly rule: FieldRule
  /** As typed. */
  readonly value: string
}

const lengthOf = (text: string): number => Array.from(text).length
const valueOr = <A>(option: Option<A>, fallback: A): A => O.getOrElse(() => fallback)(option)

const defaultMaximum = (field: TextField): number =>
  field === 'legalname' ? TEXT_MAXIMUM : valueOr<number>(FIELD_KINDS[field].maximum, Infinity)

/** Tells whether the pattern of a rule, or else the default one of the field, refuses a text. */
const findPatternFault = ({ field, rule, value }: TextInput): Option<string> => {
  const configured = O.isSome(rule.pattern) ? parsePattern(rule.pattern.value) : undefined
  if (configured !== undefined && E.isRight(configured)) {
    return configured.right.matches(value) ? none : some('FieldInvalid')
  }
  if (configured !== undefined || field === 'legalname') return none
  return FIELD_KINDS[field].findFault(value)
}

/**
 * Checks a typed text against everything that is asked of it.
 *
 * | rule             | fails when                                   | message key        |
 * | ---------------- | -------------------------------------------- | ------------------ |
 * | required         | nothing but blanks                           | `FieldRequired`    |
 * | shortest         | fewer code points, and not empty             | `FieldMinLength`   |
 * | longest          | more code points; the pattern is not tried   | `FieldMaxLength`   |
 * | pattern          | no match                                     | `FieldInvalid`, `EmailInvalid`, `EmailEnd`, `DigitsOnly`, `FourDigitsOnly` |
 *
 * @source F-VAL-01, F-VAL-02, F-VAL-04, F-VAL-05, F-VAL-06, F-VAL-07, F-VAL-08, F-VAL-09, F-VAL-10, D-F-13
 */
export const checkText = ({ field, rule, value }: TextInput): readonly FieldFault[] => {
  const text = cleanText(value, field === 'Notes')
  const maximum = valueOr(rule.maxLength, defaultMaximum(field))
  const minimum = valueOr(rule.minLength, TEXT_MINIMUM)
  const fault = (key: string): FieldFault => ({
    key,
    minimum: some(minimum),
    maximum: maximum === Infinity ? none : some(maximum),
  })
  if (text === '') return valueOr(rule.isRequired, false) ? [fault('FieldRequired')] : []
  const isTooLong = lengthOf(text) > maximum
  const pattern = isTooLong ? none : findPatternFault({ field, rule, value: text })
  return [
    ...(lengthOf(text) < minimum ? [fault('FieldMinLength')] : []),
    ...(isTooLong ? [fault('FieldMaxLength')] : []),
    ...(O.isSome(pattern) ? [fault(pattern.value)] : []),
  ]
}

/** What a message names. */
export interface MessageValues {
  /** `$0` */
  readonly label: string
  /** `$1` */
  readonly minimum: Option<number>
  /** `$2` */
  readonly maximum: Option<number>
}

/** Fills `$0`, `$1` and `$2` of a message in one pass. */
export const fillMessage = (
  template: string,
  { label, minimum, maximum }: MessageValues,
): string => {
  const bound = (value: Option<number>, whole: string): string =>
    O.isSome(value) ? String(value.value) : whole
  return template.replace(/\$[012]/g, (whole) => {
    if (whole === '$0') return label
    return whole === '$1' ? bound(minimum, whole) : bound(maximum, whole)
  })
}

/** What decides the mark of a label. */
export interface MarkInput {
  readonly isRequired: boolean
  /** The host hides required marks, or the flag `requiredToOptional` is on. */
  readonly marksOptional: boolean
}

/** Resolves how a label is marked: what is required or what is optional, never both. */
export const markLabel = ({
  isRequired,
  marksOptional,
}: MarkInput): 'asterisk' | 'optional' | 'bare' => {
  if (isRequired === marksOptional) return 'bare'
  return isRequired ? 'asterisk' : 'optional'
}
