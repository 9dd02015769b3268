import { none, some, type Option } from '../shared/index.js'
import { cleanText } from './clean-text.js'
import { FIELD_KINDS, TEXT_MAXIMUM, TEXT_MINIMUM, type FieldKind } from './field-kind.js'
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

/**
 * Resolves the rule of a field: a number with a code is required unless the configuration relaxes it. A mobile number that
 * a flag draws with a code keeps the rule of its own name.
 *
 * @param kind - Kind as it is configured, before the flags have spoken.
 * @param rule - Rule of the configuration.
 * @returns The rule in force.
 * @source F-PHONE-01, D-F-17
 *
 * @example Nothing is said
 * ```ts
 * import { NO_RULE, resolveFieldRule } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * resolveFieldRule('PhoneWithCountryCode', NO_RULE).isRequired // => option.some(true)
 * resolveFieldRule('MobilePhone', NO_RULE).isRequired // => option.none
 * ```
 * @category resolution
 */
export const resolveFieldRule = (kind: FieldKind, rule: FieldRule): FieldRule =>
  FIELD_KINDS[kind].required === 'unlessRelaxed' && rule.isRequired._tag === 'None'
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
const valueOr = <A>(option: Option<A>, fallback: A): A =>
  option._tag === 'Some' ? option.value : fallback

const defaultMaximum = (field: TextField): number =>
  field === 'legalname' ? TEXT_MAXIMUM : valueOr<number>(FIELD_KINDS[field].maximum, Infinity)

/**
 * Tells whether the pattern of a rule, or else the default one of the field, refuses a text.
 *
 * @param input - The field, its rule, and a text that is not empty and not too long.
 * @returns The message key; none when the text passes or there is no pattern.
 * @source F-VAL-04, F-VAL-11, F-VAL-12, F-VAL-13, F-VAL-14, F-VAL-15, F-VAL-43, D-F-16
 *
 * @example A number with a space
 * ```ts
 * import { findPatternFault, NO_RULE } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * findPatternFault({ field: 'Mileage', rule: NO_RULE, value: '12 000' }) // => option.some('DigitsOnly')
 * ```
 * @category predicates
 */
export const findPatternFault = ({ field, rule, value }: TextInput): Option<string> => {
  const configured = rule.pattern._tag === 'Some' ? parsePattern(rule.pattern.value) : undefined
  if (configured?._tag === 'Right') {
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
 * @param input - The field, its rule, and the text.
 * @returns Every fault in the order of the table; the first is the one to show. Empty when the text is right.
 * @law An empty text has no fault unless it is required.
 * @law Blanks around a text change nothing.
 * @source F-VAL-01, F-VAL-02, F-VAL-04, F-VAL-05, F-VAL-06, F-VAL-07, F-VAL-08, F-VAL-09, F-VAL-10, D-F-13
 *
 * @example A name of one letter
 * ```ts
 * import { checkText, NO_RULE } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 *
 * const rule = { ...NO_RULE, minLength: some(2) }
 * checkText({ field: 'Firstname', rule, value: 'A' }).map(({ key }) => key) // => ['FieldMinLength']
 * ```
 * @category predicates
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
    ...(pattern._tag === 'Some' ? [fault(pattern.value)] : []),
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

/**
 * Fills `$0`, `$1` and `$2` of a message in one pass.
 *
 * @param template - Text of the message.
 * @param values - Label and bounds; a bound that is not known stays as written, like any other `$`.
 * @returns The message, to be shown as text.
 * @law A text without placeholders is the message itself.
 * @source F-VAL-03, D-F-13
 *
 * @example In another language
 * ```ts
 * import { fillMessage } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 *
 * fillMessage('$0: minst $1, högst $2 tecken', { label: 'Efternamn', minimum: some(3), maximum: some(10) }) // => 'Efternamn: minst 3, högst 10 tecken'
 * ```
 * @category formatting
 */
export const fillMessage = (
  template: string,
  { label, minimum, maximum }: MessageValues,
): string => {
  const bound = (value: Option<number>, whole: string): string =>
    value._tag === 'Some' ? String(value.value) : whole
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

/**
 * Resolves how a label is marked: a form marks what is required or what is optional, never both.
 *
 * | field        | usual    | where optional ones are marked |
 * | ------------ | -------- | ------------------------------ |
 * | required     | asterisk | bare                           |
 * | not required | bare     | optional                       |
 *
 * @param input - Whether it is required, and which of the two is marked.
 * @returns The mark.
 * @source F-VAL-20, F-VAL-21, F-VAL-22, F-FLAG-02, F-FLAG-23, D-F-15
 *
 * @example Where optional ones are marked
 * ```ts
 * import { markLabel } from '@evkit/engine/forms'
 *
 * markLabel({ isRequired: false, marksOptional: true }) // => 'optional'
 * ```
 * @category resolution
 */
export const markLabel = ({
  isRequired,
  marksOptional,
}: MarkInput): 'asterisk' | 'optional' | 'bare' => {
  if (isRequired === marksOptional) return 'bare'
  return isRequired ? 'asterisk' : 'optional'
}
