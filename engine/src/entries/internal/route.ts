/**
 * What this repository's own packages take of `@evkit/engine/route` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { listDriveMotors } from '../../drive/drive-choices.js'
export type { PartKind } from '../../route/charge-profile.js'
export { climbBetween } from '../../route/climb.js'
export { PositionCodec } from '../../route/documents/position.codec.js'
export {
  routeEndpoint,
  DEFAULT_MAPS,
  PLACE_HEADERS,
  placeEndpoint,
  resolveEndpoint,
  ROUTE_HEADERS,
  RouteProblemCodec,
  suggestEndpoint,
  writePlaceRequest,
  writeResolveRequest,
  writeRouteRequest,
  writeSuggestRequest,
} from '../../route/documents/route.api.js'
export {
  PlaceDetailsCodec,
  ResolveAnswerCodec,
  SuggestAnswerCodec,
} from '../../route/documents/route.codec.js'
export { listUsable, type Drive } from '../../route/drive.js'
export { HEIGHT_WORDS, isHeight } from '../../route/heights.js'
export { ROUTE_MAP } from '../../route/map-provider.js'
export { findCached, addToCache, type PlaceCache } from '../../route/place-cache.js'
export { findPlace, toLatLng } from '../../route/place.js'
export { listFaultLines } from '../../route/planner-state.js'
export { byOtherWay } from '../../route/alternative.js'
export { askRoad, toResolveQuestion } from '../../route/questions.js'
export { readRecentPlaces } from '../../route/recent-places.js'
export {
  AVOIDABLE_ROADS,
  EMPTY_ENDS,
  findEmptyField,
  findPlaces,
  isSamePlace,
  listVia,
  resolveEnds,
  type PlaceField,
} from '../../route/route-ends.js'
export { listModelled, readRouteLine, toRoadMetres } from '../../route/route-line.js'
export type {
  AvoidableRoadKind,
  Credit,
  HeightPoint,
  ResolvedPlaces,
  RoadKind,
  RouteStep,
  Suggestion,
  ZoneChange,
} from '../../route/route.types.js'
export { isCarried } from '../../route/road-kind.js'
export { readClockTime } from '../../route/trip-clock.js'
export { roundAsShown } from '../../route/trip-figures.js'
export { ROAD_PROFILE, type TripSlider } from '../../route/trip.js'
export type { ChargeChart, RoutePartView } from '../../route/view/chart.view.js'
export type { CreditView } from '../../route/view/credits.view.js'
export type { StationsView } from '../../route/view/drive.view.js'
export type { PlaceInput } from '../../route/view/inputs.view.js'
export type { PlanView } from '../../route/view/plan.view.js'
export {
  routeFrame,
  type HerePhase,
  type MapView,
  type RoutePageContent,
} from '../../route/view/route.view.js'
export type { ChoiceLists, NamedChoice, SettingsView } from '../../route/view/settings.view.js'
export type { StationView } from '../../route/view/stations.view.js'
export type { StatusView } from '../../route/view/status.view.js'
export { namePlace } from '../../route/view/places.view.js'
export type { ChangeLink, StopView } from '../../route/view/stops.view.js'
export { comparePlans, findShownPlan } from '../../route/view/drive.view.js'
export { wordKm, wordMinutes } from '../../route/view/wording.view.js'
