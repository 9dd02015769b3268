/**
 * Charging time: how long a car takes between two charge levels at a charger, in the words of the specification, with
 * the energy added, what sets the pace, and how each figure came about.
 *
 * Plain functions first ({@link estimateCharge}), then the page's address ({@link chargingAddress}) and its machine
 * ({@link chargingMachine}). What the page shows is `@evkit/engine/charging/view`; reading and checking data sets and
 * content is `@evkit/engine/charging/documents`.
 *
 * @module
 */
export { BATTERY_MODELS, batteryTable, findBattery, listSkippedBatteries } from './battery.js'
export { resolveStartPlace, toChargingMode, type ChargingMode } from './charge-place.js'
export {
  CHARGE_LEVELS,
  CHARGE_PAGE_STEP,
  CHARGE_STEP,
  DEFAULT_CHARGE_RANGE,
  findChargeRange,
  FULL_CHARGE_RANGE,
  nearestThumb,
  parseChargeRange,
  pressThumb,
  setThumb,
  setThumbs,
  THUMB_KEYS,
  writeChargeRange,
  type ChargeLevel,
  type ChargeRange,
  type Thumb,
  type ThumbKey,
  type ThumbPress,
} from './charge-range.js'
export { chargingTable, findChargeTime } from './charge-time.js'
export {
  AC_POWERS,
  CHARGER_POWERS,
  DC_POWERS,
  DEFAULT_AC_POWER,
  DEFAULT_DC_POWER,
  defaultCharger,
  findCharger,
  findCountedCharger,
  findHomeCharger,
  HOME_POWERS,
  listPowers,
  resolveCharger,
  TABLE_POWERS,
  toKilowatts,
  type AcPower,
  type Charger,
  type ChargerPower,
  type Current,
  type DcPower,
  type HomeCharger,
  type HomePower,
  type PublicCharger,
  type TablePower,
} from './charger.js'
export { readChargingData, toChargingData } from './charging-data.js'
export { CHARGING_FAULT_CODES, toLogEntry, type ChargingFault } from './charging.errors.js'
export { chargingMachine, type ChargingEvent } from './charging.machine.js'
export { chargingTool, type ChargingChoice, type ChargingState } from './charging.tool.js'
export type {
  Basis,
  BatteryDocument,
  BatteryFacts,
  BatteryTable,
  CarInfo,
  Charge,
  ChargeEstimate,
  ChargeExplanation,
  ChargeQuery,
  ChargeSelection,
  ChargingCar,
  ChargingData,
  ChargingDocument,
  ChargingProfileContent,
  ChargingTable,
  ChargingTableDocument,
  Disclaimer,
  ElectricCarOption,
  FoundBattery,
} from './charging.types.js'
export { chargingAddress, type ChargingStart } from './charging.url.js'
export {
  CHARGE_ENERGY,
  CHARGE_POWER,
  CHARGING_FORMULAS,
  HALF_HOUR_UP_TO,
  HOURS_FROM,
  MINUTE_GRID,
  ONE_HOUR_UP_TO,
  WHOLE_MINUTES_UP_TO,
} from './charging-formulas.js'
export { COMPARED_BOXES, COMPARED_TYPES, limitComparison } from './comparison.js'
export {
  DURATION_POLICIES,
  explainDuration,
  labelDuration,
  splitDuration,
  type DurationLabel,
  type DurationPolicy,
  type ExactDuration,
  type ExplainedDuration,
} from './duration-label.js'
export { explainEnergy, explainPower } from './energy.js'
export { estimateCharge, listChargeNotes } from './estimate.js'
export {
  carPower,
  curvePower,
  deliveredPower,
  listDeliveredPower,
  resolvePace,
  type CurvePoint,
  type Pace,
} from './pace.js'
export { listSections, type Bound } from './sections.js'
export {
  chooseCar,
  chooseCurrent,
  chooseHomePower,
  chooseMotor,
  chooseMotorType,
  choosePower,
  CORRECTIONS,
  defaultSelection,
  HOME_CHARGE,
  listCarMotorTypes,
  listGivenWay,
  preferMotor,
  preferMotorType,
  setHeatPump,
  setRange,
  toggleChargeType,
  type Correction,
} from './selection.js'
export { isTimeBarShown, TIME_BAR_OFFSET } from './time-bar.js'
