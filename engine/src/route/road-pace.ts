import * as O from '#fp-ts/Option'
import { halfUp, type Option } from '../shared/index.js'
import type { RoadKind } from './route.types.js'

/** The pace in towns and on small roads, where one drives as the city profile does [km/h]. @source E-T-90 @category constants */
export const TOWN_PACE = 28

/** The pace of a road whose time is not known [km/h]. @source E-T-90 @category constants */
const USUAL_PACES = { motorway: 110, other: 80 } as const

const SLOWEST = 5
const FASTEST = 200
const MINUTES_PER_HOUR = 60

const isTown = (kind: RoadKind): boolean => kind === 'town' || kind === 'access'

/** What is known of a piece of road. */
export interface PacedStretch {
  readonly kind: RoadKind
  /** [km] */
  readonly km: number
  /** [min] None when the service does not say. */
  readonly minutes: Option<number>
}

/** Tells how fast a piece of road is driven that the car is not carried on, to the whole km/h. */
export const paceOf = ({ kind, km, minutes }: PacedStretch): number => {
  if (isTown(kind)) return TOWN_PACE
  if (O.isNone(minutes) || !(minutes.value > 0))
    return USUAL_PACES[kind === 'motorway' ? kind : 'other']
  return Math.min(FASTEST, Math.max(SLOWEST, halfUp((km / minutes.value) * MINUTES_PER_HOUR)))
}
