/**
 * Charging time: how long a car takes between two charge levels at a charger, with a duration label, the energy added,
 * what limits the power, and the trace of each figure.
 *
 * Plain functions first ({@link estimateCharge}), then the page's address ({@link chargingAddress}) and its machine
 * ({@link chargingMachine}), what the page shows ({@link chargingView}), and reading and checking data sets and content
 * ({@link decodeChargingData}, {@link listTableFaults}).
 *
 * @module
 */
export { BATTERY_MODELS } from '../charging/battery.js'
export { explainCost } from '../charging/charge-cost.js'
export { resolveStartPlace } from '../charging/charge-place.js'
export { CHARGE_LEVELS, findChargeRange, type ChargeRange } from '../charging/charge-range.js'
export { findChargeTime } from '../charging/charge-time.js'
export {
  CHARGE_EFFICIENCY,
  DC_POWERS,
  DEFAULT_AC_POWER,
  findCharger,
  HOME_POWERS,
  type HomePower,
} from '../charging/charger.js'
export { readChargingData, toChargingData } from '../charging/charging-data.js'
export { CHARGE_ENERGY, CHARGING_FORMULAS } from '../charging/charging-formulas.js'
export { toLogEntry } from '../charging/charging.errors.js'
export { chargingMachine, type ChargingEvent } from '../charging/charging.machine.js'
export { chargingTool, type ChargingState } from '../charging/charging.tool.js'
export type {
  BatteryFacts,
  ChargeEstimate,
  ChargeSelection,
  ChargingCar,
  ChargingData,
  ChargingDocument,
  ChargingTableDocument,
} from '../charging/charging.types.js'
export { chargingAddress, type ChargingStart } from '../charging/charging.url.js'
export { joinCars } from '../charging/documents/charging-car.js'
export { chargingDataEndpoint } from '../charging/documents/charging.api.js'
export {
  ChargingDocumentCodec,
  ChargingProfileTextsCodec,
  decodeChargingData,
} from '../charging/documents/charging.codec.js'
export {
  ChargingContentCodec,
  type ChargingContent,
  type ChargingPageContent,
} from '../charging/documents/content.codec.js'
export { listTableFaults } from '../charging/documents/table-check.js'
export {
  explainDuration,
  labelDuration,
  splitDuration,
  type DurationPolicy,
} from '../charging/duration-label.js'
export { estimateCharge } from '../charging/estimate.js'
export { carPower, curvePower, deliveredPower, type CurvePoint } from '../charging/pace.js'
export { defaultSelection, type Correction } from '../charging/selection.js'
export { findTariff, type ChargeTariff, type ChargeTariffs } from '../charging/tariff.js'
export { chargingView, type ChargingView } from '../charging/view/charging.view.js'
export { explainEnergy, explainPower } from '../charging/energy.js'
