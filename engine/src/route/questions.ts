import { function as F, option as O } from 'fp-ts'
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

/** The longest text that is asked about; what goes beyond is cut. @source D-T-18 @category constants */
const LONGEST_TEXT = 200

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

/** Makes the question for suggestions: what stands in the input that is typed in. */
export const toSuggestQuestion = (state: PlannerState): SuggestRequest => ({
  input: cutText(state.ends[state.assist.field].text),
  language: SUGGEST_LANGUAGE,
  session: writeSession(state.visit, state.session),
})

/** The question for the details of the wanted suggestion, with the token it came with. */
export const toPlaceQuestion = ({ assist }: PlannerState): PlaceRequest => {
  const { id, session } = F.pipe(
    assist.wanted,
    O.getOrElse(() => ({ id: '', session: '' })),
  )
  return { id, language: SUGGEST_LANGUAGE, session }
}

/** The question what both texts mean. */
export const toResolveQuestion = ({ ends }: PlannerState): ResolveRequest => ({
  start: cutText(ends.origin.text),
  destination: cutText(ends.destination.text),
})

const NOWHERE: Position = { longitude: 0, latitude: 0 }

/** The question for the road between both places. */
export const toRouteQuestion = ({ ends }: PlannerState): RouteRequest => {
  const places = findPlaces(ends)
  const at = (field: RouteField): Position =>
    O.isSome(places) ? fromLatLng(places.value[field].location) : NOWHERE
  return { origin: at('origin'), destination: at('destination') }
}
