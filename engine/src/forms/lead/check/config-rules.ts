import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import {
  listCells,
  listOf,
  memberOf,
  membersOf,
  nameValue,
  warn,
  type ConfigFinding,
} from './config-finding.js'
import { MANUAL_ADDRESS_KINDS } from '../fields/field-groups.js'
import {
  FIELD_KINDS,
  findFieldKind,
  TEXT_MAXIMUM,
  type FieldKindInfo,
} from '../fields/field-kind.js'
import { parsePattern } from '../rules/pattern.js'

const SPECIAL: readonly string[] = ['legalname', 'retailerid', 'kvkk_optin']
const LISTED: readonly string[] = ['select', 'radio', 'choices']
const TYPED: readonly string[] = ['text', 'notes', 'phone', 'phoneWithCode', 'email', 'address']
const RULES = ['required', 'minLength', 'maxLength', 'pattern', 'async']
// Fields that come without standing in a row: by a flag, or while an address is entered by hand.
const BY_FLAG: readonly string[] = ['B2b']
const BY_HAND: readonly string[] = MANUAL_ADDRESS_KINDS

const infoOf = (name: string): FieldKindInfo | undefined => {
  const kind = findFieldKind(name)
  return O.isSome(kind) ? FIELD_KINDS[kind.value] : undefined
}

const isLength = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const maximumOf = (name: string, rule: unknown): number => {
  const own = memberOf(rule, 'maxLength')
  if (isLength(own)) return own
  const maximum = infoOf(name)?.maximum
  return O.getOrElse(() => TEXT_MAXIMUM)(maximum ?? O.none)
}

const checkBounds = (name: string, rule: unknown, at: string): readonly ConfigFinding[] => {
  const wrong = ['minLength', 'maxLength'].filter((bound) => {
    const value = memberOf(rule, bound) ?? 0
    return !isLength(value)
  })
  if (wrong.length > 0)
    return wrong.map((bound) =>
      warn('RULE_BOUNDS', `${at}.${bound}`, nameValue(memberOf(rule, bound))),
    )
  const shortest = memberOf(rule, 'minLength')
  const longest = maximumOf(name, rule)
  return isLength(shortest) && shortest > longest
    ? [warn('RULE_BOUNDS', `${at}.minLength`, `${shortest} > ${longest}`)]
    : []
}

const checkReach = (name: string, rule: unknown, at: string): readonly ConfigFinding[] => {
  const pattern = memberOf(rule, 'pattern')
  if (typeof pattern !== 'string') return []
  const safe = parsePattern(pattern)
  return E.isRight(safe) && safe.right.shortest > maximumOf(name, rule)
    ? [warn('IMPOSSIBLE_PATTERN', `${at}.pattern`, pattern)]
    : []
}

const checkIdle = (name: string, rule: unknown, at: string): readonly ConfigFinding[] => {
  const control = infoOf(name)?.control
  if (control === undefined) return []
  const idle = TYPED.includes(control) ? [] : ['minLength', 'maxLength', 'pattern', 'async']
  return idle
    .filter((key) => ![undefined, null, false].includes(memberOf(rule, key) as undefined))
    .map((key) => ({ code: 'UNUSED_RULE', severity: 'note', path: `${at}.${key}`, name: key }))
}

const checkRuleKeys = (rule: unknown, at: string): readonly ConfigFinding[] =>
  Object.keys(membersOf(rule))
    .filter((key) => !RULES.includes(key))
    .map((key) => warn('INVALID_KEY', `${at}.${key}`, key))

const checkNames = (document: unknown, part: string): readonly ConfigFinding[] => {
  const there = listCells(document).map(({ name }) => name)
  const isEmpty = there.every((name) => O.isNone(findFieldKind(name)))
  const extra = there.includes('AddressAsyncWithManual') ? [...BY_FLAG, ...BY_HAND] : BY_FLAG
  const entries = membersOf(memberOf(memberOf(document, 'main'), part))
  return Object.keys(entries).flatMap((name): readonly ConfigFinding[] => {
    const path = `main.${part}.${name}`
    if (SPECIAL.includes(name)) return []
    if (O.isNone(findFieldKind(name))) return [warn('UNKNOWN_RULE_FIELD', path, name)]
    return isEmpty || there.includes(name) || extra.includes(name)
      ? []
      : [{ code: 'UNUSED_RULE', severity: 'note', path, name }]
  })
}

const checkList = (kind: string, options: unknown): readonly ConfigFinding[] => {
  const values = listOf(options).map((option) => memberOf(option, 'value'))
  return listOf(options).flatMap((option, at) => {
    const path = `main.options.${kind}[${at}]`
    const value = values[at]
    return [
      ...Object.keys(membersOf(option))
        .filter((key) => key !== 'value' && key !== 'translationKey')
        .map((key) => warn('INVALID_KEY', `${path}.${key}`, key)),
      ...(typeof value === 'string' && values.indexOf(value) < at
        ? [warn('DUPLICATE_OPTION', `${path}.value`, value)]
        : []),
    ]
  })
}

const checkOptions = (document: unknown): readonly ConfigFinding[] => {
  const options = memberOf(memberOf(document, 'main'), 'options')
  const missing = listCells(document)
    .filter(({ name }) => LISTED.includes(infoOf(name)?.control ?? ''))
    .filter(({ name }) => listOf(memberOf(options, name)).length === 0)
    .map(({ name, path }) => warn('MISSING_OPTIONS', path, name))
  const lists = Object.entries(membersOf(options))
  return [...missing, ...lists.flatMap(([kind, list]) => checkList(kind, list))]
}

/** Checks the rules and choices of a stored form's fields. */
export const checkFieldRules = (document: unknown): readonly ConfigFinding[] => {
  const rules = ['main', 'legal'].flatMap((section) =>
    Object.entries(membersOf(memberOf(memberOf(document, section), 'validation'))).map(
      ([name, rule]) => ({ name, rule, at: `${section}.validation.${name}` }),
    ),
  )
  return [
    ...rules.flatMap(({ rule, at }) => checkRuleKeys(rule, at)),
    ...checkNames(document, 'validation'),
    ...checkNames(document, 'options'),
    ...rules.flatMap(({ name, rule, at }) => [
      ...checkBounds(name, rule, at),
      ...checkReach(name, rule, at),
      ...checkIdle(name, rule, at),
    ]),
    ...checkOptions(document),
  ]
}
