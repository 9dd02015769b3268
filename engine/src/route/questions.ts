import { SUGGEST_LANGUAGE, writeSession } from './assist.js'
import { fromLatLng } from './place.js'
import type { PlannerState } from './planner-state.js'
import { findPlaces } from './route-ends.js'
import type {
  Numbered,
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

/** A text without blanks around it, no longer than is asked about. */
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
export const toSuggestQuestion = (state: PlannerState): Numbered<SuggestRequest> => ({
  request: state.awaited.assist,
  input: cutText(state.ends[state.assist.field].text),
  language: SUGGEST_LANGUAGE,
  session: writeSession(state.visit, state.session),
})

/** The question for the details of the wanted suggestion, with the token it came with. */
export const toPlaceQuestion = ({ awaited, assist }: PlannerState): Numbered<PlaceRequest> => {
  const { id, session } =
    assist.wanted._tag === 'Some' ? assist.wanted.value : { id: '', session: '' }
  return { request: awaited.assist, id, language: SUGGEST_LANGUAGE, session }
}

/** The question what both texts mean. */
export const toResolveQuestion = ({ awaited, ends }: PlannerState): Numbered<ResolveRequest> => ({
  request: awaited.search,
  start: cutText(ends.origin.text),
  destination: cutText(ends.destination.text),
})

const NOWHERE: Position = { longitude: 0, latitude: 0 }

/** The question for the road between both places. */
export const toRouteQuestion = ({ awaited, ends }: PlannerState): Numbered<RouteRequest> => {
  const places = findPlaces(ends)
  const at = (field: RouteField): Position =>
    places._tag === 'Some' ? fromLatLng(places.value[field].location) : NOWHERE
  return { request: awaited.search, origin: at('origin'), destination: at('destination') }
}
