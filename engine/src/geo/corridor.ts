import KDBush from 'kdbush'
import { EARTH_RADIUS, measureDistance, measureLine, pointBetween } from './distance.js'
import type { LatLng, Line } from './geo.types.js'
import { isOnGlobe, LINE_STRIDE, listPoints, toLine, unrollLine } from './line.js'

/** [°] A box on a flat map, all sides inclusive. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Points ready to be asked for along a line. */
export interface PointIndex {
  /** The points as they were given. */
  readonly points: readonly LatLng[]
  /** Places in the list of the points in a box; none of one that is not on the globe. */
  readonly listIn: (box: Box) => readonly number[]
}

/** A point beside a line. */
export interface PointAlong {
  /** Its place in the list the index was made of. */
  readonly at: number
  /** [m] From the nearest point of the line. */
  readonly offset: number
  /** [m] From the start of the line to that point. */
  readonly along: number
}

/** A line and how far beside it is looked. */
export interface Corridor {
  readonly line: Line
  /** [m] To either side, inclusive; 0 or more. */
  readonly width: number
}

/**
 * The longest part of a line that is taken for straight on a flat map [m]; a longer one is cut along the shortest way over the ball.
 *
 * @source B-T-02
 * @category constants
 */
const LONGEST_PART = 2000

const POLE = 90
const DATE_LINE = 180
const FULL_TURN = 360
const DEGREE = Math.PI / 180
const HALF = 0.5
const ROOM = 1.01

/**
 * Builds a spatial index (tree) of points for {@link listAlong}.
 *
 * @param points - Points, such as charging stations; invalid coordinates are never found.
 * @returns The index.
 * @law The points found beside a line are those a look at every point finds, to the metre.
 * @source B-T-02, T-ROUTE-03
 *
 * @example A station near a road
 * ```ts
 * import { listAlong, toLine, toPointIndex } from '@evkit/engine/geo'
 *
 * const index = toPointIndex([{ lat: 57.71, lng: 12.5 }, { lat: 58.5, lng: 12.5 }])
 * const line = toLine([{ lat: 57.7, lng: 12 }, { lat: 57.7, lng: 13 }])
 * listAlong(index, { line, width: 2000 }).map(({ at }) => at) // => [0]
 * ```
 * @category constructors
 */
export const toPointIndex = (points: readonly LatLng[]): PointIndex => {
  // A package that is a module only has its default export one level deeper for CommonJS.
  const Tree = 'default' in KDBush ? (KDBush.default as typeof KDBush) : KDBush
  const tree = new Tree(points.length)
  for (const point of points) {
    // One that is not on the globe lies where no box reaches.
    if (isOnGlobe(point)) tree.add(point.lng, point.lat)
    else tree.add(Infinity, Infinity)
  }
  tree.finish()
  return { points, listIn: ({ west, south, east, north }) => tree.range(west, south, east, north) }
}

/** Makes some hundred points ready to be asked for along one line: nothing is sorted, each is looked at every time. */
export const toPointList = (points: readonly LatLng[]): PointIndex => ({
  points,
  listIn: ({ west, south, east, north }) => {
    const found: number[] = []
    points.forEach((point, at) => {
      const { lat, lng } = point
      const isIn = lat >= south && lat <= north && lng >= west && lng <= east
      if (isIn && isOnGlobe(point)) found.push(at)
    })
    return found
  },
})

const cutMeasured = (line: Line, along: Float64Array, longest: number): Line => {
  const isLong = (at: number): boolean => (along[at] ?? 0) - (along[at - 1] ?? 0) > longest
  let first = 1
  while (first < along.length && !isLong(first)) first += 1
  if (first >= along.length) return line
  const cut = listPoints(line).flatMap((point, at, points) => {
    const before = points[at - 1]
    if (before === undefined || !isLong(at)) return [point]
    const parts = Math.ceil(((along[at] ?? 0) - (along[at - 1] ?? 0)) / longest)
    return Array.from({ length: parts }, (_, part) =>
      pointBetween(before, point, (part + 1) / parts),
    )
  })
  return toLine(cut)
}

