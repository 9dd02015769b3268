// What is wrong with a stored form, whatever its market.
import type { JSONPath } from 'jsonc-parser'
import { either as E, option as O } from 'fp-ts'
import { decodeWith } from '@evkit/engine/shared'
import {
  checkConfig,
  FIELD_KINDS,
  FlexFormCodec,
  LEGAL_FIELDS,
  SECTION_KINDS,
  type ConfigFinding,
} from '@evkit/engine/forms'
import { resolveAnswerTarget, type FindingCode } from '@evkit/engine/internal/forms'
import type { FormUnit } from './documents.js'
import { toFinding, type Finding, type Fix } from './finding.js'
import { findToken, resolvePath } from './json-source.js'
import { RULES } from './rules.js'

const KEYS = [
  ...['order', 'main', 'header', 'dealerPicker', 'vehiclePicker', 'kvkk', 'legal', 'custom'],
  ...['ctaLink', 'title', 'options', 'customTranslation', 'rows', 'validation', 'heading'],
  ...['subHeading', 'description', 'byAddress', 'required', 'paragraph', 'paragraphs', 'field'],
  ...['fields', 'type', 'value', 'translationKey', 'minLength', 'maxLength', 'pattern', 'async'],
]
const KINDS = [...Object.keys(FIELD_KINDS), 'legalname', 'retailerid', 'kvkk_optin']

// What a misspelt name can have meant.
const listKnown = (code: FindingCode, unit: FormUnit): readonly string[] => {
  if (code === 'INVALID_KEY') return KEYS
  if (code === 'UNKNOWN_FIELD') return Object.keys(FIELD_KINDS)
  if (code === 'UNKNOWN_RULE_FIELD') return KINDS
  if (code === 'UNKNOWN_LEGAL_FIELD') return Object.keys(LEGAL_FIELDS)
  if (code === 'UNKNOWN_TYPE') return ['Text', 'Notice', 'Checkbox']
  return code === 'SKIPPED_SECTION' ? [...SECTION_KINDS, ...listCustom(unit)] : []
}

const listCustom = ({ document }: FormUnit): readonly string[] => {
  const custom: unknown =
    typeof document === 'object' && document !== null && 'custom' in document
      ? document.custom
      : undefined
  return typeof custom === 'object' && custom !== null ? Object.keys(custom) : []
}

/** The one name that differs in letter case and blanks only. */
export const findTwin = (name: string, known: readonly string[]): string | undefined => {
  const folded = name.trim().toLowerCase()
  const twins = known.filter((one) => one.toLowerCase() === folded && one !== name)
  return twins.length === 1 ? twins[0] : undefined
}

/** A fix that writes a name as it is known; none when the record has the name already. */
export const fixName = (
  unit: Pick<FormUnit, 'source'>,
  path: JSONPath,
  twin: string | undefined,
): Fix | undefined => {
  if (twin === undefined) return undefined
  if (typeof path.at(-1) === 'number') return { kind: 'replace', path, by: twin }
  const taken = findToken(unit.source, [...path.slice(0, -1), twin])
  return taken === undefined ? { kind: 'rename', path, by: twin } : undefined
}

const REMOVED: readonly FindingCode[] = ['DUPLICATE_FIELD', 'DUPLICATE_SECTION']

const isAlone = (unit: FormUnit, path: JSONPath): boolean => {
  const token = findToken(unit.source, path)
  return token?.parent?.type === 'array' && token.parent.children?.length === 1
}

const fixOf = (unit: FormUnit, { code, name }: ConfigFinding, path: JSONPath): Fix | undefined => {
  if (REMOVED.includes(code)) {
    // A row without a field is none.
    const isRow = code === 'DUPLICATE_FIELD' && isAlone(unit, path)
    return { kind: 'remove', path: isRow ? path.slice(0, -1) : path }
  }
  if (code === 'UNKNOWN_TYPE') {
    const twin = findTwin(name, listKnown(code, unit))
    return twin === undefined ? undefined : { kind: 'replace', path, by: twin }
  }
  return fixName(unit, path, findTwin(name, listKnown(code, unit)))
}

const wordFinding = ({ code, name }: ConfigFinding): string => {
  const [, sentence] = RULES[code]
  return `"${name}": ${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}`
}

const toFormFinding = (unit: FormUnit, found: ConfigFinding): Finding => {
  const path = resolvePath(unit.source, unit.at, found.path)
  return toFinding(unit.source, {
    rule: found.code,
    path,
    text: wordFinding(found),
    meant: { name: found.name, known: listKnown(found.code, unit) },
    fix: fixOf(unit, found, path),
  })
}

const SITE = { origin: 'https://site.invalid', allowedHosts: [] }

const checkLink = (unit: FormUnit): readonly Finding[] => {
  const { document } = unit
  if (typeof document !== 'object' || document === null || !('ctaLink' in document)) return []
  const link = document.ctaLink
  if (typeof link !== 'string' || O.isSome(resolveAnswerTarget(link, SITE))) return []
  const path = [...unit.at, 'ctaLink']
  return [toFinding(unit.source, { rule: 'UNSAFE_LINK', path, text: `"${link}" is not followed` })]
}

// A form of another shape cannot be loaded.
const checkShape = (unit: FormUnit): readonly Finding[] => {
  const decoded = decodeWith(FlexFormCodec, unit.document)
  if (E.isRight(decoded)) return []
  return decoded.left.map(({ path, expected, actual }) =>
    toFinding(unit.source, {
      rule: 'SHAPE',
      path: resolvePath(unit.source, unit.at, path),
      text: `${path === '' ? 'the form' : path}: expected ${expected}, found ${actual}`,
    }),
  )
}

/** Lists what is wrong with a form, whatever its market. */
export const checkFormUnit = (unit: FormUnit): readonly Finding[] => [
  ...checkShape(unit),
  ...checkConfig(unit.document).map((found) => toFormFinding(unit, found)),
  ...checkLink(unit),
]
