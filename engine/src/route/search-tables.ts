import * as O from '#fp-ts/Option'
import { computeFormula, PER_HUNDRED } from '../shared/index.js'
import { readCells, readMinutes } from './charge-minutes.js'
import { STRONGEST_POWER } from './cold.js'
import { addedMinutes, type ChargedCar, type SearchNode } from './search-nodes.js'
import {
  LEVELS,
  makeWeights,
  NEVER,
  weigh,
  type SearchInput,
  type Weights,
} from './search-weights.js'
import type { PlanAim } from './trip-check.js'
import { CHARGE_PRICE_FORMULA } from './trip-formulas.js'

/** What charging at a place weighs, by level before and after it. */
export interface ChargeWeights extends Weights {
  /** The least a charge of so many percent weighs, whichever levels it lies between. */
  readonly gains: Float64Array
  /** True when the battery can be filled from every level. */
  readonly isFilling: boolean
}

// [money] What is paid grows evenly with the charge.
const percentPrice = (
  { power, price }: SearchNode,
  { usableKwh, efficiencyAt }: ChargedCar,
): number =>
  computeFormula(CHARGE_PRICE_FORMULA, {
    usableEnergy: usableKwh,
    departure: PER_HUNDRED,
    levelBelow: 0,
    efficiency: efficiencyAt(power),
    unitPrice: O.getOrElse(() => 0)(price),
  }) / PER_HUNDRED

/** What is known of a car by what it was asked for: a drive is planned many times with one car. */
interface KnownTables {
  readonly times: Map<string, Float64Array>
  readonly weights: Map<string, ChargeWeights>
}

const knownOf = /*#__PURE__*/ new WeakMap<ChargedCar, KnownTables>()

const remember = <Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

const knownTables = (car: ChargedCar): KnownTables => {
  const known = knownOf.get(car) ?? { times: new Map(), weights: new Map() }
  knownOf.set(car, known)
  return known
}

// The times of a car at a power, by level before and after; many powers have the times of one charger.
const listTimes = (car: ChargedCar, power: number): Float64Array => {
  const cells = readCells(car, power)
  return remember(knownTables(car).times, cells.join(), () => {
    const minutes = readMinutes(cells)
    const times = new Float64Array(LEVELS * LEVELS).fill(Number.NaN)
    for (let from = 0; from < LEVELS; from += 1) {
      for (let to = from + 1; to < LEVELS; to += 1) times[from * LEVELS + to] = minutes(from, to)
    }
    return times
  })
}

const isFilling = (times: Float64Array): boolean => {
  for (let from = 0; from < PER_HUNDRED; from += 1) {
    if (Number.isNaN(times[from * LEVELS + PER_HUNDRED] ?? Number.NaN)) return false
  }
  return true
}

// A cold battery takes its times as long; a charger that is weaker sets the time itself. As COLD_FORMULA says.
const listColdTimes = ({ power, cold }: SearchNode, car: ChargedCar): Float64Array => {
  const times = listTimes(car, power)
  if (cold === undefined) return times
  const strongest = listTimes(car, Math.max(power, STRONGEST_POWER))
  return times.map((time, at) => {
    const ofBattery = (strongest[at] ?? 0) * cold.coldTimes
    return ofBattery > time ? ofBattery : time
  })
}

// What the table does not have is infinite.
const tabulate = (node: SearchNode, car: ChargedCar, aim: PlanAim): ChargeWeights => {
  const times = listColdTimes(node, car)
  const { first, second } = makeWeights(LEVELS * LEVELS)
  const price = percentPrice(node, car)
  const gains = new Float64Array(LEVELS).fill(NEVER)
  for (let from = 0; from < LEVELS; from += 1) {
    for (let to = from + 1; to < LEVELS; to += 1) {
      const place = from * LEVELS + to
      const time = times[place] ?? Number.NaN
      if (Number.isNaN(time)) continue
      const minutes = addedMinutes(time, node)
      const [one, other] = weigh({ minutes, stops: 0, money: price * (to - from) }, aim)
      first[place] = one
      second[place] = other
      gains[to - from] = Math.min(gains[to - from] ?? NEVER, one)
    }
  }
  return { first, second, gains, isFilling: isFilling(times) }
}

/** Weights of charging at each place; places of one power, price, stay and cold have one table. */
export const listTables = (
  nodes: readonly SearchNode[],
  { car, aim }: SearchInput,
): readonly ChargeWeights[] =>
  nodes.map((node) => {
    const { power, price, stay, cold } = node
    const key = JSON.stringify([aim, power, price, stay, cold?.coldTimes])
    return remember(knownTables(car).weights, key, () => tabulate(node, car, aim))
  })
