import { none, some, type Option } from '../shared/index.js'
import type { ClusterIndex } from './cluster.js'
import type { Corner, LatLng, Viewport } from './geo.types.js'
import { wrapLongitude } from './line.js'
import { fromMercator, toMercator } from './mercator.js'
import { firstNotBelow, rowOf, type Rows } from './rows.js'

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

/** Which of the points of a cluster are wanted. */
export interface LeafPage {
  /** Number of points to leave out, 0 or more. */
  readonly skip: number
  /** Number of points wanted, 0 or more. */
  readonly limit: number
}

const ALL_LEAVES: LeafPage = { skip: 0, limit: Number.POSITIVE_INFINITY }

/**
 * Makes the zoom clusters are asked with of the zoom of a map.
 *
 * MapLibre counts zooms in tiles of 512 pixels and the radius of 40 is meant for tiles of 256. One zoom more, and 40 stays
 * 40 pixels of the screen.
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
 * Makes the zoom of a map of the zoom clusters are asked with.
 *
 * @param clusterZoom - A zoom as tiles of 256 pixels count.
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

const toShown = (index: ClusterIndex, id: number): Shown => {
  const point = index.points[id]
  if (point !== undefined) return { kind: 'point', at: id, lat: point.lat, lng: point.lng }
  const { lat, lng } = fromMercator({ x: index.xs[id] ?? 0, y: index.ys[id] ?? 0 })
  return { kind: 'cluster', id, count: index.counts[id] ?? 0, lat, lng }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const FULL_TURN = 360
const DATE_LINE = 180

const toBox = (low: Corner, high: Corner): Box => {
  const lowSpot = toMercator({ lat: low.latitude, lng: low.longitude })
  const highSpot = toMercator({ lat: high.latitude, lng: high.longitude })
  return { left: lowSpot.x, right: highSpot.x, top: highSpot.y, bottom: lowSpot.y }
}

// A map that was turned around names longitudes beyond the globe; what crosses the date line is two boxes.
const listBoxes = ({ low, high }: Viewport): readonly Box[] => {
  const span = (west: number, east: number): Box =>
    toBox({ ...low, longitude: west }, { ...high, longitude: east })
  if (high.longitude - low.longitude >= FULL_TURN) return [span(-DATE_LINE, DATE_LINE)]
  const west = wrapLongitude(low.longitude)
  const east = wrapLongitude(high.longitude)
  if (west <= east) return [span(west, east)]
  const [first, second] = [span(west, DATE_LINE), span(-DATE_LINE, east)]
  // Two that touch are the whole way around; what lies where they touch would be listed twice.
  return second.right < first.left ? [first, second] : [span(-DATE_LINE, DATE_LINE)]
}

const eachIn = (rows: Rows, box: Box, take: (id: number) => void): void => {
  const { starts, xs, ys, ids } = rows
  const last = rowOf(rows, box.bottom)
  for (let row = rowOf(rows, box.top); row <= last; row += 1) {
    const to = starts[row + 1] ?? 0
    const from = starts[row] ?? 0
    if (from === to) continue
    let at = firstNotBelow(xs, from, { to, limit: box.left })
    for (; at < to && (xs[at] ?? 0) <= box.right; at += 1) {
      const y = ys[at] ?? 0
      if (y >= box.top && y <= box.bottom) take(ids[at] ?? 0)
    }
  }
}

/**
 * Lists what stands on a part of a map: points, and clusters of points too close to each other.
 *
 * @param index - The clusters of all zooms.
 * @param view - The part of the earth, corners inclusive, and the zoom; any zoom beyond the last one with clusters shows
 * points only.
 * @returns Points and clusters whose middle lies in the part, in no order one may count on.
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
export const listClusters = (index: ClusterIndex, view: ClusterView): readonly Shown[] => {
  const zoom = view.zoom > 0 ? Math.floor(view.zoom) : 0
  const rows = index.levels[Math.min(zoom, index.levels.length - 1)]
  const shown: Shown[] = []
  if (rows === undefined) return shown
  for (const box of listBoxes(view.viewport)) {
    eachIn(rows, box, (id) => {
      shown.push(toShown(index, id))
    })
  }
  return shown
}

const isCluster = ({ points, size }: ClusterIndex, id: number): boolean =>
  Number.isInteger(id) && id >= points.length && id < size

/**
 * Finds the zoom at which a cluster falls apart.
 *
 * @param index - The clusters of all zooms.
 * @param id - Number of a cluster.
 * @returns A zoom as tiles of 256 pixels count, 1 to one beyond the last with clusters; `none` if there is no such cluster.
 * @law At its expansion zoom a cluster is not shown, and at the zoom before it is.
 * @source T-ROUTE-10, D-T-20
 *
 * @example A cluster that is none
 * ```ts
 * import { findExpansionZoom, toClusterIndex } from '@evkit/engine/geo'
 * import { option } from 'fp-ts'
 *
 * const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }, { lat: 57.7, lng: 11.97 }])
 * findExpansionZoom(index, 2) // => option.some(17)
 * findExpansionZoom(index, 0) // => option.none
 * ```
 * @category look-ups
 */
export const findExpansionZoom = (index: ClusterIndex, id: number): Option<number> =>
  isCluster(index, id) ? some((index.zooms[id] ?? 0) + 1) : none

const listMembers = ({ firsts, nexts }: ClusterIndex, cluster: number): readonly number[] => {
  const members: number[] = []
  for (let id = firsts[cluster] ?? -1; id >= 0; id = nexts[id] ?? -1) members.push(id)
  return members
}

/**
 * Lists what a cluster falls apart into.
 *
 * @param index - The clusters of all zooms.
 * @param id - Number of a cluster.
 * @returns Two or more points or clusters; empty if there is no such cluster.
 * @law The parts of a cluster hold as many points as it does.
 * @source T-ROUTE-10
 *
 * @example Two stations at one place
 * ```ts
 * import { listParts, toClusterIndex } from '@evkit/engine/geo'
 *
 * const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }, { lat: 57.7, lng: 11.97 }])
 * listParts(index, 2).length // => 2
 * ```
 * @category look-ups
 */
export const listParts = (index: ClusterIndex, id: number): readonly Shown[] =>
  isCluster(index, id) ? listMembers(index, id).map((member) => toShown(index, member)) : []

/**
 * Lists the points of a cluster.
 *
 * @param index - The clusters of all zooms.
 * @param id - Number of a cluster.
 * @param page - Which of them; all unless given.
 * @returns Places in the list the index was made of, always in the same order; empty if there is no such cluster.
 * @law The points of a cluster are as many as it counts, each once.
 * @source T-ROUTE-10, E-T-12
 *
 * @example The second of two
 * ```ts
 * import { listLeaves, toClusterIndex } from '@evkit/engine/geo'
 *
 * const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }, { lat: 57.7, lng: 11.97 }])
 * listLeaves(index, 2).length // => 2
 * listLeaves(index, 2, { skip: 1, limit: 10 }).length // => 1
 * ```
 * @category look-ups
 */
export const listLeaves = (
  index: ClusterIndex,
  id: number,
  { skip, limit }: LeafPage = ALL_LEAVES,
): readonly number[] => {
  const leaves: number[] = []
  const waiting = isCluster(index, id) ? [id] : []
  let left = skip
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (leaves.length >= limit) break
    const count = index.counts[next] ?? 0
    if (count <= left) left -= count
    else if (isCluster(index, next)) for (const one of listMembers(index, next)) waiting.push(one)
    else leaves.push(next)
  }
  return leaves
}
