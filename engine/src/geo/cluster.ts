import Supercluster from 'supercluster'
import { none, some, type Option } from '../shared/index.js'
import type { Corner, LatLng, Viewport } from './geo.types.js'
import { isOnGlobe } from './line.js'

/** How points are put together to clusters. @source T-ROUTE-10, T-CONST-19, D-T-20 @category constants */
export const CLUSTERING = { radius: 40, extent: 256, maxZoom: 16 } as const

/** A point or a cluster, as supercluster writes it. */
export interface ClusterFeature {
  readonly geometry: { readonly coordinates: readonly number[] }
  readonly properties:
    { readonly at: number } | { readonly cluster_id: number; readonly point_count: number }
}

/** Clusters of all zooms, as supercluster keeps them. */
export interface Clusters {
  /** [°] What is in a box at a whole zoom. */
  readonly getClusters: (
    box: [west: number, south: number, east: number, north: number],
    zoom: number,
  ) => readonly ClusterFeature[]
  /** What a cluster falls apart into; throws where there is no such cluster. */
  readonly getChildren: (id: number) => readonly ClusterFeature[]
  /** The zoom at which a cluster falls apart. */
  readonly getClusterExpansionZoom: (id: number) => number
}

/** Spatial index of points and their clusters at all zooms. */
export interface ClusterIndex {
  /** The input points. */
  readonly points: readonly LatLng[]
  readonly clusters: Clusters
}

/** A point that is in no cluster at the zoom asked for. */
export interface ShownPoint extends LatLng {
  readonly kind: 'point'
  /** Its place in the list the index was made of. */
  readonly at: number
}

/** A cluster, at the middle of its points. */
export interface ShownCluster extends LatLng {
  readonly kind: 'cluster'
  /** Its number; the same at every zoom it is shown at. */
  readonly id: number
  /** Points in it, 2 or more. */
  readonly count: number
}

/** What stands on a map. */
export type Shown = ShownPoint | ShownCluster

/** Which part of the earth is looked at, and how closely. */
export interface ClusterView {
  readonly viewport: Viewport
  /** As tiles of 256 pixels count; {@link toClusterZoom} makes it of a zoom of the map. */
  readonly zoom: number
}

/**
 * Converts a map's zoom to the zoom level of the cluster index.
 *
 * MapLibre counts zooms in tiles of 512 pixels; the cluster radius of 40 pixels is for tiles of 256. One zoom more
 * keeps the radius at 40 pixels on screen.
 *
 * @param mapZoom - Zoom of the map, with fractions.
 * @returns A whole zoom, 0 or more.
 *
 * @formula floor(mapZoom) + 1
 * @source D-T-20, T-ROUTE-10
 *
 * @example Half way between two zooms the clusters of the lower one are shown
 * ```ts
 * import { toClusterZoom } from '@evkit/engine/geo'
 *
 * toClusterZoom(10) // => 11
 * toClusterZoom(5.5) // => 6
 * ```
 * @category conversions
 */
export const toClusterZoom = (mapZoom: number): number =>
  mapZoom > -1 ? Math.floor(mapZoom) + 1 : 0

/**
 * Converts a zoom level of the cluster index to a map's zoom.
 *
 * @param clusterZoom - A zoom level for tiles of 256 pixels.
 * @returns The lowest zoom of the map that shows those clusters, 0 or more.
 *
 * @formula clusterZoom - 1
 * @source D-T-20
 *
 * @example Where a cluster of zoom 10 falls apart
 * ```ts
 * import { toMapZoom } from '@evkit/engine/geo'
 *
 * toMapZoom(11) // => 10
 * ```
 * @category conversions
 */
export const toMapZoom = (clusterZoom: number): number => Math.max(0, clusterZoom - 1)

