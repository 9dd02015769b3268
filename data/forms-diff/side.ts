// One version of a configuration: its markets with their forms, each opened in every way.
import { either as E } from 'fp-ts'
import { FlexFormCodec, MarketConfigurationCodec, type Purpose } from '@evkit/engine/forms'
import { decodeWith, left, right, type Either } from '@evkit/engine/shared'
import { readDocuments, type Documents, type MarketUnit } from '../forms-check/documents.js'
import { resolvePath, placeOf, type Source } from '../forms-check/json-source.js'
import { joinTexts, listMet, listReachable } from '../forms-check/reachable.js'
import { readMarketUnit } from '../forms-check/market-rules.js'
import type { Ways } from './pairs.js'

/** What is read of one version. */
export interface Given {
  /** What it is called in messages. */
  readonly name: string
  readonly sources: readonly Source[]
}

/** A market with its forms. */
export interface SideMarket {
  readonly language: string
  readonly dictionary: ReadonlyMap<string, string>
  readonly forms: ReadonlyMap<Purpose, Ways>
}

/** One version of a configuration, by market. */
export type Side = ReadonlyMap<string, SideMarket>

const MORE = 'evkit forms check says more'

const findFault = ({ sources }: Given): string | undefined => {
  const broken = sources.find(({ faults }) => faults.length > 0)
  const [fault] = broken?.faults ?? []
  if (broken === undefined || fault === undefined) return undefined
  const { line, column } = fault.place
  return `${broken.file}:${line}:${column} is no JSON: ${fault.text}`
}

const findUnloadable = ({ forms, markets }: Documents): string | undefined => {
  const told = (
    { source, at }: Pick<MarketUnit, 'source' | 'at'>,
    path: string,
    what: string,
  ): string => {
    const { line, column } = placeOf(source, resolvePath(source, at, path))
    return `${source.file}:${line}:${column} ${what} cannot be loaded; ${MORE}`
  }
  for (const unit of forms) {
    const form = decodeWith(FlexFormCodec, unit.document)
    if (E.isLeft(form)) return told(unit, form.left[0]?.path ?? '', 'the form')
  }
  for (const unit of markets) {
    const market = decodeWith(MarketConfigurationCodec, unit.document)
    if (E.isLeft(market)) return told(unit, market.left[0]?.path ?? '', 'the market')
  }
  return undefined
}

// Forms whose market is not among the files are read as those of a market that says nothing.
const listMarkets = ({ forms, markets }: Documents): readonly MarketUnit[] => [
  ...markets,
  ...forms
    .filter((form) => markets.every(({ market }) => market !== form.market))
    .map(({ source, market }) => ({
      source,
      at: [],
      document: { purposeConfigs: {} },
      market,
      language: undefined,
      isUnderGdpr: undefined,
      isPresetReviewed: false,
    })),
]

const readMarket = (unit: MarketUnit, documents: Documents): SideMarket | undefined => {
  const market = readMarketUnit(unit)
  if (E.isLeft(market)) return undefined
  const { dictionary } = joinTexts(unit, market.right, documents)
  const forms = listReachable(unit, market.right, documents).map((reach) => {
    const { purpose, configuration } = reach
    return [purpose, { configuration, all: listMet(reach) }] as const
  })
  return { language: unit.language ?? unit.market, dictionary, forms: new Map(forms) }
}

/** Gives the forms and the market of a version another name. */
export const renameMarket = (documents: Documents, market: string): Documents => ({
  ...documents,
  forms: documents.forms.map((form) => ({ ...form, market })),
  markets: documents.markets.map((one) => ({ ...one, market })),
})

/** The only market of a version that is one file, whose name may be that of the file. */
export const findOnlyMarket = (
  { sources }: Given,
  { forms, markets }: Documents,
): string | undefined => {
  const names = new Set([...forms, ...markets].map(({ market }) => market))
  return sources.length === 1 && names.size === 1 ? [...names].join('') : undefined
}

/** Reads what the files of a version are, or tells why they cannot be compared. */
export const readGiven = (given: Given): Either<string, Documents> => {
  const fault = findFault(given)
  if (fault !== undefined) return left(fault)
  const documents = readDocuments(given.sources)
  const unloadable = findUnloadable(documents)
  if (unloadable !== undefined) return left(unloadable)
  return documents.forms.some(({ purpose }) => purpose !== undefined)
    ? right(documents)
    : left(`${given.name}: there is no form in it that says its purpose`)
}

/** Opens all forms of a version in every way. */
export const openSide = (documents: Documents): Side =>
  new Map(
    listMarkets(documents).flatMap((unit) => {
      const market = readMarket(unit, documents)
      return market === undefined || market.forms.size === 0 ? [] : [[unit.market, market] as const]
    }),
  )
