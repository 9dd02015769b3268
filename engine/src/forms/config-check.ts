import { findFieldKind } from './field-kind.js'
import { parsePattern } from './pattern.js'

/**
 * What a configuration check can find, in the order it is told.
 *
 * @source F-CFG-50, F-CFG-51, F-CFG-52, F-CFG-53, F-CFG-55, D-F-50
 * @category constants
 */
export const FINDING_CODES = [
  'INVALID_KEY',
  'UNKNOWN_FIELD',
  'DUPLICATE_FIELD',
  'PHONE_VARIANTS',
  'EMAIL_VARIANTS',
  'KVKK_OPTION',
  'UNUSABLE_PATTERN',
  'REPEATED_REPEAT',
] as const

/** What was found. */
export type FindingCode = (typeof FINDING_CODES)[number]

/** One thing an author should look at; none stops a form. */
export interface ConfigFinding {
  readonly code: FindingCode
  /** `warning`: something of the configuration is not used. `note`: it works here. */
  readonly severity: 'warning' | 'note'
  /** Place in the document, such as `main.rows[0][1]`. */
  readonly path: string
  /** The name or text that is meant. */
  readonly name: string
}

type Members = Readonly<Record<string, unknown>>

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

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
const memberOf = (value: unknown, name: string): unknown =>
  Object.hasOwn(membersOf(value), name) ? membersOf(value)[name] : undefined
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const warn = (code: FindingCode, path: string, name: string): ConfigFinding => ({
  code,
  severity: 'warning',
  path,
  name,
})

const checkKeys = (value: unknown, keys: readonly string[], at: string): readonly ConfigFinding[] =>
  Object.keys(membersOf(value))
    .filter((key) => !keys.includes(key))
    .map((key) => warn('INVALID_KEY', at + key, key))

interface Cell {
  readonly name: string
  readonly path: string
}

const listCells = (document: unknown): readonly Cell[] =>
  listOf(memberOf(memberOf(document, 'main'), 'rows')).flatMap((row, at) =>
    listOf(row).map((name, cell) => ({ name: String(name), path: `main.rows[${at}][${cell}]` })),
  )

const checkCells = (cells: readonly Cell[]): readonly ConfigFinding[] => {
  const seen = new Map<string, number>()
  return cells.flatMap(({ name, path }) => {
    if (findFieldKind(name)._tag === 'None') return [warn('UNKNOWN_FIELD', path, name)]
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

const checkKvkk = (document: unknown): readonly ConfigFinding[] =>
  listOf(memberOf(memberOf(document, 'kvkk'), 'options')).flatMap((option, at) => {
    const value = memberOf(option, 'value')
    return value === 'true' || value === 'false'
      ? []
      : [warn('KVKK_OPTION', `kvkk.options[${at}].value`, String(value))]
  })

const checkPattern = (pattern: unknown, path: string): readonly ConfigFinding[] => {
  if (typeof pattern !== 'string') return []
  const safe = parsePattern(pattern)
  if (safe._tag === 'Left') return [warn('UNUSABLE_PATTERN', path, pattern)]
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
 * Checks a stored form for what its author cannot have meant.
 *
 * | code               | found                                                                  |
 * | ------------------ | ---------------------------------------------------------------------- |
 * | `INVALID_KEY`      | a key the form or one of its sections does not have                    |
 * | `UNKNOWN_FIELD`    | a field name that is none; letter case counts                          |
 * | `DUPLICATE_FIELD`  | a field a second time, told once; spaces may repeat                    |
 * | `PHONE_VARIANTS`   | two kinds that write the same number                                   |
 * | `EMAIL_VARIANTS`   | two kinds that write the same e-mail address                           |
 * | `KVKK_OPTION`      | a choice that is neither `true` nor `false`                            |
 * | `UNUSABLE_PATTERN` | a pattern that is none, or cannot be matched safely; it is not used    |
 * | `REPEATED_REPEAT`  | a pattern such as `(a+)+`, which is slow in other programs             |
 *
 * @param document - The form as it is stored, before it is decoded; anything.
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
    ...checkVariants(cells, 'PHONE_VARIANTS', [
      'MobilePhone',
      'MobilePhoneAsync',
      'PhoneWithCountryCode',
    ]),
    ...checkVariants(cells, 'EMAIL_VARIANTS', ['Email', 'EmailAsync']),
    ...checkKvkk(document),
    ...checkPatterns(document),
  ]
}
