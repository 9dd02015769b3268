/**
 * What belongs to the site and not to one tool: slug, pages, trail, locale units, number formats, breakpoints, the
 * navigation flag, where content comes from.
 *
 * @module
 */
export type { DataLayerEntry } from './data-layer.js'
export { BREAKPOINTS, isNarrow, type Breakpoint } from './breakpoint.js'
export { findCookie, writeCookie } from './cookie.js'
export { readDate } from './date.js'
export type { ClockMoment, RoadMoment, RunningClock, StartClock } from './zone-clock.js'
export { geolocationMachine, type GeolocationEvent } from './geolocation.machine.js'
export { type GraphCall } from './graph.api.js'
export { resolveTemperatureUnit, resolveUnits } from './locale.js'
export {
  GEOLOCATION_TIMEOUT,
  type Coordinates,
  type ResolvedPosition,
  type UserPlace,
  type VisitorLocation,
  type VisitorRegion,
} from './location.js'
export { SECTION_WIDTH } from './layout.js'
export { labelLocation } from './location-label.js'
export { Latitude, LatLngCodec, Longitude } from './location.codec.js'
export { numberFormat, type NumberFormat } from './number-format.js'
export { readPagePath } from './page-path.js'
export { writePagePath, type PageName } from './page.js'
export { MinorUnitCodec, ProvenanceCodec, type Provenance } from './provenance.codec.js'
export { distanceOf, UNIT_SYSTEMS, type DistanceUnit, type UnitSystem } from './unit-system.js'
export type { Words } from './words.js'
export type { FrameContent } from './site.codec.js'
export { resolveSite, splitPath } from './slug.js'
export type { Crumb } from './trail.js'
export { withoutHash } from './address.js'
