/**
 * The floor every room of the engine stands on: units, rounding, slider arithmetic, placeholders, address queries,
 * decoding with all faults, explanations of figures, HTTP calls as data.
 *
 * @module
 */
export { convertDistance } from '../shared/conversions.js'
export { decodeWith, isPrototypeName, type Issue } from '../shared/decode.js'
export {
  type Endpoint,
  type EndpointValues,
  matchAddress,
  REQUEST_TIMEOUT,
  writeAddress,
} from '../shared/endpoint.js'
export { computeFormula, explainFormula } from '../shared/evaluate-formula.js'
export {
  apply,
  evaluateStep,
  given,
  listSteps,
  type Operation,
  type Step,
} from '../shared/explain.js'
export { wordFailedStatus } from '../shared/failed-status.js'
export {
  appliedTerm,
  type Formula,
  inputTerm,
  labelTerm,
  lastTerm,
  type Term,
} from '../shared/formula.js'
export type { Log, LogEntry, Translate } from '../shared/log.js'
export { type Either, left, none, type Option, right, some } from '../shared/option.js'
export { pending } from '../shared/port.js'
export { findParameter, parseQuery, type Query, writeQuery } from '../shared/query.js'
export { toResult, toUndefined } from '../shared/result.js'
export { halfUp, halfUpTo } from '../shared/rounding.js'
export { listGridFaults, snapValue } from '../shared/stepper.js'
export type { Track } from '../shared/track.js'
export type { Unit } from '../shared/units.js'
export { toMiles } from '../shared/distance.js'
