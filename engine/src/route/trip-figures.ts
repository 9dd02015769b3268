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

/** A figure of its trace. */
export const toFigure = (trace: Step): Figure => ({ value: trace.value, trace })

const CARRIED = { name: 'carriedKm', unit: 'km', rules: ['B-T-02'] } as const
const ON_ROAD = { name: 'endOnRoad', unit: 'km', rules: ['B-T-02'] } as const
const LENGTH = { name: 'roadLength', unit: 'km', rules: ['B-T-02'] } as const
const WITHIN = { name: 'endWithin', unit: 'km', rules: ['B-T-02'] } as const

/** The level on arrival, with how it came about. */
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

/** Where the level has fallen to a floor, on the road and not beyond its end, with how it came about. */
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

/** The start of a drive. */
export const startOf = ({ start }: Trip): Departure => ({
  id: none,
  driven: 0,
  off: 0,
  level: start,
})
