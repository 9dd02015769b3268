import * as O from '#fp-ts/Option'
import { fillPlaceholders, type Option } from '../../shared/index.js'
import { numberFormat } from '../../site/index.js'

/** Prices of a model at a place in the United States. */
export interface UsPrice {
  readonly monthly: Option<number>
  readonly purchase: Option<number>
  /** Empty when there is none. */
  readonly monthlyDisclaimer: string
  /** Empty when there is none. */
  readonly msrpDisclaimer: string
}

/** How a monthly price reads. @source B-PRICE-23 @category constants */
export const US_LEASE_TEXT = 'Lease from {monthly}/month'

/** How a purchase price reads. @source B-PRICE-24 @category constants */
export const US_MSRP_TEXT = 'Starting at {price} MSRP'

/** One line of the label. */
export interface UsLine {
  readonly kind: 'monthly' | 'msrp'
  readonly text: string
  /** Id and text of what it holds for; none of both when nothing is said. */
  readonly disclaimer: { readonly id: string; readonly text: string } | undefined
}

const LOCALE = 'en-US'
const CURRENCY = 'USD'

const writeDollars = (amount: number): string => numberFormat(LOCALE).money(amount, CURRENCY, 0)

const disclaimerOf = (kind: UsLine['kind'], modelKey: string, text: string) =>
  text === '' ? undefined : { id: `us-${kind}-${modelKey}`, text }

/**
 * Lists the lines of a price in the United States: the monthly one, then the one to buy for, each with its own disclaimer.
 */
export const listUsLines = (price: UsPrice, modelKey: string): readonly UsLine[] => {
  const lines: UsLine[] = []
  if (O.isSome(price.monthly)) {
    lines.push({
      kind: 'monthly',
      text: fillPlaceholders(US_LEASE_TEXT, { monthly: writeDollars(price.monthly.value) }),
      disclaimer: disclaimerOf('monthly', modelKey, price.monthlyDisclaimer),
    })
  }
  if (O.isSome(price.purchase)) {
    lines.push({
      kind: 'msrp',
      text: fillPlaceholders(US_MSRP_TEXT, { price: writeDollars(price.purchase.value) }),
      disclaimer: disclaimerOf('msrp', modelKey, price.msrpDisclaimer),
    })
  }
  return lines
}
