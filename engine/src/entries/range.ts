/**
 * Range: how far a car goes at a temperature, with climate control on or off, with or without heat pump, for a driving
 * profile; the range tool, the full and the light range calculator, and the trace of each figure.
 *
 * {@link toRangeData} indexes the data once; then {@link resolveRange} finds the nearest match, and
 * {@link estimateRange} and {@link estimateHighest} return it with a trace. The machines are {@link rangeToolMachine},
 * {@link rangeFeedMachine}, {@link calculatorMachine} and {@link lightCalculatorMachine}. What the pages show is
 * {@link rangeToolView}, {@link calculatorView} and {@link lightCalculatorView}; reading and checking data and content is
 * {@link RangeDocumentCodec} and its neighbours.
 *
 * @module
 */
export { defaultHabits } from '../range/habits.js'
export { joinCalculatorCars } from '../range/calculator-car.js'
export {
  estimateSelection,
  toHighestQuery,
  type CalculatorCorrection,
} from '../range/calculator-selection.js'
export {
  calculatorMachine,
  lightCalculatorMachine,
  type CalculatorEvent,
} from '../range/calculator.machine.js'
export type { CalculatorState } from '../range/calculator.tool.js'
export {
  calculatorAddress,
  lightAddress,
  startCalculator,
  type CalculatorStart,
} from '../range/calculator.url.js'
export { findCircleRadius } from '../range/circle.js'
export { openCalculator, openLightCalculator } from '../range/documents/calculator.codec.js'
export {
  CalculatorContentCodec,
  LightContentCodec,
  RangeTextsCodec,
  RangeToolContentCodec,
  requireToolCars,
  TabsContentCodec,
  type CalculatorContent,
  type LightContent,
  type RangeToolContent,
  type TabsContent,
} from '../range/documents/content.codec.js'
export { listRangeFaults } from '../range/documents/range-check.js'
export { toRangeReply } from '../range/documents/range-rows.js'
export { rangeDataEndpoint } from '../range/documents/range.api.js'
export { decodeCalculatorCars, RangeDocumentCodec } from '../range/documents/range.codec.js'
export { estimateHighest, estimateRange, explainDistance } from '../range/estimate.js'
export { findFamily } from '../range/look-up.js'
export {
  DEFAULT_CALCULATOR_PROFILE,
  DRIVING_PROFILES,
  RANGE_PROFILES,
  type RangeProfile,
} from '../range/profile.js'
export { rangeFeedMachine } from '../range/range-feed.machine.js'
export { feedOf, startFeed, type RangeFeed, type RangeReply } from '../range/range-feed.js'
export { toRangeData } from '../range/range-index.js'
export { rangeMapMachine } from '../range/range-map.machine.js'
export { FIRST_RANGE_MAP, type RangeMapEvent, type RangePlaceReply } from '../range/range-map.js'
export { SPEED_RANGE } from '../range/speed-range.js'
export { rangeToolMachine, type RangeToolEvent } from '../range/range-tool.machine.js'
export { NO_RANGE_PROVIDER, toRangeLogEntry, type RangeFault } from '../range/range.errors.js'
export type { RangeToolState } from '../range/range.tool.js'
export type {
  CalculatorCarInfo,
  DistanceUnit,
  RangeData,
  RangeDocument,
  RangeEstimate,
  RangeToolCar,
} from '../range/range.types.js'
export { rangeAddress, startRangeTool } from '../range/range.url.js'
export { resolveRange } from '../range/resolve.js'
export { listRangeRings } from '../range/rings.js'
export {
  COLDER_TEMPERATURES,
  DEFAULT_CALCULATOR_TEMPERATURE,
  TEMPERATURES,
  toFahrenheit,
  type TemperatureIndex,
} from '../range/temperature.js'
export { resolveUnitSettings, toDistanceUnit } from '../range/unit-settings.js'
export { calculatorView, type CalculatorView } from '../range/view/calculator.view.js'
export { lightCalculatorView, type LightCalculatorView } from '../range/view/light.view.js'
export { rangeMapView, type RangeMapView } from '../range/view/range-map.view.js'
export { rangeToolView, type RangeToolView } from '../range/view/range-tool.view.js'
