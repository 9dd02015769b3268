// What the service answers about the prices of price labels, put together once when it starts.
import * as t from 'io-ts'
import { toPriceSlug } from '@evkit/engine/internal/car'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { daysOf } from '../content/intl.js'
import type { ContentParts } from '../content/parts.js'
import { readFile } from '../content/read-files.js'
import type { Fault, SourceRow } from '../sources/rows.js'
import type { CarPriceRow } from '../sources/savings-rows.js'
import { fromPriceKey } from '../sources/version-price.js'

const Texts = t.record(t.string, t.string)

const PriceContent = t.type({
  sites: t.readonlyArray(
    t.type({
      site: t.string,
      defaultMonthlySalesModel: t.string,
      showVATLabel: t.boolean,
      leaseFromLabelSalesModels: t.readonlyArray(t.string),
    }),
  ),
  /** Templates by language. */
  labels: t.record(t.string, Texts),
  /** What is said of an example price, by language. */
  examples: Texts,
  /** What is said of a published price, by language: `{source}` and `{date}`. */
  published: Texts,
  us: t.type({ monthlyPriceDisclaimer: t.string, msrpDisclaimer: t.string }),
})
type PriceContent = t.TypeOf<typeof PriceContent>

/** What the service answers about the prices of price labels. */
export interface PriceStore {
  /** Settings, templates and prices of a site; nothing for one that is not there. */
  readonly findPrices: (site: string) => object | undefined
  /** What a model, or a version of it, costs in the United States by its key; nothing for one without a price. */
  readonly findUsPrice: (key: string) => object | undefined
  readonly faults: readonly Fault[]
}

const US = 'us'
const US_LOCALE = 'en-US'
const US_SALES_MODEL = 'lease_36'
const EMPTY: PriceContent = {
  sites: [],
  labels: {},
  examples: {},
  published: {},
  us: { monthlyPriceDisclaimer: '', msrpDisclaimer: '' },
}

const languageOf = (tag: string): string => tag.replace(/-.*$/, '')

/** What prices are made from. */
export interface PriceFacts {
  readonly carPrices: readonly CarPriceRow[]
  /** The sources that rows name. */
  readonly credits: readonly SourceRow[]
}

// Words what a price holds for: that it is an example, or who has published it and when that was read.
const wordSource = (
  { examples, published }: PriceContent,
  credits: readonly SourceRow[],
  locale: string,
) => {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    example: examples,
    published,
  }
  const days = daysOf(locale, { dateStyle: 'long' })
  return ({ basis, source, retrieved }: CarPriceRow): string =>
    fillPlaceholders(texts[basis]?.[languageOf(locale)] ?? '', {
      source: credits.find(({ id }) => id === source)?.title ?? source,
      date: days.format(new Date(retrieved)),
    })
}

const toEntry = (
  row: CarPriceRow,
  { amount, monthly = {} }: Pick<CarPriceRow, 'amount' | 'monthly'>,
  source: string,
) => ({
  currency: row.currency,
  cash: amount,
  monthly,
  ...(row.includesTax === undefined ? {} : { includesTax: row.includesTax }),
  ...(source === '' ? {} : { sources: [source] }),
  basis: row.basis,
  source: row.source,
  retrieved: row.retrieved,
})

const toModel = (row: CarPriceRow, source: string) => ({
  editions: {
    default: {
      ...toEntry(row, row, source),
      ...(row.was === undefined
        ? {}
        : { discount: { was: row.was, saving: row.was - row.amount } }),
    },
    ...Object.fromEntries(
      Object.entries(row.editions ?? {}).map(([edition, price]) => [
        edition,
        toEntry(row, price, source),
      ]),
    ),
  },
})

const latestOf = (rows: readonly CarPriceRow[]): string =>
  rows
    .map(({ retrieved }) => retrieved)
    .sort()
    .at(-1) ?? ''

const answerFor = (
  { site, locale, language }: ContentParts['sites'][number],
  content: PriceContent,
  { carPrices, credits }: PriceFacts,
): object => {
  const word = wordSource(content, credits, locale)
  const { site: _, ...settings } = content.sites.find((one) => one.site === site) ?? { site }
  const rows = carPrices.filter(({ market }) => market === site)
  return {
    settings,
    content: content.labels[languageOf(language)] ?? {},
    prices: Object.fromEntries(rows.map((row) => [row.slug, toModel(row, word(row))])),
    fetchedAt: latestOf(rows),
  }
}

const KEY_ENDING = /-bev$/

const editionOf = (row: CarPriceRow | undefined, edition: string) =>
  row?.editions !== undefined && Object.hasOwn(row.editions, edition)
    ? row.editions[edition]
    : undefined

/** Puts the prices of all markets together. */
export const openPrices = (
  folder: URL,
  { sites }: Pick<ContentParts, 'sites'>,
  facts: PriceFacts,
): PriceStore => {
  const read = readFile(new URL('content/', folder), 'prices.json', PriceContent)
  const content = read.values[0] ?? EMPTY
  const answers = new Map(sites.map((one) => [one.site, answerFor(one, content, facts)]))
  const wordUs = wordSource(content, facts.credits, US_LOCALE)
  return {
    findPrices: (site) => answers.get(site),
    findUsPrice: (key) => {
      const { modelKey, edition } = fromPriceKey(key)
      const slug = toPriceSlug(modelKey.replace(KEY_ENDING, ''))
      const row = facts.carPrices.find((one) => one.market === US && one.slug === slug)
      const price = edition === '' ? row : editionOf(row, edition)
      if (row === undefined || price === undefined) return undefined
      const source = wordUs(row)
      return {
        monthlyPrice: price.monthly?.[US_SALES_MODEL] ?? null,
        purchasePrice: price.amount,
        ...(row.basis === 'example'
          ? content.us
          : { monthlyPriceDisclaimer: source, msrpDisclaimer: source }),
      }
    },
    faults: read.faults,
  }
}
