import { toModelSlug } from '../../content/index.js'
import type { OfferPrice } from './offers.types.js'

/** Variant of an offer's price where content names none. @source B-OFFER-22 @category constants */
const DEFAULT_VARIANT_OFFER = 'FROM_PURCHASE_PRICE'

/** Who asks for the price of an offer. @source B-OFFER-23 @category constants */
const OFFER_CLIENT_NAME = 'merchandising'

/** Edition of an offer for a black-edition car. @source B-OFFER-21 @category constants */
const OFFER_EDITION = 'black-edition'

/** What content says of the price of an offer. */
export interface WrittenOfferPrice {
  readonly carModel: string
  readonly carPriceVariant: string
  readonly isBlackEditionCar: boolean
}

/** Tells what the price of an offer is asked with, beside the site. */
export const toOfferPrice = (written: WrittenOfferPrice): OfferPrice => ({
  modelSlug: toModelSlug(written.carModel),
  ...(written.isBlackEditionCar ? { edition: OFFER_EDITION } : {}),
  variant: written.carPriceVariant === '' ? DEFAULT_VARIANT_OFFER : written.carPriceVariant,
  clientName: OFFER_CLIENT_NAME,
})
