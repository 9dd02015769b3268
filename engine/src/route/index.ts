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
  type WantedPlace,
} from './assist.js'
export { listChargeParameters, type ChargerWords } from './charge-link.js'
export { carriedBefore, toDriven } from './carried.js'
export {
  chargeAt,
  listChargePoints,
  listRouteParts,
  type ChargePoint,
  type PartKind,
  type RoutePart,
} from './charge-profile.js'
export {
  planDrive,
  readDrive,
  type CarInConditions,
  type Drive,
  type PlannedDrive,
} from './drive.js'
export { DEFAULT_MAP_PROVIDER, requireMapKey, ROUTE_MAP, type MapProvider } from './map-provider.js'
export {
  findCached,
  keepCached,
  MOST_CACHED,
  PLACE_CACHE_LIFETIME,
  type CachedAnswer,
  type PlaceCache,
} from './place-cache.js'
export { findPlace, fromLatLng, toLatLng } from './place.js'
export {
  closeList,
  findAnsweredPlace,
  findMissingLine,
  findRecent,
  findWishedOption,
  isRecentOffered,
  takeEvent,
  toReplyFault,
  toSelection,
  type RouteEvent,
} from './planner-event.js'
export {
  changeTrip,
  clearField,
  listFaultLines,
  pressTrip,
  refusePlace,
  selectPlace,
  startPlanner,
  swapPlaces,
  takePlaces,
  takeRoute,
  takeSuggestions,
  typeText,
  wantPlace,
  WITHOUT_ROUTE,
  type PlannerChange,
  type PlannerInput,
  type PlannerState,
} from './planner-state.js'
export {
  cutText,
  LONGEST_TEXT,
  toPlaceQuestion,
  toResolveQuestion,
  toRouteQuestion,
  toSuggestQuestion,
} from './questions.js'
export { reachAlong, type Reach } from './reach.js'
export { MOST_RECENT, readRecentPlaces, rememberPlaces } from './recent-places.js'
export { ROAD_KINDS } from './road-kind.js'
export {
  EMPTY_END,
  endAt,
  findEmptyField,
  listEmptyFields,
  findPlaces,
  isPlace,
  isResolved,
  isSamePlace,
  resolveEnds,
  ROUTE_FIELDS,
  SAME_PLACE_WITHIN,
  swapEnds,
  toHerePlace,
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
  type FailedCall,
  type RequestFailure,
  type RouteCall,
  type RouteFault,
  type RouteProblem,
  type RouteReply,
} from './route.errors.js'
export { routeMachine } from './route.machine.js'
export type {
  ChargingStation,
  Credit,
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
} from './route.types.js'
export {
  findRouteFault,
  readRouteLine,
  toDrawnMetres,
  toRoadMetres,
  type Milestone,
  type RouteLine,
} from './route-line.js'
export {
  listStations,
  toTrip,
  whyLeftOut,
  type DriveInput,
  type LeftOut,
  type StationAlong,
} from './station-list.js'
export {
  clearRoute,
  END_PARAMETERS,
  readRoute,
  ROUTE_PARAMETERS,
  writeEnds,
  writeRoute,
  type ReadRoute,
  type RouteParameter,
} from './route.url.js'
export {
  planStops,
  type FailedLeg,
  type PlannedStop,
  type StopPlan,
  type TripMinutes,
} from './stop-plan.js'
export {
  listNodes,
  searchStops,
  type ChargeMinutes,
  type FoundStop,
  type FoundWay,
  type SearchNode,
} from './stop-search.js'
export {
  checkTrip,
  FARTHEST_OFF,
  HIGHEST_RESERVE,
  LONGEST_RANGE,
  LONGEST_ROAD,
  MOST_STATIONS,
  toTripLogEntry,
  TRIP_FAULT_CODES,
  type CarriedSpan,
  type Trip,
  type TripFault,
  type TripStation,
} from './trip-check.js'
export {
  ARRIVAL_FORMULA,
  DETOUR_FORMULA,
  DETOUR_MINUTES_PER_KM,
  END_FORMULA,
  LEVEL_FORMULA,
  LEVEL_STEP,
  TOTAL_FORMULA,
  TRIP_FORMULAS,
  type ArrivalInput,
  type EndInput,
  type Figure,
  type TotalInput,
} from './trip-formulas.js'
export {
  ASSUMED_POWER,
  DEFAULT_TRIP,
  placeTripValue,
  resolveTrip,
  TRIP_GRIDS,
  TRIP_SLIDERS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from './trip.js'
export { toFigure, startOf, explainArrival, explainEnd, type Departure } from './trip-figures.js'
