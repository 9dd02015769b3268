/** What a car costs. */
export { CarPrice, PriceNotes } from './car-price.js'
