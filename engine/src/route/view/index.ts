/**
 * What the planner's page shows: plain data, every text in the page's language.
 *
 * @module
 */
export {
  toChargeChart,
  toParts,
  type ChargeChart,
  type RoutePartView,
  type Tick,
} from './chart.view.js'
export {
  toPlaceInput,
  type AssistPhase,
  type InputsParts,
  type OptionView,
  type PlaceInput,
} from './inputs.view.js'
export {
  routeView,
  type HerePhase,
  type MapPhase,
  type MapView,
  type ReachView,
  type RoutePageContent,
  type RouteView,
  type RouteViewInput,
  type StationsView,
} from './route.view.js'
export {
  toSettings,
  type ChoiceLists,
  type NamedChoice,
  type SettingChoices,
  type SettingsView,
  type SettingSwitch,
} from './settings.view.js'
export {
  countLeftOut,
  toCredits,
  toStation,
  toStations,
  type CreditView,
  type StationView,
} from './stations.view.js'
export {
  toRouteStatus,
  wordRouteFault,
  type SearchPhase,
  type StatusParts,
  type StatusView,
} from './status.view.js'
export {
  toPlanView,
  toRefusal,
  type PlanParts,
  type PlanView,
  type StopView,
} from './stops.view.js'
export { wordKm, wordLevel, wordMinutes, type RouteWords } from './wording.view.js'
