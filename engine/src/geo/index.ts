/**
 * Points, lines and maps: encoded lines, distances over the ball of the earth, the flat world of web maps, circles,
 * clusters, and what lies beside a road.
 *
 * A line is one flat list of numbers ({@link toLine}, {@link decodePolyline}). Many points are made ready once, by
 * {@link toClusterIndex} for a map and by {@link toPointIndex} for a road; then {@link listClusters} and {@link listAlong}
 * answer without a look at all of them. Nothing here knows a screen.
 *
 * @module
 */
export { listAlong, toPointList } from './corridor.js'
export { findPointAlong, measureLine } from './distance.js'
export type { LatLng, Line, Viewport } from './geo.types.js'
export { writeGpxFile, type GpxPlace, type GpxRoute } from './gpx.js'
export { joinLines, LINE_STRIDE, toLine } from './line.js'
export { decodePolyline } from './polyline.js'
