import { none, some, type Option } from '../shared/index.js'
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
  kind === 'PhoneWithCountryCode' && rule.isRequired._tag === 'None'
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

interface DefaultPattern {
  readonly pattern: RegExp
  readonly key: string
}

const EMAIL = {
  // Parts of a name joined by single dots, at a host name: labels of letters, digits and dashes, the last one no number.
  pattern:
    /^(?=[^@]{1,64}@)[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_C}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_C}-]{0,61}[\p{L}\p{M}\p{N}])?$/u,
  key: 'EmailInvalid',
}
// What comes along when an address is copied out of a list or a sentence.
const EMAIL_END = /[;,.:>)\]"']+$/

const emailKey = (text: string): string =>
  EMAIL_END.test(text) && EMAIL.pattern.test(text.replace(EMAIL_END, '')) ? 'EmailEnd' : EMAIL.key

const DEFAULT_PATTERNS: Readonly<Partial<Record<TextField, DefaultPattern>>> = {
  Landline: { pattern: /^(?=.*\d)\+?(?:\(\d+\))?[-\d\s./]*$/u, key: 'FieldInvalid' },
  LicensePlate: { pattern: /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u, key: 'FieldInvalid' },
  Mileage: { pattern: /^\d+$/u, key: 'DigitsOnly' },
  ModelYear: { pattern: /^\d{4}$/u, key: 'FourDigitsOnly' },
  Email: EMAIL,
  EmailAsync: EMAIL,
}

// Control characters, marks that are not seen, and halves of letters; joiners are needed inside words of some scripts.
const UNSEEN = /(?!\p{Join_C})[\p{Cc}\p{Cf}\p{Cs}]/gu
const UNSEEN_BUT_BREAKS = /(?![\p{Join_C}\n\r])[\p{Cc}\p{Cf}\p{Cs}]/gu
const BREAKS = /[\t\n\r\u0085\u2028\u2029]+/g
const OTHER_BREAKS = /[\u0085\u2028\u2029]/g

/**
 * Cleans a typed text: one way of writing each letter, no control characters, no marks that are not seen, no halves of
 * letters, nothing blank at the ends. Page and service clean by this function, so what is checked is what is kept.
 *
 * @param value - As typed.
 * @param isMultiline - Whether line breaks belong to the text, as in notes.
 * @returns The text in NFC; on one line a line break becomes a space.
 * @law Cleaning a text twice is cleaning it once.
 * @source E-F-22, E-F-57, F-VAL-05, D-F-13
 *
 * @example A pasted name
 * ```ts
 * import { cleanText } from '@evkit/engine/forms'
 *
 * cleanText('  Ada\tByron\u0000 ', false) // => 'Ada Byron'
 * ```
 * @category conversions
 */
export const cleanText = (value: string, isMultiline: boolean): string => {
  const kept = isMultiline
    ? value.replace(/\t/g, ' ').replace(OTHER_BREAKS, '\n').replace(UNSEEN_BUT_BREAKS, '')
    : value.replace(BREAKS, ' ').replace(UNSEEN, '')
  return kept.trim().normalize('NFC').trim()
}

/**
 * Tells whether a member of a lead has lines; everything but the notes is one line.
 *
 * @param key - Name of the member on the wire.
 * @returns True for the notes.
 * @source E-F-22, F-FIELD-28
 *
 * @example The notes
 * ```ts
 * import { isMultilineKey } from '@evkit/engine/forms'
 *
 * isMultilineKey('description') // => true
 * isMultilineKey('firstName') // => false
 * ```
 * @category predicates
 */
export const isMultilineKey = (key: string): boolean => key === 'description'

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
  if (configured !== undefined) return none
  const standard = DEFAULT_PATTERNS[field]
  if (standard === undefined || standard.pattern.test(value)) return none
  return some(standard === EMAIL ? emailKey(value) : standard.key)
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