/**
 * Cuts the long parts of a line, along the shortest way over the ball.
 *
 * @source B-T-02
 */
export const cutLine = (line: Line, longest: number): Line =>
  cutMeasured(line, measureLine(line), longest)

/** The line in parts that are straight on a flat map, each from one of its points to the next. */
interface Path {
  /** [°] Latitudes and longitudes in turn, without a jump at the date line. */
  readonly line: Line
  /** [m] How far along each point is. */
  readonly along: Float64Array
}

const toPath = (line: Line): Path => {
  const along = measureLine(line)
  const cut = cutMeasured(line, along, LONGEST_PART)
  return { line: unrollLine(cut), along: cut === line ? along : measureLine(cut) }
}

/** The place of a line nearest to a point: the part, the share of it, and the squared distance [°²]. */
interface Nearest {
  part: number
  share: number
  square: number
}

interface Search {
  readonly index: PointIndex
  readonly path: Path
  /** [°] */
  readonly width: number
  /** What was found so far, by point. */
  readonly found: Map<number, Nearest>
  /** What is found of the point looked at; one record for all of them. */
  readonly nearest: Nearest
}

/** Parts that are looked around at once, and the box around them. */
interface Stretch extends Box {
  readonly from: number
  readonly to: number
}

const PARTS_AT_ONCE = 16

const toStretch = ({ path, width }: Search, from: number, to: number): Stretch => {
  const { line } = path
  let [south, north, west, east] = [POLE, -POLE, Infinity, -Infinity]
  for (let at = from * LINE_STRIDE; at <= to * LINE_STRIDE; at += LINE_STRIDE) {
    const lat = line[at] ?? 0
    const lng = line[at + 1] ?? 0
    if (lat < south) south = lat
    if (lat > north) north = lat
    if (lng < west) west = lng
    if (lng > east) east = lng
  }
  // How far to the sides a circle reaches grows towards the poles; one that holds a pole reaches all around.
  const farthest = Math.max(-south, north)
  const sine = Math.sin(width * DEGREE) / Math.cos(farthest * DEGREE)
  const side = farthest + width < POLE ? Math.asin(Math.min(1, sine)) / DEGREE : DATE_LINE
  return {
    from,
    to,
    south: south - width,
    north: north + width,
    west: west - side,
    east: east + side,
  }
}

// Finds the nearest place of a stretch, on a map that is flat around each part and the point asked about: degrees to the
// side are shortened by the cosine half way between, which is exact to the third order.
const seek = ({ path, nearest }: Search, { from, to }: Stretch, { lat, lng }: LatLng): void => {
  const { line } = path
  const cosine = Math.cos(lat * DEGREE)
  const slope = Math.sin(lat * DEGREE) * DEGREE * HALF
  nearest.square = Infinity
  // A line of one point is a part without a length.
  const last = Math.max(to, from + 1)
  let end = from * LINE_STRIDE
  for (let part = from; part < last; part += 1) {
    const start = end
    if (part < to) end += LINE_STRIDE
    const up = (line[end] ?? 0) - (line[start] ?? 0)
    const across = (line[end + 1] ?? 0) - (line[start + 1] ?? 0)
    const north = lat - (line[start] ?? 0)
    const east = lng - (line[start + 1] ?? 0)
    const shrink = cosine + slope * (north - up * HALF)
    const flat = across * shrink
    const length = flat * flat + up * up
    const reached = flat * east * shrink + up * north
    let share = 0
    if (reached > 0) share = reached < length ? reached / length : 1
    const restUp = north - share * up
    const restAcross = (east - share * across) * (cosine + slope * restUp)
    const square = restUp * restUp + restAcross * restAcross
    if (square < nearest.square) {
      nearest.part = part
      nearest.share = share
      nearest.square = square
    }
  }
}

