import type { LatLng } from './geo.types.js'
import { isOnGlobe } from './line.js'
import { toMercator } from './mercator.js'
import { rowOf, toRows, type Places, type RowCut, type Rows } from './rows.js'
import { makeSurroundings, startOf, surveyRows, type Surroundings } from './surroundings.js'

/**
 * How points are put together to clusters.
 *
 * @source T-ROUTE-10, T-CONST-19, D-T-20
 * @category constants
 */
export const CLUSTERING = { radius: 40, extent: 256, maxZoom: 16 } as const

const NOBODY = -1

/** What points are put together by. */
export interface Clustering {
  /** [px] On a tile of `extent` pixels: what is not further away than this joins. */
  readonly radius: number
  /** [px] Side of a tile. */
  readonly extent: number
  /** The last zoom with clusters, 0 to 24. */
  readonly maxZoom: number
}

/**
 * Clusters of all zooms. Points have the numbers 0 to n − 1, clusters those from n on; the lists have an entry for each.
 */
export interface ClusterIndex extends Clustering {
  /** The points as they were given. */
  readonly points: readonly LatLng[]
  /** Share of the flat world from west to east. */
  readonly xs: Float64Array
  /** Share of the flat world from north to south. */
  readonly ys: Float64Array
  /** Points in it; 1 for a point. */
  readonly counts: Int32Array
  /** First of those a cluster is made of; −1 for a point. */
  readonly firsts: Int32Array
  /** Next of those the same cluster is made of; −1 for the last. */
  readonly nexts: Int32Array
  /** The last zoom at which a cluster is one; it falls apart at the next. */
  readonly zooms: Uint8Array
  /** What is shown at each zoom, from 0 to one beyond the last with clusters. */
  readonly levels: readonly Rows[]
  /** Numbers in use: points and clusters. */
  readonly size: number
}

const FEWEST_ROWS = 8
const ROWS_PER_POINT = 2

// Rows as high as the radius reaches, so that neighbours lie in three of them; higher ones where there would be many more
// rows than points.
const WHOLE: RowCut = { low: 0, height: 1, count: 1 }

const cutFor = (reach: number, count: number): RowCut => {
  const wanted = Math.max(1, Math.floor(1 / reach) - 1)
  const rows = Math.min(wanted, Math.max(FEWEST_ROWS, count * ROWS_PER_POINT))
  return { low: 0, height: 1 / rows, count: rows }
}

type Growing = Pick<ClusterIndex, 'xs' | 'ys' | 'counts' | 'firsts' | 'nexts' | 'zooms'> & {
  /** Numbers in use so far. */
  size: number
}

const makeGrowing = (points: readonly LatLng[]): Growing => {
  const length = 2 * points.length
  const growing: Growing = {
    xs: new Float64Array(length),
    ys: new Float64Array(length),
    counts: new Int32Array(length).fill(1, 0, points.length),
    firsts: new Int32Array(length).fill(NOBODY),
    nexts: new Int32Array(length).fill(NOBODY),
    zooms: new Uint8Array(length),
    size: points.length,
  }
  let at = 0
  for (const point of points) {
    const { x, y } = toMercator(point)
    growing.xs[at] = x
    growing.ys[at] = y
    at += 1
  }
  return growing
}

// Adds one to a cluster; its middle is kept as a sum until all have joined.
const join = (growing: Growing, cluster: number, member: number): void => {
  const { xs, ys, counts, firsts, nexts } = growing
  const count = counts[member] ?? 0
  xs[cluster] = (xs[cluster] ?? 0) + (xs[member] ?? 0) * count
  ys[cluster] = (ys[cluster] ?? 0) + (ys[member] ?? 0) * count
  counts[cluster] = (counts[cluster] ?? 0) + count
  nexts[member] = firsts[cluster] ?? NOBODY
  firsts[cluster] = member
}

const startCluster = (growing: Growing, member: number, zoom: number): number => {
  const cluster = growing.size
  growing.size += 1
  growing.zooms[cluster] = zoom
  join(growing, cluster, member)
  return cluster
}

const settle = ({ xs, ys, counts }: Growing, cluster: number): void => {
  const count = counts[cluster] ?? 1
  xs[cluster] = (xs[cluster] ?? 0) / count
  ys[cluster] = (ys[cluster] ?? 0) / count
}

/** One zoom, on the way from the next higher one; lists by place in the rows. */
interface Pass extends Surroundings {
  readonly rows: Rows
  /** How far a point reaches, as a share of the flat world. */
  readonly reach: number
  readonly zoom: number
  /** What became of a point: itself, the cluster it started, or nothing, so far or for good. */
  readonly made: Int32Array
  /** 1 when the point is done with. */
  readonly done: Uint8Array
}

// Takes all that are near a point and not done with; answers the cluster they make, or the point itself.
const gather = (growing: Growing, pass: Pass, place: number): number => {
  const { rows, reach, done, zoom } = pass
  const { xs, ys, ids } = rows
  const x = xs[place] ?? 0
  const y = ys[place] ?? 0
  const row = rowOf(rows, y)
  const centre = ids[place] ?? 0
  const right = x + reach
  let made = centre
  const take = (from: number, to: number): void => {
    for (let at = from; at < to && (xs[at] ?? 0) <= right; at += 1) {
      if (done[at] === 1) continue
      const across = (xs[at] ?? 0) - x
      const down = (ys[at] ?? 0) - y
      if (across * across + down * down > reach * reach) continue
      if (made === centre) made = startCluster(growing, centre, zoom)
      done[at] = 1
      join(growing, made, ids[at] ?? 0)
    }
  }
  take(pass.aboves[place] ?? 0, startOf(rows, row))
  take(pass.besides[place] ?? 0, startOf(rows, row + 1))
  take(pass.belows[place] ?? 0, startOf(rows, row + 2))
  if (made !== centre) settle(growing, made)
  return made
}

