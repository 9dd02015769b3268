// What the service answers about the prices of price labels, put together once when it starts.
import * as t from 'io-ts'
import { toPriceSlug } from '@evkit/engine/car'
import type { ContentParts } from '../content/parts.js'
import { readFile } from '../content/read-files.js'
import type { Fault } from '../sources/rows.js'
import type { CarPriceRow } from '../sources/savings-rows.js'

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
  us: t.type({ monthlyPriceDisclaimer: t.string, msrpDisclaimer: t.string }),
})
type PriceContent = t.TypeOf<typeof PriceContent>

/** What the service answers about the prices of price labels. */
export interface PriceStore {
  /** Settings, templates and prices of a site; nothing for one that is not there. */
  readonly findPrices: (site: string) => object | undefined
  /** What a model costs in the United States; nothing for one without a price. */
  readonly findUsPrice: (modelKey: string) => object | undefined
  readonly faults: readonly Fault[]
}

const US = 'us'
const US_SALES_MODEL = 'lease_36'
const EMPTY: PriceContent = {
  sites: [],
  labels: {},
  examples: {},
  us: { monthlyPriceDisclaimer: '', msrpDisclaimer: '' },
}

const languageOf = (tag: string): string => tag.replace(/-.*$/, '')

const toEntry = (
  row: CarPriceRow,
  { amount, monthly = {} }: Pick<CarPriceRow, 'amount' | 'monthly'>,
  example: string | undefined,
) => ({
  currency: row.currency,
  cash: amount,
  monthly,
  ...(row.includesTax === undefined ? {} : { includesTax: row.includesTax }),
  ...(row.basis === 'example' && example !== undefined ? { sources: [example] } : {}),
  basis: row.basis,
  source: row.source,
  retrieved: row.retrieved,
})

const toModel = (row: CarPriceRow, example: string | undefined) => ({
  editions: {
    default: {
      ...toEntry(row, row, example),
      ...(row.was === undefined
        ? {}
        : { discount: { was: row.was, saving: row.was - row.amount } }),
    },
    ...Object.fromEntries(
      Object.entries(row.editions ?? {}).map(([edition, price]) => [
        edition,
        toEntry(row, price, example),
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
  { site, language }: ContentParts['sites'][number],
  content: PriceContent,
  carPrices: readonly CarPriceRow[],
): object => {
  const tongue = languageOf(language)
  const { site: _, ...settings } = content.sites.find((one) => one.site === site) ?? { site }
  const rows = carPrices.filter(({ market }) => market === site)
  return {
    settings,
    content: content.labels[tongue] ?? {},
    prices: Object.fromEntries(
      rows.map((row) => [row.slug, toModel(row, content.examples[tongue])]),
    ),
    fetchedAt: latestOf(rows),
  }
}

const KEY_ENDING = /-bev$/

/** Puts the prices of all markets together. */
export const openPrices = (
  folder: URL,
  { sites }: ContentParts,
  carPrices: readonly CarPriceRow[],
): PriceStore => {
  const read = readFile(new URL('content/', folder), 'prices.json', PriceContent)
  const content = read.values[0] ?? EMPTY
  const answers = new Map(sites.map((one) => [one.site, answerFor(one, content, carPrices)]))
  return {
    findPrices: (site) => answers.get(site),
    findUsPrice: (modelKey) => {
      const slug = toPriceSlug(modelKey.toLowerCase().replace(KEY_ENDING, ''))
      const row = carPrices.find((one) => one.market === US && one.slug === slug)
      return row === undefined
        ? undefined
        : {
            monthlyPrice: row.monthly?.[US_SALES_MODEL] ?? null,
            purchasePrice: row.amount,
            ...content.us,
          }
    },
    faults: read.faults,
  }
}
