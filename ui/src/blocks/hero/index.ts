/** The block Hero. */
export { Hero } from './hero.js'
