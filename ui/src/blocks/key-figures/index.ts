/** The block Key figures. */
export { KeyFigures } from './key-figures.js'
