// How many cost and fuel figures a second: from the register, with their explanation, and by the same line written by
// hand, all in one run so that only their ratios matter.
import { either as E } from 'fp-ts'
import type { Figure } from '../../.config/measure.mjs'
import { MONTHLY_COST_MILES, monthlyCost } from '../src/cost/monthly-cost.js'
import { FUEL_SAVINGS_IMPERIAL } from '../src/savings/fuel-formulas.js'
import { fuelSavings } from '../src/savings/fuel-savings.js'
import type { FuelQuery } from '../src/savings/savings.types.js'
import { computeFormula, explainFormula } from '../src/shared/evaluate-formula.js'

const ROUNDS = 7
const CALLS = 2_000_000
const EXPLAINED = 200_000
const SIZE = 1024

const GOAL_COMPUTED = 1_500_000
const GOAL_EXPLAINED = 50_000

interface CostInput {
  readonly mileage: number
  readonly energyConsumption: number
  readonly energyCost: number
}

const costs: readonly CostInput[] = Array.from({ length: SIZE }, (_, at) => ({
  mileage: 1000 + at * 37,
  energyConsumption: 15 + (at % 80) / 10,
  energyCost: 0.1 + (at % 70) / 100,
}))

// Written member by member: a record made by spreading is several times slower to read, for the register and the peer.
const fuels: readonly FuelQuery[] = costs.map((cost, at) => ({
  mileage: cost.mileage,
  energyConsumption: cost.energyConsumption,
  energyCost: cost.energyCost,
  fuelCost: 1 + (at % 30) / 20,
  fuelEconomy: 20 + (at % 50),
  years: 3,
}))

const at = <A>(list: readonly A[], call: number): A => list[call & (SIZE - 1)] as A

const naiveCost = ({ mileage, energyConsumption, energyCost }: CostInput): number =>
  (((mileage * 1.609) / 100) * energyConsumption * energyCost) / 12

const naiveFuel = (query: FuelQuery): number =>
  query.fuelEconomy > 0
    ? query.years *
      ((query.mileage / query.fuelEconomy) * 4.546 * query.fuelCost -
        ((query.mileage * 1.609) / 100) * query.energyConsumption * query.energyCost)
    : 0

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

// Calls a second, the median of several rounds; the sum keeps the work from being thrown away.
const perSecond = (calls: number, call: (at: number) => number): number => {
  let sum = 0
  const round = (): number => {
    const { user, system } = process.cpuUsage()
    for (let one = 0; one < calls; one += 1) sum += call(one)
    const now = process.cpuUsage()
    return (calls / (now.user + now.system - user - system)) * 1e6
  }
  round()
  const rates = Array.from({ length: ROUNDS }, round)
  if (Number.isNaN(sum)) throw new Error('A timed call gave no number')
  return median(rates)
}

const monthly = (query: CostInput): number => {
  const answer = monthlyCost(query, { distance: 'mi', rounding: 'none' })
  return E.isRight(answer) ? answer.right.value : Number.NaN
}

const row = (name: string, value: number, atLeast?: number): Figure => ({
  name,
  value,
  unit: 'calls/s',
  ...(atLeast === undefined ? {} : { atLeast }),
})

/** Measures the cost and the fuel formula: computed, explained, and a line written by hand. */
export const measureSavings = (): readonly Figure[] => [
  row(
    'monthly cost, computed from the register',
    perSecond(CALLS, (call) => computeFormula(MONTHLY_COST_MILES, at(costs, call))),
    GOAL_COMPUTED,
  ),
  row(
    'monthly cost, with its explanation',
    perSecond(EXPLAINED, (call) => explainFormula(MONTHLY_COST_MILES, at(costs, call)).value),
    GOAL_EXPLAINED,
  ),
  row(
    'monthly cost, checked and explained, as the page asks for it',
    perSecond(EXPLAINED, (call) => monthly(at(costs, call))),
    GOAL_EXPLAINED,
  ),
  row(
    'peer: monthly cost in one line',
    perSecond(CALLS, (call) => naiveCost(at(costs, call))),
  ),
  row(
    'fuel savings, computed from the register',
    perSecond(CALLS, (call) => computeFormula(FUEL_SAVINGS_IMPERIAL, at(fuels, call))),
    GOAL_COMPUTED,
  ),
  row(
    'fuel savings, checked and explained, as the page asks for it',
    perSecond(EXPLAINED, (call) => fuelSavings(at(fuels, call), 'imperial').value),
    GOAL_EXPLAINED,
  ),
  row(
    'peer: fuel savings in one line',
    perSecond(CALLS, (call) => naiveFuel(at(fuels, call))),
  ),
]
