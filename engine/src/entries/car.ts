/**
 * Cars, as all tools share them: motor keys, motor types (drivetrains), prices.
 *
 * @module
 */
export { MotorKeyCodec } from '../car/car.codec.js'
export { MOTOR_TYPES, toMotorType, type MotorKey, type MotorType } from '../car/motor.js'
export { carPriceEndpoint, type CarPrice } from '../car/price.api.js'
export { NO_CAR_PRICE_PROVIDER } from '../car/price.errors.js'
