/**
 * What this repository's own packages take of `@evkit/engine/site` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { listForgotten } from '../../site/browser-records.js'
export {
  chooseAll,
  resolveAnswer,
  writeConsentCookie,
  type ConsentChoices,
} from '../../site/consent-choices.js'
export { asksForConsent } from '../../site/consent-text.js'
export { allowsOneOf, type ConsentPurpose } from '../../site/consent.js'
export { wordConsent } from '../../site/consent.view.js'
export {
  resolveContentSource,
  toCarClient,
  toPageClient,
  type ContentSource,
} from '../../site/content.js'
export { findCookie } from '../../site/cookie.js'
export {
  readHostMessage,
  toFrameMessage,
  writeFramedConsent,
  type FrameNews,
} from '../../site/frame-message.js'
export {
  findFramedPage,
  HOST_PARAMETER,
  readFramedPath,
  resolveHost,
  writeFramedPath,
} from '../../site/framed-page.url.js'
export {
  ENVIRONMENT_PARAMETER,
  GRAPH_NAMES,
  resolveEnvironment,
  type GraphName,
} from '../../site/graph.js'
export { leavesPage } from '../../site/link-press.js'
export { resolveTemperatureUnit, resolveUnits } from '../../site/locale.js'
export { readZipCode } from '../../site/location-form.js'
export { locationFormMachine, type PlaceReply } from '../../site/location-form.machine.js'
export { locationFormView } from '../../site/location-form.view.js'
export type { SiteNavigationController } from '../../site/location-label.js'
export {
  LatLngCodec,
  readLocationChange,
  readLocationCookie,
  readRegionCookie,
} from '../../site/location.codec.js'
export {
  GEOLOCATION_TIMEOUT,
  LOCATION_COOKIES,
  rememberPlace,
  resolvePosition,
  writeLocationCookie,
  type VisitorLocation,
  type VisitorRegion,
} from '../../site/location.js'
export {
  followNavigation,
  NAVIGATION_PATIENCE,
  type Navigation,
  type NavigationEvent,
} from '../../site/navigation.js'
export { PAGE_NAMES, writePagePath } from '../../site/page.js'
export {
  joinUnderstood,
  NOTHING_READ,
  writeNormalQuery,
  type Reading,
} from '../../site/normal-query.js'
export { hasOddCookies, readCookies } from '../../site/read-cookies.js'
export {
  findRedirection,
  findShown,
  isOfBlocks,
  listContentLinks,
  listShown,
  writeShownPath,
  type ShownPage,
} from '../../site/shown-page.url.js'
export { splitPath } from '../../site/slug.js'
export { listTrail } from '../../site/trail.js'
export { usPlaceEndpoint } from '../../site/us-place.api.js'
export type { Words } from '../../site/words.js'
export { startClock } from '../../site/zone-clock.js'
