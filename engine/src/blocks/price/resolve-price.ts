import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { left, none, right, some, type Either, type Option } from '../../shared/index.js'
import type { NumberFormat } from '../../site/index.js'
import { writeAmount } from './price-amount.js'
import {
  PART_SEPARATOR,
  writePart,
  writeSaving,
  type AmountTexts,
  type WrittenPart,
} from './price-labels.js'
import {
  partsOf,
  PRICE_TABLE,
  SHORT_TYPES,
  toAvailable,
  type PriceStock,
  type PriceCell,
} from './price-table.js'
import { resolveDefaultVariant, type PriceRule, type PriceVariant } from './price-variant.js'
import {
  monthlyOf,
  pickPrice,
  purchaseOf,
  type PickedPrice,
  type PickFault,
  type PriceChoice,
} from './pick-price.js'
import type { PriceAmount, PriceAnswer, PriceEntry } from './price.types.js'

/** Query of a price label: site, model and rule. */
export interface PriceQuery extends PriceChoice {
  readonly site: string
  /** Variant, or type of older content; none for the site's default. */
  readonly rule: Option<PriceRule>
  /** Empty for the site's default. */
  readonly salesModel: string
}

/** Why a label reads as it does, as plain data for authors and machines. */
export interface PriceExplanation {
  readonly slug: string
  /** What content asked for; none where the site's default counts. */
  readonly requested: Option<PriceRule>
  /** The variant it reads as; none of an invalid price. */
  readonly effective: Option<PriceVariant>
  readonly available: PriceStock
  /** The price that is missing and why it reads as another variant; `none` when nothing is. */
  readonly fallback: 'none' | 'monthly-missing' | 'purchase-missing'
  readonly salesModel: string
  readonly isLease: boolean
  /** Whether tax is part of the prices. */
  readonly tax: 'included' | 'excluded' | 'unknown'
  readonly picked: Option<Pick<PickedPrice, 'by' | 'edition' | 'modelYear'>>
  /** How sure the price is; empty when nothing is said. */
  readonly basis: string
  /** Who says what it costs; empty when nothing is said. */
  readonly source: string
  /** When the price was read; empty when nothing is said. */
  readonly fetchedAt: string
}

/** Why a price is invalid: there is none of that name, or none of the kind the label needs. */
export type PriceFault = PickFault | 'missing-price'

/** A label that cannot be shown, and why. */
export interface InvalidPrice {
  readonly fault: PriceFault
  readonly explanation: PriceExplanation
}

/** A label that can be shown. */
export interface ResolvedPrice {
  readonly effectiveVariant: PriceVariant
  readonly parts: readonly WrittenPart[]
  /** All parts. */
  readonly text: string
  /** The price before, which is struck; empty when there is none. */
  readonly former: string
  /** Empty when nothing is said about tax. */
  readonly tax: string
  /** Empty when nothing is saved. */
  readonly saving: string
  readonly sources: readonly string[]
  /** The amounts that are shown. */
  readonly shown: {
    readonly currency: string
    readonly monthly: Option<PriceAmount>
    readonly purchase: Option<PriceAmount>
  }
  readonly explanation: PriceExplanation
}

const isValid = O.isSome

const taxOf = ({ includesTax }: PriceEntry): PriceExplanation['tax'] => {
  if (O.isNone(includesTax)) return 'unknown'
  return includesTax.value ? 'included' : 'excluded'
}

const wordTax = ({ settings, labels }: PriceAnswer, tax: PriceExplanation['tax']): string => {
  if (!settings.showVATLabel || tax === 'unknown') return ''
  return tax === 'included' ? labels.includingVAT : labels.excludingVAT
}

// A former price that is not higher than the one shown misleads, and so does a saving without one.
const findDiscount = ({ was, saving }: PriceEntry, purchase: Option<PriceAmount>) =>
  isValid(was) && isValid(saving) && isValid(purchase) && was.value.value > purchase.value.value
    ? some({ was: was.value, saving: saving.value })
    : none

const fallbackOf = (
  rule: PriceRule,
  available: PriceStock,
  variant: PriceVariant,
): PriceExplanation['fallback'] => {
  if (PRICE_TABLE[rule].both?.variant === variant) return 'none'
  return available === 'monthly' ? 'purchase-missing' : 'monthly-missing'
}

interface Terms {
  readonly query: PriceQuery
  readonly answer: PriceAnswer
  readonly format: NumberFormat
}

const resolveTerms = ({ query, answer }: Terms) => {
  const { settings } = answer
  const salesModel = query.salesModel === '' ? settings.defaultMonthlySalesModel : query.salesModel
  return {
    rule: O.getOrElse((): PriceRule => resolveDefaultVariant(query.site))(query.rule),
    salesModel,
    isLease: settings.leaseFromLabelSalesModels.includes(salesModel),
  }
}

const explain = (
  { query, answer }: Terms,
  found: Pick<PriceExplanation, 'salesModel' | 'isLease'> & Partial<PriceExplanation>,
): PriceExplanation => ({
  slug: query.slug,
  requested: query.rule,
  effective: none,
  available: 'neither',
  fallback: 'none',
  tax: 'unknown',
  picked: none,
  basis: '',
  source: '',
  fetchedAt: answer.fetchedAt,
  ...found,
})

