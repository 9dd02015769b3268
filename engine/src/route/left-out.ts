import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import type { ChargingStation } from './route.types.js'
import { ASSUMED_POWER, type StationChoice } from './station-choice.js'
import { FARTHEST_OFF } from './trip-check.js'

/**
 * Why a station is not planned with: the visitor has struck it out, its operator is left out, it lies too far off, its plugs
 * do not fit, its power is too low or not known, or it has too few charging points.
 */
export type LeftOut =
  'struck' | 'operator' | 'tooFar' | 'plug' | 'tooWeak' | 'powerUnknown' | 'tooFew'

/** Reasons to leave a station out, in the order they are looked at. @source E-T-94 @category constants */
export const LEFT_OUT = [
  'struck',
  'operator',
  'tooFar',
  'plug',
  'tooWeak',
  'powerUnknown',
  'tooFew',
] as const satisfies readonly LeftOut[]

interface Beside {
  readonly station: ChargingStation
  /** [km] */
  readonly off: number
}

type Test = (beside: Beside, choice: StationChoice) => boolean

// A station whose plugs or operator the data does not know may well have the right ones.
const TESTS: Readonly<Record<LeftOut, Test>> = {
  struck: ({ station }, { struck }) => struck.includes(station.id),
  operator: ({ station }, { avoided }) => avoided.includes(station.operator),
  tooFar: ({ off }, { width }) => off > width,
  plug: ({ station: { connectors } }, { plug }) =>
    plug !== '' && connectors.length > 0 && !connectors.includes(plug),
  tooWeak: ({ station: { power } }, { leastPower }) => O.isSome(power) && power.value < leastPower,
  powerUnknown: ({ station: { power } }, { isAssumed, leastPower }) =>
    O.isNone(power) && (!isAssumed || leastPower > ASSUMED_POWER),
  tooFew: ({ station: { points } }, { leastPoints }) =>
    O.isSome(points) && points.value < leastPoints,
}

/**
 * Tells why a station is not planned with. One the visitor wants is planned with whatever else is set, unless nothing is known
 * of its power and none may be assumed.
 */
export const whyLeftOut = (beside: Beside, choice: StationChoice): Option<LeftOut> => {
  if (beside.off > FARTHEST_OFF) return some('tooFar')
  if (choice.fixed.includes(beside.station.id))
    return O.isNone(beside.station.power) && !choice.isAssumed ? some('powerUnknown') : none
  const found = LEFT_OUT.find((reason) => TESTS[reason](beside, choice))
  return found === undefined ? none : some(found)
}

/** Keeps the stations that are planned with. */
export const filterUsable = <Station extends Beside>(
  stations: readonly Station[],
  choice: StationChoice,
): readonly Station[] => stations.filter((beside) => O.isNone(whyLeftOut(beside, choice)))

/** Tells whether a station is one of those the visitor prefers; where none is preferred, all are alike. */
export const isPreferred = ({ operator }: ChargingStation, { preferred }: StationChoice): boolean =>
  preferred.length === 0 || preferred.includes(operator)

/** How many stations are left out for a reason. */
export interface LeftOutCount {
  readonly reason: LeftOut
  readonly count: number
}

/** Counts the stations that are left out, by reason. */
export const countLeftOut = (
  stations: readonly Beside[],
  choice: StationChoice,
): readonly LeftOutCount[] => {
  const reasons = stations.flatMap((beside) => {
    const reason = whyLeftOut(beside, choice)
    return O.isSome(reason) ? [reason.value] : []
  })
  return LEFT_OUT.map((reason) => ({
    reason,
    count: reasons.filter((one) => one === reason).length,
  })).filter(({ count }) => count > 0)
}
