/** Details of a car in a row, each with a pop-up. */
export { Spotlight } from './spotlight.js'
