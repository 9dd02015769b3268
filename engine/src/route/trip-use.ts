import * as O from '#fp-ts/Option'
import { PER_HUNDRED } from '../shared/index.js'
import type { Trip } from './trip-check.js'

/** Charge used and time gone by along a road, stretch by stretch. */
export interface TripUse {
  /** [km] Ends of the stretches, with the start of the road before them. */
  readonly km: Float64Array
  /** [%] Charge used from the start of the road to there, by driving along it. */
  readonly used: Float64Array
  /** [km] Range on each stretch, its climb included; 0 where nothing is used: the car is carried, or rolls. */
  readonly ranges: Float64Array
  /** [min] Time from the start of the road to there, without stops. */
  readonly minutes: Float64Array
}

const uses = /*#__PURE__*/ new WeakMap<Trip['stretches'], TripUse>()

const addUp = (stretches: Trip['stretches']): TripUse => {
  const km = new Float64Array(stretches.length + 1)
  const used = new Float64Array(stretches.length + 1)
  const minutes = new Float64Array(stretches.length + 1)
  const ranges = Float64Array.from(stretches, rangeOf)
  for (const [at, { from, to, minutes: time }] of stretches.entries()) {
    km[at + 1] = to
    used[at + 1] = (used[at] ?? 0) + usedOver(to - from, ranges[at] ?? 0)
    minutes[at + 1] = (minutes[at] ?? 0) + time
  }
  return { km, used, minutes, ranges }
}

// [%] Less than that is nothing.
const LEAST = 1e-9

// A climb shortens the range and a fall lengthens it; where a fall gives back more than driving takes, nothing is used.
const rangeOf = ({ from, to, range, climb }: Trip['stretches'][number]): number => {
  const level = O.getOrElse(() => 0)(range)
  if (climb === undefined || level === 0) return level
  const used = usedOver(to - from, level) + climb.used
  return used > LEAST ? ((to - from) / used) * PER_HUNDRED : 0
}

const usedOver = (km: number, range: number): number => (range > 0 ? (km / range) * PER_HUNDRED : 0)

/** Adds up what is used along a road; each road is added up once. */
export const useOf = ({ stretches }: Pick<Trip, 'stretches'>): TripUse => {
  const known = uses.get(stretches)
  if (known !== undefined) return known
  const use = addUp(stretches)
  uses.set(stretches, use)
  return use
}

// The first place of a rising list whose value is not below the one wanted; its last place where there is none.
const findPlace = (list: Float64Array, value: number): number => {
  let low = 1
  let high = list.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

// Parts of a percent that binary numbers hold exactly: what is left of two of them is exact as well.
const PARTS = 2 ** 30
const exact = (charge: number): number => Math.round(charge * PARTS) / PARTS

/** [%] Charge used along the road up to a place [km]. */
export const usedAt = ({ km, used, ranges }: TripUse, at: number): number => {
  const place = findPlace(km, at)
  const [from, to] = [km[place - 1] ?? 0, km[place] ?? 0]
  const driven = Math.min(at, to) - from
  return exact((used[place - 1] ?? 0) + usedOver(driven, ranges[place - 1] ?? 0))
}

/** [min] Time along the road up to a place [km], without stops. */
export const minutesAt = ({ km, minutes }: TripUse, at: number): number => {
  const place = findPlace(km, at)
  const [from, to] = [km[place - 1] ?? 0, km[place] ?? 0]
  const [before, after] = [minutes[place - 1] ?? 0, minutes[place] ?? 0]
  const share = to > from ? (Math.min(at, to) - from) / (to - from) : 1
  return before + share * (after - before)
}

/** The stretch, counted from 0, on which so much charge [%] is used up; the first of them, so that nobody boards with nothing. */
export const findStretch = ({ used }: TripUse, charge: number): number =>
  findPlace(used, charge) - 1
