import type { ListKey, SliderPress } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { findOption, moveOption, recentAssist, type AssistOption } from './assist.js'
import { findPlace } from './place.js'
import {
  callOf,
  changeTrip,
  clearField,
  pressTrip,
  selectPlace,
  startPlanner,
  swapPlaces,
  takePlaces,
  takeRoute,
  takeSuggestions,
  typeText,
  wantPlace,
  type Lane,
  type PlannerChange,
  type PlannerState,
} from './planner-state.js'
import type { RouteEnds } from './route-ends.js'
import { findRouteFault } from './route-line.js'
import { toRouteFault, type RequestFailure, type RouteFault } from './route.errors.js'
import type {
  Place,
  PlaceDetails,
  ResolveAnswer,
  RouteAnswer,
  RouteField,
  SuggestAnswer,
} from './route.types.js'
import type { TripSettings, TripSlider } from './trip.js'

/** What can happen to the planner: wishes of the visitor, answers of the service, news from the address and the map. */
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
  | {
      readonly type: 'suggestions.answered'
      readonly request: number
      readonly answer: SuggestAnswer
    }
  | { readonly type: 'place.answered'; readonly request: number; readonly details: PlaceDetails }
  | { readonly type: 'places.resolved'; readonly request: number; readonly answer: ResolveAnswer }
  | { readonly type: 'route.answered'; readonly request: number; readonly answer: RouteAnswer }
  | { readonly type: 'request.failed'; readonly request: number; readonly failure: RequestFailure }
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
    sent: state.sent,
    placeCredits: state.placeCredits,
  }),
  'suggestions.answered': (state, { answer }) => takeSuggestions(state, answer),
  'places.resolved': (state, { answer }) => takePlaces(state, answer),
  'route.answered': (state, { answer }) => takeRoute(state, answer),
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
 * Whether an event is the answer its lane waits for.
 *
 * @param state - What is known.
 * @param lane - The road, or the help with places.
 * @param event - What has happened.
 * @returns True for an answer or a failure with the number of the latest request of the lane.
 * @source D-T-17, T-ROUTE-08
 *
 * @example An answer to an older question
 * ```ts
 * import { isAwaited } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * const failure = { kind: 'network', message: '' } as const
 * isAwaited(tinyPlanner, 'search', { type: 'request.failed', request: -1, failure }) // => false
 * ```
 * @category predicates
 */
export const isAwaited = ({ awaited }: PlannerState, lane: Lane, event: RouteEvent): boolean =>
  'request' in event && event.request === awaited[lane]

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

const findChosen = (state: PlannerState, event: RouteEvent): Option<Place> => {
  if (event.type === 'place.answered') return findPlace(event.details)
  const option = findWishedOption(state, event, 'recent')
  return option._tag === 'Some' && option.value.kind === 'recent' ? some(option.value.place) : none
}

/**
 * The selection an answer or a recent place leads to.
 *
 * @param state - What is known.
 * @param event - An answer with details, or the choice of a recent place.
 * @returns The selection of that place for the input that is helped with; that the list closes where there is no
 * place.
 * @source D-T-17
 *
 * @example Details that have come
 * ```ts
 * import { toChosen } from '@evkit/engine/route'
 * import { tellPlace, tinyPlaces, tinyPlanner } from '@evkit/engine/testing'
 *
 * const event = { type: 'place.answered', request: 1, details: tellPlace(tinyPlaces.lund) } as const
 * toChosen(tinyPlanner, event).type // => 'place.select'
 * ```
 * @category state
 */
export const toChosen = (state: PlannerState, event: RouteEvent): RouteEvent => {
  const place = findChosen(state, event)
  return place._tag === 'Some'
    ? { type: 'place.select', field: state.assist.field, place: place.value }
    : { type: 'list.close' }
}

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
 * The fault an event means for a lane: a request that failed, or a road that cannot be drawn.
 *
 * @param state - What is known.
 * @param lane - The road, or the help with places.
 * @param event - A request that failed, or an answer that cannot be used.
 * @returns The fault; half an answer for everything that is not a failed request.
 * @source T-ROUTE-14, E-T-01
 *
 * @example No network
 * ```ts
 * import { faultOf } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * const failure = { kind: 'network', message: 'Failed to fetch' } as const
 * faultOf(tinyPlanner, 'search', { type: 'request.failed', request: 1, failure }).tag // => 'Unreachable'
 * ```
 * @category errors
 */
export const faultOf = (state: PlannerState, lane: Lane, event: RouteEvent): RouteFault => {
  const call = callOf(state, lane)
  if (event.type === 'request.failed') return toRouteFault(call, event.failure)
  const path = event.type === 'route.answered' ? findRouteFault(event.answer.route) : none
  return { tag: 'HalfAnswer', call, path: path._tag === 'Some' ? path.value : '' }
}
