import { SUGGEST_LANGUAGE, writeSession } from './assist.js'
import { fromLatLng } from './place.js'
import type { PlannerState } from './planner-state.js'
import { findPlaces } from './route-ends.js'
import type {
  PlaceRequest,
  Position,
  ResolveRequest,
  RouteField,
  RouteRequest,
  SuggestRequest,
} from './route.types.js'

/**
 * The longest text that is asked about; what goes beyond is cut.
 *
 * @source D-T-18
 * @category constants
 */
export const LONGEST_TEXT = 200

const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/**
 * A text without blanks around it, no longer than is asked about.
 *
 * @param text - Any text.
 * @returns The text without blanks at its ends, at most 200 characters.
 * @source D-T-18
 *
 * @example Blanks
 * ```ts
 * import { cutText } from '@evkit/engine/route'
 *
 * cutText('  Lund ') // => 'Lund'
 * ```
 * @category conversions
 */
export const cutText = (text: string): string =>
  text.trim().slice(0, LONGEST_TEXT).replace(HALF_A_SIGN, '').trimEnd()

/**
 * Makes the question for suggestions: what stands in the input that is typed in.
 *
 * @param state - What is known.
 * @returns The question with its number: trimmed text, English, and the token of these keystrokes.
 * @source T-ROUTE-04, T-ROUTE-05, T-CONST-43
 *
 * @example English, whatever the site's language
 * ```ts
 * import { toSuggestQuestion } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * toSuggestQuestion(tinyPlanner).language // => 'en'
 * ```
 * @category constructors
 */
export const toSuggestQuestion = (state: PlannerState): SuggestRequest => ({
  input: cutText(state.ends[state.assist.field].text),
  language: SUGGEST_LANGUAGE,
  session: writeSession(state.visit, state.session),
})

/**
 * The question for the details of the wanted suggestion, with the token it came with.
 *
 * @param state - What is known.
 * @returns The question, in English; its id is empty while nothing is wanted.
 * @source T-ROUTE-05, T-ROUTE-06
 *
 * @example The token of the keystrokes
 * ```ts
 * import { toPlaceQuestion, wantPlace } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * toPlaceQuestion({ ...tinyPlanner, ...wantPlace(tinyPlanner, 'p2') }).session // => 'k3v9-0'
 * ```
 * @category constructors
 */
export const toPlaceQuestion = ({ assist }: PlannerState): PlaceRequest => {
  const { id, session } =
    assist.wanted._tag === 'Some' ? assist.wanted.value : { id: '', session: '' }
  return { id, language: SUGGEST_LANGUAGE, session }
}

/**
 * The question what both texts mean.
 *
 * @param state - What is known.
 * @returns Both texts, cut to what may be asked.
 * @source T-ROUTE-07, T-API-03
 *
 * @example The texts of the examples
 * ```ts
 * import { toResolveQuestion } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * toResolveQuestion(tinyPlanner).start // => 'Gothenburg, Sweden'
 * ```
 * @category constructors
 */
export const toResolveQuestion = ({ ends }: PlannerState): ResolveRequest => ({
  start: cutText(ends.origin.text),
  destination: cutText(ends.destination.text),
})

const NOWHERE: Position = { longitude: 0, latitude: 0 }

/**
 * The question for the road between both places.
 *
 * @param state - What is known; both ends have a place.
 * @returns Both positions.
 * @source T-ROUTE-15, T-API-01
 *
 * @example Longitude and latitude
 * ```ts
 * import { EMPTY_END, endAt, toRouteQuestion } from '@evkit/engine/route'
 * import { tinyPlaces, tinyPlanner } from '@evkit/engine/testing'
 *
 * const ends = { ...tinyPlanner.ends, destination: endAt(tinyPlaces.lund) }
 * toRouteQuestion({ ...tinyPlanner, ends }).destination // => { longitude: 13.19101, latitude: 55.70466 }
 * ```
 * @category constructors
 */
export const toRouteQuestion = ({ ends }: PlannerState): RouteRequest => {
  const places = findPlaces(ends)
  const at = (field: RouteField): Position =>
    places._tag === 'Some' ? fromLatLng(places.value[field].location) : NOWHERE
  return { origin: at('origin'), destination: at('destination') }
}
