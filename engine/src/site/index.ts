/**
 * What belongs to the site and not to one tool: slug, pages, trail, locale units, number formats, breakpoints, the
 * navigation flag, where content comes from.
 *
 * @module
 */
export { withoutHash } from './address.js'
export { BREAKPOINTS, isNarrow, resolveBreakpoint, type Breakpoint } from './breakpoint.js'
export {
  allowsTracking,
  CONSENT_GROUPS,
  CONSENT_COOKIE,
  hasConsent,
  readConsent,
  type Consent,
  type ConsentPurpose,
} from './consent.js'
export {
  CHARGING_CLIENT,
  COST_CLIENT,
  CREDITS_CLIENT,
  FRAME_CLIENT,
  RANGE_CALCULATOR_CLIENT,
  RANGE_LIGHT_CLIENT,
  RANGE_TOOL_CLIENT,
  resolveContentSource,
  ROUTE_CLIENT,
  TOOL_TABS_CLIENT,
  SAVINGS_CLIENT,
  type ContentSource,
} from './content.js'
export { findCookie, writeCookie, type CookieTerms } from './cookie.js'
export {
  DATA_STATUSES,
  resolveDataStatus,
  type DataAnswer,
  type DataStatus,
  type ResolvedDataStatus,
} from './data-status.js'
export {
  geolocationMachine,
  type GeolocationContext,
  type GeolocationEvent,
  type GeolocationInput,
  type PositionAnswer,
} from './geolocation.machine.js'
export {
  DEFAULT_DEPLOY_ENVIRONMENT,
  DEPLOY_ENVIRONMENTS,
  ENVIRONMENT_PARAMETER,
  GRAPH_NAMES,
  resolveEnvironment,
  type DeployEnvironment,
  type GraphName,
} from './graph.js'
export {
  graphBody,
  graphEndpoint,
  rangeDataCall,
  readGraphReply,
  type GraphBody,
  type GraphCall,
  type GraphValue,
} from './graph.api.js'
export {
  LINK_TARGETS,
  resolveLinkTarget,
  type ContentPaths,
  type LinkTarget,
} from './link-target.js'
export {
  FAHRENHEIT_SITES,
  resolveTemperatureUnit,
  resolveUnits,
  type LocaleUnits,
} from './locale.js'
export {
  coarsePosition,
  GEOLOCATION_TIMEOUT,
  GEOLOCATION_UNSUPPORTED,
  LOCATION_CHANGE_EVENT,
  LOCATION_COOKIES,
  LOCATION_LIFETIME,
  rememberPlace,
  rememberPosition,
  resolvePosition,
  writeLocationCookie,
  type Coordinates,
  type PositionOrigin,
  type PositionSources,
  type ResolvedPosition,
  type UserPlace,
  type VisitorLocation,
  type VisitorRegion,
} from './location.js'
export {
  LocationCookieCodec,
  LatLngCodec,
  readLocationChange,
  readLocationCookie,
  readRegionCookie,
  RegionCookieCodec,
} from './location.codec.js'
export {
  navigationMachine,
  type NavigationContext,
  type NavigationEvent,
} from './navigation.machine.js'
export { numberFormat, type NumberFormat } from './number-format.js'
export {
  findPage,
  PAGE_NAMES,
  writePagePath,
  type ChargingSegments,
  type FoundPage,
  type PageName,
} from './page.js'
export { MinorUnitCodec, ProvenanceCodec, type Provenance } from './provenance.codec.js'
export {
  distanceOf,
  resolveUnitSystem,
  UNIT_SYSTEMS,
  type DistanceUnit,
  type UnitSystem,
} from './unit-system.js'
export type { Words } from './words.js'
export { contentEndpoint } from './site.api.js'
export {
  CreditsContentCodec,
  FrameContentCodec,
  type CreditsContent,
  type FrameContent,
} from './site.codec.js'
export { resolveSite, resolveSiteSlug, splitPath } from './slug.js'
export { listTrail, type Crumb, type TrailSegments } from './trail.js'
