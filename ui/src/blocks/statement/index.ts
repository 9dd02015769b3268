/** A prominent statement. */
export { Statement } from './statement.js'
