/**
 * What this repository's own packages take of `@evkit/engine/shared` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { boundAddress } from '../../shared/bound-address.js'
export { wordFailedStatus } from '../../shared/failed-status.js'
export type { Log } from '../../shared/log.js'
export { fillPlaceholders } from '../../shared/placeholders.js'
export { pending } from '../../shared/port.js'
export { isPrototypeName } from '../../shared/prototype-names.js'
export { listGridFaults } from '../../shared/stepper.js'
