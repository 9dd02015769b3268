// Values of the right kind that still cannot be meant: blank texts, hosts that are addresses, places off the earth.
import type { JSONPath } from 'jsonc-parser'
import { option as O } from 'fp-ts'
import { FIELD_KINDS } from '@evkit/engine/forms'
import type { FormUnit, MarketUnit } from './documents.js'
import { toFinding, type Finding, type Found } from './finding.js'

type Members = Readonly<Record<string, unknown>>

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      Array.isArray(inner) || Object.hasOwn(membersOf(inner), key)
        ? (inner as Members)[key]
        : undefined,
    value,
  )
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const TITLES: readonly (readonly [string, string])[] = [
  ['header', 'heading'],
  ['header', 'subHeading'],
  ['header', 'description'],
  ['main', 'title'],
  ['legal', 'title'],
  ['kvkk', 'title'],
  ['kvkk', 'paragraph'],
  ['dealerPicker', 'title'],
]
const TRANSLATED = ['main', 'legal', 'dealerPicker']

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

const listTitlePaths = (document: unknown): readonly JSONPath[] => [
  ...TITLES.map((path) => [...path]),
  ...Object.keys(membersOf(at(document, 'custom'))).flatMap((name) => [
    ['custom', name, 'title'],
    ...listOf(at(document, 'custom', name, 'fields')).map((_, field) => [
      ...['custom', name, 'fields'],
      field,
      'translationKey',
    ]),
  ]),
  ...TRANSLATED.flatMap((section) =>
    Object.keys(membersOf(at(document, section, 'customTranslation'))).map((key) => [
      section,
      'customTranslation',
      key,
    ]),
  ),
]

const listBlankTexts = (document: unknown): readonly Found[] =>
  listTitlePaths(document)
    .filter((path) => isBlank(at(document, ...path)))
    .map((path) => ({
      rule: 'BLANK_TEXT',
      path,
      text: `"${path.join('.')}" is blank: leave it out, or name a text`,
    }))

/** [B] The service takes no longer text in the body of a lead. */
const LONGEST_TEXT = 4096

const isTooLong = (value: unknown): boolean =>
  typeof value === 'string' && Buffer.byteLength(value) > LONGEST_TEXT

const listOptions = (document: unknown): readonly Found[] =>
  Object.entries(membersOf(at(document, 'main', 'options'))).flatMap(([kind, options]) =>
    listOf(options).flatMap((option, index): readonly Found[] => {
      const path = ['main', 'options', kind, index, 'value']
      const value = at(option, 'value')
      if (isBlank(value))
        return [{ rule: 'BLANK_OPTION', path, text: `a choice of ${kind} has no value` }]
      return isTooLong(value)
        ? [{ rule: 'TOO_LONG', path, text: `a choice of ${kind} is longer than a lead may hold` }]
        : []
    }),
  )

const inUnit =
  ({ source, at: place }: Pick<FormUnit, 'source' | 'at'>) =>
  (found: Found): Finding =>
    toFinding(source, { ...found, path: [...place, ...found.path] })

/** Lists values of a form that cannot be meant. */
export const checkFormValues = (unit: FormUnit): readonly Finding[] =>
  [...listBlankTexts(unit.document), ...listOptions(unit.document)].map(inUnit(unit))

const LABELS = Object.values(FIELD_KINDS).flatMap(({ labelKey }) =>
  O.isSome(labelKey) ? [labelKey.value] : [],
)

/** Lists keys a form gives another text to, and that nothing asks for. */
export const checkTranslatedKeys = (
  unit: FormUnit,
  dictionary: ReadonlyMap<string, string>,
): readonly Finding[] => {
  const known = [...LABELS, ...dictionary.keys()]
  return TRANSLATED.flatMap((section) =>
    Object.keys(membersOf(at(unit.document, section, 'customTranslation')))
      .filter((key) => !known.includes(key))
      .map((key) =>
        inUnit(unit)({
          rule: 'UNKNOWN_TEXT_KEY',
          path: [section, 'customTranslation', key],
          text: `"${key}" is no key anything is worded by`,
          meant: { name: key, known },
        }),
      ),
  )
}

const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i

const listHosts = (document: unknown): readonly Found[] =>
  listOf(at(document, 'allowedRedirectHosts')).flatMap((host, index) =>
    typeof host === 'string' && !HOST.test(host)
      ? [
          {
            rule: 'HOST_ADDRESS' as const,
            path: ['allowedRedirectHosts', index],
            text: `"${host}" is no host: write it as in shop.example`,
          },
        ]
      : [],
  )

const BOUNDS: readonly (readonly [path: readonly string[], least: number, most: number])[] = [
  [['map', 'center', 'latitude'], -90, 90],
  [['map', 'center', 'longitude'], -180, 180],
  [['map', 'zoom'], 0, 22],
]
const MAP_KEYS: readonly (readonly [path: readonly string[], known: readonly string[]])[] = [
  [['map'], ['center', 'country', 'zoom']],
  [
    ['map', 'center'],
    ['latitude', 'longitude'],
  ],
]

const listMap = (document: unknown): readonly Found[] => [
  ...BOUNDS.flatMap(([path, least, most]): readonly Found[] => {
    const value = at(document, ...path)
    return typeof value === 'number' && (value < least || value > most)
      ? [{ rule: 'MAP_BOUNDS', path: [...path], text: `${value} is not from ${least} to ${most}` }]
      : []
  }),
  ...MAP_KEYS.flatMap(([path, known]) =>
    Object.keys(membersOf(at(document, ...path)))
      .filter((key) => !known.includes(key))
      .map((key): Found => ({
        rule: 'INVALID_KEY',
        path: [...path, key],
        text: `"${key}" does not exist`,
        meant: { name: key, known },
      })),
  ),
]

const listCodes = (document: unknown): readonly Found[] =>
  Object.entries(membersOf(at(document, 'purposeConfigs'))).flatMap(([purpose, config]) =>
    Object.entries(membersOf(at(config, 'campaignCodes')))
      .filter(([, code]) => isTooLong(code))
      .map(([name]) => ({
        rule: 'TOO_LONG' as const,
        path: ['purposeConfigs', purpose, 'campaignCodes', name],
        text: `"${name}" of ${purpose} is longer than a lead may hold`,
      })),
  )

/** Lists values a market cannot mean. */
export const checkMarketValues = (unit: MarketUnit): readonly Finding[] =>
  [...listHosts(unit.document), ...listMap(unit.document), ...listCodes(unit.document)].map(
    inUnit(unit),
  )

/** Lists the texts of the retailer of a market that are not there. */
export const checkInsideTexts = (
  unit: MarketUnit,
  dictionary: ReadonlyMap<string, string>,
): readonly Finding[] =>
  ['nameTranslationKey', 'addressTranslationKey'].flatMap((name) => {
    const key = at(unit.document, 'insideSalesRetailer', name)
    return typeof key !== 'string' || (dictionary.get(key) ?? '') !== ''
      ? []
      : [
          inUnit(unit)({
            rule: 'MISSING_TEXT',
            path: ['insideSalesRetailer', name],
            text: `"${key}" has no text in ${unit.language ?? unit.market}`,
            meant: { name: key, known: [...dictionary.keys()] },
          }),
        ]
  })
