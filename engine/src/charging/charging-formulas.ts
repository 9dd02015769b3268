import {
  appliedTerm,
  constantTerm,
  defineFormula,
  inputTerm,
  type Formula,
  type FormulaConstant,
  type StepLabel,
} from '../shared/index.js'

/** What the cell of the charging table is called in a trace. @source T-CHG-34 @category constants */
export const TABLE_LABEL = { name: 'tableMinutes', unit: 'min', rules: ['T-CHG-34'] } as const

const MINUTES_PER_HOUR: FormulaConstant = {
  ...{ name: 'minutesPerHour', unit: 'min/h', rules: ['T-CONST-09'] },
  value: 60,
}

/** Names of the inputs that are charge levels. */
type Level = 'usableEnergy' | 'startLevel' | 'endLevel'

const LEVELS: Formula<Level>['inputs'] = [
  { name: 'usableEnergy', unit: 'kWh', rules: ['D-T-56'] },
  { name: 'endLevel', unit: '%', rules: ['T-CHG-08'] },
  { name: 'startLevel', unit: '%', rules: ['T-CHG-08'] },
]
const ADDED_ENERGY = { name: 'addedEnergy', unit: 'kWh', rules: ['D-T-56'] } as const

/**
 * Formula of the energy a charge adds to the battery, as data.
 *
 * @source D-T-56, B-T-10
 * @category constants
 */
export const CHARGE_ENERGY = /*#__PURE__*/ defineFormula<Level>('charge-energy', {
  rules: ['D-T-56', 'T-CHG-08'],
  inputs: LEVELS,
  constants: [{ name: 'hundred', unit: '%', rules: ['D-T-56'], value: 100 }],
  result: /*#__PURE__*/ appliedTerm(ADDED_ENERGY, 'divide', [
    appliedTerm({ name: 'energyTimesLevel', unit: 'kWh %', rules: ['D-T-56'] }, 'multiply', [
      inputTerm('usableEnergy'),
      appliedTerm({ name: 'addedLevel', unit: '%', rules: ['T-CHG-08'] }, 'subtract', [
        inputTerm('endLevel'),
        inputTerm('startLevel'),
      ]),
    ]),
    constantTerm('hundred'),
  ]),
})

/**
 * The average power into the battery, as data; the energy it takes is that of the formula before it.
 *
 * @source D-T-56, B-T-10
 * @category constants
 */
export const CHARGE_POWER = /*#__PURE__*/ defineFormula<'addedEnergy' | 'tableMinutes'>(
  'charge-power',
  {
    rules: ['D-T-56', 'T-CHG-34', 'T-CONST-09'],
    inputs: [ADDED_ENERGY, TABLE_LABEL],
    constants: [MINUTES_PER_HOUR],
    result: /*#__PURE__*/ appliedTerm(
      { name: 'averagePower', unit: 'kW', rules: ['D-T-56'] },
      'divide',
      [
        inputTerm('addedEnergy'),
        appliedTerm({ name: 'tableHours', unit: 'h', rules: ['T-CHG-34'] }, 'divide', [
          inputTerm('tableMinutes'),
          constantTerm('minutesPerHour'),
        ]),
      ],
    ),
  },
)

const COST_RULES = ['B-T-07'] as const
const COST_OF_ENERGY = { name: 'costOfEnergy', unit: 'money', rules: COST_RULES } as const

/** Names of the inputs of what the energy of a charge costs. */
export type EnergyCostInput = 'addedEnergy' | 'efficiency' | 'unitPrice'

/**
 * What the energy of a charge costs, as data: the charger counts what is lost on the way into the battery.
 *
 * @source B-T-07, D-T-56, B-T-10
 * @category constants
 */
export const CHARGE_ENERGY_COST = /*#__PURE__*/ defineFormula<EnergyCostInput>(
  'charge-energy-cost',
  {
    rules: ['B-T-07', 'D-T-56'],
    inputs: [
      ADDED_ENERGY,
      { name: 'efficiency', unit: '1', rules: ['D-T-56'] },
      { name: 'unitPrice', unit: 'money/kWh', rules: COST_RULES },
    ],
    result: /*#__PURE__*/ appliedTerm(COST_OF_ENERGY, 'multiply', [
      appliedTerm({ name: 'billedEnergy', unit: 'kWh', rules: ['D-T-56'] }, 'divide', [
        inputTerm('addedEnergy'),
        inputTerm('efficiency'),
      ]),
      inputTerm('unitPrice'),
    ]),
  },
)

/** Names of the inputs of what a charge costs with its fees. */
export type ChargeFeeInput =
  'costOfEnergy' | 'chargeFee' | 'tableMinutes' | 'freeMinutes' | 'minutePrice'

/**
 * What a charge costs where its start or its minutes have a price of their own, as data.
 *
 * @source B-T-07, B-T-10
 * @category constants
 */
