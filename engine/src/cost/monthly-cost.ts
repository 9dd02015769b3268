import {
  appliedTerm,
  constantTerm,
  defineFormula,
  explainFormula,
  inputTerm,
  KM_PER_MILE,
  left,
  listSteps,
  MONTHS_PER_YEAR,
  PER_HUNDRED,
  right,
  type Either,
  type Formula,
  type Step,
  type Term,
} from '../shared/index.js'
import type { CostFault } from './cost.errors.js'
import type { CostFigure, CostQuery } from './cost.types.js'

/** A formula of the monthly cost. */
type CostFormula = Formula<keyof CostQuery>
type CostTerm = Term<keyof CostQuery>

const RULES = ['T-COST-07', 'T-CONST-11'] as const

const perMonth = (kilometres: CostTerm): CostTerm => {
  const hundreds = appliedTerm(
    { name: 'hundredsOfKm', unit: '100 km/year', rules: RULES },
    'divide',
    [kilometres, constantTerm('perHundred')],
  )
  const energy = appliedTerm({ name: 'yearlyEnergy', unit: 'kWh/year', rules: RULES }, 'multiply', [
    hundreds,
    inputTerm('energyConsumption'),
  ])
  const yearly = appliedTerm({ name: 'yearlyCost', unit: 'money/year', rules: RULES }, 'multiply', [
    energy,
    inputTerm('energyCost'),
  ])
  return appliedTerm({ name: 'monthlyCost', unit: 'money/month', rules: RULES }, 'divide', [
    yearly,
    constantTerm('monthsPerYear'),
  ])
}

const CONSTANTS = [
  { name: 'perHundred', unit: 'km/100 km', rules: ['T-CONST-11'], value: PER_HUNDRED },
  { name: 'monthsPerYear', unit: 'months/year', rules: ['T-CONST-11'], value: MONTHS_PER_YEAR },
] as const

const CONSUMPTION = { name: 'energyConsumption', unit: 'kWh/100 km', rules: ['T-DATA-04'] } as const
const PRICE = { name: 'energyCost', unit: 'money/kWh', rules: ['T-COST-05'] } as const

/** The monthly cost of charging where mileage is in kilometres. */
const MONTHLY_COST = /*#__PURE__*/ defineFormula<keyof CostQuery>('monthly-cost', {
  rules: ['T-COST-07'],
  inputs: [{ name: 'mileage', unit: 'km/year', rules: ['T-COST-04'] }, CONSUMPTION, PRICE],
  constants: CONSTANTS,
  result: /*#__PURE__*/ perMonth(/*#__PURE__*/ inputTerm('mileage')),
})

/** The monthly cost of charging where mileage is in miles: they are turned into kilometres first. */
export const MONTHLY_COST_MILES = /*#__PURE__*/ defineFormula<keyof CostQuery>(
  'monthly-cost-miles',
  {
    rules: ['T-COST-07', 'T-COST-08'],
    inputs: [{ name: 'mileage', unit: 'mi/year', rules: ['T-COST-04'] }, CONSUMPTION, PRICE],
    constants: [
      { name: 'kmPerMile', unit: 'km/mi', rules: ['T-CONST-10'], value: KM_PER_MILE },
      ...CONSTANTS,
    ],
    result: /*#__PURE__*/ perMonth(
      /*#__PURE__*/ appliedTerm(
        { name: 'yearlyKm', unit: 'km/year', rules: ['T-COST-08'] },
        'multiply',
        [/*#__PURE__*/ inputTerm('mileage'), /*#__PURE__*/ constantTerm('kmPerMile')],
      ),
    ),
  },
)

/** The same two, rounded up to whole money as the page's heading shows them. */
const MONTHLY_COST_UP: Readonly<Record<'km' | 'mi', CostFormula>> = {
  km: {
    ...MONTHLY_COST,
    id: 'monthly-cost-up',
    title: 'formula.monthly-cost-up',
    rules: ['T-COST-07', 'T-COST-09'],
    rounding: 'ceilUp',
  },
  mi: {
    ...MONTHLY_COST_MILES,
    id: 'monthly-cost-miles-up',
    title: 'formula.monthly-cost-miles-up',
    rules: ['T-COST-07', 'T-COST-08', 'T-COST-09'],
    rounding: 'ceilUp',
  },
}

