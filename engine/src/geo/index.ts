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
  CLUSTERING,
  findExpansionZoom,
  listClusters,
  toClusterIndex,
  toClusterZoom,
  toMapZoom,
  type ClusterFeature,
  type ClusterIndex,
  type Clusters,
  type ClusterView,
  type Shown,
  type ShownCluster,
  type ShownPoint,
} from './cluster.js'
export {
  cutLine,
  listAlong,
  LONGEST_PART,
  toPointIndex,
  toPointList,
  type Box,
  type Corridor,
  type PointAlong,
  type PointIndex,
} from './corridor.js'
export {
  EARTH_RADIUS,
  findPointAlong,
  measureDistance,
  measureLine,
  pointBetween,
} from './distance.js'
export type { Corner, LatLng, Line, Size, Spot, Viewport } from './geo.types.js'
export {
  isOnGlobe,
  joinLines,
  LINE_STRIDE,
  listPoints,
  toCoordinates,
  toLine,
  unrollLine,
  wrapLongitude,
} from './line.js'
export { fromMercator, measureWorld, MERCATOR_LATITUDE, TILE_SIZE, toMercator } from './mercator.js'
export { drawLine, fromSpot, toSpot, type Picture } from './picture.js'
export {
  decodePolyline,
  encodePolyline,
  POLYLINE_LIMIT,
  POLYLINE_PRECISION,
  type PolylineFault,
  type PolylinePrecision,
} from './polyline.js'
export { RING_STEPS, toRing } from './ring.js'
export {
  CLOSEST_FIT,
  findFitPadding,
  findViewport,
  FIT_PADDING,
  fitViewport,
  SMALL_MAP,
  SMALL_MAP_SHARE,
  type Camera,
  type Fit,
} from './viewport.js'
