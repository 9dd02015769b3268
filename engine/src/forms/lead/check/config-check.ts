import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { checkLegalAndCustom, checkOrder } from './config-sections.js'
import { checkFieldRules } from './config-rules.js'
import {
  listCells,
  listOf,
  memberOf,
  membersOf,
  nameValue,
  warn,
  type Cell,
  type ConfigFinding,
  type FindingCode,
} from './config-finding.js'
import { EMAIL_KINDS, MOBILE_KINDS } from '../fields/field-groups.js'
import { findFieldKind } from '../fields/field-kind.js'
import { parsePattern } from '../rules/pattern.js'

const TOP = [
  'order',
  'main',
  'header',
  'dealerPicker',
  'vehiclePicker',
  'kvkk',
  'legal',
  'custom',
  'ctaLink',
]
const SECTIONS: readonly (readonly [section: string, keys: readonly string[]])[] = [
  ['main', ['title', 'options', 'customTranslation', 'rows', 'validation']],
  ['header', ['heading', 'subHeading', 'description']],
  ['dealerPicker', ['title', 'byAddress', 'customTranslation']],
  ['vehiclePicker', ['required']],
  ['kvkk', ['title', 'paragraph', 'options', 'field']],
  ['legal', ['title', 'paragraphs', 'fields', 'validation', 'customTranslation']],
]

const checkKeys = (value: unknown, keys: readonly string[], at: string): readonly ConfigFinding[] =>
  Object.keys(membersOf(value))
    .filter((key) => !keys.includes(key))
    .map((key) => warn('INVALID_KEY', at + key, key))

const checkCells = (cells: readonly Cell[]): readonly ConfigFinding[] => {
  const seen = new Map<string, number>()
  return cells.flatMap(({ name, path }) => {
    if (O.isNone(findFieldKind(name))) return [warn('UNKNOWN_FIELD', path, name)]
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 2 && name !== 'Space' ? [warn('DUPLICATE_FIELD', path, name)] : []
  })
}

const checkVariants = (
  cells: readonly Cell[],
  code: FindingCode,
  variants: readonly string[],
): readonly ConfigFinding[] => {
  const there = variants.filter((variant) => cells.some(({ name }) => name === variant))
  return there.length > 1 ? [warn(code, 'main.rows', there.join('+'))] : []
}

// Accepting and declining are both there, or the choice is none.
const checkKvkk = (document: unknown): readonly ConfigFinding[] => {
  const options = memberOf(memberOf(document, 'kvkk'), 'options')
  const values = listOf(options).map((option) => memberOf(option, 'value'))
  const wrong = values.flatMap((value, at) =>
    (value === 'true' || value === 'false') && values.indexOf(value) === at
      ? []
      : [warn('KVKK_OPTION', `kvkk.options[${at}].value`, nameValue(value))],
  )
  const strange = listOf(options).flatMap((option, at) =>
    checkKeys(option, ['value', 'translationKey'], `kvkk.options[${at}].`),
  )
  const missing = Array.isArray(options)
    ? ['true', 'false'].filter((value) => !values.includes(value))
    : []
  const lacking = missing.map((name) => warn('KVKK_OPTION', 'kvkk.options', name))
  return [...strange, ...(wrong.length > 0 ? wrong : lacking)]
}

const checkPattern = (pattern: unknown, path: string): readonly ConfigFinding[] => {
  if (typeof pattern !== 'string') return []
  const safe = parsePattern(pattern)
  if (E.isLeft(safe)) return [warn('UNUSABLE_PATTERN', path, pattern)]
  return safe.right.repeatsRepeats
    ? [{ code: 'REPEATED_REPEAT', severity: 'note', path, name: pattern }]
    : []
}

const checkPatterns = (document: unknown): readonly ConfigFinding[] =>
  ['main', 'legal'].flatMap((section) => {
    const rules = membersOf(memberOf(memberOf(document, section), 'validation'))
    return Object.entries(rules).flatMap(([name, rule]) =>
      checkPattern(memberOf(rule, 'pattern'), `${section}.validation.${name}.pattern`),
    )
  })

/**
 * Lints a stored form configuration: finds likely mistakes of its author.
 *
 * | code               | found                                                                |
 * | ------------------ | -------------------------------------------------------------------- |
 * | `INVALID_KEY`      | a key the form or one of its sections does not have                  |
 * | `UNKNOWN_FIELD`    | an unknown field name; case-sensitive                                |
 * | `DUPLICATE_FIELD`  | a repeated field, reported once; spaces may repeat                   |
 * | `PHONE_VARIANTS`   | two kinds that write the same number                                 |
 * | `EMAIL_VARIANTS`   | two kinds that write the same e-mail address                         |
 * | `KVKK_OPTION`      | a choice that is neither `true` nor `false`, or one twice or missing |
 * | `UNUSABLE_PATTERN` | a pattern that is none, or cannot be matched safely; it is not used  |
 * | `REPEATED_REPEAT`  | a pattern such as `(a+)+`, which is slow in other programs           |
 *
 * Findings in rules, choices, sections and consents follow these, see `checkFieldRules`, `checkOrder` and
 * `checkLegalAndCustom`.
 *
 * @param document - The stored form before decoding; any value.
 * @returns The findings in a stable order; none of them stops the form.
 * @law Any document is checked without an exception.
 * @source F-CFG-50, F-CFG-51, F-CFG-52, F-CFG-53, F-CFG-54, F-CFG-55, F-CFG-56, F-CFG-57, F-CFG-58, F-ERR-27, F-VAL-43, E-F-26, D-F-24, D-F-50
 *
 * @example A field twice
 * ```ts
 * import { checkConfig } from '@evkit/engine/forms'
 *
 * checkConfig({ main: { rows: [['Email', 'Email']] } }) // => [{ code: 'DUPLICATE_FIELD', severity: 'warning', path: 'main.rows[0][1]', name: 'Email' }]
 * ```
 * @category predicates
 */
export const checkConfig = (document: unknown): readonly ConfigFinding[] => {
  const cells = listCells(document)
  return [
    ...checkKeys(document, TOP, ''),
    ...SECTIONS.flatMap(([section, keys]) =>
      checkKeys(memberOf(document, section), keys, `${section}.`),
    ),
    ...checkCells(cells),
    ...checkVariants(cells, 'PHONE_VARIANTS', MOBILE_KINDS),
    ...checkVariants(cells, 'EMAIL_VARIANTS', EMAIL_KINDS),
    ...checkKvkk(document),
    ...checkPatterns(document),
    ...checkFieldRules(document),
    ...checkOrder(document),
    ...checkLegalAndCustom(document),
  ]
}
