import {
  appliedTerm,
  constantTerm,
  inputTerm,
  PER_HUNDRED,
  type Formula,
  type FormulaConstant,
  type Step,
  type StepLabel,
} from '../shared/index.js'

/** A figure with how it came about. */
export interface Figure {
  /** The number, in the unit of its trace. */
  readonly value: number
  /** Evaluating it gives the value, bit for bit. */
  readonly trace: Step
}

/**
 * The charge levels a stop is counted in are multiples of this [%]; the charging table knows no others.
 *
 * @source B-T-02, T-CONST-02
 * @category constants
 */
export const LEVEL_STEP = 10

/** Time a kilometre off the road takes [min/km]: 50 km/h. @source B-T-02 @category constants */
export const DETOUR_MINUTES_PER_KM = 1.2

const RULES = ['B-T-02'] as const
const label = (name: string, unit: StepLabel['unit']): StepLabel => ({ name, unit, rules: RULES })
const input = <Name extends string>(name: Name, unit: StepLabel['unit']) =>
  ({ name, unit, rules: RULES }) as const

const FULL: FormulaConstant = { ...label('fullCharge', '%'), value: PER_HUNDRED }
const STEP: FormulaConstant = { ...label('levelStep', '%'), value: LEVEL_STEP }
const PACE: FormulaConstant = { ...label('detourPace', 'min/km'), value: DETOUR_MINUTES_PER_KM }
const NO_DISTANCE: FormulaConstant = { ...label('noDistance', 'km'), value: 0 }

/** What the charge level on arrival is computed from. */
export type ArrivalInput = 'departure' | 'fromKm' | 'toKm' | 'offFrom' | 'offTo' | 'range'

/** The charge level on arrival: what is left of the level on departure after the road between and both ways off it. */
export const ARRIVAL_FORMULA: Formula<ArrivalInput> = {
  id: 'trip-arrival',
  version: 1,
  title: 'formula.trip-arrival',
  rules: RULES,
  inputs: [
    input('departure', '%'),
    input('fromKm', 'km'),
    input('toKm', 'km'),
    input('offFrom', 'km'),
    input('offTo', 'km'),
    input('range', 'km'),
  ],
  constants: [FULL],
  result: /*#__PURE__*/ appliedTerm(label('arrival', '%'), 'subtract', [
    /*#__PURE__*/ inputTerm('departure'),
    /*#__PURE__*/ appliedTerm(label('used', '%'), 'multiply', [
      /*#__PURE__*/ appliedTerm(label('usedShare', '1'), 'divide', [
        /*#__PURE__*/ appliedTerm(label('driven', 'km'), 'add', [
          /*#__PURE__*/ appliedTerm(label('drivenOff', 'km'), 'add', [
            /*#__PURE__*/ inputTerm('offFrom'),
            /*#__PURE__*/ appliedTerm(label('along', 'km'), 'subtract', [
              /*#__PURE__*/ inputTerm('toKm'),
              /*#__PURE__*/ inputTerm('fromKm'),
            ]),
          ]),
          /*#__PURE__*/ inputTerm('offTo'),
        ]),
        /*#__PURE__*/ inputTerm('range'),
      ]),
      /*#__PURE__*/ constantTerm('fullCharge'),
    ]),
  ]),
  rounding: 'none',
}

/** What the place where a charge level is reached is computed from. */
export type EndInput = 'charge' | 'floor' | 'range' | 'fromKm' | 'off'

