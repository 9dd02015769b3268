/**
 * Reading and checking the data set and the content of the charging tool, with every fault and its path.
 *
 * @module
 */
export { joinCars } from './charging-car.js'
export { chargingDataEndpoint } from './charging.api.js'
export {
  CarInfoCodec,
  ChargingDocumentCodec,
  ChargingProfileCodec,
  decodeChargingData,
  ElectricCarOptionCodec,
} from './charging.codec.js'
export {
  ChargingContentCodec,
  type ChargingContent,
  type ChargingPageContent,
  type ChargingSection,
  type ComparisonBox,
  type ComparisonType,
  type DiscoveryCard,
} from './content.codec.js'
export { ADDITIVE_TOLERANCE, listTableFaults } from './table-check.js'
