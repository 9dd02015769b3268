/** The versions of the line-up, filtered and sorted by address. */
export { CarFinder } from './car-finder.js'
