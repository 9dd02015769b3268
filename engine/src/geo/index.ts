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
  listLeaves,
  listParts,
  toClusterZoom,
  toMapZoom,
  type ClusterView,
  type LeafPage,
  type Shown,
  type ShownCluster,
  type ShownPoint,
} from './cluster-query.js'
export { CLUSTERING, toClusterIndex, type Clustering, type ClusterIndex } from './cluster.js'
export {
  cutLine,
  listAlong,
  LONGEST_PART,
  toPointIndex,
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
  turnBetween,
  unrollLine,
  wrapLongitude,
} from './line.js'
export {
  fromMercator,
  fromPixels,
  measureWorld,
  MERCATOR_LATITUDE,
  TILE_SIZE,
  toMercator,
  toPixels,
} from './mercator.js'
export { drawLine, fromSpot, toSpot, type Picture } from './picture.js'
export {
  decodePolyline,
  decodePolylines,
  encodePolyline,
  POLYLINE_LIMIT,
  POLYLINE_PRECISION,
  type PolylineFault,
  type PolylinePrecision,
  type PolylinesFault,
} from './polyline.js'
export { RING_STEPS, toRing } from './ring.js'
export { firstNotBelow, rowOf, toRows, type Places, type RowCut, type Rows } from './rows.js'
export { makeSurroundings, startOf, surveyRows, type Surroundings } from './surroundings.js'
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
