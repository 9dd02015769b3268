/**
 * What belongs to the site and not to one tool: slug, pages, trail, locale units, number formats, breakpoints, the
 * navigation flag, where content comes from.
 *
 * @module
 */
export { BREAKPOINTS } from '../site/breakpoint.js'
export {
  allowsTracking,
  CONSENT_COOKIE,
  CONSENT_GROUPS,
  hasConsent,
  readConsent,
} from '../site/consent.js'
export { CONTENT_CLIENTS, resolveContentSource, type ContentSource } from '../site/content.js'
export { findCookie } from '../site/cookie.js'
export { geolocationMachine, type PositionAnswer } from '../site/geolocation.machine.js'
export {
  graphBody,
  graphEndpoint,
  rangeDataCall,
  readGraphReply,
  type GraphCall,
  type GraphValue,
} from '../site/graph.api.js'
export {
  ENVIRONMENT_PARAMETER,
  GRAPH_NAMES,
  resolveEnvironment,
  type GraphName,
} from '../site/graph.js'
export { resolveUnits } from '../site/locale.js'
export {
  LatLngCodec,
  readLocationChange,
  readLocationCookie,
  readRegionCookie,
} from '../site/location.codec.js'
export {
  GEOLOCATION_TIMEOUT,
  LOCATION_CHANGE_EVENT,
  LOCATION_COOKIES,
  resolvePosition,
  writeLocationCookie,
  type UserPlace,
  type VisitorLocation,
  type VisitorRegion,
} from '../site/location.js'
export { navigationMachine } from '../site/navigation.machine.js'
export { numberFormat } from '../site/number-format.js'
export { findPage, writePagePath, type PageName } from '../site/page.js'
export type { Provenance } from '../site/provenance.codec.js'
export { contentEndpoint } from '../site/site.api.js'
export {
  CreditsContentCodec,
  FrameContentCodec,
  type CreditsContent,
  type FrameContent,
} from '../site/site.codec.js'
export { resolveSite, resolveSiteSlug, splitPath } from '../site/slug.js'
export { listTrail } from '../site/trail.js'
export { distanceOf, resolveUnitSystem, type DistanceUnit } from '../site/unit-system.js'
export type { Words } from '../site/words.js'
