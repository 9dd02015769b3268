// The practical best at finding stations along a road: a flat grid of cells as wide as the corridor, made for one continent
// and one width, on a map that is flat everywhere. It finds the same stations, but its metres are not exact.
import { EARTH_RADIUS, type LatLng, type Line } from '@evkit/engine/geo'

const DEGREE = Math.PI / 180
const METRES = EARTH_RADIUS * DEGREE
const AT_ONCE = 16

interface Hit {
  readonly at: number
  readonly offset: number
  readonly along: number
}

/** Makes the grid; answers what finds stations within the width of a line. */
export const toFlatGrid = (stations: readonly LatLng[], width: number) => {
  const height = width / METRES
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const { lat, lng } of stations) {
    if (lat < south) south = lat
    if (lat > north) north = lat
    if (lng < west) west = lng
    if (lng > east) east = lng
  }
  const across = height / Math.cos(((south + north) / 2) * DEGREE)
  const columns = Math.floor((east - west) / across) + 1
  const rows = Math.floor((north - south) / height) + 1
  const starts = new Int32Array(columns * rows + 1)
  const cells = new Int32Array(stations.length)
  stations.forEach(({ lat, lng }, at) => {
    const cell = Math.floor((lat - south) / height) * columns + Math.floor((lng - west) / across)
    cells[at] = cell
    starts[cell + 1]! += 1
  })
  for (let cell = 0; cell < columns * rows; cell += 1) starts[cell + 1]! += starts[cell]!
  const next = starts.slice()
  const ids = new Int32Array(stations.length)
  const lats = new Float64Array(stations.length)
  const lngs = new Float64Array(stations.length)
  stations.forEach(({ lat, lng }, at) => {
    const place = next[cells[at]!]!
    next[cells[at]!] = place + 1
    ids[place] = at
    lats[place] = lat
    lngs[place] = lng
  })
  const best = new Float64Array(stations.length).fill(Infinity)
  const alongs = new Float64Array(stations.length)

  return (line: Line): readonly Hit[] => {
    const count = line.length / 2
    const lengths = new Float64Array(count)
    const shrinks = new Float64Array(count)
    for (let at = 0; at + 1 < count; at += 1) {
      const shrink = Math.cos(((line[2 * at]! + line[2 * at + 2]!) / 2) * DEGREE)
      const x = (line[2 * at + 3]! - line[2 * at + 1]!) * shrink
      const y = line[2 * at + 2]! - line[2 * at]!
      shrinks[at] = shrink
      lengths[at + 1] = lengths[at]! + Math.sqrt(x * x + y * y) * METRES
    }
    const touched: number[] = []
    const limit = height * height
    const weigh = (place: number, from: number, to: number): void => {
      const lat = lats[place]!
      const lng = lngs[place]!
      for (let at = from; at < to; at += 1) {
        const shrink = shrinks[at]!
        const vx = (line[2 * at + 3]! - line[2 * at + 1]!) * shrink
        const vy = line[2 * at + 2]! - line[2 * at]!
        const wx = (lng - line[2 * at + 1]!) * shrink
        const wy = lat - line[2 * at]!
        const wanted = (wx * vx + wy * vy) / (vx * vx + vy * vy)
        const share = wanted < 0 ? 0 : Math.min(1, wanted)
        const dx = wx - share * vx
        const dy = wy - share * vy
        const square = dx * dx + dy * dy
        if (square > limit || square >= best[place]!) continue
        if (best[place] === Infinity) touched.push(place)
        best[place] = square
        alongs[place] = lengths[at]! + share * (lengths[at + 1]! - lengths[at]!)
      }
    }
    for (let from = 0; from + 1 < count; from += AT_ONCE) {
      const to = Math.min(count - 1, from + AT_ONCE)
      let [low, high, left, right] = [90, -90, 180, -180]
      for (let at = from; at <= to; at += 1) {
        low = Math.min(low, line[2 * at]!)
        high = Math.max(high, line[2 * at]!)
        left = Math.min(left, line[2 * at + 1]!)
        right = Math.max(right, line[2 * at + 1]!)
      }
      const side = height / Math.cos(high * DEGREE)
      const firstRow = Math.max(0, Math.floor((low - height - south) / height))
      const lastRow = Math.min(rows - 1, Math.floor((high + height - south) / height))
      const first = Math.max(0, Math.floor((left - side - west) / across))
      const last = Math.min(columns - 1, Math.floor((right + side - west) / across))
      for (let row = firstRow; row <= lastRow; row += 1) {
        const end = starts[row * columns + last + 1]!
        for (let place = starts[row * columns + first]!; place < end; place += 1) {
          weigh(place, from, to)
        }
      }
    }
    const hits = touched.map((place) => ({
      at: ids[place]!,
      offset: Math.sqrt(best[place]!) * METRES,
      along: alongs[place]!,
    }))
    for (const place of touched) best[place] = Infinity
    return hits.sort((a, b) => a.along - b.along)
  }
}
