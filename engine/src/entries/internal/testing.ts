/**
 * What this repository's own packages take of `@evkit/engine/testing` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { tinyLead } from '../../testing/forms-samples.js'
