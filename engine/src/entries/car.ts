/**
 * What every tool knows about a car: motor keys, motor types and how one gives way to another, names.
 *
 * @module
 */
export { MotorKeyCodec } from '../car/car.codec.js'
export { MOTOR_TYPES, toMotorType, type MotorKey, type MotorType } from '../car/motor.js'
export { carPriceEndpoint, type CarPrice } from '../car/price.api.js'
export { NO_CAR_PRICE_PROVIDER } from '../car/price.errors.js'
