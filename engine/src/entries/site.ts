/**
 * What belongs to the site and not to one tool: slug, pages, trail, locale units, number formats, breakpoints, the
 * navigation flag, where content comes from.
 *
 * @module
 */
export { BREAKPOINTS } from '../site/breakpoint.js'
export {
  allowsOneOf,
  allowsTracking,
  CONSENT_GROUPS,
  type ConsentPurpose,
} from '../site/consent.js'
export { resolveAnswer, writeConsentCookie, type ConsentChoices } from '../site/consent-choices.js'
export { BROWSER_RECORDS, listForgotten } from '../site/browser-records.js'
export { followConsent, startConsent, type ConsentEvent } from '../site/consent-question.js'
export { asksForConsent, CONSENT_CHANGED_EVENT, CONSENT_COOKIE } from '../site/consent-text.js'
export {
  toConsentView,
  wordConsent,
  type ConsentTexts,
  type ConsentView,
} from '../site/consent.view.js'
export {
  CONTENT_CLIENTS,
  resolveContentSource,
  toCarClient,
  toPageClient,
  type ContentSource,
} from '../site/content.js'
export { findCookie } from '../site/cookie.js'
export { hasOddCookies, readCookies } from '../site/read-cookies.js'
export type { DataLayerEntry, PushEntry } from '../site/data-layer.js'
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
export { resolveLinkTarget } from '../site/link-target.js'
export { resolveTemperatureUnit, resolveUnits } from '../site/locale.js'
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
  rememberPlace,
  resolvePosition,
  writeLocationCookie,
  type UserPlace,
  type VisitorLocation,
  type VisitorRegion,
} from '../site/location.js'
export { readZipCode } from '../site/location-form.js'
export { locationFormMachine, type PlaceReply } from '../site/location-form.machine.js'
export { locationFormView } from '../site/location-form.view.js'
export { leavesPage } from '../site/link-press.js'
export {
  followNavigation,
  NAVIGATION_PATIENCE,
  type Navigation,
  type NavigationEvent,
} from '../site/navigation.js'
export { numberFormat } from '../site/number-format.js'
export { findPage, PAGES, writePagePath, type PageName } from '../site/page.js'
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
export { usPlaceEndpoint } from '../site/us-place.api.js'
export type { Words } from '../site/words.js'
export type { SiteNavigationController } from '../site/location-label.js'
