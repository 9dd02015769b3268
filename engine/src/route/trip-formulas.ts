import type { Formula, Step } from '../shared/index.js'
import { CLIMB_FORMULA } from './climb-formula.js'
import { COLD_FORMULA } from './cold-formula.js'
import { FULL, tripConstant, tripFormula, type MakeTerm, type Part } from './trip-formula.js'

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

const STEP = /*#__PURE__*/ tripConstant('tableStep', '%', TABLE_STEP)
const PACE = /*#__PURE__*/ tripConstant('detourPace', 'min/km', DETOUR_MINUTES_PER_KM)
const NO_CHARGE = /*#__PURE__*/ tripConstant('noCharge', '%', 0)

/** The charge a stretch of road uses that is driven at one pace. */
export const USE_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-use',
  { units: { fromKm: 'km', toKm: 'km', range: 'km' } },
  (make) => {
    const along = make('along', 'km', ['toKm', 'subtract', 'fromKm'])
    const share = make('usedShare', '1', [along, 'divide', 'range'])
    return make('stretchUse', '%', [share, 'multiply', FULL])
  },
)

// What the ways off the road use and back to it.
const offUse = <Name extends string>(make: MakeTerm<Name | 'offRange'>, km: Part<Name>) =>
  make('usedOff', '%', [make('usedOffShare', '1', [km, 'divide', 'offRange']), 'multiply', FULL])

/** The charge level on arrival: what is left of the level on departure after the road between and both ways off it. */
export const ARRIVAL_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-arrival',
  {
    units: {
      departure: '%',
      usedFrom: '%',
      usedTo: '%',
      offFrom: 'km',
      offTo: 'km',
      offRange: 'km',
    },
    version: 2,
  },
  (make) => {
    const along = make('usedAlong', '%', ['usedTo', 'subtract', 'usedFrom'])
    const off = offUse(make, make('drivenOff', 'km', ['offFrom', 'add', 'offTo']))
    return make('arrival', '%', ['departure', 'subtract', make('used', '%', [along, 'add', off])])
  },
)

/** How much charge the road has used where the level has fallen to a floor: the reserve, or nothing at all. */
export const END_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-end',
  { units: { charge: '%', floor: '%', usedFrom: '%', off: 'km', offRange: 'km' }, version: 2 },
  (make) => {
    const usable = make('usable', '%', ['charge', 'subtract', 'floor'])
    const lessOff = make('usableLessOff', '%', [usable, 'subtract', offUse(make, 'off')])
    const onRoad = make('usableOnRoad', '%', [lessOff, 'atLeast', NO_CHARGE])
    return make('usedByThen', '%', ['usedFrom', 'add', onRoad])
  },
)

/** Where on the road so much charge is used up: within the stretch on which it happens. */
export const PLACE_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-place',
  { units: { usedByThen: '%', usedBefore: '%', fromKm: 'km', range: 'km' } },
  (make) => {
    const used = make('usedOnStretch', '%', ['usedByThen', 'subtract', 'usedBefore'])
    const share = make('usedShare', '1', [used, 'divide', FULL])
    return make('end', 'km', [
      'fromKm',
      'add',
      make('intoStretch', 'km', [share, 'multiply', 'range']),
    ])
  },
)

/** The charge level a charge is counted from: the level on arrival, rounded down to a whole percent. */
export const LEVEL_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-level',
  { units: { arrival: '%' }, version: 2 },
  (make) => make('levelBelow', '%', ['arrival', 'floor']),
)

/** The time to charge at a level the charging table does not know: in proportion between those of its neighbours. */
export const BETWEEN_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-between',
  { units: { minutesLow: 'min', minutesHigh: 'min', level: '%', levelLow: '%' } },
  (make) => {
    const apart = make('minutesApart', 'min', ['minutesHigh', 'subtract', 'minutesLow'])
    const into = make('levelInto', '%', ['level', 'subtract', 'levelLow'])
    const share = make('shareOfStep', '1', [into, 'divide', STEP])
    return make('minutesBetween', 'min', [
      'minutesLow',
      'add',
      make('minutesInto', 'min', [apart, 'multiply', share]),
    ])
  },
)

/** The time the ways off the road and back take. */
export const DETOUR_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-detour',
  { units: { off: 'km' } },
  (make) =>
    make('detour', 'min', [make('thereAndBack', 'km', ['off', 'add', 'off']), 'multiply', PACE]),
)

/** The driving time: that of the road, with what is allowed for traffic, and the time on ferries and shuttles. */
export const DRIVING_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-driving',
  { units: { roadMinutes: 'min', traffic: '%', carriedMinutes: 'min' } },
  (make) => {
    const share = make('trafficShare', '1', ['traffic', 'divide', FULL])
    const longer = make('trafficMinutes', 'min', ['roadMinutes', 'multiply', share])
    return make('driving', 'min', [
      make('drivingInTraffic', 'min', ['roadMinutes', 'add', longer]),
      'add',
      'carriedMinutes',
    ])
  },
)

/** The time stops take besides charging: so many stops, so many minutes each. */
export const STOPPING_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-stopping',
  { units: { stopCount: '1', stopMinutes: 'min' }, rules: ['E-T-91'] },
  (make) => make('stopping', 'min', ['stopCount', 'multiply', 'stopMinutes']),
)

/** What a charge costs: the energy into the battery with the losses of the charge, at the price of the charger. */
export const CHARGE_PRICE_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-price',
  {
    units: {
      usableEnergy: 'kWh',
      departure: '%',
      levelBelow: '%',
      efficiency: '1',
      unitPrice: 'money/kWh',
    },
    rules: ['E-T-95'],
  },
  (make) => {
    const level = make('addedLevel', '%', ['departure', 'subtract', 'levelBelow'])
    const share = make('addedShare', '1', [level, 'divide', FULL])
    const energy = make('addedEnergy', 'kWh', ['usableEnergy', 'multiply', share])
    return make('chargePrice', 'money', [
      make('billedEnergy', 'kWh', [energy, 'divide', 'efficiency']),
      'multiply',
      'unitPrice',
    ])
  },
)

/** The time of a drive: driving, charging, the ways off the road, what stops take besides, and stays on the way. */
export const TOTAL_FORMULA = /*#__PURE__*/ tripFormula(
  'trip-total',
  {
    units: { driving: 'min', charging: 'min', detours: 'min', stopping: 'min', staying: 'min' },
    version: 2,
  },
  (make) => {
    const charged = make('drivingAndCharging', 'min', ['driving', 'add', 'charging'])
    const off = make('offTheRoad', 'min', ['detours', 'add', 'stopping'])
    return make('total', 'min', [
      make('travelling', 'min', [charged, 'add', off]),
      'add',
      'staying',
    ])
  },
)

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
  COLD_FORMULA,
  DETOUR_FORMULA,
  DRIVING_FORMULA,
  STOPPING_FORMULA,
  CHARGE_PRICE_FORMULA,
  CLIMB_FORMULA,
  TOTAL_FORMULA,
]
