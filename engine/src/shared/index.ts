/**
 * The floor every room of the engine stands on: units, rounding, slider arithmetic, placeholders, address queries,
 * decoding with all faults, explanations of figures, HTTP calls as data.
 *
 * @module
 */
export {
  convertDistance,
  KM_PER_MILE,
  LITRES_PER_GALLON,
  LITRES_PER_US_GALLON,
  MONTHS_PER_YEAR,
  PER_HUNDRED,
} from './conversions.js'
export { decodeWith, describeValue, isPrototypeName, type Issue } from './decode.js'
export {
  kilometresFormula,
  MILES_PER_KM,
  MILES_PER_KM_ALTERNATIVE,
  milesFormula,
  toMiles,
} from './distance.js'
export {
  matchAddress,
  REQUEST_TIMEOUT,
  writeAddress,
  type Endpoint,
  type EndpointValues,
} from './endpoint.js'
export { escapeText } from './escape.js'
export { keysOf } from './keys-of.js'
export { wordFailedStatus, type FailedStatus } from './failed-status.js'
export {
  apply,
  evaluateStep,
  given,
  listSteps,
  operate,
  OPERATIONS,
  type AppliedStep,
  type GivenStep,
  type Operation,
  type Step,
  type StepLabel,
} from './explain.js'
export { computeFormula, explainFormula, type FormulaSteps } from './evaluate-formula.js'
export {
  appliedTerm,
  constantTerm,
  inputTerm,
  labelTerm,
  lastTerm,
  type Formula,
  type FormulaConstant,
  type FormulaInput,
  type FormulaRounding,
  type FormulaValues,
  type Term,
} from './formula.js'
export { lazily } from './lazy.js'
export type { Log, LogEntry, Translate } from './log.js'
export { left, none, right, some, type Either, type Option } from './option.js'
export { fillPlaceholders } from './placeholders.js'
export { outputOf, pending } from './port.js'
export { findParameter, parseQuery, writeQuery, type Query, type QueryPart } from './query.js'
export { toResult, toUndefined, type Result } from './result.js'
export { ceilUp, halfAwayFromZero, halfUp, halfUpTo } from './rounding.js'
export {
  findBreakEven,
  rankInputs,
  sweepInput,
  type InputSpan,
  type Sensitivity,
  type SweepPoint,
} from './sensitivity.js'
export { moveSteps, snapTowards } from './slider-step.js'
export {
  clampValue,
  listGridFaults,
  placeOnGrid,
  resolveLimits,
  snapValue,
  toNumber,
  type StepperBounds,
  type StepperGrid,
  type StepperLimits,
} from './stepper.js'
export { listStepFaults, listUnitFaults, toPowers, type UnitPowers } from './unit-algebra.js'
export { isPastThrottle, type ThrottleInput } from './throttle.js'
export type { Track, TrackingEvent } from './track.js'
export {
  Hours,
  KilowattHours,
  Kilowatts,
  Km,
  Minutes,
  Percent,
  UNITS,
  type HoursBrand,
  type KilowattHoursBrand,
  type KilowattsBrand,
  type KmBrand,
  type MinutesBrand,
  type PercentBrand,
  type Unit,
} from './units.js'