/** Lists that every zoom writes to anew, as long as the longest needs. */
interface Scratch extends Surroundings, Pick<Pass, 'made' | 'done'> {
  /** Where each number lies in the rows. */
  readonly places: Int32Array
  readonly survivors: Places
}

const makeScratch = (length: number, numbers: number): Scratch => ({
  ...makeSurroundings(length),
  made: new Int32Array(length),
  done: new Uint8Array(length),
  places: new Int32Array(numbers),
  survivors: {
    xs: new Float64Array(length),
    ys: new Float64Array(length),
    ids: new Int32Array(length),
  },
})

// What is shown at a zoom, written over what is shown at the next one: first come, first served, in the order of the list.
const mergeLevel = (growing: Growing, shown: Int32Array, pass: Pass & Scratch): Int32Array => {
  const { rows, near, made, done, places } = pass
  const { ids } = rows
  for (let place = 0; place < ids.length; place += 1) places[ids[place] ?? 0] = place
  let to = 0
  for (const id of shown) {
    const place = places[id] ?? 0
    if (done[place] === 1) continue
    done[place] = 1
    const one = near[place] === 1 ? gather(growing, pass, place) : id
    made[place] = one
    shown[to] = one
    to += 1
  }
  return shown.subarray(0, to)
}

// The same in the order of the rows, so that sorting them into the next rows is nearly a copy.
const listSurvivors = (growing: Growing, { rows, made, survivors }: Pass & Scratch): Places => {
  const { xs, ys, ids } = survivors
  let to = 0
  for (let place = 0; place < rows.ids.length; place += 1) {
    const id = made[place] ?? NOBODY
    if (id === NOBODY) continue
    const isSame = id === rows.ids[place]
    xs[to] = (isSame ? rows.xs[place] : growing.xs[id]) ?? 0
    ys[to] = (isSame ? rows.ys[place] : growing.ys[id]) ?? 0
    ids[to] = id
    to += 1
  }
  return { xs: xs.subarray(0, to), ys: ys.subarray(0, to), ids: ids.subarray(0, to) }
}

const listOnGlobe = (points: readonly LatLng[]): Int32Array => {
  const ids = new Int32Array(points.length)
  let to = 0
  points.forEach((point, at) => {
    if (!isOnGlobe(point)) return
    ids[to] = at
    to += 1
  })
  return ids.slice(0, to)
}

const toPlaces = ({ xs, ys }: Growing, ids: Int32Array): Places => {
  const places = { xs: new Float64Array(ids.length), ys: new Float64Array(ids.length), ids }
  for (let at = 0; at < ids.length; at += 1) {
    places.xs[at] = xs[ids[at] ?? 0] ?? 0
    places.ys[at] = ys[ids[at] ?? 0] ?? 0
  }
  return places
}

/**
 * Puts points together to the clusters of all zooms.
 *
 * From the last zoom down to 0, point for point in the order of the list: one takes all others not further away than
 * 40/256 of a tile that no one took yet, and they become a cluster at their middle, weighed by their numbers of points.
 *
 * @param points - Points; one that is not on the globe is in no cluster and never shown.
 * @param clustering - Radius, extent and last zoom; 40, 256 and 16 unless given.
 * @returns The clusters, ready for look-up by {@link listClusters}.
 *
 * @law Whatever the zoom, each point is in exactly one of those shown.
 * @source T-ROUTE-10, T-CONST-19, D-T-20
 *
 * @example Two stations of one town, seen from afar
 * ```ts
 * import { toClusterIndex } from '@evkit/engine/geo'
 *
 * const index = toClusterIndex([{ lat: 57.7, lng: 11.97 }, { lat: 57.71, lng: 11.98 }])
 * index.size // => 3
 * index.counts[2] // => 2
 * ```
 * @category constructors
 */
export const toClusterIndex = (
  points: readonly LatLng[],
  clustering: Clustering = CLUSTERING,
): ClusterIndex => {
  const { radius, extent, maxZoom } = clustering
  const growing = makeGrowing(points)
  let shown = listOnGlobe(points)
  let places = toPlaces(growing, shown)
  const levels: Rows[] = []
  const scratch = makeScratch(shown.length, growing.xs.length)
  for (let zoom = maxZoom; zoom >= 0; zoom -= 1) {
    const reach = radius / (extent * 2 ** zoom)
    const { length } = shown
    const rows = toRows(places, cutFor(reach, length))
    levels.unshift(rows)
    surveyRows(rows, reach, scratch)
    scratch.made.fill(NOBODY, 0, length)
    scratch.done.fill(0, 0, length)
    const pass = { ...scratch, rows, reach, zoom }
    shown = mergeLevel(growing, shown, pass)
    places = listSurvivors(growing, pass)
  }
  levels.unshift(toRows(places, WHOLE))
  return { ...growing, ...clustering, points, levels }
}
