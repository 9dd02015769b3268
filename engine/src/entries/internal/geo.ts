/**
 * What this repository's own packages take of `@evkit/engine/geo` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { findExpansionZoom } from '../../geo/cluster.js'
export { cutLine } from '../../geo/corridor.js'
export { findPointAlong, measureLine } from '../../geo/distance.js'
export type { Corner } from '../../geo/geo.types.js'
export { joinLines, listPoints, toCoordinates } from '../../geo/line.js'
export { MERCATOR_LATITUDE } from '../../geo/mercator.js'
export { drawLine } from '../../geo/picture.js'
export { CLOSEST_FIT, findViewport, FIT_PADDING } from '../../geo/viewport.js'
