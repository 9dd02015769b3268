import {
  appliedTerm,
  constantTerm,
  defineFormula,
  inputTerm,
  PER_HUNDRED,
  type Formula,
  type FormulaConstant,
  type Step,
  type StepLabel,
} from '../shared/index.js'
import { CLIMB_FORMULA } from './climb-formula.js'

/** A figure with how it came about. */
export interface Figure {
  /** The number, in the unit of its trace. */
  readonly value: number
  /** Evaluating it gives the value, bit for bit. */
  readonly trace: Step
}

/**
 * The charging table knows the levels that are multiples of this [%]; times between them are in proportion.
 *
 * @source B-T-02, T-CONST-02
 * @category constants
 */
export const TABLE_STEP = 10

/** Time a kilometre off the road takes [min/km]: 50 km/h. @source B-T-02 @category constants */
export const DETOUR_MINUTES_PER_KM = 1.2

const RULES = ['B-T-02', 'E-T-90'] as const
const label = (name: string, unit: StepLabel['unit']): StepLabel => ({ name, unit, rules: RULES })
const input = <Name extends string>(name: Name, unit: StepLabel['unit']) =>
  ({ name, unit, rules: RULES }) as const

const FULL: FormulaConstant = { ...label('fullCharge', '%'), value: PER_HUNDRED }
const STEP: FormulaConstant = { ...label('tableStep', '%'), value: TABLE_STEP }
const PACE: FormulaConstant = { ...label('detourPace', 'min/km'), value: DETOUR_MINUTES_PER_KM }
const NO_CHARGE: FormulaConstant = { ...label('noCharge', '%'), value: 0 }

/** What the charge used on a stretch is computed from. */
export type UseInput = 'fromKm' | 'toKm' | 'range'

/** The charge a stretch of road uses that is driven at one pace. */
export const USE_FORMULA = /*#__PURE__*/ defineFormula<UseInput>('trip-use', {
  rules: RULES,
  inputs: [input('fromKm', 'km'), input('toKm', 'km'), input('range', 'km')],
  constants: [FULL],
  result: /*#__PURE__*/ appliedTerm(label('stretchUse', '%'), 'multiply', [
    /*#__PURE__*/ appliedTerm(label('usedShare', '1'), 'divide', [
      /*#__PURE__*/ appliedTerm(label('along', 'km'), 'subtract', [
        /*#__PURE__*/ inputTerm('toKm'),
        /*#__PURE__*/ inputTerm('fromKm'),
      ]),
      /*#__PURE__*/ inputTerm('range'),
    ]),
    /*#__PURE__*/ constantTerm('fullCharge'),
  ]),
})

/** What the ways off the road use and back to it. */
const offUse = <Name extends string>(
  name: string,
  km: Parameters<typeof appliedTerm<Name | 'offRange'>>[2][0],
) =>
  appliedTerm<Name | 'offRange'>(label(name, '%'), 'multiply', [
    appliedTerm<Name | 'offRange'>(label(`${name}Share`, '1'), 'divide', [
      km,
      inputTerm('offRange'),
    ]),
    constantTerm('fullCharge'),
  ])

/** What the charge level on arrival is computed from. */
export type ArrivalInput = 'departure' | 'usedFrom' | 'usedTo' | 'offFrom' | 'offTo' | 'offRange'

/** The charge level on arrival: what is left of the level on departure after the road between and both ways off it. */
export const ARRIVAL_FORMULA = /*#__PURE__*/ defineFormula<ArrivalInput>('trip-arrival', {
  rules: RULES,
  version: 2,
  inputs: [
    input('departure', '%'),
    input('usedFrom', '%'),
    input('usedTo', '%'),
    input('offFrom', 'km'),
    input('offTo', 'km'),
    input('offRange', 'km'),
  ],
  constants: [FULL],
  result: /*#__PURE__*/ appliedTerm(label('arrival', '%'), 'subtract', [
    /*#__PURE__*/ inputTerm('departure'),
    /*#__PURE__*/ appliedTerm(label('used', '%'), 'add', [
      /*#__PURE__*/ appliedTerm(label('usedAlong', '%'), 'subtract', [
        /*#__PURE__*/ inputTerm('usedTo'),
        /*#__PURE__*/ inputTerm('usedFrom'),
      ]),
      /*#__PURE__*/ offUse(
        'usedOff',
        /*#__PURE__*/ appliedTerm(label('drivenOff', 'km'), 'add', [
          /*#__PURE__*/ inputTerm('offFrom'),
          /*#__PURE__*/ inputTerm('offTo'),
        ]),
      ),
    ]),
  ]),
})

/** What the place where a charge level is reached is computed from. */
export type EndInput = 'charge' | 'floor' | 'usedFrom' | 'off' | 'offRange'

