/** Offers in an overlay with pages of its own. */
export { createLinkContact, type LinkContact } from './link-form.js'
export { Offers, type OffersProps } from './offers.js'
