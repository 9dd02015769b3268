import * as O from '#fp-ts/Option'
import { computeFormula } from '../shared/index.js'
import { COLD_FORMULA } from './cold-formula.js'
import type { Trip, TripCold } from './trip-check.js'

/** How a cold battery counts. */
export interface ColdTerms {
  /** [1] How many times as long as a warm battery it charges, by the index of the temperature: at the start, and driven. */
  readonly times: Readonly<Record<string, { readonly start: number; readonly driven: number }>>
  /** [min] A battery driven so long gets no warmer. */
  readonly warming: number
  /** [min] In a stay so long it is as cold again as at the start. */
  readonly cooling: number
}

/** How cold the battery is at a place of the road. */
export interface BatteryCold extends Omit<TripCold, 'cooling'> {
  /** [min] How long it has been driven since it was cold, in whole quarters of an hour, as long as it gets warmer. */
  readonly driven: number
  /** [1] How many times as long it charges as a warm one. */
  readonly coldTimes: number
}

/** The strongest charger of the charging table [kW]: there the battery sets the time. @source E-T-143, T-CONST-06 @category constants */
export const STRONGEST_POWER = 250

const QUARTER = 15
const MINUTES_PER_HOUR = 60

// [min] At the pace of each stretch: standing in traffic or on a ferry warms no battery.
const drivenBetween = ({ stretches }: Pick<Trip, 'stretches'>, start: number, end: number) =>
  stretches.reduce((sum, { from, to, pace }) => {
    const km = Math.min(to, end) - Math.max(from, start)
    return O.isSome(pace) && km > 0 ? sum + (km / pace.value) * MINUTES_PER_HOUR : sum
  }, 0)

/** Tells how cold the battery is where the road is left; undefined where it is warm. It depends on no stop before. */
export const coldAt = (trip: Trip, position: number): BatteryCold | undefined => {
  const { cold, stays } = trip
  if (cold === undefined) return undefined
  const { cooling, ...terms } = cold
  const night = stays.findLast((stay) => stay.minutes >= cooling && stay.position < position)
  const minutes = drivenBetween(trip, night?.position ?? 0, position)
  const driven = Math.min(Math.floor(minutes / QUARTER) * QUARTER, terms.warming)
  const known = { ...terms, driven }
  // What one minute becomes where no charger limits it.
  const coldTimes = computeFormula(COLD_FORMULA, {
    ...known,
    chargerMinutes: 0,
    strongestMinutes: 1,
  })
  return coldTimes > 1 ? { ...known, coldTimes } : undefined
}
