// Which file is what: forms, what a market says of its forms, texts.
import { basename, dirname } from 'node:path'
import { UnknownRecord } from 'io-ts'
import type { JSONPath } from 'jsonc-parser'
import { PURPOSES, type Purpose } from '@evkit/engine/forms'
import type { Source } from './json-source.js'

/** A stored form inside a file. */
export interface FormUnit {
  readonly source: Source
  readonly at: JSONPath
  readonly document: unknown
  /** Slug of its market, as file or folder are named. */
  readonly market: string
  readonly purpose: Purpose | undefined
}

/** What a market says of its forms, inside a file. */
export interface MarketUnit {
  readonly source: Source
  readonly at: JSONPath
  readonly document: unknown
  readonly market: string
  /** Name of the file of its texts; undefined when the market does not say. */
  readonly language: string | undefined
  /** The market falls under the GDPR; undefined when the market does not say. */
  readonly isUnderGdpr: boolean | undefined
  /** Somebody has looked at consents that are given before the visitor says so. */
  readonly isPresetReviewed: boolean
}

/** Texts by key, inside a file. */
export interface TextsUnit {
  readonly source: Source
  readonly at: JSONPath
  readonly texts: ReadonlyMap<string, string>
  /** Language of the file, or the market whose file they stand in. */
  readonly name: string
}

/** What the files hold. */
export interface Documents {
  readonly forms: readonly FormUnit[]
  readonly markets: readonly MarketUnit[]
  readonly texts: readonly TextsUnit[]
  /** Keys beside purposes that are none. */
  readonly strange: readonly { readonly source: Source; readonly path: JSONPath }[]
  readonly unknown: readonly Source[]
}

type Members = Readonly<Record<string, unknown>>

const EMPTY: Documents = { forms: [], markets: [], texts: [], strange: [], unknown: [] }
const FORM_KEYS = [
  'order',
  'main',
  'legal',
  'dealerPicker',
  'vehiclePicker',
  'kvkk',
  'custom',
  'header',
]

const memberOf = (value: unknown, name: string): unknown =>
  UnknownRecord.is(value) && Object.hasOwn(value, name) ? value[name] : undefined

const findPurpose = (name: string): Purpose | undefined => PURPOSES.find((one) => one === name)

const nameOf = ({ file }: Source): string => basename(file).replace(/\.json$/, '')

const readForms = (source: Source, at: JSONPath, value: unknown): Documents => {
  const entries = UnknownRecord.is(value) ? Object.entries(value) : []
  const market = nameOf(source)
  return {
    ...EMPTY,
    forms: entries.flatMap(([name, document]): readonly FormUnit[] => {
      const purpose = findPurpose(name)
      return purpose === undefined ? [] : [{ source, at: [...at, name], document, market, purpose }]
    }),
    strange: entries
      .filter(([name]) => findPurpose(name) === undefined)
      .map(([name]) => ({ source, path: [...at, name] })),
  }
}

const readTexts = (source: Source, at: JSONPath, value: unknown): Documents => ({
  ...EMPTY,
  texts: UnknownRecord.is(value)
    ? [
        {
          source,
          at,
          name: nameOf(source),
          texts: new Map(
            Object.entries(value).flatMap(([key, text]) =>
              typeof text === 'string' ? [[key, text] as const] : [],
            ),
          ),
        },
      ]
    : [],
})

const truthOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined

const readMarket = (source: Source, at: JSONPath, entry: unknown): Documents => {
  const consents = memberOf(entry, 'consents')
  const [market, language] = [memberOf(entry, 'market'), memberOf(entry, 'language')]
  const document = at.reduce<unknown>((value, key) => memberOf(value, String(key)), source.value)
  const unit: MarketUnit = {
    source,
    at,
    document,
    market: typeof market === 'string' ? market : nameOf(source),
    language: typeof language === 'string' ? language : undefined,
    isUnderGdpr: truthOf(memberOf(consents, 'isUnderGdpr')),
    isPresetReviewed: memberOf(consents, 'isPresetReviewed') === true,
  }
  return { ...EMPTY, markets: [unit] }
}

const join = (parts: readonly Documents[]): Documents => ({
  forms: parts.flatMap(({ forms }) => forms),
  markets: parts.flatMap(({ markets }) => markets),
  texts: parts.flatMap(({ texts }) => texts),
  strange: parts.flatMap(({ strange }) => strange),
  unknown: parts.flatMap(({ unknown }) => unknown),
})

const readFull = (source: Source, value: Members): Documents => {
  const market = readMarket(source, ['marketConfiguration'], {})
  return join([
    // The texts of the call stand in the same file.
    { ...market, markets: market.markets.map((one) => ({ ...one, language: nameOf(source) })) },
    readForms(source, ['flexFormConfigurations'], value['flexFormConfigurations']),
    readTexts(source, ['translations'], value['translations']),
  ])
}

const readForm = (source: Source): Documents => {
  const purpose = findPurpose(nameOf(source))
  const market = purpose === undefined ? nameOf(source) : basename(dirname(source.file))
  return { ...EMPTY, forms: [{ source, at: [], document: source.value, market, purpose }] }
}

const readMarketFile = (source: Source, value: unknown): Documents => {
  const isPlain = UnknownRecord.is(value) && !Object.hasOwn(value, 'configuration')
  const isBare = isPlain && Object.hasOwn(value, 'purposeConfigs')
  return isBare ? readMarket(source, [], {}) : readMarket(source, ['configuration'], value)
}

const recognise = (source: Source): Documents => {
  const { value } = source
  if (!UnknownRecord.is(value)) return { ...EMPTY, unknown: [source] }
  const has = (name: string): boolean => Object.hasOwn(value, name)
  if (has('marketConfiguration') || has('flexFormConfigurations')) return readFull(source, value)
  if (has('purposeConfigs')) return readMarket(source, [], {})
  if (memberOf(value['configuration'], 'purposeConfigs') !== undefined)
    return readMarket(source, ['configuration'], value)
  if (PURPOSES.some(has)) return readForms(source, [], value)
  if (FORM_KEYS.some(has)) return readForm(source)
  const texts = Object.values(value)
  return texts.length > 0 && texts.every((text) => typeof text === 'string')
    ? readTexts(source, [], value)
    : { ...EMPTY, unknown: [source] }
}

// Where a file lies says what it is, whatever its keys.
const recogniseByPlace = (source: Source): Documents => {
  const folder = basename(dirname(source.file))
  if (folder === 'markets') return readMarketFile(source, source.value)
  if (folder !== 'flexforms') return recognise(source)
  return UnknownRecord.is(source.value) ? readForms(source, [], source.value) : readForm(source)
}

/** Tells of each file what it holds; a file that is no JSON holds nothing. */
export const readDocuments = (sources: readonly Source[]): Documents =>
  join(sources.filter(({ root }) => root !== undefined).map(recogniseByPlace))
