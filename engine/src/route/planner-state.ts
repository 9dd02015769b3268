import { pressSlider, type SliderPress } from '../interaction/index.js'
import { none, some, type LogEntry, type Option } from '../shared/index.js'
import { NO_ASSIST, typeAssist, writeSession, type Assist } from './assist.js'
import { rememberPlaces } from './recent-places.js'
import {
  EMPTY_END,
  endAt,
  findPlaces,
  resolveEnds,
  swapEnds,
  type RouteEnds,
} from './route-ends.js'
import { toRouteLogEntry, type RouteFault } from './route.errors.js'
import type {
  Credit,
  Place,
  ResolveAnswer,
  RouteAnswer,
  RouteField,
  SuggestAnswer,
} from './route.types.js'
import {
  resolveTrip,
  TRIP_GRIDS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from './trip.js'

/** What the planner is started with. */
export interface PlannerInput {
  readonly ends: RouteEnds
  readonly trip: TripSettings
  readonly choices: TripChoices
  /** Places of earlier visits, kept on the device only; most recent first. */
  readonly recent: readonly Place[]
  /** A random text of this visit; the tokens of suggestions are made from it. */
  readonly visit: string
}

/** What the planner knows. */
export interface PlannerState extends PlannerInput {
  /** Which choice of a place this is, from 0: one token each. */
  readonly session: number
  readonly answer: Option<RouteAnswer>
  /** Why there is no road, or what is to be said of it. */
  readonly faults: readonly RouteFault[]
  readonly assist: Assist
  /** Where the places come from, as far as they were asked for. */
  readonly placeCredits: readonly Credit[]
  /** True once the visitor has changed something. */
  readonly hasChanged: boolean
}

/** A part of what the planner knows, to be put over the rest. */
export type PlannerChange = Partial<PlannerState>

/**
 * What the planner knows when it starts.
 *
 * @param input - Ends, settings, choices, recent places, and a random text of the visit.
 * @returns Everything that is known: no road, no request, nothing offered.
 * @source D-T-17
 *
 * @example Nothing has been asked
 * ```ts
 * import { startPlanner } from '@evkit/engine/route'
 * import { tinyPlannerInput } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * startPlanner(tinyPlannerInput).answer // => option.none
 * ```
 * @category constructors
 */
export const startPlanner = (input: PlannerInput): PlannerState => ({
  ...input,
  session: 0,
  answer: none,
  faults: [],
  assist: NO_ASSIST,
  placeCredits: [],
  hasChanged: false,
})

/**
 * What is known of a road while there is none.
 *
 * @source T-ROUTE-08
 * @category constants
 */
export const WITHOUT_ROUTE = { answer: none, faults: [] } as const

/**
 * Takes a text that is being typed: the place of that input is dropped, and with it the road.
 *
 * @param state - What is known.
 * @param typed - The input and what stands in it now.
 * @returns What changes: no road, no stations; another input starts another choice of a place.
 * @source T-ROUTE-08, T-ROUTE-05, D-T-17
 *
 * @example One character more
 * ```ts
 * import { typeText } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * typeText(tinyPlanner, { field: 'origin', text: 'Gothenburgx' }).ends?.origin.place // => option.none
 * ```
 * @category state
 */
export const typeText = (
  { ends, assist, session }: PlannerState,
  { field, text }: { readonly field: RouteField; readonly text: string },
): PlannerChange => ({
  ...WITHOUT_ROUTE,
  ends: { ...ends, [field]: { text, place: none } },
  assist: typeAssist(assist, field, text),
  session: assist.field === field ? session : session + 1,
  hasChanged: true,
})

/**
 * An end has been chosen: the road is gone until the one for the new ends is there.
 *
 * @param state - What is known.
 * @param selected - The input and its place.
 * @returns What changes: the end, and no road.
 * @source T-ROUTE-08, D-T-17
 *
 * @example The text follows the place
 * ```ts
 * import { selectPlace } from '@evkit/engine/route'
 * import { tinyPlaces, tinyPlanner } from '@evkit/engine/testing'
 *
 * selectPlace(tinyPlanner, { field: 'destination', place: tinyPlaces.lund }).ends?.destination.text // => 'Lund, Sweden'
 * ```
 * @category state
 */
export const selectPlace = (
  { ends }: PlannerState,
  { field, place }: { readonly field: RouteField; readonly place: Place },
): PlannerChange => ({
  ...WITHOUT_ROUTE,
  ends: { ...ends, [field]: endAt(place) },
  hasChanged: true,
})

/**
 * An input has been emptied.
 *
 * @param state - What is known.
 * @param field - The input.
 * @returns What changes: an empty end, and no road.
 * @source E-T-34
 *
 * @example Empty
 * ```ts
 * import { clearField } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * clearField(tinyPlanner, 'origin').ends?.origin.text // => ''
 * ```
 * @category state
 */
export const clearField = ({ ends }: PlannerState, field: RouteField): PlannerChange => ({
  ...WITHOUT_ROUTE,
  ends: { ...ends, [field]: EMPTY_END },
  hasChanged: true,
})

/**
 * Both ends have changed places.
 *
 * @param state - What is known.
 * @returns What changes: the ends in each other’s place, and no road.
 * @source E-T-34
 *
 * @example The origin is the destination
 * ```ts
 * import { swapPlaces } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * swapPlaces(tinyPlanner).ends?.destination.text // => 'Gothenburg, Sweden'
 * ```
 * @category state
 */
export const swapPlaces = ({ ends }: PlannerState): PlannerChange => ({
  ...WITHOUT_ROUTE,
  ends: swapEnds(ends),
  hasChanged: true,
})

/**
 * A chosen place that is none to drive to: the end stays as it is.
 *
 * @param state - What is known.
 * @param field - The input it was chosen for.
 * @returns What changes: a fault beside the input.
 * @source T-ROUTE-06
 *
 * @example The fault names the input
 * ```ts
 * import { refusePlace } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * refusePlace(tinyPlanner, 'origin').assist?.faults // => [{ tag: 'PlaceRefused', field: 'origin' }]
 * ```
 * @category state
 */
export const refusePlace = ({ assist }: PlannerState, field: RouteField): PlannerChange => ({
  assist: { ...assist, field, wanted: none, faults: [{ tag: 'PlaceRefused', field }] },
})

/**
 * Suggestions have arrived.
 *
 * @param state - What is known.
 * @param answer - The answer.
 * @returns What changes: the options, none of them active, and where they come from.
 * @source T-ROUTE-04
 *
 * @example Nothing found
 * ```ts
 * import { takeSuggestions } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * takeSuggestions(tinyPlanner, { suggestions: [], credits: [] }).assist?.options // => []
 * ```
 * @category state
 */
export const takeSuggestions = (
  { assist }: PlannerState,
  { suggestions, credits }: SuggestAnswer,
): PlannerChange => ({
  assist: {
    ...assist,
    active: none,
    faults: [],
    options: suggestions.map((suggestion) => ({ kind: 'suggestion', suggestion })),
  },
  placeCredits: credits,
})

/**
 * The details of a suggestion are wanted; the token of its keystrokes ends with them.
 *
 * @param state - What is known.
 * @param id - Id of the suggestion.
 * @returns What changes: the suggestion with the token it came with, and another session for the next keystrokes.
 * @source T-ROUTE-05
 *
 * @example The token ends with the details
 * ```ts
 * import { wantPlace } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * wantPlace(tinyPlanner, 'p2').session // => 1
 * ```
 * @category state
 */
export const wantPlace = ({ assist, visit, session }: PlannerState, id: string): PlannerChange => ({
  assist: { ...assist, options: [], wanted: some({ id, session: writeSession(visit, session) }) },
  session: session + 1,
})

/**
 * The places two texts mean have arrived.
 *
 * @param state - What is known.
 * @param answer - The answer.
 * @returns What changes: the ends that were found, a fault for each that was not, and where the places come from.
 * @source T-ROUTE-07, D-T-17
 *
 * @example One text means nothing
 * ```ts
 * import { takePlaces } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * const answer = { start: { places: [] }, destination: { places: [] }, credits: [] }
 * takePlaces(tinyPlanner, answer).faults?.length // => 1
 * ```
 * @category state
 */
export const takePlaces = ({ ends }: PlannerState, answer: ResolveAnswer): PlannerChange => ({
  ...resolveEnds(ends, answer),
  placeCredits: answer.credits,
})

/**
 * A road has arrived.
 *
 * @param state - What is known.
 * @param answer - The answer.
 * @returns What changes: the road, a fault when it has no stations, and both ends among the recent places.
 * @source T-ROUTE-03, E-T-03, E-T-34
 *
 * @example With stations there is no fault
 * ```ts
 * import { takeRoute } from '@evkit/engine/route'
 * import { tinyPlanner, tinyRoute } from '@evkit/engine/testing'
 *
 * takeRoute(tinyPlanner, tinyRoute).faults // => []
 * ```
 * @category state
 */
export const takeRoute = ({ recent, ends }: PlannerState, answer: RouteAnswer): PlannerChange => {
  const places = findPlaces(ends)
  return {
    answer: some(answer),
    faults: answer.chargingStations.length === 0 ? [{ tag: 'NoStations' }] : [],
    recent:
      places._tag === 'Some'
        ? rememberPlaces(recent, [places.value.origin, places.value.destination])
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
 * @param faults - Faults.
 * @returns One line for each fault that is news for whoever keeps the site.
 * @source T-ERR-01, T-ERR-06
 *
 * @example The visitor’s own choice is none
 * ```ts
 * import { listFaultLines } from '@evkit/engine/route'
 *
 * listFaultLines([{ tag: 'SamePlace' }]) // => []
 * ```
 * @category errors
 */
export const listFaultLines = (faults: readonly RouteFault[]): readonly LogEntry[] =>
  faults.filter(({ tag }) => !SILENT.includes(tag)).map(toRouteLogEntry)

/**
 * A change of the settings of the drive, taken as far as it is offered.
 *
 * @param state - What is known.
 * @param change - The settings that are wished for.
 * @returns What changes: the settings, each one that is offered.
 * @source B-T-02
 *
 * @example Put on the grid
 * ```ts
 * import { changeTrip } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * changeTrip(tinyPlanner, { start: 72 }).trip?.start // => 70
 * ```
 * @category state
 */
export const changeTrip = (
  { trip, choices }: PlannerState,
  change: Partial<TripSettings>,
): PlannerChange => ({ trip: resolveTrip({ ...trip, ...change }, choices), hasChanged: true })

/**
 * A key pressed on one of the sliders.
 *
 * @param state - What is known.
 * @param pressed - The slider and the key.
 * @returns What changes: the setting of the slider.
 * @source B-T-02, E-T-06
 *
 * @example One step
 * ```ts
 * import { pressTrip } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * const press = { key: 'ArrowRight', direction: 'ltr' } as const
 * pressTrip(tinyPlanner, { slider: 'reserve', press }).trip?.reserve // => 15
 * ```
 * @category state
 */
export const pressTrip = (
  state: PlannerState,
  { slider, press }: { readonly slider: TripSlider; readonly press: SliderPress },
): PlannerChange =>
  changeTrip(state, { [slider]: pressSlider(state.trip[slider], press, TRIP_GRIDS[slider]) })
