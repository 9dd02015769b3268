import * as t from 'io-ts'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import { isRecord, none, type Option } from '../../shared/index.js'
import { toAmount } from './price-amount.js'
import { DEFAULT_PRICE_LABELS, DEFAULT_PRICE_SETTINGS } from './price-labels.js'
import type {
  ModelPrices,
  PriceAmount,
  PriceAnswer,
  PriceEntry,
  PriceLabels,
  PriceSettings,
  SitePrices,
  YearPrices,
} from './price.types.js'
import type { UsPrice } from './us-price.js'

const absent = t.union([t.null, t.undefined])
const maybe = <A>(codec: t.Type<A, unknown>) => t.union([codec, absent])

// What is written in one shape and used in another one; it is never written back.
const readAs = <A, B>(name: string, written: t.Decoder<unknown, A>, read: (value: A) => B) =>
  new t.Type<B, unknown>(
    name,
    (value): value is B => value !== undefined,
    (value, context) => pipe(written.validate(value, context), E.map(read)),
    (value) => value,
  )

// What is not said, or said to be nothing, is as it is by default.
const fillFrom =
  <A extends object>(defaults: A) =>
  (written: { readonly [Name in keyof A]?: A[Name] | null | undefined }): A =>
    Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, written[name as keyof A] ?? value]),
    ) as A

const PriceSettingsCodec: t.Type<PriceSettings, unknown> = /*#__PURE__*/ readAs(
  'PriceSettings',
  t.partial({
    defaultMonthlySalesModel: maybe(t.string),
    showVATLabel: maybe(t.boolean),
    leaseFromLabelSalesModels: maybe(t.readonlyArray(t.string)),
  }),
  fillFrom(DEFAULT_PRICE_SETTINGS),
)

const label = /*#__PURE__*/ maybe(t.string)

// A label that is blank is one without words; one that is not there reads as it does by default.
const PriceContentCodec: t.Type<PriceLabels, unknown> = /*#__PURE__*/ readAs(
  'PriceContent',
  t.partial(
    Object.fromEntries(Object.keys(DEFAULT_PRICE_LABELS).map((name) => [name, label])) as Record<
      keyof PriceLabels,
      typeof label
    >,
  ),
  fillFrom(DEFAULT_PRICE_LABELS),
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

// An amount is a number, or a number with how it is written; anything else is no price.
const readAmount = (value: unknown): Option<PriceAmount> =>
  isRecord(value) ? toAmount(value['value'], textOf(value['formatted'])) : toAmount(value)

const readEach = <A>(value: unknown, read: (one: unknown) => Option<A>): ReadonlyMap<string, A> =>
  new Map(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) => {
      const found = read(one)
      return O.isSome(found) ? [[name, found.value] as const] : []
    }),
  )

const CURRENCY = /^[A-Z]{3}$/

// Amounts and their currency come together: an entry without one is none.
const readEntry = (value: unknown): Option<PriceEntry> => {
  if (!isRecord(value)) return none
  const { currency, discount, includesTax, sources } = value
  if (typeof currency !== 'string' || !CURRENCY.test(currency)) return none
  const { was, saving } = isRecord(discount) ? discount : {}
  return O.some({
    currency,
    cash: readAmount(value['cash']),
    standard: readAmount(value['default']),
    monthly: readEach(value['monthly'], readAmount),
    was: readAmount(was),
    saving: readAmount(saving),
    includesTax: typeof includesTax === 'boolean' ? O.some(includesTax) : none,
    sources: Array.isArray(sources) ? sources.map(textOf).filter((text) => text !== '') : [],
    basis: textOf(value['basis']),
    source: textOf(value['source']),
    retrieved: textOf(value['retrieved']),
  })
}

const readYear = (value: unknown): Option<YearPrices> => {
  if (!isRecord(value)) return none
  const editions = readEach(value['editions'], readEntry)
  const entry = readEntry(value)
  return O.isSome(entry) || editions.size > 0 ? O.some({ entry, editions }) : none
}

const readModel = (value: unknown): Option<ModelPrices> =>
  isRecord(value)
    ? O.some({
        editions: readEach(value['editions'], readEntry),
        years: readEach(value['modelYears'], readYear),
      })
    : none

const SitePricesCodec: t.Type<SitePrices, unknown> = /*#__PURE__*/ readAs(
  'SitePrices',
  t.UnknownRecord,
  (written) => readEach(written, readModel),
)

/**
 * Codec of the prices response of a site: settings, content and prices. Invalid entries are dropped; an invalid part
 * rejects the whole response.
 *
 * @source B-PRICE-13, B-PRICE-14, B-PRICE-15, B-PRICE-33
 * @category codecs
 */
export const PriceAnswerCodec: t.Type<PriceAnswer, unknown> = /*#__PURE__*/ readAs(
  'PriceAnswer',
  t.type({
    settings: PriceSettingsCodec,
    content: PriceContentCodec,
    prices: SitePricesCodec,
    fetchedAt: label,
  }),
  ({ settings, content, prices, fetchedAt }) => ({
    settings,
    labels: content,
    prices,
    fetchedAt: fetchedAt ?? '',
  }),
)

const DOLLARS: readonly unknown[] = [undefined, null, 'USD']

// The labels are worded in dollars: an amount of anything else would be a wrong price.
const readDollars = (amount: unknown, currency: unknown): Option<number> =>
  DOLLARS.includes(currency) ? O.map(({ value }: PriceAmount) => value)(toAmount(amount)) : none

/**
 * Codec of the United States price response, in dollars. Each line is decoded on its own; invalid prices and other
 * currencies are dropped.
 *
 * @source B-PRICE-25
 * @category codecs
 */
export const UsPriceCodec: t.Type<UsPrice, unknown> = /*#__PURE__*/ readAs(
  'UsPrice',
  t.partial({
    monthlyPrice: t.unknown,
    purchasePrice: t.unknown,
    currency: t.unknown,
    monthlyPriceDisclaimer: label,
    msrpDisclaimer: label,
  }),
  (written) => ({
    monthly: readDollars(written.monthlyPrice, written.currency),
    purchase: readDollars(written.purchasePrice, written.currency),
    monthlyDisclaimer: written.monthlyPriceDisclaimer?.trim() ?? '',
    msrpDisclaimer: written.msrpDisclaimer?.trim() ?? '',
  }),
)
