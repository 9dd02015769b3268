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
export {
  findExpansionZoom,
  listClusters,
  toClusterIndex,
  toClusterZoom,
  toMapZoom,
  type ClusterIndex,
} from '../geo/cluster.js'
export { cutLine, listAlong, toPointIndex } from '../geo/corridor.js'
export { findPointAlong, measureDistance, measureLine } from '../geo/distance.js'
export type { Corner, LatLng, Line, Viewport } from '../geo/geo.types.js'
export { joinLines, LINE_STRIDE, listPoints, toCoordinates, toLine } from '../geo/line.js'
export { MERCATOR_LATITUDE } from '../geo/mercator.js'
export { drawLine, fromSpot, toSpot, type Picture } from '../geo/picture.js'
export { decodePolyline, encodePolyline } from '../geo/polyline.js'
export { toRing } from '../geo/ring.js'
export {
  CLOSEST_FIT,
  findViewport,
  FIT_PADDING,
  fitViewport,
  type Camera,
} from '../geo/viewport.js'
