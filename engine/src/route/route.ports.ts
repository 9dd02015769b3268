import type { LogEntry } from '../shared/index.js'
import type { Lane } from './planner-state.js'
import type { RouteEnds } from './route-ends.js'
import type {
  Numbered,
  Place,
  PlaceRequest,
  ResolveRequest,
  RouteField,
  RouteRequest,
  SuggestRequest,
} from './route.types.js'
import type { TripSettings } from './trip.js'

/**
 * What the planner asks of the outside, each as an action of the machine. Requests of one lane replace each other: `cancel`
 * says that nobody waits for the last one any more, and it may be aborted.
 */
export interface RoutePorts {
  /** Suggestions for a text; answered by `suggestions.answered` or `request.failed`. */
  readonly askSuggestions: (request: Numbered<SuggestRequest>) => void
  /** Details of a suggestion; answered by `place.answered` or `request.failed`. */
  readonly askPlace: (request: Numbered<PlaceRequest>) => void
  /** The places two texts mean; answered by `places.resolved` or `request.failed`. */
  readonly resolvePlaces: (request: Numbered<ResolveRequest>) => void
  /** The road between two positions; answered by `route.answered` or `request.failed`. */
  readonly findRoute: (request: Numbered<RouteRequest>) => void
  /** Aborts the request of a lane, if one is under way. */
  readonly cancel: (lane: Lane) => void
  /** Moves the focus to an input. */
  readonly focusField: (field: RouteField) => void
  /** Keeps recent places on the device, and nowhere else. */
  readonly keepRecent: (places: readonly Place[]) => void
  /** Writes ends and settings into the address. */
  readonly writeAddress: (state: { readonly ends: RouteEnds; readonly trip: TripSettings }) => void
  /** Takes lines for whoever keeps the site; never a typed text or a full position. */
  readonly writeLog: (entries: readonly LogEntry[]) => void
}
