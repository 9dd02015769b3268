/** Messages of a site or a car. */
export { InfoMessage } from './info-message.js'
