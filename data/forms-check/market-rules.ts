// What is wrong with what a market says of its forms, whatever the forms are.
import type { JSONPath } from 'jsonc-parser'
import { either as E, option as O } from 'fp-ts'
import { decodeWith, left, right, type Either } from '@evkit/engine/shared'
import {
  FLAGS,
  MarketConfigurationCodec,
  PURPOSES,
  type MarketConfiguration,
} from '@evkit/engine/forms'
import { resolveAnswerTarget } from '@evkit/engine/internal/forms'
import type { MarketUnit } from './documents.js'
import { toFinding, type Finding } from './finding.js'
import { findTwin, fixName } from './form-rules.js'
import { resolvePath } from './json-source.js'
import type { Rule } from './rules.js'

const MARKET_KEYS = [
  ...['features', 'dynamicFeatures', 'insideSalesRetailer', 'purposeConfigs', 'translations'],
  ...['mainlandFilter', 'allowedRedirectHosts', 'map', 'analyticsCookieName', 'predictionTypes'],
]
const INSIDE_KEYS = [
  ...['retailerId', 'useInsideSalesTransform', 'nameTranslationKey', 'addressTranslationKey'],
]
const PURPOSE_KEYS = [
  ...['retailer', 'retailerPicker', 'retailerPickerType', 'campaignCodes', 'redirectUrl'],
]
const CODE_KEYS = ['b2BCampaignCode', 'b2CCampaignCode']
const SITE = { origin: 'https://site.invalid', allowedHosts: [] }

type Members = Readonly<Record<string, unknown>>

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
const memberOf = (value: unknown, name: string): unknown =>
  Object.hasOwn(membersOf(value), name) ? membersOf(value)[name] : undefined

interface Named {
  readonly rule: Rule
  readonly at: JSONPath
  readonly known: readonly string[]
}

const toUnknown = (unit: MarketUnit, name: string, { rule, at, known }: Named): Finding => {
  const path = [...unit.at, ...at]
  return toFinding(unit.source, {
    rule,
    path,
    text: `"${name}" does not exist`,
    meant: { name, known },
    fix: fixName(unit, path, findTwin(name, known)),
  })
}

const checkKeys = (
  unit: MarketUnit,
  at: JSONPath,
  named: Omit<Named, 'at'>,
): readonly Finding[] => {
  const value = at.reduce<unknown>((inner, key) => memberOf(inner, String(key)), unit.document)
  return Object.keys(membersOf(value))
    .filter((key) => !named.known.includes(key))
    .map((key) => toUnknown(unit, key, { ...named, at: [...at, key] }))
}

const checkFlags = (unit: MarketUnit, part: string): readonly Finding[] => {
  const flags = memberOf(unit.document, part)
  const named = { rule: 'UNKNOWN_FLAG', known: FLAGS } as const
  if (Array.isArray(flags)) {
    return flags.flatMap((name: unknown, at) =>
      typeof name !== 'string' || (FLAGS as readonly string[]).includes(name)
        ? []
        : [toUnknown(unit, name, { ...named, at: [part, at] })],
    )
  }
  const wrong = Object.entries(membersOf(flags))
    .filter(
      ([name, value]) => (FLAGS as readonly string[]).includes(name) && typeof value !== 'boolean',
    )
    .map(([name]) =>
      toFinding(unit.source, {
        rule: 'UNKNOWN_FLAG',
        path: [...unit.at, part, name],
        text: `"${name}" is neither true nor false`,
      }),
    )
  return [...checkKeys(unit, [part], named), ...wrong]
}

const checkPurpose = (unit: MarketUnit, purpose: string): readonly Finding[] => {
  const at = ['purposeConfigs', purpose]
  const link = memberOf(memberOf(memberOf(unit.document, 'purposeConfigs'), purpose), 'redirectUrl')
  const isUnsafe = typeof link === 'string' && O.isNone(resolveAnswerTarget(link, SITE))
  return [
    ...checkKeys(unit, at, { rule: 'INVALID_KEY', known: PURPOSE_KEYS }),
    ...checkKeys(unit, [...at, 'campaignCodes'], { rule: 'INVALID_KEY', known: CODE_KEYS }),
    ...(isUnsafe
      ? [
          toFinding(unit.source, {
            rule: 'UNSAFE_LINK',
            path: [...unit.at, ...at, 'redirectUrl'],
            text: `"${link}" is not followed`,
          }),
        ]
      : []),
  ]
}

/** Lists what is wrong with what a market says, whatever its forms are. */
export const checkMarketUnit = (unit: MarketUnit): readonly Finding[] => [
  ...checkKeys(unit, [], { rule: 'INVALID_KEY', known: MARKET_KEYS }),
  ...checkFlags(unit, 'features'),
  ...checkFlags(unit, 'dynamicFeatures'),
  ...checkKeys(unit, ['insideSalesRetailer'], { rule: 'INVALID_KEY', known: INSIDE_KEYS }),
  ...checkKeys(unit, ['purposeConfigs'], { rule: 'UNKNOWN_PURPOSE', known: PURPOSES }),
  ...Object.keys(membersOf(memberOf(unit.document, 'purposeConfigs')))
    .filter((name) => (PURPOSES as readonly string[]).includes(name))
    .flatMap((name) => checkPurpose(unit, name)),
]

const PICKERS = ['ByAddress', 'DropDown', 'Map']

/** Decodes what a market says, or lists why it cannot be loaded. */
export const readMarketUnit = (
  unit: MarketUnit,
): Either<readonly Finding[], MarketConfiguration> => {
  const decoded = decodeWith(MarketConfigurationCodec, unit.document)
  if (E.isRight(decoded)) return right(decoded.right)
  return left(
    decoded.left.map(({ path, expected, actual }) => {
      const name = path.endsWith('retailerPickerType') ? actual.replaceAll(/^text "|"$/g, '') : ''
      return toFinding(unit.source, {
        rule: 'SHAPE',
        path: resolvePath(unit.source, unit.at, path),
        text: `${path === '' ? 'the market' : path}: expected ${expected}, found ${actual}`,
        ...(name !== '' && { meant: { name, known: PICKERS } }),
      })
    }),
  )
}
