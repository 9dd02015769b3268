import * as O from '#fp-ts/Option'
import type { ChargedCar, SearchNode } from './search-nodes.js'
import type { PlanAim, Trip } from './trip-check.js'
import { DETOUR_MINUTES_PER_KM } from './trip-formulas.js'

/** How many charge levels a stop is counted in: 0 to 100 %, each percent. @source B-T-02 @category constants */
export const LEVELS = 101

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

/** Weights of nothing yet. */
export const makeWeights = (count: number): Weights => ({
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

/** What a stop weighs: its time [min] with the ways to it, whether it is one to count, what is paid. */
interface Effort {
  readonly minutes: number
  readonly stops: number
  readonly money: number
}

// Sums of whole millionths are exact, so that what is equal is a tie.
const MILLIONTHS = 1e6
// One stop more outweighs all the time a drive may take: in one sum both can be held against what is still needed.
const ANY_TIME = 1e13

const whole = (value: number): number => Math.round(value * MILLIONTHS)

/** Tells what counts first for an aim, and what breaks a tie. */
export const weigh = (
  { minutes, stops, money }: Effort,
  aim: PlanAim,
): readonly [number, number] => {
  switch (aim) {
    case 'fastest':
      return [whole(minutes), stops]
    case 'fewest':
      return [stops * ANY_TIME + whole(minutes), 0]
    case 'cheapest':
      return [whole(money), whole(minutes)]
  }
}

/** What is searched with. */
export interface SearchInput {
  readonly trip: Trip
  readonly car: ChargedCar
  readonly aim: PlanAim
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
