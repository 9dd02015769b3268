/**
 * The calls of the route planner as data, and the shapes of their questions and answers, with every fault and its path.
 *
 * @module
 */
export { RouteContentCodec, type RouteContent } from './content.codec.js'
export { PositionCodec } from './position.codec.js'
export {
  PlaceRequestCodec,
  readRequest,
  ResolveRequestCodec,
  RouteRequestCodec,
  SuggestRequestCodec,
} from './request.codec.js'
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
} from './route.api.js'
export {
  ChargingStationCodec,
  PlaceDetailsCodec,
  ResolveAnswerCodec,
  RouteAnswerCodec,
  SuggestAnswerCodec,
} from './route.codec.js'
export { ROUTE_PROBLEMS, type RouteProblem } from '../route.errors.js'