/** How much charge the road has used where the level has fallen to a floor: the reserve, or nothing at all. */
export const END_FORMULA = /*#__PURE__*/ defineFormula<EndInput>('trip-end', {
  rules: RULES,
  version: 2,
  inputs: [
    input('charge', '%'),
    input('floor', '%'),
    input('usedFrom', '%'),
    input('off', 'km'),
    input('offRange', 'km'),
  ],
  constants: [FULL, NO_CHARGE],
  result: /*#__PURE__*/ appliedTerm(label('usedByThen', '%'), 'add', [
    /*#__PURE__*/ inputTerm('usedFrom'),
    /*#__PURE__*/ appliedTerm(label('usableOnRoad', '%'), 'atLeast', [
      /*#__PURE__*/ appliedTerm(label('usableLessOff', '%'), 'subtract', [
        /*#__PURE__*/ appliedTerm(label('usable', '%'), 'subtract', [
          /*#__PURE__*/ inputTerm('charge'),
          /*#__PURE__*/ inputTerm('floor'),
        ]),
        /*#__PURE__*/ offUse('usedOff', /*#__PURE__*/ inputTerm('off')),
      ]),
      /*#__PURE__*/ constantTerm('noCharge'),
    ]),
  ]),
})

/** What the place on the road where so much charge is used up is computed from. */
export type PlaceInput = 'usedByThen' | 'usedBefore' | 'fromKm' | 'range'

/** Where on the road so much charge is used up: within the stretch on which it happens. */
export const PLACE_FORMULA = /*#__PURE__*/ defineFormula<PlaceInput>('trip-place', {
  rules: RULES,
  inputs: [
    input('usedByThen', '%'),
    input('usedBefore', '%'),
    input('fromKm', 'km'),
    input('range', 'km'),
  ],
  constants: [FULL],
  result: /*#__PURE__*/ appliedTerm(label('end', 'km'), 'add', [
    /*#__PURE__*/ inputTerm('fromKm'),
    /*#__PURE__*/ appliedTerm(label('intoStretch', 'km'), 'multiply', [
      /*#__PURE__*/ appliedTerm(label('usedShare', '1'), 'divide', [
        /*#__PURE__*/ appliedTerm(label('usedOnStretch', '%'), 'subtract', [
          /*#__PURE__*/ inputTerm('usedByThen'),
          /*#__PURE__*/ inputTerm('usedBefore'),
        ]),
        /*#__PURE__*/ constantTerm('fullCharge'),
      ]),
      /*#__PURE__*/ inputTerm('range'),
    ]),
  ]),
})

/** The charge level a charge is counted from: the level on arrival, rounded down to a whole percent. */
export const LEVEL_FORMULA = /*#__PURE__*/ defineFormula<'arrival'>('trip-level', {
  rules: RULES,
  version: 2,
  inputs: [input('arrival', '%')],
  result: /*#__PURE__*/ appliedTerm(label('levelBelow', '%'), 'floor', [
    /*#__PURE__*/ inputTerm('arrival'),
  ]),
})

/** What a time between two times of the charging table is computed from. */
export type BetweenInput = 'minutesLow' | 'minutesHigh' | 'level' | 'levelLow'

/** The time to charge at a level the charging table does not know: in proportion between those of its neighbours. */
export const BETWEEN_FORMULA = /*#__PURE__*/ defineFormula<BetweenInput>('trip-between', {
  rules: RULES,
  inputs: [
    input('minutesLow', 'min'),
    input('minutesHigh', 'min'),
    input('level', '%'),
    input('levelLow', '%'),
  ],
  constants: [STEP],
  result: /*#__PURE__*/ appliedTerm(label('minutesBetween', 'min'), 'add', [
    /*#__PURE__*/ inputTerm('minutesLow'),
    /*#__PURE__*/ appliedTerm(label('minutesInto', 'min'), 'multiply', [
      /*#__PURE__*/ appliedTerm(label('minutesApart', 'min'), 'subtract', [
        /*#__PURE__*/ inputTerm('minutesHigh'),
        /*#__PURE__*/ inputTerm('minutesLow'),
      ]),
      /*#__PURE__*/ appliedTerm(label('shareOfStep', '1'), 'divide', [
        /*#__PURE__*/ appliedTerm(label('levelInto', '%'), 'subtract', [
          /*#__PURE__*/ inputTerm('level'),
          /*#__PURE__*/ inputTerm('levelLow'),
        ]),
        /*#__PURE__*/ constantTerm('tableStep'),
      ]),
    ]),
  ]),
})

/** The time the ways off the road and back take. */
export const DETOUR_FORMULA = /*#__PURE__*/ defineFormula<'off'>('trip-detour', {
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
})

/** What the driving time is computed from. */
export type DrivingInput = 'roadMinutes' | 'traffic' | 'carriedMinutes'

