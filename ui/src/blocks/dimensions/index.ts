/** The block Dimensions. */
export { Dimensions } from './dimensions.js'
