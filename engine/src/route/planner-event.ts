import type { ListKey, SliderPress } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { findOption, moveOption, recentAssist, type AssistOption } from './assist.js'
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
  'option.move': ({ assist }, { key }) => ({ assist: moveOption(assist, key) }),
  'option.choose': (state, event) => {
    const option = findWishedOption(state, event, 'suggestion')
    return option._tag === 'Some' && option.value.kind === 'suggestion'
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

/**
 * Takes an event into what is known.
 *
 * @param state - What is known.
 * @param event - What has happened.
 * @returns What changes; nothing for an event that only moves the machine.
 * @source D-T-17, T-ROUTE-08
 *
 * @example Swapping drops the road
 * ```ts
 * import { takeEvent } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * takeEvent(tinyPlanner, { type: 'ends.swap' }).answer // => option.none
 * ```
 * @category state
 */
export const takeEvent = (state: PlannerState, event: RouteEvent): PlannerChange => {
  const take = TAKE[event.type] as
    ((state: PlannerState, event: RouteEvent) => PlannerChange) | undefined
  return take === undefined ? {} : take(state, event)
}

/**
 * Whether places of earlier visits are offered: an input in focus, nothing in it, something remembered.
 *
 * @param state - What is known.
 * @param field - The input in focus.
 * @returns True when nothing stands in it and something is remembered.
 * @source E-T-34
 *
 * @example Nothing is remembered
 * ```ts
 * import { isRecentOffered } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * isRecentOffered(tinyPlanner, 'destination') // => false
 * ```
 * @category predicates
 */
export const isRecentOffered = ({ recent, ends }: PlannerState, field: RouteField): boolean =>
  recent.length > 0 && ends[field].text.trim() === ''

/**
 * The option of a kind that an event chooses.
 *
 * @param state - What is known.
 * @param event - What has happened.
 * @param kind - The kind that is looked for.
 * @returns The option, or `none` when the event chooses none of this kind.
 * @source E-T-10
 *
 * @example An empty list
 * ```ts
 * import { findWishedOption } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findWishedOption(tinyPlanner, { type: 'option.choose', index: 0 }, 'recent') // => option.none
 * ```
 * @category look-ups
 */
export const findWishedOption = (
  { assist }: PlannerState,
  event: RouteEvent,
  kind: AssistOption['kind'],
): Option<AssistOption> => {
  if (event.type !== 'option.choose') return none
  const option = findOption(assist, event.index === undefined ? none : some(event.index))
  return option._tag === 'Some' && option.value.kind === kind ? option : none
}

/**
 * The place of an earlier visit that an event chooses.
 *
 * @param state - What is known.
 * @param event - What has happened.
 * @returns The place, or `none` when the event chooses none of these.
 * @source E-T-34
 *
 * @example Nothing is offered
 * ```ts
 * import { findRecent } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findRecent(tinyPlanner, { type: 'option.choose', index: 0 }) // => option.none
 * ```
 * @category look-ups
 */
export const findRecent = (state: PlannerState, event: RouteEvent): Option<Place> => {
  const option = findWishedOption(state, event, 'recent')
  return option._tag === 'Some' && option.value.kind === 'recent' ? some(option.value.place) : none
}

/**
 * The place a suggestion stands for.
 *
 * @param reply - What the question for its details came to.
 * @returns The place, or `none` when there is no answer or none to drive to.
 * @source T-ROUTE-06
 *
 * @example Details that have come
 * ```ts
 * import { findAnsweredPlace } from '@evkit/engine/route'
 * import { right, some } from '@evkit/engine/shared'
 * import { tellPlace, tinyPlaces } from '@evkit/engine/testing'
 *
 * findAnsweredPlace(right(tellPlace(tinyPlaces.lund))) // => some(tinyPlaces.lund)
 * ```
 * @category look-ups
 */
export const findAnsweredPlace = (reply: RouteReply<PlaceDetails>): Option<Place> =>
  reply._tag === 'Right' ? findPlace(reply.right) : none

/**
 * The selection a chosen place leads to.
 *
 * @param state - What is known.
 * @param place - The place.
 * @returns Its selection for the input that is helped with; that the list closes where there is no place.
 * @source D-T-17
 *
 * @example A place that was found
 * ```ts
 * import { toSelection } from '@evkit/engine/route'
 * import { some } from '@evkit/engine/shared'
 * import { tinyPlaces, tinyPlanner } from '@evkit/engine/testing'
 *
 * toSelection(tinyPlanner, some(tinyPlaces.lund)).type // => 'place.select'
 * ```
 * @category state
 */
export const toSelection = ({ assist }: PlannerState, place: Option<Place>): RouteEvent =>
  place._tag === 'Some'
    ? { type: 'place.select', field: assist.field, place: place.value }
    : { type: 'list.close' }

/**
 * The list closed: nothing is offered and nothing wanted.
 *
 * @param state - What is known.
 * @returns What changes: no options, nothing wanted, no fault of the help.
 * @source E-T-10
 *
 * @example Nothing is offered
 * ```ts
 * import { closeList } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * closeList(tinyPlanner).assist?.options // => []
 * ```
 * @category state
 */
export const closeList = ({ assist }: PlannerState): PlannerChange => ({
  assist: { ...assist, options: [], active: none, wanted: none, faults: [] },
})

/**
 * The fault of a reply that is of no use.
 *
 * @param call - Name of the call.
 * @param reply - What it came to.
 * @param path - What is missing in an answer that came.
 * @returns Why the request failed, or that it is half an answer.
 * @source T-ROUTE-14, E-T-01
 *
 * @example No network
 * ```ts
 * import { toReplyFault } from '@evkit/engine/route'
 * import { left } from '@evkit/engine/shared'
 *
 * toReplyFault('get-route', left({ kind: 'network', message: 'Failed to fetch' })).tag // => 'Unreachable'
 * ```
 * @category errors
 */
export const toReplyFault = (
  call: RouteCall,
  reply: RouteReply<unknown>,
  path: Option<string> = none,
): RouteFault =>
  reply._tag === 'Left'
    ? toRouteFault(call, reply.left)
    : { tag: 'HalfAnswer', call, path: path._tag === 'Some' ? path.value : '' }

/**
 * Finds what a reply lacks to be a road that can be drawn.
 *
 * @param reply - What the question for the road came to.
 * @returns Path of what is missing in an answer; `none` for a road, and where there is no answer.
 * @source T-ROUTE-11, T-ROUTE-14
 *
 * @example A road with a line
 * ```ts
 * import { findMissingLine } from '@evkit/engine/route'
 * import { right } from '@evkit/engine/shared'
 * import { tinyRoute } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * findMissingLine(right(tinyRoute)) // => option.none
 * ```
 * @category errors
 */
export const findMissingLine = (reply: RouteReply<RouteAnswer>): Option<string> =>
  reply._tag === 'Right' ? findRouteFault(reply.right.route) : none