/**
 * All formulas of the cost calculator, for pages, spreadsheets and test vectors.
 *
 * @source B-T-10
 * @category formulas
 */
export const COST_FORMULAS: readonly CostFormula[] = [
  MONTHLY_COST,
  MONTHLY_COST_MILES,
  MONTHLY_COST_UP.km,
  MONTHLY_COST_UP.mi,
]

/** Options of {@link monthlyCost}: unit of the mileage, and rounding. */
export interface CostOptions {
  /** Unit of the mileage: miles on sites with the locale en-GB or US units. */
  readonly distance: 'km' | 'mi'
  /** `up` rounds to the next whole amount; the page's heading uses it. */
  readonly rounding: 'none' | 'up'
}

/**
 * Selects the formula of the monthly cost.
 *
 * @param options - Unit of the mileage, and rounding.
 * @returns One of {@link COST_FORMULAS}.
 * @source T-COST-07, T-COST-08, T-COST-09, D-T-21
 *
 * @example Miles, rounded up
 * ```ts
 * import { findCostFormula } from '@evkit/engine/cost'
 *
 * findCostFormula({ distance: 'mi', rounding: 'up' }).id // => 'monthly-cost-miles-up'
 * ```
 * @category look-ups
 */
export const findCostFormula = ({ distance, rounding }: CostOptions): CostFormula => {
  if (rounding === 'up') return MONTHLY_COST_UP[distance]
  return distance === 'mi' ? MONTHLY_COST_MILES : MONTHLY_COST
}

const INPUTS = ['mileage', 'energyConsumption', 'energyCost'] as const

const faultsOf = (query: CostQuery): readonly CostFault[] =>
  INPUTS.flatMap((input): readonly CostFault[] => {
    const value = query[input]
    if (!Number.isFinite(value)) return [{ tag: 'NotANumber', input }]
    return value < 0 ? [{ tag: 'Negative', input, value }] : []
  })

const valueOf = (steps: readonly Step[], name: string): number =>
  steps.find((step) => step.name === name)?.value ?? 0

/**
 * Computes the monthly cost of charging.
 *
 * | given                                   | answer                              |
 * | --------------------------------------- | ----------------------------------- |
 * | three finite numbers, 0 or more         | the cost                            |
 * | not a number, infinite, negative        | a fault for each such input         |
 * | numbers whose product is no number      | the fault `TooLarge`                |
 *
 * @param query - [km or mi/year, kWh/100 km, money/kWh] Mileage, consumption and price.
 * @param options - Unit of the mileage, and rounding.
 * @returns The cost [money/month] with its trace, or every fault; the page then names the invalid input.
 *
 * @formula register monthly-cost
 * @formula register monthly-cost-miles
 * @law The monthly cost grows with each of its inputs.
 * @law Evaluating the trace gives the figure bit for bit.
 * @source T-COST-07, T-COST-08, T-COST-09, D-T-21, B-T-01
 *
 * @example 67.578 a month, shown as 68
 * ```ts
 * import { monthlyCost } from '@evkit/engine/cost'
 * import { toResult } from '@evkit/engine/shared'
 *
 * const query = { mileage: 10000, energyConsumption: 18, energyCost: 0.28 }
 * const exact = toResult(monthlyCost(query, { distance: 'mi', rounding: 'none' }))
 * exact.ok && exact.value.value.toFixed(3) // => '67.578'
 * const shown = toResult(monthlyCost(query, { distance: 'mi', rounding: 'up' }))
 * shown.ok && shown.value.value // => 68
 * ```
 * @category formulas
 */
export const monthlyCost = (
  query: CostQuery,
  options: CostOptions,
): Either<readonly CostFault[], CostFigure> => {
  const faults = faultsOf(query)
  if (faults.length > 0) return left(faults)
  const trace = explainFormula(findCostFormula(options), query)
  if (!Number.isFinite(trace.value)) return left([{ tag: 'TooLarge' }])
  const steps = listSteps(trace)
  return right({
    value: trace.value,
    yearlyEnergy: valueOf(steps, 'yearlyEnergy'),
    yearlyCost: valueOf(steps, 'yearlyCost'),
    trace,
  })
}