interface Found {
  readonly rule: PriceRule
  readonly cell: PriceCell
  readonly entry: PriceEntry
  readonly monthly: Option<PriceAmount>
  readonly purchase: Option<PriceAmount>
  readonly explanation: PriceExplanation
}

const writeLabel = ({ answer, format }: Terms, found: Found): ResolvedPrice => {
  const { rule, cell, entry, monthly, purchase, explanation } = found
  const write = (amount: Option<PriceAmount>): string =>
    isValid(amount) ? writeAmount(amount.value, entry.currency, format) : ''
  const { isLease } = explanation
  const amounts: AmountTexts = { monthly: write(monthly), purchase: write(purchase) }
  const parts = partsOf(cell, isLease).flatMap((part) =>
    writePart(part, amounts, { labels: answer.labels, isLease }),
  )
  const shows = (kind: 'monthly' | 'purchase') =>
    parts.some((part) => part.shows === kind || part.shows === 'both')
  const shown = {
    currency: entry.currency,
    monthly: shows('monthly') ? monthly : none,
    purchase: shows('purchase') ? purchase : none,
  }
  const isShort = SHORT_TYPES.includes(rule)
  const discount = isShort ? none : findDiscount(entry, shown.purchase)
  return {
    effectiveVariant: cell.variant,
    parts,
    text: parts.map(({ text }) => text).join(PART_SEPARATOR),
    former: isValid(discount) ? write(some(discount.value.was)) : '',
    tax: isShort ? '' : wordTax(answer, explanation.tax),
    saving: isValid(discount) ? writeSaving(answer.labels, write(some(discount.value.saving))) : '',
    sources: entry.sources,
    shown,
    explanation,
  }
}

/**
 * Resolves a price label: the prices used, the variant, and all texts.
 *
 * | rule                                                                                  | both          | only monthly   | only purchase   |
 * | ------------------------------------------------------------------------------------- | ------------- | -------------- | --------------- |
 * | `FROM_PURCHASE_PRICE`, `PURCHASE_FROM`                                                | purchase      | invalid        | purchase        |
 * | `FROM_MONTHLY_PRICE`, `MONTHLY_FROM`                                                  | monthly       | monthly        | invalid         |
 * | `FROM_MONTHLY_OR_PURCHASE_PRICE`, `MONTHLY_FROM_PURCHASE_FROM`                        | both          | `MONTHLY_FROM` | `PURCHASE_FROM` |
 *
 * @param query - Site, model slug and content's settings.
 * @param answer - Settings, templates and prices of the site.
 * @param format - Formats money in the locale of the page.
 * @returns The label with its explanation; or why there is none: the page then shows its fallback or nothing.
 * @law No label shows a price that is not finite and above 0.
 * @law A former price is higher than the purchase price that is shown.
 * @source B-PRICE-02, B-PRICE-04, B-PRICE-10, B-PRICE-11, B-PRICE-18, B-PRICE-19, D-B-10, D-B-11, D-B-13, D-B-14
 *
 * @example A model without a price
 * ```ts
 * import { PriceAnswerCodec, resolvePrice } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { either } from 'fp-ts'
 *
 * const read = PriceAnswerCodec.decode({ settings: {}, content: {}, prices: {} })
 * const query = { site: 'uk', slug: 'ex30-electric', edition: '', modelYear: '', salesModel: '', rule: none }
 * either.isRight(read) && either.isLeft(resolvePrice(query, read.right, numberFormat('en-GB'))) // => true
 * ```
 * @category resolution
 */
export const resolvePrice = (
  query: PriceQuery,
  answer: PriceAnswer,
  format: NumberFormat,
): Either<InvalidPrice, ResolvedPrice> => {
  const terms = { query, answer, format }
  const { rule, ...sales } = resolveTerms(terms)
  const picked = pickPrice(answer.prices, query)
  if (E.isLeft(picked)) {
    return left({ fault: picked.left, explanation: explain(terms, sales) })
  }
  const { entry, by, edition, modelYear } = picked.right
  const monthly = monthlyOf(entry, sales.salesModel)
  const purchase = purchaseOf(entry)
  const available = toAvailable(isValid(monthly), isValid(purchase))
  const cell = PRICE_TABLE[rule][available]
  const known = {
    ...sales,
    available,
    tax: taxOf(entry),
    picked: some({ by, edition, modelYear }),
    basis: entry.basis,
    source: entry.source,
    ...(entry.retrieved === '' ? {} : { fetchedAt: entry.retrieved }),
  }
  if (cell === undefined) {
    return left({ fault: 'missing-price', explanation: explain(terms, known) })
  }
  const fallback = fallbackOf(rule, available, cell.variant)
  const explanation = explain(terms, { ...known, effective: some(cell.variant), fallback })
  return right(writeLabel(terms, { rule, cell, entry, monthly, purchase, explanation }))
}
