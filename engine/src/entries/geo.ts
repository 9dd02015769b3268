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
