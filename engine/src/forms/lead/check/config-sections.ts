import * as O from '#fp-ts/Option'
import {
  listOf,
  memberOf,
  membersOf,
  nameValue,
  warn,
  type ConfigFinding,
} from './config-finding.js'
import { findLegalField, LEGAL_FIELDS } from '../consent.js'
import { SECTION_KINDS } from '../plan/layout.js'

const ENTRIES = new Map([
  ['main', 'main'],
  ['legal', 'legal'],
  ['kvkk', 'kvkk'],
])
const CUSTOM_KEYS = ['title', 'type', 'fields']
const CUSTOM_FIELD_KEYS = ['type', 'translationKey']
const SECTION_TYPES: readonly unknown[] = ['Text', 'Notice']
const FIELD_TYPES: readonly unknown[] = ['Text', 'Checkbox']

const isBuiltIn = (name: string): boolean => SECTION_KINDS.some((kind) => kind === name)

const foldName = (name: unknown): string => {
  const trimmed = nameValue(name).trim()
  const folded = trimmed.toLowerCase()
  return isBuiltIn(folded) ? folded : trimmed
}

const isThere = (document: unknown, key: string): boolean =>
  ![undefined, null].includes(memberOf(document, key) as undefined)

const checkUnused = (document: unknown, names: readonly string[]): readonly ConfigFinding[] => {
  const built = [...ENTRIES]
    .filter(([section, key]) => !names.includes(section) && isThere(document, key))
    .map(([, key]) => warn('UNUSED_SECTION', key, key))
  const custom = Object.keys(membersOf(memberOf(document, 'custom')))
    .filter((name) => !names.includes(name))
    .map((name) => warn('UNUSED_SECTION', `custom.${name}`, name))
  return [...built, ...custom]
}

/** Checks the order of a stored form's sections against what the form has. */
export const checkOrder = (document: unknown): readonly ConfigFinding[] => {
  const order = memberOf(document, 'order')
  if (!Array.isArray(order)) return []
  const names = order.map(foldName)
  if (names.every((name) => name === '')) return [warn('EMPTY_ORDER', 'order', 'order')]
  const custom = membersOf(memberOf(document, 'custom'))
  const found = names.flatMap((name, at): readonly ConfigFinding[] => {
    const path = `order[${at}]`
    if (names.indexOf(name) < at) return [warn('DUPLICATE_SECTION', path, name)]
    if (!isBuiltIn(name) && !Object.hasOwn(custom, name) && name !== '')
      return [warn('SKIPPED_SECTION', path, name)]
    const key = ENTRIES.get(name)
    return key !== undefined && !isThere(document, key) ? [warn('MISSING_ENTRY', path, key)] : []
  })
  return [...found, ...checkUnused(document, names)]
}

const checkCustom = (document: unknown): readonly ConfigFinding[] =>
  Object.entries(membersOf(memberOf(document, 'custom'))).flatMap(([name, section]) => {
    const at = `custom.${name}`
    const type = memberOf(section, 'type')
    const keys = Object.keys(membersOf(section)).filter((key) => !CUSTOM_KEYS.includes(key))
    return [
      ...keys.map((key) => warn('INVALID_KEY', `${at}.${key}`, key)),
      ...(SECTION_TYPES.includes(type)
        ? []
        : [warn('UNKNOWN_TYPE', `${at}.type`, nameValue(type))]),
      ...listOf(memberOf(section, 'fields')).flatMap((field, index) => {
        const path = `${at}.fields[${index}]`
        const own = memberOf(field, 'type')
        return [
          ...Object.keys(membersOf(field))
            .filter((key) => !CUSTOM_FIELD_KEYS.includes(key))
            .map((key) => warn('INVALID_KEY', `${path}.${key}`, key)),
          ...(FIELD_TYPES.includes(own)
            ? []
            : [warn('UNKNOWN_TYPE', `${path}.type`, nameValue(own))]),
        ]
      }),
    ]
  })

// A control has no consent of its own: then its name is what must not come twice.
const takenBy = (name: string): string => {
  const field = findLegalField(name)
  if (O.isNone(field)) return name
  const { consent } = LEGAL_FIELDS[field.value]
  return O.getOrElse(() => name)(consent)
}

const checkLegal = (document: unknown): readonly ConfigFinding[] => {
  const legal = memberOf(document, 'legal')
  const names = listOf(memberOf(legal, 'fields')).map(nameValue)
  const taken = names.map(takenBy)
  const isKnown = (name: string): boolean => O.isSome(findLegalField(name))
  return [
    ...names.flatMap((name, at) => {
      const path = `legal.fields[${at}]`
      if (!isKnown(name)) return [warn('UNKNOWN_LEGAL_FIELD', path, name)]
      return taken.indexOf(taken[at] ?? '') < at ? [warn('DUPLICATE_CONSENT', path, name)] : []
    }),
    ...Object.keys(membersOf(memberOf(legal, 'validation'))).flatMap((name) => {
      const path = `legal.validation.${name}`
      if (!isKnown(name)) return [warn('UNKNOWN_LEGAL_FIELD', path, name)]
      return names.length === 0 || names.includes(name)
        ? []
        : [{ code: 'UNUSED_RULE', severity: 'note', path, name } as const]
    }),
  ]
}

/** Checks the consents and the sections an author has made. */
export const checkLegalAndCustom = (document: unknown): readonly ConfigFinding[] => [
  ...checkLegal(document),
  ...checkCustom(document),
]
