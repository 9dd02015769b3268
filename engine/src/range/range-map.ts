import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import type { Either, Option } from '../shared/index.js'
import type { UserPlace } from '../site/index.js'
import type { RangeRingKind } from './rings.js'

/** What a visitor can have drawn beside the one-way circle, in the order of the switches. @source B-T-06 @category constants */
export const RING_SWITCHES = ['outAndBack', 'withReserve', 'band'] as const
/** A switch of the map. */
export type RingSwitch = (typeof RING_SWITCHES)[number]

/** What the map of a range knows beside the range and the position. */
export interface RangeMapState {
  readonly switched: readonly RingSwitch[]
  /** What stands in the input for a place. */
  readonly text: string
  /** True once a place was asked for. */
  readonly hasAsked: boolean
  /** Why the last question led to no place. */
  readonly fault: 'none' | 'notFound' | 'failed'
}

/** Events of the range map's state machine. */
export type RangeMapEvent =
  | { readonly type: 'ring.switch'; readonly ring: RingSwitch; readonly isOn: boolean }
  | { readonly type: 'place.type'; readonly text: string }
  | { readonly type: 'place.ask' }

/** Result of geocoding a text: the place, none when there is no such place, or why the request failed. */
export type RangePlaceReply = Either<string, Option<UserPlace>>

/**
 * Initial state of the range map: the one-way circle alone.
 *
 * @source T-RANGE-21, B-T-06
 * @category constants
 */
export const FIRST_RANGE_MAP: RangeMapState = {
  switched: [],
  text: '',
  hasAsked: false,
  fault: 'none',
}

/** Takes an event into what the map of a range knows. */
export const takeRangeMapEvent = (state: RangeMapState, event: RangeMapEvent): RangeMapState => {
  switch (event.type) {
    case 'ring.switch': {
      const others = state.switched.filter((one) => one !== event.ring)
      const all = event.isOn ? [...others, event.ring] : others
      return { ...state, switched: RING_SWITCHES.filter((one) => all.includes(one)) }
    }
    case 'place.type':
      return { ...state, text: event.text, fault: 'none' }
    case 'place.ask':
      return { ...state, hasAsked: true, fault: 'none' }
  }
}

const RINGS: Readonly<Record<RingSwitch, readonly RangeRingKind[]>> = {
  outAndBack: ['outAndBack'],
  withReserve: ['withReserve'],
  band: ['lowest', 'highest'],
}

/** Lists the circles that are drawn: the one-way circle always, the others as they are switched on. */
export const listDrawnRings = (switched: readonly RingSwitch[]): readonly RangeRingKind[] => [
  'oneWay',
  ...switched.flatMap((one) => RINGS[one]),
]

/** Tells why a question led to no place. */
export const findPlaceFault = (reply: RangePlaceReply): RangeMapState['fault'] => {
  if (E.isLeft(reply)) return 'failed'
  return O.isSome(reply.right) ? 'none' : 'notFound'
}
