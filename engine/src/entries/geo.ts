/**
 * Geometry of maps: encoded polylines, great-circle (haversine) distance, Web Mercator projection, circles, bounding
 * boxes, marker clusters, and points along a route.
 *
 * A line is one flat array of numbers ({@link toLine}, {@link decodePolyline}). Points are indexed once, by
 * {@link toClusterIndex} for a map and by {@link toPointIndex} for a road; then {@link listClusters} and
 * {@link listAlong} query the index. Nothing here depends on the DOM.
 *
 * @module
 */
export {
  listClusters,
  toClusterIndex,
  toClusterZoom,
  toMapZoom,
  type ClusterIndex,
} from '../geo/cluster.js'
export { listAlong, toPointIndex } from '../geo/corridor.js'
export { measureDistance } from '../geo/distance.js'
export type { LatLng, Line, Viewport } from '../geo/geo.types.js'
export { LINE_STRIDE, toLine } from '../geo/line.js'
export { fromSpot, toSpot, type Picture } from '../geo/picture.js'
export { decodePolyline, encodePolyline } from '../geo/polyline.js'
export { toRing } from '../geo/ring.js'
export { fitViewport, type Camera } from '../geo/viewport.js'
