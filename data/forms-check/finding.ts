// What the check tells: a rule, where, and how it can be put right.
import type { JSONPath } from 'jsonc-parser'
import { nearestName } from '../cli/hint.js'
import { placeOf, type Place, type Source } from './json-source.js'
import { severityOf, type Rule, type Severity } from './rules.js'

/** A change nobody has to think about: a name in its known letter case, or something that stood twice removed. */
export type Fix =
  | { readonly kind: 'replace'; readonly path: JSONPath; readonly by: string }
  | { readonly kind: 'rename'; readonly path: JSONPath; readonly by: string }
  | { readonly kind: 'remove'; readonly path: JSONPath }

/** One thing somebody should look at. */
export interface Finding extends Place {
  readonly rule: Rule
  readonly severity: Severity
  readonly file: string
  /** Members from the root, such as `OFFER_REQUEST.main.rows[0][1]`. */
  readonly path: string
  readonly text: string
  /** The name that may have been meant; empty when none is near. */
  readonly hint: string
  /** When it can be met, such as `embedded, with phoneWithCountry`; empty when always. */
  readonly when: string
  readonly fix: Fix | undefined
}

/** What a finding is made of. */
export interface Found {
  readonly rule: Rule
  readonly path: JSONPath
  readonly text: string
  /** What was written, and what could have been. */
  readonly meant?: { readonly name: string; readonly known: readonly string[] }
  readonly severity?: Severity
  readonly when?: string
  readonly fix?: Fix | undefined
}

const writePath = (path: JSONPath): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')

/** Makes a finding in a file. */
export const toFinding = (source: Source, found: Found): Finding => ({
  rule: found.rule,
  severity: found.severity ?? severityOf(found.rule),
  file: source.file,
  ...placeOf(source, found.path),
  path: writePath(found.path),
  text: found.text,
  hint: found.meant === undefined ? '' : (nearestName(found.meant.name, found.meant.known) ?? ''),
  when: found.when ?? '',
  fix: found.fix,
})

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const compare = (a: Finding, b: Finding): number =>
  compareTexts(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareTexts(a.rule, b.rule) ||
  compareTexts(a.text, b.text)

/** Findings by file, line and column, each once. */
export const sortFindings = (findings: readonly Finding[]): readonly Finding[] => {
  const once = new Map<string, Finding>()
  for (const one of findings) {
    const key = JSON.stringify([one.file, one.path, one.rule, one.text])
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()].sort(compare)
}
