/**
 * What belongs to the site and not to one tool: slug, pages, trail, locale units, number formats, breakpoints, the
 * navigation flag, where content comes from.
 *
 * @module
 */
export { isNarrow } from './breakpoint.js'
export { geolocationMachine, type GeolocationEvent } from './geolocation.machine.js'
export { type GraphCall } from './graph.api.js'
export { resolveTemperatureUnit, resolveUnits } from './locale.js'
export {
  GEOLOCATION_TIMEOUT,
  type Coordinates,
  type ResolvedPosition,
  type UserPlace,
} from './location.js'
export { LatLngCodec } from './location.codec.js'
export { type NumberFormat } from './number-format.js'
export { MinorUnitCodec, ProvenanceCodec, type Provenance } from './provenance.codec.js'
export { distanceOf, UNIT_SYSTEMS, type DistanceUnit, type UnitSystem } from './unit-system.js'
export type { Words } from './words.js'
export { resolveSite, splitPath } from './slug.js'
