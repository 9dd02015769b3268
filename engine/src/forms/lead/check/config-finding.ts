import { isRecord } from '../../../shared/index.js'

/**
 * What a configuration check can find, in the order it is told.
 *
 * @source F-CFG-50, F-CFG-51, F-CFG-52, F-CFG-53, F-CFG-55, B-F-01, D-F-50
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
  'IMPOSSIBLE_PATTERN',
  'UNKNOWN_RULE_FIELD',
  'RULE_BOUNDS',
  'UNUSED_RULE',
  'MISSING_OPTIONS',
  'DUPLICATE_OPTION',
  'EMPTY_ORDER',
  'SKIPPED_SECTION',
  'DUPLICATE_SECTION',
  'MISSING_ENTRY',
  'UNUSED_SECTION',
  'UNKNOWN_TYPE',
  'UNKNOWN_LEGAL_FIELD',
  'DUPLICATE_CONSENT',
] as const

/** What was found. */
export type FindingCode = (typeof FINDING_CODES)[number]

/** A lint finding in a form configuration; none blocks the form. */
export interface ConfigFinding {
  readonly code: FindingCode
  /** `warning`: part of the configuration is ignored. `note`: it works here. */
  readonly severity: 'warning' | 'note'
  /** Path in the document, such as `main.rows[0][1]`. */
  readonly path: string
  /** The name or text at fault. */
  readonly name: string
}

/** Members of a record by name. */
export type Members = Readonly<Record<string, unknown>>

/** Reads the members of a value that may be no record: documents come from outside. */
export const membersOf = (value: unknown): Members => (isRecord(value) ? value : {})

/** Reads one member; nothing is reached by a name a prototype has. */
export const memberOf = (value: unknown, name: string): unknown =>
  Object.hasOwn(membersOf(value), name) ? membersOf(value)[name] : undefined

/** Reads a list that may be none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Makes a finding of something that is not used, or not as it was meant. */
export const warn = (code: FindingCode, path: string, name: string): ConfigFinding => ({
  code,
  severity: 'warning',
  path,
  name,
})

/** Names a value that should be a name: texts, numbers and truths as they are, anything else by its sort. */
export const nameValue = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'a record' : String(value)
}

/** A cell of the main section. */
export interface Cell {
  readonly name: string
  /** Such as `main.rows[0][1]`. */
  readonly path: string
}

/** Lists the cells of the main section in reading order. */
export const listCells = (document: unknown): readonly Cell[] =>
  listOf(memberOf(memberOf(document, 'main'), 'rows')).flatMap((row, at) =>
    listOf(row).map((name, cell) => ({ name: nameValue(name), path: `main.rows[${at}][${cell}]` })),
  )
