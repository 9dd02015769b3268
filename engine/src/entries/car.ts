/**
 * What every tool knows about a car: motor keys, motor types and how one gives way to another, names.
 *
 * @module
 */
export { MotorKeyCodec } from '../car/car.codec.js'
export { COMPARED_CARS, markBest, readComparison } from '../car/comparison.url.js'
export {
  isMotorKey,
  isMotorType,
  listMotorTypes,
  MOTOR_TYPES,
  MOTOR_WORDS,
  toMotorType,
  type MotorKey,
  type MotorType,
} from '../car/motor.js'
export { toPriceSlug } from '../car/price-slug.js'
export { carPriceEndpoint, type CarPrice } from '../car/price.api.js'
export { NO_CAR_PRICE_PROVIDER } from '../car/price.errors.js'
