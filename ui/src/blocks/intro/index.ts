/** The header that opens a part of a page. */
export { Intro } from './intro.js'
