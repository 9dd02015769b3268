/** A promotional banner, which can be closed. */
export { Banner } from './banner.js'
