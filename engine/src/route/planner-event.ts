import { either as E, function as F, option as O } from 'fp-ts'
import { moveActive, NO_OPTIONS, type ListKey, type SliderPress } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { findOption, recentAssist, type AssistOption } from './assist.js'
import { findPlace } from './place.js'
import {
  changeTrip,
  clearField,
  pressTrip,
  selectPlace,
  startPlanner,
  swapPlaces,
  typeText,
  wantPlace,
  type PlannerChange,
  type PlannerState,
} from './planner-state.js'
import type { RouteEnds } from './route-ends.js'
import { findRouteFault } from './route-line.js'
import { toRouteFault, type RouteCall, type RouteFault, type RouteReply } from './route.errors.js'
import type { Place, PlaceDetails, RouteAnswer, RouteField } from './route.types.js'
import type { TripSettings, TripSlider } from './trip.js'

/** What can happen to the planner: actions of the visitor, news from the address and the map. */
export type RouteEvent =
  | { readonly type: 'text.type'; readonly field: RouteField; readonly text: string }
  | { readonly type: 'place.select'; readonly field: RouteField; readonly place: Place }
  | { readonly type: 'search.ask' }
  | { readonly type: 'ends.swap' }
  | { readonly type: 'field.clear'; readonly field: RouteField }
  | { readonly type: 'field.focus'; readonly field: RouteField }
  | { readonly type: 'option.move'; readonly key: ListKey }
  /** Without an index: the active option. */
  | { readonly type: 'option.choose'; readonly index?: number }
  | { readonly type: 'list.close' }
  | { readonly type: 'retry.ask' }
  | { readonly type: 'recent.forget' }
  | { readonly type: 'trip.set'; readonly change: Partial<TripSettings> }
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
export const isRecentOffered = ({ recent, ends }: PlannerState, field: RouteField): boolean =>
  recent.length > 0 && ends[field].text.trim() === ''

/** The option of a kind that an event chooses. */
export const findAskedOption = (
  { assist }: PlannerState,
  event: RouteEvent,
  kind: AssistOption['kind'],
): Option<AssistOption> => {
  if (event.type !== 'option.choose') return none
  const option = findOption(assist, event.index === undefined ? none : some(event.index))
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
  assist: { ...assist, ...NO_OPTIONS, wanted: none, faults: [] },
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
        path: F.pipe(
          path,
          O.getOrElse(() => ''),
        ),
      }

/** Finds what a reply lacks to be a road that can be drawn. */
export const findMissingLine = (reply: RouteReply<RouteAnswer>): Option<string> =>
  E.isRight(reply) ? findRouteFault(reply.right.route) : none
