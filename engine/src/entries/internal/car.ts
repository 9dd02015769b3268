/**
 * What this repository's own packages take of `@evkit/engine/car` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { isMotorKey, isMotorType, listMotorTypes, MOTOR_WORDS } from '../../car/motor.js'
export { toPriceSlug } from '../../car/price-slug.js'