export const CHARGE_COST_WITH_FEES = /*#__PURE__*/ defineFormula<ChargeFeeInput>(
  'charge-cost-with-fees',
  {
    rules: COST_RULES,
    inputs: [
      COST_OF_ENERGY,
      { name: 'chargeFee', unit: 'money', rules: COST_RULES },
      TABLE_LABEL,
      { name: 'freeMinutes', unit: 'min', rules: COST_RULES },
      { name: 'minutePrice', unit: 'money/min', rules: COST_RULES },
    ],
    constants: [{ name: 'noMinutes', unit: 'min', rules: COST_RULES, value: 0 }],
    result: /*#__PURE__*/ appliedTerm(
      { name: 'chargeCost', unit: 'money', rules: COST_RULES },
      'add',
      [
        appliedTerm({ name: 'costWithStart', unit: 'money', rules: COST_RULES }, 'add', [
          inputTerm('costOfEnergy'),
          inputTerm('chargeFee'),
        ]),
        appliedTerm({ name: 'minuteFee', unit: 'money', rules: COST_RULES }, 'multiply', [
          appliedTerm({ name: 'billedMinutes', unit: 'min', rules: COST_RULES }, 'atLeast', [
            appliedTerm({ name: 'minutesBeyond', unit: 'min', rules: COST_RULES }, 'subtract', [
              inputTerm('tableMinutes'),
              inputTerm('freeMinutes'),
            ]),
            constantTerm('noMinutes'),
          ]),
          inputTerm('minutePrice'),
        ]),
      ],
    ),
  },
)

/** Up to and including this many minutes only fractions are rounded [min]. @source T-CHG-38, T-CONST-09 @category constants */
export const WHOLE_MINUTES_UP_TO = 30

/** Grid of longer durations [min]. @source T-CHG-39, T-CONST-09 @category constants */
export const MINUTE_GRID = 5

/** From this many rounded minutes the wording is in hours [min]. @source T-CHG-40, T-CONST-09 @category constants */
export const HOURS_FROM = 60

/**
 * Up to and including this many rounded minutes the wording is half an hour wide [min].
 *
 * @source T-CHG-41, T-CONST-09
 * @category constants
 */
export const HALF_HOUR_UP_TO = 180

/**
 * Up to and including this many rounded minutes the wording is one hour wide [min].
 *
 * @source T-CHG-42, T-CONST-09
 * @category constants
 */
export const ONE_HOUR_UP_TO = 600

/** A charging time to the whole minute, at least one. */
const MINUTES_WHOLE = /*#__PURE__*/ defineFormula('charge-minutes-whole', {
  rules: ['T-CHG-38', 'D-T-01', 'D-T-04'],
  inputs: [TABLE_LABEL],
  constants: [{ name: 'leastMinutes', unit: 'min', rules: ['D-T-04'], value: 1 }],
  result: appliedTerm(
    { name: 'roundedMinutes', unit: 'min', rules: ['T-CHG-38', 'D-T-04'] },
    'atLeast',
    [
      appliedTerm({ name: 'wholeMinutes', unit: 'min', rules: ['T-CHG-38', 'D-T-01'] }, 'halfUp', [
        inputTerm('tableMinutes'),
      ]),
      constantTerm('leastMinutes'),
    ],
  ),
})

/** A charging time on the grid of longer times. */
const MINUTES_ON_GRID = /*#__PURE__*/ defineFormula('charge-minutes-on-grid', {
  rules: ['T-CHG-39', 'D-T-01'],
  inputs: [TABLE_LABEL],
  constants: [{ name: 'minuteGrid', unit: 'min', rules: ['T-CHG-39'], value: MINUTE_GRID }],
  result: appliedTerm({ name: 'roundedMinutes', unit: 'min', rules: ['T-CHG-39'] }, 'multiply', [
    appliedTerm(
      { name: 'wholeRoundingSteps', unit: '1', rules: ['T-CHG-39', 'D-T-01'] },
      'halfUp',
      [
        appliedTerm({ name: 'roundingSteps', unit: '1', rules: ['T-CHG-39'] }, 'divide', [
          inputTerm('tableMinutes'),
          constantTerm('minuteGrid'),
        ]),
      ],
    ),
    constantTerm('minuteGrid'),
  ]),
})

const ROUNDED: readonly (StepLabel & { readonly name: 'roundedMinutes' })[] = [
  { name: 'roundedMinutes', unit: 'min', rules: ['T-CHG-38', 'T-CHG-39'] },
]
const HOURS = /*#__PURE__*/ appliedTerm<'roundedMinutes'>(
  { name: 'hours', unit: 'h', rules: ['T-CHG-37'] },
  'divide',
  [inputTerm('roundedMinutes'), constantTerm('minutesPerHour')],
)
const BELOW: StepLabel = { name: 'fromHours', unit: 'h', rules: ['T-CHG-41', 'D-T-03'] }

