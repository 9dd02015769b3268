/** A text that is folded where it is long. */
export { ReadMore } from './read-more.js'
