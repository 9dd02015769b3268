/**
 * Route planner: the road between two places with the charging stations along it, how far the car gets, where to stop.
 *
 * The machine ({@link routeMachine}) decides when something is asked for, the functions beside it what an event leads to.
 * What the page shows is {@link routeView}; the calls are data as well ({@link routeEndpoint}).
 *
 * @module
 */
export type { PartKind } from '../route/charge-profile.js'
export { RouteContentCodec, type RouteContent } from '../route/documents/content.codec.js'
export {
  PlaceRequestCodec,
  readRequest,
  ResolveRequestCodec,
  RouteRequestCodec,
  SuggestRequestCodec,
} from '../route/documents/request.codec.js'
export {
  DEFAULT_MAPS,
  PLACE_HEADERS,
  placeEndpoint,
  resolveEndpoint,
  ROUTE_HEADERS,
  routeEndpoint,
  RouteProblemCodec,
  suggestEndpoint,
  writePlaceRequest,
  writeResolveRequest,
  writeRouteRequest,
  writeSuggestRequest,
} from '../route/documents/route.api.js'
export {
  PlaceDetailsCodec,
  ResolveAnswerCodec,
  RouteAnswerCodec,
  SuggestAnswerCodec,
} from '../route/documents/route.codec.js'
export type { CarInConditions } from '../route/drive.js'
export { ROUTE_MAP } from '../route/map-provider.js'
export { findCached, keepCached, type PlaceCache } from '../route/place-cache.js'
export { findPlace, fromLatLng, toLatLng } from '../route/place.js'
export type { RouteEvent } from '../route/planner-event.js'
export { listFaultLines, type PlannerInput, type PlannerState } from '../route/planner-state.js'
export { cutText } from '../route/questions.js'
export { readRecentPlaces } from '../route/recent-places.js'
export { ROAD_KINDS } from '../route/road-kind.js'
export {
  EMPTY_END,
  findEmptyField,
  findPlaces,
  isSamePlace,
  resolveEnds,
  ROUTE_FIELDS,
  type RouteEnds,
} from '../route/route-ends.js'
export { readRouteLine } from '../route/route-line.js'
export { type RequestFailure, type RouteProblem, type RouteReply } from '../route/route.errors.js'
export { routeMachine } from '../route/route.machine.js'
export type {
  ChargingStation,
  Credit,
  Place,
  PlaceDetails,
  PlaceRequest,
  ResolveAnswer,
  ResolveRequest,
  RoadKind,
  Route,
  RouteAnswer,
  RouteField,
  RouteRequest,
  RouteStep,
  SuggestAnswer,
  Suggestion,
  SuggestRequest,
} from '../route/route.types.js'
export {
  END_PARAMETERS,
  readRoute,
  ROUTE_PARAMETERS,
  writeEnds,
  writeRoute,
  type RouteParameter,
} from '../route/route.url.js'
export { TRIP_FORMULAS } from '../route/trip-formulas.js'
export { TRIP_GRIDS, type TripChoices, type TripSettings, type TripSlider } from '../route/trip.js'
export type { ChargeChart, RoutePartView } from '../route/view/chart.view.js'
export type { PlaceInput } from '../route/view/inputs.view.js'
export {
  routeView,
  type HerePhase,
  type MapView,
  type RoutePageContent,
  type RouteView,
  type RouteViewInput,
  type StationsView,
} from '../route/view/route.view.js'
export type { ChoiceLists, NamedChoice, SettingsView } from '../route/view/settings.view.js'
export type { CreditView, StationView } from '../route/view/stations.view.js'
export type { StatusView } from '../route/view/status.view.js'
export { type PlanView, type StopView } from '../route/view/stops.view.js'
