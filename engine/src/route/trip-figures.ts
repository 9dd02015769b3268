import { apply, explainFormula, given, none, type Option, type Step } from '../shared/index.js'
import type { Trip } from './trip-check.js'
import { ARRIVAL_FORMULA, END_FORMULA, PLACE_FORMULA, type Figure } from './trip-formulas.js'
import { findStretch, usedAt, useOf } from './trip-use.js'

/** A place on the road, or beside it. */
export interface TripSpot {
  /** [km] On the road. */
  readonly position: number
  /** [%] Charge used along the road by then. */
  readonly used: number
  /** [km] How far off the road it lies. */
  readonly off: number
}

/** A place a leg starts from. */
export interface Departure extends TripSpot {
  readonly id: Option<string>
  /** [%] */
  readonly level: number
}

/** A figure of its trace. */
export const toFigure = (trace: Step): Figure => ({ value: trace.value, trace })

const ROUNDINGS: Partial<Record<Step['unit'], 'floor' | 'halfUp'>> = { '%': 'floor', min: 'halfUp' }

/**
 * Rounds a figure of a drive as it is shown, as the last step of its trace.
 *
 * | unit  | rounded                                                                     |
 * | ----- | --------------------------------------------------------------------------- |
 * | %     | down: a reserve that is just kept is never shown as more                    |
 * | min   | to whole minutes                                                            |
 * | other | not at all                                                                  |
 *
 * @source B-T-02, E-T-90
 */
export const roundAsShown = (figure: Figure): Figure => {
  const { unit } = figure.trace
  const rounding = ROUNDINGS[unit]
  return rounding === undefined || Number.isInteger(figure.value)
    ? figure
    : toFigure(
        apply({ name: 'shown', unit, rules: ['B-T-02', 'E-T-90'] }, rounding, [figure.trace]),
      )
}

const LENGTH = { name: 'roadLength', unit: 'km', rules: ['B-T-02'] } as const
const WITHIN = { name: 'endWithin', unit: 'km', rules: ['B-T-02'] } as const

/** The level on arrival, with how it came about. */
export const explainArrival = (
  from: Departure,
  to: Pick<TripSpot, 'used' | 'off'>,
  { offRange }: Pick<Trip, 'offRange'>,
): Figure =>
  toFigure(
    explainFormula(ARRIVAL_FORMULA, {
      departure: from.level,
      usedFrom: from.used,
      usedTo: to.used,
      offFrom: from.off,
      offTo: to.off,
      offRange,
    }),
  )

/** Where the level has fallen to a floor, on the road and not beyond its end, with how it came about. */
export const explainEnd = (from: Departure, floor: number, trip: Trip): Figure => {
  const { stretches, length, offRange } = trip
  const use = useOf(trip)
  const used = explainFormula(END_FORMULA, {
    charge: from.level,
    floor,
    usedFrom: from.used,
    off: from.off,
    offRange,
  })
  const at = findStretch(use, used.value)
  const stretch = stretches[at]
  const whole = given(LENGTH, length)
  if (stretch === undefined || used.value > (use.used.at(-1) ?? 0)) return toFigure(whole)
  const end = explainFormula(PLACE_FORMULA, {
    usedByThen: used,
    usedBefore: use.used[at] ?? 0,
    fromKm: stretch.from,
    // The range with what climbs there; where the car is carried nothing is used, so nothing runs out.
    range: use.ranges[at] ?? 0,
  })
  return toFigure(apply(WITHIN, 'atMost', [end, whole]))
}

/** The start of a drive. */
export const startOf = ({ start }: Trip): Departure => ({
  id: none,
  position: 0,
  used: 0,
  off: 0,
  level: start,
})

/** The end of its road. */
export const destinationOf = (trip: Trip): TripSpot => ({
  position: trip.length,
  used: usedAt(useOf(trip), trip.length),
  off: 0,
})
