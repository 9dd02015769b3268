/** Offers in an overlay with pages of its own. */
export { linkForm } from './link-form.js'
export { Offers, type OffersProps } from './offers.js'
