import * as O from '#fp-ts/Option'
import { byOtherWay } from './alternative.js'
import { SUGGEST_LANGUAGE, writeSession } from './assist.js'
import { fromLatLng } from './place.js'
import type { PlannerState } from './planner-state.js'
import {
  endOf,
  findPlaces,
  listAsked,
  listVia,
  type PlaceField,
  type RoutePlaces,
} from './route-ends.js'
import type {
  PlaceRequest,
  Position,
  ResolveRequest,
  RouteRequest,
  SuggestRequest,
} from './route.types.js'

/** The longest text that is asked about; what goes beyond is cut. @source D-T-18 @category constants */
const LONGEST_TEXT = 200

const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** A text without blanks around it, no longer than is asked about. */
export const cutText = (text: string): string =>
  text.trim().slice(0, LONGEST_TEXT).replace(HALF_A_SIGN, '').trimEnd()

/** Makes the question for suggestions: what stands in the input that is typed in. */
export const toSuggestQuestion = (state: PlannerState): SuggestRequest => ({
  input: cutText(endOf(state.ends, state.assist.field).text),
  language: SUGGEST_LANGUAGE,
  session: writeSession(state.visit, state.session),
})

/** The question for the details of the wanted suggestion, with the token it came with. */
export const toPlaceQuestion = ({ assist }: PlannerState): PlaceRequest => {
  const { id, session } = O.getOrElse(() => ({ id: '', session: '' }))(assist.wanted)
  return { id, language: SUGGEST_LANGUAGE, session }
}

/**
 * The question what two texts mean: those of both ends, or of the next two inputs where a place on the way has none.
 *
 * @source T-ROUTE-07, E-T-93
 */
export const toResolveQuestion = ({ ends }: Pick<PlannerState, 'ends'>): ResolveRequest => {
  const [start, destination] = listAsked(ends)
  const textOf = (field: PlaceField): string => cutText(endOf(ends, field).text)
  return { start: textOf(start), destination: textOf(destination) }
}

const NOWHERE: Position = { longitude: 0, latitude: 0 }

/** The question for the road between both places, by way of those in between. */
export const toRouteQuestion = ({ ends }: Pick<PlannerState, 'ends'>): RouteRequest => {
  const places = findPlaces(ends)
  if (O.isNone(places))
    return { origin: NOWHERE, destination: NOWHERE, intermediates: [], avoid: [] }
  return askRoad(places.value)
}

/** The question for the other of two roads: once, beside the road that was wanted, and by no place in between. */
export const toAlternativeQuestion = ({
  answer,
  alternative,
  ends,
}: PlannerState): RouteRequest | undefined => {
  const isAsked =
    O.isSome(answer) &&
    O.isNone(alternative) &&
    answer.value.route.way === ends.way &&
    listVia(ends).length === 0
  return isAsked ? toRouteQuestion({ ends: byOtherWay(ends) }) : undefined
}

/**
 * The question for the road of a drive.
 *
 * @source T-API-01, T-ROUTE-15, E-T-93, E-T-135, E-T-146
 */
export const askRoad = ({ origin, destination, via, ...wishes }: RoutePlaces): RouteRequest => ({
  origin: fromLatLng(origin.location),
  destination: fromLatLng(destination.location),
  intermediates: via.map(({ location }) => fromLatLng(location)),
  ...wishes,
})
