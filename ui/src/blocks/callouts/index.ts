/** Callouts: short reasons, each with a picture or a symbol, and more of them in an overlay. */
export { Callouts } from './callouts.js'