/**
 * Builds the cluster index: greedy clustering of points at all zooms.
 *
 * From the last zoom down to 0, in list order: each point absorbs all free points within 40/256 of a tile, and they
 * become a cluster at their centroid, weighted by their numbers of points.
 *
 * @param points - Points; invalid coordinates are ignored.
 * @returns The index, for queries by {@link listClusters}.
 *
 * @law Whatever the zoom, each point is in exactly one of those shown.
 * @source T-ROUTE-10, T-CONST-19, D-T-20
 *
 * @example Two stations of one town, seen from afar
 * ```ts
 * import { listClusters, toClusterIndex } from '@evkit/engine/geo'
 *
 * const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }, { lat: 57.71, lng: 11.98 }])
 * const world = { low: { latitude: -90, longitude: -180 }, high: { latitude: 90, longitude: 180 } }
 * listClusters(index, { viewport: world, zoom: 5 }).length // => 1
 * ```
 * @category constructors
 */
export const toClusterIndex = (points: readonly LatLng[]): ClusterIndex => {
  // A package that is a module only has its default export one level deeper for CommonJS.
  const Index =
    'default' in Supercluster ? (Supercluster.default as typeof Supercluster) : Supercluster
  const clusters = new Index<{ at: number }>(CLUSTERING)
  clusters.load(
    points.flatMap((point, at) =>
      isOnGlobe(point)
        ? {
            type: 'Feature',
            properties: { at },
            geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
          }
        : [],
    ),
  )
  return { points, clusters }
}

const toShown = ({ points }: ClusterIndex, { properties, geometry }: ClusterFeature): Shown => {
  const [lng = 0, lat = 0] = geometry.coordinates
  if ('cluster_id' in properties) {
    return { kind: 'cluster', id: properties.cluster_id, count: properties.point_count, lat, lng }
  }
  const { at } = properties
  const point = points[at] ?? { lat, lng }
  return { kind: 'point', at, lat: point.lat, lng: point.lng }
}

// [°]
const DATE_LINE = 180

// A view that begins at 180 degrees begins at -180 to the library; one that ends there too would be the whole earth.
const toEast = (low: Corner, high: Corner): number =>
  low.longitude === DATE_LINE && high.longitude === DATE_LINE ? -DATE_LINE : high.longitude

/**
 * Queries the cluster index: lists the points and clusters in a bounding box at a zoom.
 *
 * @param index - The cluster index.
 * @param view - Bounding box and zoom; zooms beyond the last one with clusters return points only.
 * @returns Points and clusters with their centre in the box, to 4 cm at its edges; in no guaranteed order.
 * @law Whatever the zoom, each point is in exactly one of those shown.
 * @law Above the last zoom there are points only.
 * @source T-ROUTE-10, T-CONST-19, D-T-20
 *
 * @example Two stations of one town, seen from afar and from near
 * ```ts
 * import { listClusters, toClusterIndex } from '@evkit/engine/geo'
 *
 * const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }, { lat: 57.71, lng: 11.98 }])
 * const viewport = { low: { latitude: 57, longitude: 11 }, high: { latitude: 58, longitude: 13 } }
 * listClusters(index, { viewport, zoom: 5 }).map(({ kind }) => kind) // => ['cluster']
 * listClusters(index, { viewport, zoom: 17 }).map(({ kind }) => kind) // => ['point', 'point']
 * ```
 * @category look-ups
 */
export const listClusters = (
  index: ClusterIndex,
  { viewport: { low, high }, zoom }: ClusterView,
): readonly Shown[] =>
  index.clusters
    .getClusters(
      [low.longitude, low.latitude, toEast(low, high), high.latitude],
      zoom > 0 ? Math.floor(zoom) : 0,
    )
    .map((feature) => toShown(index, feature))

/**
 * Finds the zoom at which a cluster falls apart.
 *
 * @source T-ROUTE-10, D-T-20
 */
export const findExpansionZoom = ({ clusters }: ClusterIndex, id: number): Option<number> => {
  try {
    clusters.getChildren(id)
  } catch {
    // The library's way to say that there is no such cluster; it tells a zoom of some that are none.
    return none
  }
  return some(clusters.getClusterExpansionZoom(id))
}