/** The driving time: that of the road, with what is allowed for traffic, and the time on ferries and shuttles. */
export const DRIVING_FORMULA = /*#__PURE__*/ defineFormula<DrivingInput>('trip-driving', {
  rules: RULES,
  inputs: [input('roadMinutes', 'min'), input('traffic', '%'), input('carriedMinutes', 'min')],
  constants: [FULL],
  result: /*#__PURE__*/ appliedTerm(label('driving', 'min'), 'add', [
    /*#__PURE__*/ appliedTerm(label('drivingInTraffic', 'min'), 'add', [
      /*#__PURE__*/ inputTerm('roadMinutes'),
      /*#__PURE__*/ appliedTerm(label('trafficMinutes', 'min'), 'multiply', [
        /*#__PURE__*/ inputTerm('roadMinutes'),
        /*#__PURE__*/ appliedTerm(label('trafficShare', '1'), 'divide', [
          /*#__PURE__*/ inputTerm('traffic'),
          /*#__PURE__*/ constantTerm('fullCharge'),
        ]),
      ]),
    ]),
    /*#__PURE__*/ inputTerm('carriedMinutes'),
  ]),
})

/** The time stops take besides charging: so many stops, so many minutes each. */
export const STOPPING_FORMULA = /*#__PURE__*/ defineFormula<'stopCount' | 'stopMinutes'>(
  'trip-stopping',
  {
    rules: ['E-T-91'],
    inputs: [input('stopCount', '1'), input('stopMinutes', 'min')],
    result: /*#__PURE__*/ appliedTerm(label('stopping', 'min'), 'multiply', [
      /*#__PURE__*/ inputTerm('stopCount'),
      /*#__PURE__*/ inputTerm('stopMinutes'),
    ]),
  },
)

/** What the price of a charge is computed from. */
export type ChargePriceInput =
  'usableEnergy' | 'departure' | 'levelBelow' | 'efficiency' | 'unitPrice'

/** What a charge costs: the energy into the battery with the losses of the charge, at the price of the charger. */
export const CHARGE_PRICE_FORMULA = /*#__PURE__*/ defineFormula<ChargePriceInput>('trip-price', {
  rules: ['E-T-95'],
  inputs: [
    input('usableEnergy', 'kWh'),
    input('departure', '%'),
    input('levelBelow', '%'),
    input('efficiency', '1'),
    input('unitPrice', 'money/kWh'),
  ],
  constants: [FULL],
  result: /*#__PURE__*/ appliedTerm(label('chargePrice', 'money'), 'multiply', [
    /*#__PURE__*/ appliedTerm(label('billedEnergy', 'kWh'), 'divide', [
      /*#__PURE__*/ appliedTerm(label('addedEnergy', 'kWh'), 'multiply', [
        /*#__PURE__*/ inputTerm('usableEnergy'),
        /*#__PURE__*/ appliedTerm(label('addedShare', '1'), 'divide', [
          /*#__PURE__*/ appliedTerm(label('addedLevel', '%'), 'subtract', [
            /*#__PURE__*/ inputTerm('departure'),
            /*#__PURE__*/ inputTerm('levelBelow'),
          ]),
          /*#__PURE__*/ constantTerm('fullCharge'),
        ]),
      ]),
      /*#__PURE__*/ inputTerm('efficiency'),
    ]),
    /*#__PURE__*/ inputTerm('unitPrice'),
  ]),
})

/** What the time of a drive is the sum of. */
export type TotalInput = 'driving' | 'charging' | 'detours' | 'stopping' | 'staying'

/** The time of a drive: driving, charging, the ways off the road, what stops take besides, and stays on the way. */
export const TOTAL_FORMULA = /*#__PURE__*/ defineFormula<TotalInput>('trip-total', {
  rules: RULES,
  version: 2,
  inputs: [
    input('driving', 'min'),
    input('charging', 'min'),
    input('detours', 'min'),
    input('stopping', 'min'),
    input('staying', 'min'),
  ],
  result: /*#__PURE__*/ appliedTerm(label('total', 'min'), 'add', [
    /*#__PURE__*/ appliedTerm(label('travelling', 'min'), 'add', [
      /*#__PURE__*/ appliedTerm(label('drivingAndCharging', 'min'), 'add', [
        /*#__PURE__*/ inputTerm('driving'),
        /*#__PURE__*/ inputTerm('charging'),
      ]),
      /*#__PURE__*/ appliedTerm(label('offTheRoad', 'min'), 'add', [
        /*#__PURE__*/ inputTerm('detours'),
        /*#__PURE__*/ inputTerm('stopping'),
      ]),
    ]),
    /*#__PURE__*/ inputTerm('staying'),
  ]),
})

/**
 * All formulas of the route planner.
 *
 * @source B-T-02, B-T-10
 * @category formulas as data
 */
export const TRIP_FORMULAS: readonly Formula[] = [
  USE_FORMULA,
  ARRIVAL_FORMULA,
  END_FORMULA,
  PLACE_FORMULA,
  LEVEL_FORMULA,
  BETWEEN_FORMULA,
  DETOUR_FORMULA,
  DRIVING_FORMULA,
  STOPPING_FORMULA,
  CHARGE_PRICE_FORMULA,
  CLIMB_FORMULA,
  TOTAL_FORMULA,
]
