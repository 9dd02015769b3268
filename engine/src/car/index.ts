/**
 * What every tool knows about a car: motor keys, motor types and how one gives way to another, names.
 *
 * @module
 */
export { listCarFaults } from './car-check.js'
export { resolveCarChoice, type WantedCar } from './car-choice.js'
export { carryCar, readWantedCar, versionToType } from './car-choice.url.js'
export { findCarBy } from './car-name.js'
export { MotorKeyCodec } from './car.codec.js'
export {
  findMotorKey,
  isMotorKey,
  isMotorType,
  listFlaggedTypes,
  listMotorTypes,
  MOTOR_KEYS,
  MOTOR_TYPES,
  MOTOR_WORDS,
  resolveFirstMotorType,
  resolveMotorType,
  toMotorType,
  type MotorFlags,
  type MotorKey,
  type MotorType,
} from './motor.js'
export { toPriceSlug } from './price-slug.js'
export { readVersionSlug, writeVersionSlug, type VersionSlug } from './version-slug.js'
