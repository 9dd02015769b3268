import { option as O } from 'fp-ts'
import type { StructuredData } from '../../content/index.js'
import { numberFormat } from '../../site/index.js'
import { decimalsOf } from './price-amount.js'
import type { PriceAmount } from './price.types.js'
import type { PriceExplanation, ResolvedPrice } from './resolve-price.js'

/** What of a label an offer is made of. */
export type OfferedPrice = Pick<ResolvedPrice, 'shown'> & {
  readonly explanation: Pick<PriceExplanation, 'tax' | 'basis' | 'fetchedAt'>
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
  /** Day the price was read at its source. */
  validFrom?: string
}>

const plain = (value: number): string =>
  numberFormat('en').decimal(value, decimalsOf(value)).replaceAll(',', '')

const digits = (text: string): string => text.replaceAll(/\D/g, '')

// A price as its source writes it may be another one than its value: it is told to nobody then.
const isAsWritten = ({ value, formatted }: PriceAmount): boolean =>
  formatted === '' ||
  [digits(plain(value)), `${digits(plain(value))}00`].includes(digits(formatted))

const isTold = (amount: O.Option<PriceAmount>): amount is O.Some<PriceAmount> =>
  O.isSome(amount) && isAsWritten(amount.value)

// Machines take an offer at its word: one of an example, of a model or of an estimate would be a lie to them.
const OFFERED: readonly string[] = ['', 'published']

const DAY = /^\d{4}-\d{2}-\d{2}/

/**
 * Lists the offers a visible label makes, as search engines read them.
 *
 * @param price - A label that is shown.
 * @returns One offer for each price in it, purchase first, with the day it was read; none for an amount its source writes
 *   differently, and none for a price that nobody sells at, such as an example.
 * @law The price of an offer is the price that is visible.
 * @law No example is an offer.
 * @source B-B-05, E-B-32
 *
 * @example A label of one price
 * ```ts
 * import { listOffers } from '@evkit/engine/blocks'
 * import { none, some } from '@evkit/engine/shared'
 *
 * const shown = { currency: 'GBP', monthly: none, purchase: some({ value: 33795, formatted: '£33,795' }) }
 * const explanation = { tax: 'unknown', basis: 'published', fetchedAt: '' } as const
 * listOffers({ shown, explanation }) // => [{ '@type': 'Offer', price: '33795', priceCurrency: 'GBP' }]
 * ```
 * @category conversions
 */
export const listOffers = ({ shown, explanation }: OfferedPrice): readonly StructuredOffer[] => {
  const { tax, basis, fetchedAt } = explanation
  if (!OFFERED.includes(basis)) return []
  const { currency: priceCurrency, monthly, purchase } = shown
  const taxed = tax === 'unknown' ? {} : { valueAddedTaxIncluded: tax === 'included' }
  const day = DAY.exec(fetchedAt)?.[0]
  const dated = day === undefined ? {} : { validFrom: day }
  const offers: StructuredOffer[] = []
  if (isTold(purchase)) {
    const price = plain(purchase.value.value)
    offers.push({ '@type': 'Offer', price, priceCurrency, ...taxed, ...dated })
  }
  if (isTold(monthly)) {
    const price = plain(monthly.value.value)
    offers.push({
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...{ price, priceCurrency, unitCode: 'MON', ...taxed },
      },
      ...dated,
    })
  }
  return offers
}

/** A car and the labels of it that a page shows. */
export interface OfferedCar {
  readonly name: string
  readonly maker: string
  /** Address of its page. */
  readonly url: string
  readonly prices: readonly OfferedPrice[]
}

const keyOf = ({ price, priceSpecification }: StructuredOffer): string =>
  price ?? `${priceSpecification?.price ?? ''}/month`

/**
 * Describes a car with the offers a page makes of it.
 *
 * @param car - Its name, and the labels of it that are visible.
 * @returns One record with each price once, as its first label says it; nothing where no label is an offer.
 * @source B-B-05, E-B-32
 *
 * @example An example price is no offer
 * ```ts
 * import { describeOffers } from '@evkit/engine/blocks'
 * import { none, some } from '@evkit/engine/shared'
 *
 * const shown = { currency: 'GBP', monthly: none, purchase: some({ value: 33795, formatted: '' }) }
 * const explanation = { tax: 'unknown', basis: 'example', fetchedAt: '' } as const
 * describeOffers({ name: 'EX30', maker: 'Maker', url: '', prices: [{ shown, explanation }] }) // => []
 * ```
 * @category constructors
 */
export const describeOffers = ({
  name,
  maker,
  url,
  prices,
}: OfferedCar): readonly StructuredData[] => {
  const all = prices.flatMap(listOffers)
  const offers = all.filter(
    (offer, at) => all.findIndex((one) => keyOf(one) === keyOf(offer)) === at,
  )
  return offers.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'Car',
          name,
          brand: { '@type': 'Brand', name: maker },
          url,
          offers,
        },
      ]
}
