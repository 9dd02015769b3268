/**
 * Route planner: the road between two places with the charging stations along it, how far the car gets, where to stop.
 *
 * The machine ({@link routeMachine}) decides when something is asked for, the functions beside it what an event leads to.
 * What the page shows is `@evkit/engine/route/view`; the calls as data are `@evkit/engine/route/documents`.
 *
 * @module
 */
export {
  findOption,
  moveOption,
  NO_ASSIST,
  recentAssist,
  SUGGEST_DEBOUNCE,
  SUGGEST_LANGUAGE,
  typeAssist,
  writeSession,
  type Assist,
  type AssistOption,
  type OptionKey,
  type WantedPlace,
} from './assist.js'
export { DEFAULT_MAP_PROVIDER, requireMapKey, type MapProvider } from './map-provider.js'
export {
  findCached,
  keepCached,
  MOST_CACHED,
  PLACE_CACHE_LIFETIME,
  type CachedAnswer,
  type PlaceCache,
} from './place-cache.js'
export { findPlace, fromLatLng, toLatLng } from './place.js'
export { takeEvent, type RouteEvent } from './planner-event.js'
export {
  numberRequest,
  startPlanner,
  typeText,
  type Lane,
  type PlannerChange,
  type PlannerInput,
  type PlannerState,
} from './planner-state.js'
export { LONGEST_TEXT, toSuggestQuestion } from './questions.js'
export { MOST_RECENT, rememberPlaces } from './recent-places.js'
export { ROAD_KINDS } from './road-kind.js'
export {
  EMPTY_END,
  findEmptyField,
  isPlace,
  isSamePlace,
  resolveEnds,
  ROUTE_FIELDS,
  SAME_PLACE_WITHIN,
  writePlace,
  type ResolvedEnds,
  type RouteEnd,
  type RouteEnds,
} from './route-ends.js'
export {
  isRetried,
  NO_MAP_KEY,
  ROUTE_FAULT_CODES,
  ROUTE_PROBLEMS,
  toRouteFault,
  toRouteLogEntry,
  type RequestFailure,
  type RouteCall,
  type RouteFault,
  type RouteProblem,
} from './route.errors.js'
export { routeMachine } from './route.machine.js'
export type { RoutePorts } from './route.ports.js'
export type {
  ChargingStation,
  Credit,
  LatLng,
  Numbered,
  Place,
  PlaceDetails,
  PlaceRequest,
  Position,
  ResolveAnswer,
  ResolveRequest,
  RoadKind,
  Route,
  RouteAnswer,
  RouteField,
  RouteLeg,
  RouteRequest,
  RouteStep,
  SuggestAnswer,
  Suggestion,
  SuggestRequest,
  Viewport,
} from './route.types.js'
export {
  ASSUMED_POWER,
  DEFAULT_TRIP,
  placeTripValue,
  resolveTrip,
  TRIP_GRIDS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from './trip.js'