const FROM_HOUR_BELOW = /*#__PURE__*/ defineFormula('charge-from-hour-below', {
  rules: ['T-CHG-41', 'D-T-03'],
  inputs: ROUNDED,
  constants: [MINUTES_PER_HOUR],
  result: appliedTerm(BELOW, 'floor', [HOURS]),
})

const FROM_HALF_HOUR_BELOW = /*#__PURE__*/ defineFormula('charge-from-half-hour-below', {
  rules: ['D-T-03'],
  inputs: ROUNDED,
  constants: [
    { name: 'minutesPerHalfHour', unit: 'min', rules: ['D-T-03'], value: 30 },
    { name: 'halvesPerHour', unit: '1/h', rules: ['D-T-03'], value: 2 },
  ],
  result: appliedTerm(BELOW, 'divide', [
    appliedTerm({ name: 'wholeHalfHours', unit: '1', rules: ['D-T-03'] }, 'floor', [
      appliedTerm({ name: 'halfHours', unit: '1', rules: ['D-T-03'] }, 'divide', [
        inputTerm('roundedMinutes'),
        constantTerm('minutesPerHalfHour'),
      ]),
    ]),
    constantTerm('halvesPerHour'),
  ]),
})

const FROM_NEAREST_HOUR = /*#__PURE__*/ defineFormula('charge-from-nearest-hour', {
  rules: ['T-CHG-42', 'T-CHG-43'],
  inputs: ROUNDED,
  constants: [MINUTES_PER_HOUR],
  result: appliedTerm({ name: 'fromHours', unit: 'h', rules: ['T-CHG-42', 'T-CHG-43'] }, 'halfUp', [
    HOURS,
  ]),
})

const HOURS_RULES = ['T-CHG-41', 'T-CHG-42', 'T-CHG-43']

const toHours = (id: string, width: FormulaConstant): Formula<'fromHours'> =>
  defineFormula(id, {
    rules: width.rules,
    inputs: [{ name: 'fromHours', unit: 'h', rules: HOURS_RULES }],
    constants: [width],
    result: appliedTerm({ name: 'toHours', unit: 'h', rules: HOURS_RULES }, 'add', [
      inputTerm('fromHours'),
      constantTerm(width.name),
    ]),
  })

/**
 * How a charging time is rounded: by the first band whose end is not below the time [min].
 *
 * @source T-CHG-38, T-CHG-39, T-CONST-09
 * @category constants
 */
export const MINUTE_BANDS = [
  { upTo: WHOLE_MINUTES_UP_TO, rounded: MINUTES_WHOLE },
  { upTo: Infinity, rounded: MINUTES_ON_GRID },
] as const

/**
 * How rounded minutes are worded in hours: by the first band whose end is not below them [min].
 *
 * @source T-CHG-41, T-CHG-42, T-CHG-43, D-T-03, T-CONST-09
 * @category constants
 */
export const HOUR_BANDS = /*#__PURE__*/ [
  {
    upTo: HALF_HOUR_UP_TO,
    from: { 'floor-hour': FROM_HOUR_BELOW, 'enclosing-half-hour': FROM_HALF_HOUR_BELOW },
    to: toHours('charge-to-half-hour', {
      ...{ name: 'widthHalfHour', unit: 'h', rules: ['T-CHG-41'] },
      value: 0.5,
    }),
  },
  {
    upTo: ONE_HOUR_UP_TO,
    from: { 'floor-hour': FROM_NEAREST_HOUR, 'enclosing-half-hour': FROM_NEAREST_HOUR },
    to: toHours('charge-to-one-hour', {
      ...{ name: 'widthOneHour', unit: 'h', rules: ['T-CHG-42'] },
      value: 1,
    }),
  },
  {
    upTo: Infinity,
    from: { 'floor-hour': FROM_NEAREST_HOUR, 'enclosing-half-hour': FROM_NEAREST_HOUR },
    to: toHours('charge-to-two-hours', {
      ...{ name: 'widthTwoHours', unit: 'h', rules: ['T-CHG-43'] },
      value: 2,
    }),
  },
] as const

/**
 * All formulas of a charge, in order of evaluation.
 *
 * @source B-T-10
 * @category constants
 */
export const CHARGING_FORMULAS: readonly Formula[] = /*#__PURE__*/ [
  CHARGE_ENERGY,
  CHARGE_POWER,
  CHARGE_ENERGY_COST,
  CHARGE_COST_WITH_FEES,
  ...new Set([
    ...MINUTE_BANDS.map(({ rounded }) => rounded),
    ...HOUR_BANDS.flatMap(({ from }) => Object.values(from)),
    ...HOUR_BANDS.map(({ to }) => to),
  ]),
]
