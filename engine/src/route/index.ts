/**
 * Route planner: the road between two places with the charging stations along it, how far the car gets, where to stop.
 *
 * @module
 */
export { findPlace, fromLatLng, toLatLng } from './place.js'
export { ROAD_KINDS } from './road-kind.js'
export type {
  ChargingStation,
  Credit,
  LatLng,
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
