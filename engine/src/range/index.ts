/**
 * Range: how far a car goes at a temperature, with climate control on or off, with or without heat pump, for a driving
 * profile; the range tool, the full and the light range calculator, and how each figure came about.
 *
 * Data is made ready once ({@link toRangeData}); then {@link resolveRange} answers by the nearest combination the data has,
 * {@link estimateRange} and {@link estimateHighest} with an explanation. The machines are {@link rangeToolMachine},
 * {@link rangeFeedMachine}, {@link calculatorMachine} and {@link lightCalculatorMachine}. What the pages show is
 * `@evkit/engine/range/view`; reading and checking data and content is `@evkit/engine/range/documents`.
 *
 * @module
 */
export { joinCalculatorCars, listLabelled, requireRange } from './calculator-car.js'
export {
  bestDrivetrain,
  CALCULATOR_CORRECTIONS,
  chooseCalculatorCar,
  DEFAULT_CALCULATOR_CLIMATE,
  defaultHabits,
  estimateSelection,
  toHighestWish,
  type CalculatorCorrection,
  type CalculatorHabits,
} from './calculator-selection.js'
export {
  calculatorMachine,
  lightCalculatorMachine,
  type CalculatorEvent,
  type LightCalculatorEvent,
} from './calculator.machine.js'
export {
  calculatorTool,
  lightTool,
  type CalculatorChoice,
  type CalculatorNews,
  type CalculatorState,
  type LightChoice,
} from './calculator.tool.js'
export {
  calculatorAddress,
  lightAddress,
  startCalculator,
  startLightCalculator,
  writeCalculatorLink,
  type CalculatorPage,
  type CalculatorStart,
} from './calculator.url.js'
export {
  CIRCLE_FILL,
  circleFormula,
  findCircleRadius,
  METRES_PER_KM,
  RANGE_MAP_ZOOM,
} from './circle.js'
export { listCalculatorColder, listToolColder, type ColderPoint } from './colder.js'
export { findOtherPump } from './other-pump.js'
export { estimateHighest, estimateRange, explainDistance, writeCell } from './estimate.js'
export {
  findDrivetrain,
  foldModel,
  parseFamilyKey,
  writeFamilyKey,
  type FamilyKey,
} from './family.js'
export { findHighest, HIGHEST_MODES, type HighestMode, type HighestWish } from './highest.js'
export { resolvePanelLayout, resolveSelectorKind } from './layout.js'
export { findFamily, listDrivetrains, nearestPlaces } from './look-up.js'
export {
  DEFAULT_CALCULATOR_PROFILE,
  DRIVING_PROFILES,
  isDrivingProfile,
  listProfilesFor,
  RANGE_PROFILES,
  toDrivingProfile,
  toRangeProfile,
  type DrivingProfile,
  type RangeProfile,
} from './profile.js'
export {
  rangeFeedMachine,
  type RangeFeedContext,
  type RangeFeedEvent,
  type RangeQuestion,
} from './range-feed.machine.js'
export {
  dataFor,
  feedOf,
  listReplyNotes,
  RANGE_POLL,
  RANGE_STATUSES,
  startFeed,
  statusFor,
  takeReply,
  type RangeFeed,
  type RangeReply,
  type RangeStatus,
} from './range-feed.js'
export { cornerOf, isUsableEntry, toRangeData } from './range-index.js'
export { rangeMapMachine } from './range-map.machine.js'
export {
  findPlaceFault,
  FIRST_RANGE_MAP,
  listDrawnRings,
  RING_SWITCHES,
  takeRangeMapEvent,
  type RangeMapEvent,
  type RangeMapState,
  type RangePlaceReply,
  type RingSwitch,
} from './range-map.js'
export { listRangeOptions, type RangeOption } from './range-options.js'
export {
  DEFAULT_TOOL_MOTOR,
  defaultRangeSelection,
  findByModel,
  findToolFamily,
  isRangeToolModel,
  listToolMotors,
  listToolOptions,
  RANGE_CORRECTIONS,
  RANGE_TOOL_MODELS,
  settleSelection,
  toRangeWish,
  type RangeCorrection,
  type RangeToolModel,
  type SettledSelection,
} from './range-selection.js'
export { rangeToolMachine, type RangeToolEvent } from './range-tool.machine.js'
export {
  NO_RANGE_DATA,
  NO_RANGE_PROVIDER,
  RANGE_FAULT_CODES,
  toRangeLogEntry,
  type RangeFault,
} from './range.errors.js'
export type {
  Basis,
  CalculatorCar,
  CalculatorCarInfo,
  CalculatorSelection,
  DistanceUnit,
  HighestCell,
  HighestColumn,
  OnOff,
  PublishedRange,
  RangeAnswer,
  RangeCell,
  RangeCells,
  RangeChange,
  RangeColumn,
  RangeCorner,
  RangeData,
  RangeDocument,
  RangeEntry,
  RangeEstimate,
  RangeExplanation,
  RangeFamily,
  RangeFamilyDocument,
  RangeMember,
  RangeModel,
  RangeSelection,
  RangeToolCar,
  RangeWish,
  TemperatureUnit,
} from './range.types.js'
export { rangeAddress, startRangeTool, type RangeToolCars } from './range.url.js'
export {
  rangeTool,
  type RangeToolChoice,
  type RangeToolNews,
  type RangeToolState,
} from './range.tool.js'
export { DEFAULT_RANGE_WISH, resolveRange } from './resolve.js'
export {
  listRangeRings,
  outAndBackFormula,
  RANGE_RINGS,
  reserveFormula,
  RING_RESERVE,
  type RangeRing,
  type RangeRingKind,
  type RingWish,
} from './rings.js'
export {
  listCalculatorSweeps,
  listToolSweeps,
  SWEPT_INPUTS,
  temperatureSeries,
  type Sweep,
  type SweepPoint,
  type SweptInput,
  type SweptValue,
} from './sensitivity.js'
export {
  DEFAULT_TAB,
  isToolTab,
  resolveFirstTab,
  resolveTabStyle,
  TOOL_TABS,
  toTabInteraction,
  type TabStyle,
  type ToolTab,
} from './tabs.js'
export {
  pressTemperature,
  resolveGradient,
  SLIDER_COLOUR_STOPS,
  SLIDER_SIZES,
  stepTemperature,
  TEMPERATURE_KEYS,
  type TemperatureKey,
  type TemperaturePress,
} from './temperature-slider.js'
export {
  COLDER_TEMPERATURES,
  DEFAULT_CALCULATOR_TEMPERATURE,
  DEFAULT_TOOL_TEMPERATURE,
  FALLBACK_CELSIUS,
  findTemperatureIndex,
  nearestTemperature,
  parseTemperatureIndex,
  resolveCelsius,
  tableTemperature,
  TEMPERATURES,
  toCelsius,
  toFahrenheit,
  toTemperatureFeel,
  type TemperatureFeel,
  type TemperatureIndex,
} from './temperature.js'
export {
  resolveUnitSettings,
  toDistanceUnit,
  toTemperatureUnit,
  type UnitSettings,
  type UnitSystem,
} from './unit-settings.js'
