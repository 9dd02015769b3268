import type { PriceLabels } from './price.types.js'
import type { PriceRule, PriceVariant } from './price-variant.js'

/** The prices there are. */
export type PriceStock = 'both' | 'monthly' | 'purchase' | 'neither'

/** A template, or the one for a monthly price by its sales model: `leaseFrom` of a lease, else `subscribeFrom`. */
export type PartLabel =
  | keyof Pick<
      PriceLabels,
      | 'from'
      | 'fromOr'
      | 'purchaseFrom'
      | 'leaseFrom'
      | 'subscribeFrom'
      | 'subscribeFromPurchaseFrom'
    >
  | 'monthlyFrom'

/** One part of a label: a template and the prices it is filled with. */
export interface PricePart {
  readonly label: PartLabel
  readonly shows: 'monthly' | 'purchase' | 'both'
}

/** How a label reads. */
export interface PriceCell {
  /** The variant it reads as. */
  readonly variant: PriceVariant
  readonly parts: readonly PricePart[]
  /** The parts where the monthly price is a lease; the same ones without it. */
  readonly leaseParts?: readonly PricePart[]
}

/** How a label reads by the prices there are; where there is no cell the price is invalid. */
export type PriceRow = Readonly<Partial<Record<PriceStock, PriceCell>>>

const purchase = (label: PartLabel): PricePart => ({ label, shows: 'purchase' })
const monthly = (label: PartLabel): PricePart => ({ label, shows: 'monthly' })
const both = (label: PartLabel): PricePart => ({ label, shows: 'both' })

const PURCHASE_FROM: PriceCell = { variant: 'PURCHASE_FROM', parts: [purchase('purchaseFrom')] }
const MONTHLY_FROM: PriceCell = { variant: 'MONTHLY_FROM', parts: [monthly('monthlyFrom')] }

const needsPurchase = (cell: PriceCell): PriceRow => ({ both: cell, purchase: cell })
const needsMonthly = (cell: PriceCell): PriceRow => ({ both: cell, monthly: cell })
/** The rows of the two variants with both prices: with one of them they read as the variant of that one. */
const needsEither = (cell: PriceCell): PriceRow => ({
  both: cell,
  monthly: MONTHLY_FROM,
  purchase: PURCHASE_FROM,
})

const FROM_PURCHASE = needsPurchase({ variant: 'FROM_PURCHASE_PRICE', parts: [purchase('from')] })
const FROM_MONTHLY = needsMonthly({ variant: 'FROM_MONTHLY_PRICE', parts: [monthly('from')] })
const FROM_EITHER = needsEither({
  variant: 'FROM_MONTHLY_OR_PURCHASE_PRICE',
  parts: [both('fromOr')],
})
const EITHER_FROM = needsEither({
  variant: 'MONTHLY_FROM_PURCHASE_FROM',
  parts: [both('subscribeFromPurchaseFrom')],
  leaseParts: [monthly('leaseFrom'), purchase('purchaseFrom')],
})

/**
 * Decision table of price labels: the resolved variant by rule and available prices.
 *
 * @source D-B-10, D-B-11
 * @category constants
 */
export const PRICE_TABLE: Readonly<Record<PriceRule, PriceRow>> = {
  FROM_PURCHASE_PRICE: FROM_PURCHASE,
  FROM_MONTHLY_PRICE: FROM_MONTHLY,
  FROM_MONTHLY_OR_PURCHASE_PRICE: FROM_EITHER,
  PURCHASE_FROM: needsPurchase(PURCHASE_FROM),
  MONTHLY_FROM: needsMonthly(MONTHLY_FROM),
  MONTHLY_FROM_PURCHASE_FROM: EITHER_FROM,
  cash: needsPurchase(PURCHASE_FROM),
  subscription: needsMonthly({ variant: 'MONTHLY_FROM', parts: [monthly('subscribeFrom')] }),
  from: FROM_PURCHASE,
  lease: needsMonthly({ variant: 'MONTHLY_FROM', parts: [monthly('leaseFrom')] }),
  loan: FROM_MONTHLY,
  pcp: FROM_MONTHLY,
  'short-from': FROM_PURCHASE,
  subscriptioncash: EITHER_FROM,
  'combined-short': FROM_EITHER,
  'combined-pipe': needsEither({
    variant: 'MONTHLY_FROM_PURCHASE_FROM',
    parts: [monthly('monthlyFrom'), purchase('purchaseFrom')],
  }),
}

/** Types that show no tax, no former price and no saving. @source D-B-11 @category constants */
export const SHORT_TYPES: readonly PriceRule[] = ['short-from', 'combined-short']

/** Tells which prices there are. */
export const toAvailable = (hasMonthly: boolean, hasPurchase: boolean): PriceStock => {
  if (hasMonthly) return hasPurchase ? 'both' : 'monthly'
  return hasPurchase ? 'purchase' : 'neither'
}

/** The parts of a cell for a sales model. */
export const partsOf = ({ parts, leaseParts = parts }: PriceCell, isLease: boolean) =>
  isLease ? leaseParts : parts
