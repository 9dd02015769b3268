import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { moveActive, type ListKey, type SliderPress } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { takeOtherWay } from './alternative.js'
import { findOption, NO_ASSIST, recentAssist, type AssistOption } from './assist.js'
import { findPlace } from './place.js'
import {
  addVia,
  avoidRoad,
  changeTrip,
  clearField,
  pressTrip,
  removeVia,
  reorderVia,
  selectPlace,
  setVia,
  startPlanner,
  swapPlaces,
  typeText,
  wantPlace,
  setOperatorPreference,
  type PlannerChange,
  type PlannerState,
} from './planner-state.js'
import { endOf, type PlaceField, type RouteEnds, type Waypoint } from './route-ends.js'
import { findRouteFault } from './route-steps.js'
import { toRouteFault, type RouteCall, type RouteFault, type RouteReply } from './route.errors.js'
import type { AvoidableRoadKind, Place, PlaceDetails, RouteAnswer } from './route.types.js'
import type { TripSettings, TripSlider } from './trip.js'

/** Events of the route planner's state machine: actions of the visitor, changes of URL and map. */
export type RouteEvent =
  | { readonly type: 'text.type'; readonly field: PlaceField; readonly text: string }
  | { readonly type: 'place.select'; readonly field: PlaceField; readonly place: Place }
  | { readonly type: 'search.ask' }
  | { readonly type: 'ends.swap' }
  | { readonly type: 'field.clear'; readonly field: PlaceField }
  | { readonly type: 'field.focus'; readonly field: PlaceField }
  /** Adds a waypoint, with its stay. */
  | ({ readonly type: 'via.add' } & Partial<Pick<Waypoint, 'stay' | 'power'>>)
  | { readonly type: 'via.remove'; readonly at: number }
  /** Waypoints, counted from 0. */
  | { readonly type: 'via.move'; readonly from: number; readonly to: number }
  | {
      readonly type: 'via.set'
      readonly at: number
      readonly change: Partial<Pick<Waypoint, 'stay' | 'power'>>
    }
  | { readonly type: 'option.move'; readonly key: ListKey }
  /** Without an index: the active option. */
  | { readonly type: 'option.choose'; readonly index?: number }
  | { readonly type: 'road.avoid'; readonly kind: AvoidableRoadKind; readonly isAvoided: boolean }
  /** The other of the two roads. */
  | { readonly type: 'road.other' }
  | { readonly type: 'list.close' }
  | { readonly type: 'retry.ask' }
  | { readonly type: 'recent.forget' }
  | { readonly type: 'trip.set'; readonly change: Partial<TripSettings> }
  /** Preference for an operator: `prefer`, `avoid`; anything else clears it. */
  | { readonly type: 'operator.set'; readonly name: string; readonly preference: string }
  /** Requests the alternatives of a stop. */
  | { readonly type: 'stop.open'; readonly id: string }
  | { readonly type: 'slider.press'; readonly slider: TripSlider; readonly press: SliderPress }
  | { readonly type: 'address.changed'; readonly ends: RouteEnds; readonly trip: TripSettings }
  | { readonly type: 'map.ready' }
  | { readonly type: 'map.failed'; readonly message: string }
  /** Raised by the machine itself after an end or a setting has changed. */
  | { readonly type: 'selection.changed' }

type Take = {
  readonly [Type in RouteEvent['type']]?: (
    state: PlannerState,
    event: Extract<RouteEvent, { readonly type: Type }>,
  ) => PlannerChange
}