/** Where on the road the charge level has fallen to a floor: the reserve, or nothing at all. */
export const END_FORMULA: Formula<EndInput> = {
  id: 'trip-end',
  version: 1,
  title: 'formula.trip-end',
  rules: RULES,
  inputs: [
    input('charge', '%'),
    input('floor', '%'),
    input('range', 'km'),
    input('fromKm', 'km'),
    input('off', 'km'),
  ],
  constants: [FULL, NO_DISTANCE],
  result: /*#__PURE__*/ appliedTerm(label('end', 'km'), 'add', [
    /*#__PURE__*/ inputTerm('fromKm'),
    /*#__PURE__*/ appliedTerm(label('reachOnRoad', 'km'), 'atLeast', [
      /*#__PURE__*/ appliedTerm(label('reachLessOff', 'km'), 'subtract', [
        /*#__PURE__*/ appliedTerm(label('reach', 'km'), 'multiply', [
          /*#__PURE__*/ appliedTerm(label('usableShare', '1'), 'divide', [
            /*#__PURE__*/ appliedTerm(label('usable', '%'), 'subtract', [
              /*#__PURE__*/ inputTerm('charge'),
              /*#__PURE__*/ inputTerm('floor'),
            ]),
            /*#__PURE__*/ constantTerm('fullCharge'),
          ]),
          /*#__PURE__*/ inputTerm('range'),
        ]),
        /*#__PURE__*/ inputTerm('off'),
      ]),
      /*#__PURE__*/ constantTerm('noDistance'),
    ]),
  ]),
  rounding: 'none',
}

/** The charge level a stop is looked up from: the level on arrival, rounded down to a multiple of 10 %. */
export const LEVEL_FORMULA: Formula<'arrival'> = {
  id: 'trip-level',
  version: 1,
  title: 'formula.trip-level',
  rules: RULES,
  inputs: [input('arrival', '%')],
  constants: [STEP],
  result: /*#__PURE__*/ appliedTerm(label('levelBelow', '%'), 'multiply', [
    /*#__PURE__*/ appliedTerm(label('wholeSteps', '1'), 'floor', [
      /*#__PURE__*/ appliedTerm(label('levelSteps', '1'), 'divide', [
        /*#__PURE__*/ inputTerm('arrival'),
        /*#__PURE__*/ constantTerm('levelStep'),
      ]),
    ]),
    /*#__PURE__*/ constantTerm('levelStep'),
  ]),
  rounding: 'none',
}

/** The time the ways off the road and back take. */
export const DETOUR_FORMULA: Formula<'off'> = {
  id: 'trip-detour',
  version: 1,
  title: 'formula.trip-detour',
  rules: RULES,
  inputs: [input('off', 'km')],
  constants: [PACE],
  result: /*#__PURE__*/ appliedTerm(label('detour', 'min'), 'multiply', [
    /*#__PURE__*/ appliedTerm(label('thereAndBack', 'km'), 'add', [
      /*#__PURE__*/ inputTerm('off'),
      /*#__PURE__*/ inputTerm('off'),
    ]),
    /*#__PURE__*/ constantTerm('detourPace'),
  ]),
  rounding: 'none',
}

/** What the time of a drive is the sum of. */
export type TotalInput = 'driving' | 'charging' | 'detours'

/** The time of a drive: driving, charging, and the ways off the road. */
export const TOTAL_FORMULA: Formula<TotalInput> = {
  id: 'trip-total',
  version: 1,
  title: 'formula.trip-total',
  rules: RULES,
  inputs: [input('driving', 'min'), input('charging', 'min'), input('detours', 'min')],
  constants: [],
  result: /*#__PURE__*/ appliedTerm(label('total', 'min'), 'add', [
    /*#__PURE__*/ appliedTerm(label('drivingAndCharging', 'min'), 'add', [
      /*#__PURE__*/ inputTerm('driving'),
      /*#__PURE__*/ inputTerm('charging'),
    ]),
    /*#__PURE__*/ inputTerm('detours'),
  ]),
  rounding: 'none',
}

/**
 * Every formula of the planner.
 *
 * @source B-T-02, B-T-10
 * @category formulas as data
 */
export const TRIP_FORMULAS: readonly Formula[] = [
  ARRIVAL_FORMULA,
  END_FORMULA,
  LEVEL_FORMULA,
  DETOUR_FORMULA,
  TOTAL_FORMULA,
]
