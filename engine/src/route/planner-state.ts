import * as O from '#fp-ts/Option'
import { listOptions, pressSlider, type SliderPress } from '../interaction/index.js'
import { none, some, type LogEntry, type Option } from '../shared/index.js'
import { NO_ASSIST, typeAssist, writeSession, type Assist } from './assist.js'
import { rememberPlaces } from './recent-places.js'
import {
  AVOIDABLE_ROADS,
  changeVia,
  EMPTY_END,
  EMPTY_VIA,
  endAt,
  endOf,
  findPlaces,
  MOST_VIA,
  moveVia,
  putEnd,
  resolveEnds,
  swapEnds,
  viaField,
  type PlaceField,
  type RouteEnds,
  type Waypoint,
} from './route-ends.js'
import { toRouteLogEntry, type RouteFault } from './route.errors.js'
import type {
  AvoidableRoadKind,
  Credit,
  Place,
  ResolveAnswer,
  RouteAnswer,
  SuggestAnswer,
} from './route.types.js'
import {
  resolveTrip,
  TRIP_GRIDS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from './trip.js'

/** Input of the route planner's state machine. */
export interface PlannerInput {
  readonly ends: RouteEnds
  readonly trip: TripSettings
  readonly choices: TripChoices
  /** Places of earlier visits, stored on the device only; most recent first. */
  readonly recent: readonly Place[]
  /** Random id of this visit, from which session tokens of suggestions are derived. */
  readonly visit: string
}

/** State of the route planner. */
export interface PlannerState extends PlannerInput {
  /** Number of the autocomplete session, from 0: one token each. */
  readonly session: number
  readonly answer: Option<RouteAnswer>
  /** The other of two roads; none until it has been asked for, none within where no answer came. */
  readonly alternative: Option<Option<RouteAnswer>>
  /** Why there is no route, or warnings about it. */
  readonly faults: readonly RouteFault[]
  readonly assist: Assist
  /** Id of the stop whose alternatives are open. */
  readonly opened: Option<string>
  /** Credits of the sources of the places fetched so far. */
  readonly placeCredits: readonly Credit[]
  /** True once the visitor has changed something (dirty flag). */
  readonly hasChanged: boolean
}

/** A part of what the planner knows, to be put over the rest. */
export type PlannerChange = Partial<PlannerState>

/** What the planner knows when it starts. */
export const startPlanner = (input: PlannerInput): PlannerState => ({
  ...input,
  session: 0,
  answer: none,
  alternative: none,
  faults: [],
  assist: NO_ASSIST,
  opened: none,
  placeCredits: [],
  hasChanged: false,
})

/** What is known of a road while there is none. @source T-ROUTE-08 @category constants */
export const WITHOUT_ROUTE = { answer: none, alternative: none, faults: [], opened: none } as const

// With other places what was said about single stations means nothing, nor which of two roads was chosen.
const elsewhere = ({ trip }: PlannerState, ends: RouteEnds): PlannerChange => ({
  ...WITHOUT_ROUTE,
  trip: { ...trip, struck: [], fixed: [] },
  ends: { ...ends, way: undefined },
  hasChanged: true,
})

/** Takes a text that is being typed: the place of that input is dropped, and with it the road. */
export const typeText = (
  state: PlannerState,
  { field, text }: { readonly field: PlaceField; readonly text: string },
): PlannerChange => ({
  ...elsewhere(state, putEnd(state.ends, field, { text, place: none })),
  assist: typeAssist(state.assist, field, text),
  session: state.assist.field === field ? state.session : state.session + 1,
})

/** A place has been chosen: the road is gone until the one for the new places is there. */
export const selectPlace = (
  state: PlannerState,
  { field, place }: { readonly field: PlaceField; readonly place: Place },
): PlannerChange => elsewhere(state, putEnd(state.ends, field, endAt(place)))

/** An input has been emptied. */
export const clearField = (state: PlannerState, field: PlaceField): PlannerChange =>
  elsewhere(state, putEnd(state.ends, field, EMPTY_END))

/** An input for one more place on the way; not for more than there can be. */
export const addVia = (
  { ends }: PlannerState,
  { stay = EMPTY_VIA.stay, power = EMPTY_VIA.power }: Partial<Pick<Waypoint, 'stay' | 'power'>>,
): PlannerChange =>
  ends.via.length < MOST_VIA
    ? { ends: { ...ends, via: [...ends.via, { ...EMPTY_VIA, stay, power }] }, hasChanged: true }
    : {}

/** Whether the road leads by a place on the way: an input nothing stands in makes no difference to it. */
export const isOnRoad = ({ ends }: PlannerState, field: PlaceField): boolean =>
  endOf(ends, field).text.trim() !== ''

/** A place on the way is gone, and with it the road, which stays where the input was empty. */
export const removeVia = (state: PlannerState, { at }: { readonly at: number }): PlannerChange => {
  const ends = { ...state.ends, via: state.ends.via.filter((_, place) => place !== at) }
  return isOnRoad(state, viaField(at)) ? elsewhere(state, ends) : { ends, hasChanged: true }
}

/** A place on the way has another place in their order. */
export const reorderVia = (
  state: PlannerState,
  { from, to }: { readonly from: number; readonly to: number },
): PlannerChange => elsewhere(state, moveVia(state.ends, from, to))

/** How long the car stays at a place on the way, and whether it is charged there. */
export const setVia = (
  { ends }: PlannerState,
  {
    at,
    change,
  }: { readonly at: number; readonly change: Partial<Pick<Waypoint, 'stay' | 'power'>> },
): PlannerChange => ({
  ends: changeVia(ends, at, change),
  hasChanged: true,
})

/** A kind of road is avoided, or no longer: the road is gone; what was said about stations stands where they are on the next. */
export const avoidRoad = (
  { ends }: PlannerState,
  { kind, isAvoided }: { readonly kind: AvoidableRoadKind; readonly isAvoided: boolean },
): PlannerChange => ({
  ...WITHOUT_ROUTE,
  ends: {
    ...ends,
    avoid: AVOIDABLE_ROADS.filter((one) => (one === kind ? isAvoided : ends.avoid.includes(one))),
    way: undefined,
  },
  hasChanged: true,
})

/** Both ends have changed places. */
export const swapPlaces = (state: PlannerState): PlannerChange =>
  elsewhere(state, swapEnds(state.ends))

/** A chosen place that is none to drive to: the end stays as it is. */
export const refusePlace = ({ assist }: PlannerState, field: PlaceField): PlannerChange => ({
  assist: { ...assist, field, wanted: none, faults: [{ tag: 'PlaceRefused', field }] },
})

/** Suggestions have arrived. */
export const takeSuggestions = (
  { assist }: PlannerState,
  { suggestions, credits, outside }: SuggestAnswer,
): PlannerChange => ({
  assist: {
    ...assist,
    ...listOptions(suggestions.map((suggestion) => ({ kind: 'suggestion' as const, suggestion }))),
    outside,
    faults: [],
  },
  placeCredits: credits,
})

/** The details of a suggestion are wanted; the token of its keystrokes ends with them. */
export const wantPlace = ({ assist, visit, session }: PlannerState, id: string): PlannerChange => ({
  assist: {
    ...assist,
    options: [],
    outside: '',
    wanted: some({ id, session: writeSession(visit, session) }),
  },
  session: session + 1,
})

/** The places two texts mean have arrived. */
export const takePlaces = ({ ends }: PlannerState, answer: ResolveAnswer): PlannerChange => ({
  ...resolveEnds(ends, answer),
  placeCredits: answer.credits,
})

/** A road has arrived. */
export const takeRoute = ({ recent, ends }: PlannerState, answer: RouteAnswer): PlannerChange => {
  const places = findPlaces(ends)
  return {
    answer: some(answer),
    faults: answer.chargingStations.length === 0 ? [{ tag: 'NoStations' }] : [],
    recent: O.isSome(places)
      ? rememberPlaces(recent, [places.value.origin, places.value.destination, ...places.value.via])
      : recent,
  }
}

const SILENT: readonly RouteFault['tag'][] = [
  'PlaceMissing',
  'PlaceNotFound',
  'SamePlace',
  'NoStations',
]

/**
 * The log lines of faults; what the visitor's own texts lead to is no news for whoever keeps the site.
 *
 * @source T-ERR-01, T-ERR-06
 */
export const listFaultLines = (faults: readonly RouteFault[]): readonly LogEntry[] =>
  faults.filter(({ tag }) => !SILENT.includes(tag)).map(toRouteLogEntry)

/** A change of the settings of the drive, taken as far as it is offered. */
export const changeTrip = (
  { trip, choices }: PlannerState,
  change: Partial<TripSettings>,
): PlannerChange => ({
  trip: resolveTrip({ ...trip, ...change }, choices),
  opened: none,
  hasChanged: true,
})

/** A key pressed on one of the sliders. */
export const pressTrip = (
  state: PlannerState,
  { slider, press }: { readonly slider: TripSlider; readonly press: SliderPress },
): PlannerChange =>
  changeTrip(state, { [slider]: pressSlider(state.trip[slider], press, TRIP_GRIDS[slider]) })

/** What the visitor wants of an operator. */
export const setOperatorPreference = (
  state: PlannerState,
  { name, preference }: { readonly name: string; readonly preference: string },
): PlannerChange => {
  const listFor = (wanted: string, list: readonly string[]): readonly string[] => [
    ...list.filter((one) => one !== name),
    ...(preference === wanted ? [name] : []),
  ]
  const { preferred, avoided } = state.trip
  return changeTrip(state, {
    preferred: listFor('prefer', preferred),
    avoided: listFor('avoid', avoided),
  })
}
