import { option as O } from 'fp-ts'
import { computeFormula } from '../shared/index.js'
import { addedMinutes, type ChargedCar, type SearchNode } from './search-nodes.js'
import type { PlanAim, Trip } from './trip-check.js'
import { CHARGE_PRICE_FORMULA, DETOUR_MINUTES_PER_KM, LEVEL_STEP } from './trip-formulas.js'

/** How many charge levels a stop is counted in: 0 to 100 % in steps of 10. @source B-T-02 @category constants */
export const LEVELS = 11

/** Where a label came from: the start of the drive, or nowhere yet. */
export const START = -1

/** What cannot be reached. */
export const NEVER = Number.POSITIVE_INFINITY

/** What counts more and what less: two numbers, compared one after the other; the smaller is better. */
export interface Weights {
  readonly first: Float64Array
  readonly second: Float64Array
}

/** The least weight of each place and level, with where it came from. */
export interface Labels extends Weights {
  readonly from: Int32Array
}

const makeWeights = (count: number): Weights => ({
  first: new Float64Array(count).fill(NEVER),
  second: new Float64Array(count).fill(NEVER),
})

/** Labels of places nothing leads to yet. */
export const makeLabels = (count: number): Labels => ({
  ...makeWeights(count * LEVELS + 1),
  from: new Int32Array(count * LEVELS + 1).fill(START),
})

/** Labels of departures: a drive that goes on from its start without a stop weighs nothing; it stands behind all places. */
export const startLabels = (count: number): Labels => {
  const labels = makeLabels(count)
  labels.first[count * LEVELS] = 0
  labels.second[count * LEVELS] = 0
  return labels
}

/** What a stop weighs: its time [min] with the ways to it, whether it is one to count, what is paid in millionths. */
interface Effort {
  readonly minutes: number
  readonly stops: number
  readonly money: number
}

// Sums of whole millionths are exact, so that what is equal is a tie.
const MILLIONTHS = 1e6
const whole = (value: number): number => Math.round(value * MILLIONTHS)

// Which of them counts first and which breaks a tie.
const weigh = ({ minutes, stops, money }: Effort, aim: PlanAim): readonly [number, number] => {
  switch (aim) {
    case 'fastest':
      return [whole(minutes), stops]
    case 'fewest':
      return [stops, whole(minutes)]
    case 'cheapest':
      return [money, whole(minutes)]
  }
}

/** What is searched with. */
export interface SearchInput {
  readonly trip: Trip
  readonly car: ChargedCar
  readonly aim: PlanAim
}

// What is paid for a charge at a station of a price.
const priceOf = (
  { power, price }: Pick<SearchNode, 'power' | 'price'>,
  [levelBelow, departure]: readonly [from: number, to: number],
  { usableKwh, efficiencyAt }: ChargedCar,
): number =>
  computeFormula(CHARGE_PRICE_FORMULA, {
    usableEnergy: usableKwh,
    departure,
    levelBelow,
    efficiency: efficiencyAt(power),
    unitPrice: O.getOrElse(() => 0)(price),
  })

// What is paid grows evenly with the charge.
const stepPrice = (node: SearchNode, car: ChargedCar): number =>
  whole(priceOf(node, [0, LEVEL_STEP], car))

// Weights by level before and after; what the table does not have is infinite.
const tabulate = (node: SearchNode, { car, aim }: SearchInput): Weights => {
  const table = makeWeights(LEVELS * LEVELS)
  const perStep = stepPrice(node, car)
  for (let from = 0; from < LEVELS; from += 1) {
    for (let to = from + 1; to < LEVELS; to += 1) {
      const levels = [from * LEVEL_STEP, to * LEVEL_STEP] as const
      const found = car.minutes(node.power, ...levels)
      if (O.isNone(found) || !Number.isFinite(found.value) || found.value < 0) continue
      const minutes = addedMinutes(found.value, node)
      const effort = { minutes, stops: 0, money: perStep * (to - from) }
      const [first, second] = weigh(effort, aim)
      table.first[from * LEVELS + to] = first
      table.second[from * LEVELS + to] = second
    }
  }
  return table
}

/** Weights of charging at each place; places of one power, price and stay have one table. */
export const listTables = (
  nodes: readonly SearchNode[],
  input: SearchInput,
): readonly Weights[] => {
  const known = new Map<string, Weights>()
  return nodes.map((node) => {
    const { power, price, stay } = node
    const key = [power, price, stay].map((one) => JSON.stringify(one)).join()
    const table = known.get(key) ?? tabulate(node, input)
    known.set(key, table)
    return table
  })
}

/** What it weighs to come to a place and be stopped there. */
export const weighEntry = ({ off, stay, disfavour }: SearchNode, { trip, aim }: SearchInput) => {
  const isStop = O.isNone(stay)
  const minutes = (off + off) * DETOUR_MINUTES_PER_KM
  return weigh(
    {
      minutes: isStop ? minutes + trip.stopMinutes + disfavour : minutes,
      stops: isStop ? 1 : 0,
      money: 0,
    },
    aim,
  )
}
