/**
 * What this repository's own packages take of `@evkit/engine/car` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { resolveCarChoice, type ResolvedCarChoice, type WantedCar } from '../../car/car-choice.js'
export {
  carryCar,
  CHOICE_PARAMETERS,
  CODE_PARAMETER,
  readWantedCar,
} from '../../car/car-choice.url.js'
export { ConfiguratorContentCodec } from '../../car/configurator.codec.js'
export {
  configuratorView,
  type ConfiguratorContent,
  type ConfiguratorView,
} from '../../car/configurator.view.js'
export { isMotorKey, isMotorType, listMotorTypes, MOTOR_WORDS } from '../../car/motor.js'
export { toPriceSlug } from '../../car/price-slug.js'
export { writeVersionSlug } from '../../car/version-slug.js'
