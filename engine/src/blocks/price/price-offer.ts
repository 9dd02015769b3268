import { option as O } from 'fp-ts'
import { numberFormat } from '../../site/index.js'
import { decimalsOf } from './price-amount.js'
import type { PriceAmount } from './price.types.js'
import type { PriceExplanation, ResolvedPrice } from './resolve-price.js'

/** What of a label an offer is made of. */
export type OfferedPrice = Pick<ResolvedPrice, 'shown'> & {
  readonly explanation: Pick<PriceExplanation, 'tax'>
}

/** An offer as search engines read it: the price, and what it is paid for when it is paid again and again. */
export type StructuredOffer = Readonly<{
  '@type': 'Offer'
  price?: string
  priceCurrency?: string
  priceSpecification?: Readonly<{
    '@type': 'UnitPriceSpecification'
    price: string
    priceCurrency: string
    unitCode: 'MON'
    valueAddedTaxIncluded?: boolean
  }>
  valueAddedTaxIncluded?: boolean
}>

const plain = (value: number): string =>
  numberFormat('en').decimal(value, decimalsOf(value)).replaceAll(',', '')

const digits = (text: string): string => text.replaceAll(/\D/g, '')

// A price as its source writes it may be another one than its value: it is told to nobody then.
const isAsWritten = ({ value, formatted }: PriceAmount): boolean =>
  formatted === '' ||
  [digits(plain(value)), `${digits(plain(value))}00`].includes(digits(formatted))

const taxOf = ({ explanation: { tax } }: OfferedPrice) =>
  tax === 'unknown' ? {} : { valueAddedTaxIncluded: tax === 'included' }

/**
 * Lists the offers a visible label makes, as search engines read them.
 *
 * @param price - A label that is shown.
 * @returns One offer for each price in it, purchase first; none for an amount its source writes differently.
 * @law The price of an offer is the price that is visible.
 * @source B-B-05, E-B-32
 *
 * @example A label of one price
 * ```ts
 * import { listOffers } from '@evkit/engine/blocks'
 * import { none, some } from '@evkit/engine/shared'
 *
 * const shown = { currency: 'GBP', monthly: none, purchase: some({ value: 33795, formatted: '£33,795' }) }
 * listOffers({ shown, explanation: { tax: 'unknown' } }) // => [{ '@type': 'Offer', price: '33795', priceCurrency: 'GBP' }]
 * ```
 * @category conversions
 */
export const listOffers = (price: OfferedPrice): readonly StructuredOffer[] => {
  const { currency: priceCurrency, monthly, purchase } = price.shown
  const offers: StructuredOffer[] = []
  if (O.isSome(purchase) && isAsWritten(purchase.value)) {
    offers.push({
      '@type': 'Offer',
      price: plain(purchase.value.value),
      priceCurrency,
      ...taxOf(price),
    })
  }
  if (O.isSome(monthly) && isAsWritten(monthly.value)) {
    offers.push({
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plain(monthly.value.value),
        priceCurrency,
        unitCode: 'MON',
        ...taxOf(price),
      },
    })
  }
  return offers
}
