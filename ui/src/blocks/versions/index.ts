/** The versions of a car, of which one is chosen. */
export { Versions } from './versions.js'
