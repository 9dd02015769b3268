import * as O from '#fp-ts/Option'
import { wordKm, wordMinutes, type RouteWords } from './wording.view.js'
import { MILES_PER_KM, none, some, type Option } from '../../shared/index.js'
import type { StopPlan } from '../stop-plan.js'
import type { Trip } from '../trip-check.js'
import { listLegs, type TripLeg } from '../trip-legs.js'

/** How a leg is driven, in words. */
export interface LegView {
  /** Id of the stop or the place it starts at; none for the start of the drive. */
  readonly from: Option<string>
  readonly text: string
}

const MINUTES_PER_HOUR = 60

// [km/h] On average, where the car is driven and it is known for how long.
const speedOf = ({ parts }: TripLeg): Option<number> => {
  const driven = parts.filter(({ pace }) => O.isSome(pace))
  const sum = (of: 'km' | 'minutes'): number => driven.reduce((all, part) => all + part[of], 0)
  return sum('minutes') > 0 ? some((sum('km') / sum('minutes')) * MINUTES_PER_HOUR) : none
}

const wordLeg = (leg: TripLeg, words: RouteWords): string => {
  const { translate, numbers, distance } = words
  const speed = speedOf(leg)
  const values = {
    distance: wordKm(leg.toKm - leg.fromKm, words),
    used: numbers.percent(Math.round(leg.parts.reduce((all, { used }) => all + used.value, 0))),
  }
  if (O.isNone(speed)) return translate('leg.distance', values)
  const value = distance === 'km' ? speed.value : speed.value * MILES_PER_KM
  return translate('leg', {
    ...values,
    duration: wordMinutes(leg.minutes, words),
    speed: translate(`speed.${distance}`, { value: numbers.number(Math.round(value)) }),
  })
}

/** Puts the legs of a plan into words, in the order they are driven; without the one the car does not get to the end of. */
export const toLegViews = (trip: Trip, plan: StopPlan, words: RouteWords): readonly LegView[] => {
  const legs = listLegs(trip, plan)
  return (plan.kind === 'possible' ? legs : legs.slice(0, -1)).map((leg) => ({
    from: leg.from,
    text: wordLeg(leg, words),
  }))
}
