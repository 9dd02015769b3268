// The whole check: files in, findings out.
import { either as E } from 'fp-ts'
import { PURPOSES } from '@evkit/engine/forms'
import { readDocuments, type Documents, type FormUnit, type MarketUnit } from './documents.js'
import { sortFindings, toFinding, type Finding } from './finding.js'
import { checkFormUnit, findTwin, fixName } from './form-rules.js'
import { pathOfKey, placeAt, type Source } from './json-source.js'
import { checkMarketUnit, readMarketUnit } from './market-rules.js'
import { checkReach } from './reach.js'
import { joinTexts, listReachable } from './reachable.js'
import {
  checkFormValues,
  checkInsideTexts,
  checkMarketValues,
  checkTranslatedKeys,
} from './value-rules.js'

const checkSource = (source: Source): readonly Finding[] => [
  ...source.faults.map(({ place, text }) => ({
    ...toFinding(source, { rule: 'SYNTAX', path: [], text }),
    ...place,
  })),
  ...source.repeated.map((key) => ({
    ...toFinding(source, {
      rule: 'DUPLICATE_KEY',
      path: pathOfKey(key),
      text: `"${String(key.value)}" stands here a second time`,
    }),
    ...placeAt(source.text, key.offset),
  })),
]

/** Lists what can be found in each file by itself. */
export const checkAlone = (
  documents: Documents,
  sources: readonly Source[],
): readonly Finding[] => [
  ...sources.flatMap(checkSource),
  ...documents.forms.flatMap(checkFormUnit),
  ...documents.forms.flatMap(checkFormValues),
  ...documents.markets.flatMap(checkMarketUnit),
  ...documents.markets.flatMap(checkMarketValues),
  ...documents.strange.map(({ source, path }) => {
    const name = String(path.at(-1))
    return toFinding(source, {
      rule: 'UNKNOWN_PURPOSE',
      path,
      text: `"${name}" is no purpose`,
      meant: { name, known: PURPOSES },
      fix: fixName({ source }, path, findTwin(name, PURPOSES)),
    })
  }),
]

const checkOffered = (market: MarketUnit, forms: readonly FormUnit[]): readonly Finding[] => {
  const { document } = market
  const configs: unknown =
    typeof document === 'object' && document !== null && 'purposeConfigs' in document
      ? document.purposeConfigs
      : {}
  const offered = typeof configs === 'object' && configs !== null ? Object.keys(configs) : []
  const there = forms.map(({ purpose }) => purpose)
  return [
    ...PURPOSES.filter((purpose) => offered.includes(purpose) && !there.includes(purpose)).map(
      (purpose) =>
        toFinding(market.source, {
          rule: 'MISSING_FORM',
          path: [...market.at, 'purposeConfigs', purpose],
          text: `Missing form configuration for purpose ${purpose}`,
        }),
    ),
    ...forms
      .filter(({ purpose }) => purpose !== undefined && !offered.includes(purpose))
      .map(({ source, at, purpose = '' }) =>
        toFinding(source, {
          rule: 'MISSING_PURPOSE',
          path: at,
          text: `${market.market} says nothing about ${purpose}`,
        }),
      ),
  ]
}

const checkMarket = (market: MarketUnit, documents: Documents): readonly Finding[] => {
  const read = readMarketUnit(market)
  if (E.isLeft(read)) return read.left
  const forms = documents.forms.filter((form) => form.market === market.market)
  const { texts, dictionary } = joinTexts(market, read.right, documents)
  const worded =
    texts === undefined
      ? []
      : [
          ...checkInsideTexts(market, dictionary),
          ...forms.flatMap((unit) => checkTranslatedKeys(unit, dictionary)),
        ]
  if (forms.length === 0) return worded
  const reached = listReachable(market, read.right, documents).flatMap(checkReach)
  return [...worded, ...checkOffered(market, forms), ...reached]
}

/** Checks files with one another: forms with their market and its texts. Files that hold none of these are told. */
export const checkForms = (sources: readonly Source[]): readonly Finding[] => {
  const documents = readDocuments(sources)
  return sortFindings([
    ...checkAlone(documents, sources),
    ...documents.markets.flatMap((market) => checkMarket(market, documents)),
    ...documents.unknown.map((source) =>
      toFinding(source, {
        rule: 'UNKNOWN_DOCUMENT',
        path: [],
        text: 'neither a form, nor what a market says of its forms, nor texts',
      }),
    ),
  ])
}
