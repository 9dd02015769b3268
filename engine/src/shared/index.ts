/**
 * The floor every room of the engine stands on: units, rounding, slider arithmetic, placeholders, address queries,
 * decoding with all faults, explanations of figures, HTTP calls as data.
 *
 * @module
 */
export { boundAddress } from './bound-address.js'
export {
  convertDistance,
  KM_PER_MILE,
  LITRES_PER_GALLON,
  LITRES_PER_US_GALLON,
  MONTHS_PER_YEAR,
  PER_HUNDRED,
} from './conversions.js'
export { decodeWith, describeValue, faultUnless, type Issue } from './decode.js'
export { isPrototypeName } from './prototype-names.js'
export { kilometresFormula, MILES_PER_KM, milesFormula } from './distance.js'
export { REQUEST_TIMEOUT, writeAddress, type Endpoint } from './endpoint.js'
export { escapeText } from './escape.js'
export { isRecord } from './is-record.js'
export { keysOf } from './keys-of.js'
export { wordFailedStatus } from './failed-status.js'
export {
  apply,
  given,
  listSteps,
  type AppliedStep,
  type GivenStep,
  type Operation,
  type Step,
  type StepLabel,
} from './explain.js'
export { computeFormula, explainFormula } from './evaluate-formula.js'
export {
  appliedTerm,
  constantTerm,
  defineFormula,
  inputTerm,
  type Formula,
  type FormulaConstant,
  type FormulaInput,
  type FormulaValues,
  type Term,
} from './formula.js'
export { lazily } from './lazy.js'
export type { LogEntry, Translate } from './log.js'
export { left, none, right, some, type Either, type Option } from './option.js'
export { OVERLAY_MARKER } from './overlay-marker.js'
export { fillPlaceholders } from './placeholders.js'
export { outputOf, pending } from './port.js'
export { findParameter, parseQuery, writeQuery, type Query, type QueryPart } from './query.js'
export { toUndefined } from './result.js'
export { halfAwayFromZero, halfUp } from './rounding.js'
export { findBreakEven, rankInputs, type InputSpan, type Sensitivity } from './sensitivity.js'
export { moveSteps, snapTowards } from './slider-step.js'
export { clampValue, resolveLimits, snapValue, toNumber, type StepperGrid } from './stepper.js'
export { isPastThrottle } from './throttle.js'
export type { TrackingEvent } from './track.js'
export type { Km, Minutes, Unit } from './units.js'
export { isWebAddress, WebAddress } from './web-address.js'
