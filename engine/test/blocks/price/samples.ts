// An answer of one model in GBP, as the tests of prices change it.
import {
  DEFAULT_PRICE_LABELS,
  DEFAULT_PRICE_SETTINGS,
} from '../../../src/blocks/price/price-labels.js'
import type {
  PriceAnswer,
  PriceEntry,
  PriceLabels,
  PriceSettings,
} from '../../../src/blocks/price/price.types.js'
import type { PriceQuery } from '../../../src/blocks/price/resolve-price.js'
import { none, some } from '../../../src/shared/option.js'
import { numberFormat } from '../../../src/site/number-format.js'

export const format = numberFormat('en-GB')
export const SLUG = 'ex30-electric'

const amount = (value: number | undefined) =>
  value === undefined ? none : some({ value, formatted: '' })

export interface EntryTerms {
  readonly P?: number | undefined
  readonly M?: number | undefined
  readonly more?: Partial<PriceEntry>
}

export const entryOf = ({ P, M, more = {} }: EntryTerms): PriceEntry => ({
  currency: 'GBP',
  cash: amount(P),
  standard: none,
  monthly: new Map(M === undefined ? [] : [['sub_fixed', { value: M, formatted: '' }]]),
  was: none,
  saving: none,
  includesTax: none,
  sources: [],
  basis: '',
  source: '',
  retrieved: '',
  ...more,
})

export const answerOf = (
  entry: PriceEntry,
  settings: Partial<PriceSettings> = {},
  labels: Partial<PriceLabels> = {},
): PriceAnswer => ({
  settings: { ...DEFAULT_PRICE_SETTINGS, ...settings },
  labels: { ...DEFAULT_PRICE_LABELS, ...labels },
  prices: new Map([[SLUG, { editions: new Map([['default', entry]]), years: new Map() }]]),
  fetchedAt: '',
})

export const queryOf = (more: Partial<PriceQuery> = {}): PriceQuery => ({
  site: 'se',
  slug: SLUG,
  edition: '',
  modelYear: '',
  salesModel: '',
  rule: none,
  ...more,
})
