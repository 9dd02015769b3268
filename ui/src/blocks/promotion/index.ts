/** A promotion, which may be a pre-order. */
export { Promotion } from './promotion.js'