// One way for each event that changes what is known; the others only move the machine.
const TAKE: Take = {
  'text.type': typeText,
  'place.select': selectPlace,
  'field.clear': (state, { field }) => clearField(state, field),
  'field.focus': ({ recent }, { field }) => ({ assist: recentAssist(field, recent) }),
  'ends.swap': swapPlaces,
  'via.add': addVia,
  'via.remove': removeVia,
  'via.move': reorderVia,
  'via.set': setVia,
  'road.avoid': avoidRoad,
  'road.other': takeOtherWay,
  'option.move': ({ assist }, { key }) => ({ assist: moveActive(assist, key) }),
  'option.choose': (state, event) => {
    const option = findAskedOption(state, event, 'suggestion')
    return O.isSome(option) && option.value.kind === 'suggestion'
      ? wantPlace(state, option.value.suggestion.id)
      : {}
  },
  'recent.forget': () => ({ recent: [] }),
  'trip.set': (state, { change }) => changeTrip(state, change),
  'slider.press': pressTrip,
  'operator.set': setOperatorPreference,
  'stop.open': (_, { id }) => ({ opened: some(id) }),
  'address.changed': (state, { ends, trip }) => ({
    ...startPlanner({ ...state, ends, trip }),
    session: state.session,
    placeCredits: state.placeCredits,
  }),
}

/** Takes an event into what is known. */
export const takeEvent = (state: PlannerState, event: RouteEvent): PlannerChange => {
  const take = TAKE[event.type] as
    ((state: PlannerState, event: RouteEvent) => PlannerChange) | undefined
  return take === undefined ? {} : take(state, event)
}

/** Whether places of earlier visits are offered: an input in focus, nothing in it, something remembered. */
export const isRecentOffered = ({ recent, ends }: PlannerState, field: PlaceField): boolean =>
  recent.length > 0 && endOf(ends, field).text.trim() === ''

/** The option of a kind that an event chooses. */
export const findAskedOption = (
  { assist }: PlannerState,
  event: RouteEvent,
  kind: AssistOption['kind'],
): Option<AssistOption> => {
  if (event.type !== 'option.choose') return none
  const option = findOption(assist, O.fromNullable(event.index))
  return O.isSome(option) && option.value.kind === kind ? option : none
}

/** The place of an earlier visit that an event chooses. */
export const findRecent = (state: PlannerState, event: RouteEvent): Option<Place> => {
  const option = findAskedOption(state, event, 'recent')
  return O.isSome(option) && option.value.kind === 'recent' ? some(option.value.place) : none
}

/** The place a suggestion stands for. */
export const findAnsweredPlace = (reply: RouteReply<PlaceDetails>): Option<Place> =>
  E.isRight(reply) ? findPlace(reply.right) : none

/** The selection a chosen place leads to. */
export const toSelection = ({ assist }: PlannerState, place: Option<Place>): RouteEvent =>
  O.isSome(place)
    ? { type: 'place.select', field: assist.field, place: place.value }
    : { type: 'list.close' }

/** The list closed: nothing is offered and nothing wanted. */
export const closeList = ({ assist }: PlannerState): PlannerChange => ({
  assist: { ...NO_ASSIST, field: assist.field },
})

/** The fault of a reply that is of no use. */
export const toReplyFault = (
  call: RouteCall,
  reply: RouteReply<unknown>,
  path: Option<string> = none,
): RouteFault =>
  E.isLeft(reply)
    ? toRouteFault(call, reply.left)
    : {
        tag: 'HalfAnswer',
        call,
        path: O.getOrElse(() => '')(path),
      }

/** Finds what a reply lacks to be a road that can be drawn. */
export const findMissingLine = (reply: RouteReply<RouteAnswer>): Option<string> =>
  E.isRight(reply) ? findRouteFault(reply.right.route) : none

/** Tells whether a reply is a road that can be drawn. */
export const isRoad = (reply: RouteReply<RouteAnswer>): boolean =>
  E.isRight(reply) && O.isNone(findMissingLine(reply))

/** Why a reply is no road that can be drawn; nothing where it is one. */
export const listRoadFaults = (reply: RouteReply<RouteAnswer>): readonly RouteFault[] =>
  isRoad(reply) ? [] : [toReplyFault('get-route', reply, findMissingLine(reply))]
