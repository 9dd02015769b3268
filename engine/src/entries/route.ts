/**
 * Route planner: the road between two places with the charging stations along it, how far the car gets, where to stop.
 *
 * The state machine ({@link routeMachine}) sends requests; the functions beside it are its reducers. {@link routeView}
 * builds the page's view model, and {@link RouteAnswerCodec} decodes responses with route and charging stations.
 *
 * @module
 */
export { listDriveChoices, type DriveCars } from '../drive/drive-choices.js'
export { findDrivenCar, type DrivenCarData } from '../drive/driven-car.js'
export { RouteContentCodec, type RouteContent } from '../route/documents/content.codec.js'
export { RouteAnswerCodec } from '../route/documents/route.codec.js'
export { readDrive } from '../route/drive.js'
export { toPlaceStays, type CarInConditions } from '../route/make-trip.js'
export { DEFAULT_MAP_PROVIDER, requireMapKey } from '../route/map-provider.js'
export type { RouteEvent } from '../route/planner-event.js'
export type { PlannerInput, PlannerState } from '../route/planner-state.js'
export { listLegs, type TripLeg } from '../route/trip-legs.js'
export { planTrip, type PlanInput, type PlannedTrip } from '../route/plan-trip.js'
export type { PlannedStop, StopPlan } from '../route/stop-plan.js'
export { ROAD_KINDS } from '../route/road-kind.js'
export { EMPTY_VIA, MOST_VIA, type RouteEnds } from '../route/route-ends.js'
export type { RequestFailure, RouteProblem, RouteReply } from '../route/route.errors.js'
export { routeMachine } from '../route/route.machine.js'
export type {
  ChargingStation,
  Place,
  PlaceDetails,
  PlaceRequest,
  ResolveAnswer,
  ResolveRequest,
  Route,
  RouteAnswer,
  RouteRequest,
  SuggestAnswer,
  SuggestRequest,
} from '../route/route.types.js'
export { endsAddress } from '../route/route-places.url.js'
export { routeAddress, type RouteParameter } from '../route/route.url.js'
export { toTripLogEntry } from '../route/trip-check.js'
export { toTripTerms } from '../route/trip-terms.js'
export { findTrouble, type TripTrouble } from '../route/trip-trouble.js'
export { TRIP_FORMULAS } from '../route/trip-formulas.js'
export { TRIP_GRIDS, type TripChoices, type TripSettings } from '../route/trip.js'
export { driveView, type DriveView, type DriveViewInput } from '../route/view/drive.view.js'
export { routeView, type RouteView, type RouteViewInput } from '../route/view/route.view.js'
