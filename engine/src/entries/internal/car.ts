/**
 * What this repository's own packages take of `@evkit/engine/car` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { resolveCarChoice, type ResolvedCarChoice, type WantedCar } from '../../car/car-choice.js'
export { carryCar, CHOICE_PARAMETERS, readWantedCar } from '../../car/car-choice.url.js'
export { isMotorKey, isMotorType, listMotorTypes, MOTOR_WORDS } from '../../car/motor.js'
export { toPriceSlug } from '../../car/price-slug.js'
