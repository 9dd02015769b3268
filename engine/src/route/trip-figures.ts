import { apply, explainFormula, given, none, type Option, type Step } from '../shared/index.js'
import { carriedBefore } from './carried.js'
import type { Trip } from './trip-check.js'
import { ARRIVAL_FORMULA, END_FORMULA, type Figure } from './trip-formulas.js'

/** A place a leg starts from. */
export interface Departure {
  readonly id: Option<string>
  /** [km] Distance driven. */
  readonly driven: number
  /** [km] */
  readonly off: number
  /** [%] */
  readonly level: number
}

/**
 * A figure of its trace.
 *
 * @param trace - The last step of a trace.
 * @returns The number with its trace.
 * @source B-T-01
 *
 * @example A given number
 * ```ts
 * import { toFigure } from '@evkit/engine/route'
 * import { given } from '@evkit/engine/shared'
 *
 * toFigure(given({ name: 'range', unit: 'km', rules: [] }, 400)).value // => 400
 * ```
 * @category constructors
 */
export const toFigure = (trace: Step): Figure => ({ value: trace.value, trace })

const CARRIED = { name: 'carriedKm', unit: 'km', rules: ['B-T-02'] } as const
const ON_ROAD = { name: 'endOnRoad', unit: 'km', rules: ['B-T-02'] } as const
const LENGTH = { name: 'roadLength', unit: 'km', rules: ['B-T-02'] } as const
const WITHIN = { name: 'endWithin', unit: 'km', rules: ['B-T-02'] } as const

/**
 * The level on arrival, with how it came about.
 *
 * @param from - Where the leg starts, and with which level.
 * @param to - [km] Distance driven by then, and how far off the road.
 * @param trip - The drive.
 * @returns [%] The level; below 0 when the car does not get there.
 * @source B-T-02, B-T-01
 *
 * @example Half the range
 * ```ts
 * import { explainArrival, startOf } from '@evkit/engine/route'
 * import { tinyTrip } from '@evkit/engine/testing'
 *
 * explainArrival(startOf(tinyTrip), { driven: 150, off: 0 }, tinyTrip).value // => 40
 * ```
 * @category formulas
 */
export const explainArrival = (
  from: Departure,
  to: { readonly driven: number; readonly off: number },
  { range }: Trip,
): Figure =>
  toFigure(
    explainFormula(ARRIVAL_FORMULA, {
      departure: from.level,
      fromKm: from.driven,
      toKm: to.driven,
      offFrom: from.off,
      offTo: to.off,
      range,
    }),
  )

/**
 * Where the level has fallen to a floor, on the road and not beyond its end, with how it came about.
 *
 * @param from - Where the leg starts, and with which level.
 * @param floor - [%] The level that is not gone below.
 * @param trip - The drive.
 * @returns [km] The place on the road, at most its end.
 * @source B-T-02, B-T-01
 *
 * @example 80 % of 300 km
 * ```ts
 * import { explainEnd, startOf } from '@evkit/engine/route'
 * import { tinyTrip } from '@evkit/engine/testing'
 *
 * explainEnd(startOf(tinyTrip), 10, tinyTrip).value // => 240
 * ```
 * @category formulas
 */
export const explainEnd = (from: Departure, floor: number, trip: Trip): Figure => {
  const end = explainFormula(END_FORMULA, {
    charge: from.level,
    floor,
    range: trip.range,
    fromKm: from.driven,
    off: from.off,
  })
  const carried = carriedBefore(end.value, trip.carried)
  const onRoad = carried > 0 ? apply(ON_ROAD, 'add', [end, given(CARRIED, carried)]) : end
  return toFigure(apply(WITHIN, 'atMost', [onRoad, given(LENGTH, trip.length)]))
}

/**
 * The start of a drive.
 *
 * @param trip - The drive.
 * @returns Its start as the place the first leg starts from.
 * @source B-T-02
 *
 * @example Nothing has been driven
 * ```ts
 * import { startOf } from '@evkit/engine/route'
 * import { tinyTrip } from '@evkit/engine/testing'
 *
 * startOf(tinyTrip).level // => 90
 * ```
 * @category constructors
 */
export const startOf = ({ start }: Trip): Departure => ({
  id: none,
  driven: 0,
  off: 0,
  level: start,
})
