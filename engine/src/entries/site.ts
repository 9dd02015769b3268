/**
 * What belongs to the site and not to one tool: slug, pages (routes), locale units, number formats, breakpoints,
 * consent, GraphQL queries, content endpoints, geolocation.
 *
 * @module
 */
export { BREAKPOINTS } from '../site/breakpoint.js'
export { allowsTracking, CONSENT_GROUPS } from '../site/consent.js'
export { BROWSER_RECORDS } from '../site/browser-records.js'
export { followConsent, startConsent, type ConsentEvent } from '../site/consent-question.js'
export { CONSENT_CHANGED_EVENT, CONSENT_COOKIE } from '../site/consent-text.js'
export { toConsentView, type ConsentTexts, type ConsentView } from '../site/consent.view.js'
export { CONTENT_CLIENTS } from '../site/content.js'
export type { FrameMessage } from '../site/frame-message.js'
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
export { resolveLinkTarget } from '../site/link-target.js'
export { LOCATION_CHANGE_EVENT, type UserPlace } from '../site/location.js'
export { numberFormat } from '../site/number-format.js'
export { findPage, PAGES, type PageName } from '../site/page.js'
export type { Provenance } from '../site/provenance.codec.js'
export { contentEndpoint } from '../site/site.api.js'
export {
  CreditsContentCodec,
  FrameContentCodec,
  type CreditsContent,
  type FrameContent,
} from '../site/site.codec.js'
export { resolveSite, resolveSiteSlug } from '../site/slug.js'
export { distanceOf, resolveUnitSystem, type DistanceUnit } from '../site/unit-system.js'
