import * as O from '#fp-ts/Option'
import type { StructuredData } from '../../content/index.js'
import { decimalsOf } from './price-amount.js'
import type { PriceAmount } from './price.types.js'
import type { PriceExplanation, ResolvedPrice } from './resolve-price.js'

/** Parts of a price label used for an offer. */
export type OfferedPrice = Pick<ResolvedPrice, 'shown'> & {
  readonly explanation: Pick<PriceExplanation, 'tax' | 'basis' | 'fetchedAt'>
}

/** A schema.org `Offer` for search engines: the price, and the billing period of a recurring price. */
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
  /** Day the price was fetched from its source. */
  validFrom?: string
}>

const plain = (value: number): string => value.toFixed(decimalsOf(value))

const digits = (text: string): string => text.replaceAll(/\D/g, '')

// A price whose source writes it differently from its value is left out of the structured data.
const isAsWritten = ({ value, formatted }: PriceAmount): boolean => {
  const told = digits(plain(value))
  return formatted === '' || [told, `${told}00`].includes(digits(formatted))
}

const isTold = (amount: O.Option<PriceAmount>): amount is O.Some<PriceAmount> =>
  O.isSome(amount) && isAsWritten(amount.value)

// Machines take an offer at its word: one of an example, of a model or of an estimate would be a lie to them.
const isOffered = (basis: string): boolean => basis === '' || basis === 'published'

const DAY = /^\d{4}(-\d\d){2}/

/** Lists the offers a visible label makes, purchase first; none for an amount its source writes differently. */
export const listOffers = ({ shown, explanation }: OfferedPrice): readonly StructuredOffer[] => {
  const { tax, basis, fetchedAt } = explanation
  if (!isOffered(basis)) return []
  const { currency: priceCurrency, monthly, purchase } = shown
  const taxed = tax === 'unknown' ? {} : { valueAddedTaxIncluded: tax === 'included' }
  const day = DAY.exec(fetchedAt)?.[0]
  const dated = day === undefined ? {} : { validFrom: day }
  return [purchase, monthly].flatMap((amount) => {
    if (!isTold(amount)) return []
    const priced = { price: plain(amount.value.value), priceCurrency, ...taxed }
    const paid =
      amount === purchase
        ? priced
        : {
            priceSpecification: {
              '@type': 'UnitPriceSpecification' as const,
              ...priced,
              unitCode: 'MON' as const,
            },
          }
    return [{ '@type': 'Offer' as const, ...paid, ...dated }]
  })
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
 * Builds the schema.org record (structured data) of a car with its offers.
 *
 * @param car - Its name, and its visible price labels.
 * @returns One record with each price once, from its first label, with the day it was fetched; nothing where no label
 * is an offer. Example prices, and prices formatted differently by their source, are excluded.
 * @law The price of an offer is the price that is visible.
 * @law No example is an offer.
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
  const keys = all.map(keyOf)
  const offers = all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
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
