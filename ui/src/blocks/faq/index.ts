/** Questions and answers. */
export { Faq } from './faq.js'
