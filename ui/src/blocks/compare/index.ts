/** The link to the page that compares cars. */
export { Compare } from './compare.js'
