/** Offers in an overlay with pages of its own. */
export { Offers, type OffersProps } from './offers.js'
