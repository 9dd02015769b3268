/**
 * Utilities of the whole engine: units, rounding, slider grids, query strings, validating decoders, formulas with
 * calculation traces, HTTP endpoints as data.
 *
 * @module
 */
export { convertDistance } from '../shared/conversions.js'
export { decodeWith, type Issue } from '../shared/decode.js'
export {
  matchAddress,
  REQUEST_TIMEOUT,
  writeAddress,
  type Endpoint,
  type EndpointValues,
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
export {
  appliedTerm,
  inputTerm,
  labelTerm,
  lastTerm,
  type Formula,
  type Term,
} from '../shared/formula.js'
export type { LogEntry, Translate } from '../shared/log.js'
export { left, none, right, some, type Either, type Option } from '../shared/option.js'
export { findParameter, parseQuery, writeQuery, type Query } from '../shared/query.js'
export { toResult, toUndefined } from '../shared/result.js'
export { halfUp } from '../shared/rounding.js'
export { snapValue } from '../shared/stepper.js'
export type { Track } from '../shared/track.js'
export type { Unit } from '../shared/units.js'
export { toMiles } from '../shared/distance.js'
