/** The route planner as React components; everything it shows and decides comes from the engine. */
export type { PlannerView } from './alternative-view.js'
export type { KeptTripsPort } from './kept.types.js'
export { drawFirst, prepareRoute } from './prepare-route.js'
export { routeViewMaker, startRoute } from './route-first-view.js'
export { RoutePlanner } from './route-planner.js'
export { toRouteScene } from './route-scene.js'
export type { DrawnCode } from './road-parts.types.js'
export type {
  DriveParts,
  FirstAnswers,
  RoutePlannerPorts,
  RoutePlannerProps,
  SavedDrive,
} from './route-tool.types.js'
