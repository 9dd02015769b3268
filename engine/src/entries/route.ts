/**
 * Route planner: the road between two places with the charging stations along it, how far the car gets, where to stop.
 *
 * The machine ({@link routeMachine}) decides when something is asked for, the functions beside it what an event leads to.
 * What the page shows is {@link routeView}; the calls are data as well ({@link routeEndpoint}).
 *
 * @module
 */
export { listDriveChoices, listDriveMotors, type DriveCars } from '../drive/drive-choices.js'
export { findDrivenCar, type DrivenCarData } from '../drive/driven-car.js'
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
export { listUsable, readDrive } from '../route/drive.js'
export { toPlaceStays, type CarInConditions } from '../route/make-trip.js'
export { writeGpx, type GpxDrive } from '../route/view/gpx.view.js'
export { DEFAULT_MAP_PROVIDER, requireMapKey, ROUTE_MAP } from '../route/map-provider.js'
export { findCached, keepCached, type PlaceCache } from '../route/place-cache.js'
export { findPlace, fromLatLng, toLatLng } from '../route/place.js'
export type { RouteEvent } from '../route/planner-event.js'
export { listFaultLines, type PlannerInput, type PlannerState } from '../route/planner-state.js'
export { roundAsShown } from '../route/trip-figures.js'
export { listLegs, type TripLeg } from '../route/trip-legs.js'
export { planTrip, type PlanInput, type PlannedTrip } from '../route/plan-trip.js'
export type { PlannedStop, StopPlan } from '../route/stop-plan.js'
export { askRoad, cutText, toResolveQuestion } from '../route/questions.js'
export { readRecentPlaces } from '../route/recent-places.js'
export { ROAD_KINDS } from '../route/road-kind.js'
export {
  EMPTY_END,
  EMPTY_ENDS,
  EMPTY_VIA,
  findEmptyField,
  findPlaces,
  isSamePlace,
  listAsked,
  listVia,
  MOST_VIA,
  resolveEnds,
  ROUTE_FIELDS,
  type PlaceField,
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
export { endsAddress } from '../route/route-places.url.js'
export { routeAddress, type RouteParameter } from '../route/route.url.js'
export { readClockTime } from '../route/trip-clock.js'
export { toTripLogEntry } from '../route/trip-check.js'
export { toTripTerms } from '../route/trip-terms.js'
export { findTrouble, type TripTrouble } from '../route/trip-trouble.js'
export { TRIP_FORMULAS } from '../route/trip-formulas.js'
export {
  ROAD_PROFILE,
  TRIP_GRIDS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from '../route/trip.js'
export type { CreditView } from '../route/view/credits.view.js'
export type { ChargeChart, RoutePartView } from '../route/view/chart.view.js'
export type { PlaceInput } from '../route/view/inputs.view.js'
export {
  driveView,
  type DriveView,
  type DriveViewInput,
  type StationsView,
} from '../route/view/drive.view.js'
export {
  routeFrame,
  routeView,
  type HerePhase,
  type MapView,
  type RoutePageContent,
  type RouteView,
  type RouteViewInput,
} from '../route/view/route.view.js'
export type { ChoiceLists, NamedChoice, SettingsView } from '../route/view/settings.view.js'
export type { StationView } from '../route/view/stations.view.js'
export type { StatusView } from '../route/view/status.view.js'
export type { PlanView } from '../route/view/plan.view.js'
export { namePlace, type ChangeLink, type StopView } from '../route/view/stops.view.js'