// Keeps what was found of a point. Squares are compared with some room; the distance over the ball decides. Of several
// places as near as each other, the one passed first stays.
const keep = ({ width, found, nearest }: Search, at: number): void => {
  if (nearest.square > width * width * ROOM) return
  const known = found.get(at)
  if (known === undefined || nearest.square < known.square) found.set(at, { ...nearest })
}

// Looks through a stretch's box; `turn` is what a longitude lacks to be on the same side of the date line.
const lookAround = (search: Search, stretch: Stretch, turn: number): void => {
  const { points, listIn } = search.index
  const box = { ...stretch, west: stretch.west - turn, east: stretch.east - turn }
  for (const at of listIn(box)) {
    const point = points[at]
    if (point === undefined) continue
    seek(search, stretch, { lat: point.lat, lng: point.lng + turn })
    keep(search, at)
  }
}

const searchStretch = (search: Search, stretch: Stretch): void => {
  const first = Math.ceil((stretch.west - DATE_LINE) / FULL_TURN)
  const last = Math.floor((stretch.east + DATE_LINE) / FULL_TURN)
  for (let turn = first; turn <= last; turn += 1) lookAround(search, stretch, turn * FULL_TURN)
}

const toAlong = ({ index, path }: Search, at: number, { part, share }: Nearest): PointAlong => {
  const { line, along } = path
  const start = part * LINE_STRIDE
  const end = part + 1 < along.length ? start + LINE_STRIDE : start
  const [lat, lng] = [line[start] ?? 0, line[start + 1] ?? 0]
  const foot = {
    lat: lat + share * ((line[end] ?? 0) - lat),
    lng: lng + share * ((line[end + 1] ?? 0) - lng),
  }
  const from = along[part] ?? 0
  return {
    at,
    offset: measureDistance(index.points[at] ?? foot, foot),
    along: from + share * ((along[part + 1] ?? from) - from),
  }
}

/**
 * Lists the points within a corridor (buffer) of a line, in order along the line.
 *
 * The distance of a point from the line is exact to the metre, up to 85 degrees of latitude and 50 km beside the line.
 * The position along the line has that distance from the point, to the metre.
 *
 * @param index - Index made by {@link toPointIndex}.
 * @param corridor - The line, and the maximum distance from it [m].
 * @returns The points within that distance, each once, at its nearest position on the line; the first if there are
 * several. Empty for a line without points or a negative distance.
 *
 * @formula on each part of at most 2 km: foot of the perpendicular on a flat map, with cos(latitude) half way between;
 * then the distance over the ball to that foot
 * @law The points found beside a line are those a look at every point finds, to the metre.
 * @law Points beside a line are listed in the order in which one passes them.
 * @source B-T-02, T-ROUTE-03, E-T-12
 *
 * @example A station 1.1 km north of a road, half way along
 * ```ts
 * import { listAlong, toLine, toPointIndex } from '@evkit/engine/geo'
 *
 * const line = toLine([{ lat: 0, lng: 12 }, { lat: 0, lng: 13 }])
 * const [one] = listAlong(toPointIndex([{ lat: 0.01, lng: 12.5 }]), { line, width: 2000 })
 * Math.round(one.offset) // => 1112
 * Math.round(one.along) // => 55598
 * ```
 * @category look-ups
 */
export const listAlong = (index: PointIndex, { line, width }: Corridor): readonly PointAlong[] => {
  if (!(width >= 0)) return []
  const path = toPath(line)
  const search: Search = {
    index,
    path,
    width: Math.min(FULL_TURN, width / EARTH_RADIUS / DEGREE),
    found: new Map(),
    nearest: { part: 0, share: 0, square: Infinity },
  }
  const last = path.along.length - 1
  for (let from = 0; from < Math.max(last, Math.min(1, last + 1)); from += PARTS_AT_ONCE) {
    searchStretch(search, toStretch(search, from, Math.min(last, from + PARTS_AT_ONCE)))
  }
  return [...search.found]
    .map(([at, nearest]) => toAlong(search, at, nearest))
    .filter(({ offset }) => offset <= width)
    .sort((a, b) => a.along - b.along || a.offset - b.offset || a.at - b.at)
}
