// Shapes as flat lists: positions as longitude, latitude in turn, in degrees. Cutting to a box, and leaving out points.

/** Longitudes and latitudes in turn [°]. */
export type Flat = readonly number[]

/** A box in degrees; `west` below `east`, `south` below `north`. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** One side of a box: which coordinate it bounds, where, and on which side the inside is. */
interface Side {
  readonly axis: 0 | 1
  readonly at: number
  readonly sign: 1 | -1
}

const sidesOf = ({ west, south, east, north }: Box): readonly Side[] => [
  { axis: 0, at: west, sign: 1 },
  { axis: 0, at: east, sign: -1 },
  { axis: 1, at: south, sign: 1 },
  { axis: 1, at: north, sign: -1 },
]

const isInside = ({ axis, at, sign }: Side, x: number, y: number): boolean =>
  ((axis === 0 ? x : y) - at) * sign >= 0

const cut = ({ axis, at }: Side, from: Flat, to: Flat): readonly [number, number] => {
  const [x0 = 0, y0 = 0] = from
  const [x1 = 0, y1 = 0] = to
  const share = axis === 0 ? (at - x0) / (x1 - x0) : (at - y0) / (y1 - y0)
  return axis === 0 ? [at, y0 + (y1 - y0) * share] : [x0 + (x1 - x0) * share, at]
}

const pointOf = (line: Flat, point: number): readonly [number, number] => [
  line[point * 2] ?? 0,
  line[point * 2 + 1] ?? 0,
]

const clipRingAt = (ring: Flat, side: Side): Flat => {
  const kept: number[] = []
  const count = ring.length / 2
  for (let point = 0; point < count; point += 1) {
    const here = pointOf(ring, point)
    const before = pointOf(ring, (point + count - 1) % count)
    const isIn = isInside(side, ...here)
    if (isIn !== isInside(side, ...before)) kept.push(...cut(side, before, here))
    if (isIn) kept.push(...here)
  }
  return kept
}

/** Cuts a ring, open (its first point is not repeated), to a box; empty when nothing is inside. */
export const clipRing = (ring: Flat, box: Box): Flat => sidesOf(box).reduce(clipRingAt, ring)

type Seam = Pick<Side, 'axis' | 'at'>

/** A part of a ring between two places where it meets a seam; both are on it. */
type Chain = readonly (readonly [number, number])[]

const isOn = ({ axis, at }: Seam, point: readonly [number, number]): boolean => point[axis] === at

const listChains = (ring: Flat, seam: Seam): readonly Chain[] => {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => pointOf(ring, at))
  const first = points.findIndex((point) => isOn(seam, point))
  if (first < 0) return []
  const turned = [...points.slice(first), ...points.slice(0, first + 1)]
  const chains: (readonly [number, number])[][] = []
  for (const [at, point] of turned.entries()) {
    const before = turned[at - 1]
    if (before === undefined) continue
    if (isOn(seam, before)) {
      if (!isOn(seam, point)) chains.push([before, point])
    } else chains.at(-1)?.push(point)
  }
  return chains
}

// Where land begins and ends along a seam, in turn: each chain goes on where the land beside it ends.
const pairEnds = (chains: readonly Chain[], { axis }: Seam): ReadonlyMap<number, number> => {
  const along = axis === 0 ? 1 : 0
  const ends = chains
    .flatMap((chain, at) => [
      { at, isStart: true, place: chain[0]?.[along] ?? 0 },
      { at, isStart: false, place: chain.at(-1)?.[along] ?? 0 },
    ])
    .sort((one, other) => one.place - other.place)
  const next = new Map<number, number>()
  for (let at = 0; at + 1 < ends.length; at += 2) {
    const [one, other] = [ends[at], ends[at + 1]]
    if (one === undefined || other === undefined || one.isStart === other.isStart) continue
    if (one.isStart) next.set(other.at, one.at)
    else next.set(one.at, other.at)
  }
  return next
}

const partAt = (ring: Flat, seam: Seam): readonly Flat[] => {
  const chains = listChains(ring, seam)
  const next = pairEnds(chains, seam)
  // Where ends do not pair the ring meets itself: it stays as it is.
  if (chains.length === 0 || next.size !== chains.length) return [ring]
  const left = new Set(chains.keys())
  const rings: Flat[] = []
  for (const start of left) {
    const points: number[] = []
    for (let at = start; left.delete(at); at = next.get(at) ?? at)
      points.push(...(chains[at] ?? []).flat())
    rings.push(points)
  }
  return rings
}

/**
 * Parts a ring that was cut along the sides of a box, on either side of them, where it runs along a side only to reach its
 * next piece: drawn with an outline, that way would be seen.
 */
export const partRing = (ring: Flat, box: Box): readonly Flat[] =>
  sidesOf(box).reduce<readonly Flat[]>(
    (rings, side) => rings.flatMap((one) => partAt(one, side)),
    [ring],
  )

const clipLineAt = (line: Flat, side: Side): readonly Flat[] => {
  const parts: number[][] = []
  let part: number[] = []
  for (let point = 0; point < line.length / 2; point += 1) {
    const here = pointOf(line, point)
    const isIn = isInside(side, ...here)
    if (point > 0) {
      const before = pointOf(line, point - 1)
      if (isIn !== isInside(side, ...before)) part.push(...cut(side, before, here))
    }
    if (isIn) part.push(...here)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  }
  return part.length > 0 ? [...parts, part] : parts
}

/** Cuts a line to a box; it may fall into parts. */
export const clipLine = (line: Flat, box: Box): readonly Flat[] =>
  sidesOf(box)
    .reduce<readonly Flat[]>((lines, side) => lines.flatMap((one) => clipLineAt(one, side)), [line])
    .filter((one) => one.length > 2)

const HALF_TURN = 180

// The square of how far a point lies from the stretch between two others, with longitudes shortened as they are there.
const squareDistance = (
  line: Flat,
  [point, from, to]: readonly [number, number, number],
  shrink: number,
): number => {
  const [x0, y0] = pointOf(line, from)
  const [x1, y1] = pointOf(line, to)
  const [x, y] = pointOf(line, point)
  const [dx, dy] = [(x1 - x0) * shrink, y1 - y0]
  const [px, py] = [(x - x0) * shrink, y - y0]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  const [ex, ey] = [px - share * dx, py - share * dy]
  return ex * ex + ey * ey
}

/**
 * Leaves out the points of a line that lie no farther than a distance [°] from what is kept (Douglas and Peucker). The
 * ends are always kept.
 */
export const simplifyLine = (line: Flat, tolerance: number): Flat => {
  const count = line.length / 2
  if (count < 3 || tolerance <= 0) return line
  const shrink = Math.cos(((line[1] ?? 0) * Math.PI) / HALF_TURN)
  const isKept = new Uint8Array(count)
  isKept[0] = isKept[count - 1] = 1
  const open: [number, number][] = [[0, count - 1]]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span
    let farthest = 0
    let split = -1
    for (let point = from + 1; point < to; point += 1) {
      const distance = squareDistance(line, [point, from, to], shrink)
      if (distance > farthest) [farthest, split] = [distance, point]
    }
    if (split < 0 || farthest <= tolerance * tolerance) continue
    isKept[split] = 1
    open.push([from, split], [split, to])
  }
  return [...isKept].flatMap((kept, point) => (kept === 1 ? pointOf(line, point) : []))
}

/** Leaves out points of an open ring as {@link simplifyLine} does; empty when fewer than three are left. */
export const simplifyRing = (ring: Flat, tolerance: number): Flat => {
  const half = Math.floor(ring.length / 4) * 2
  if (half < 2) return []
  const first = simplifyLine(ring.slice(0, half + 2), tolerance)
  const second = simplifyLine([...ring.slice(half), ...ring.slice(0, 2)], tolerance)
  const kept = [...first.slice(0, -2), ...second.slice(0, -2)]
  return kept.length < 6 ? [] : kept
}

/** [°²] Area of an open ring, longitudes shortened as at its first point. */
export const areaOfRing = (ring: Flat): number => {
  let sum = 0
  const count = ring.length / 2
  for (let point = 0; point < count; point += 1) {
    const [x0, y0] = pointOf(ring, point)
    const [x1, y1] = pointOf(ring, (point + 1) % count)
    sum += x0 * y1 - x1 * y0
  }
  return (Math.abs(sum) / 2) * Math.cos(((ring[1] ?? 0) * Math.PI) / HALF_TURN)
}

/** Tells whether a position lies in an open ring. */
export const isInRing = (ring: Flat, longitude: number, latitude: number): boolean => {
  let isIn = false
  let [x0, y0] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0]
  for (let at = 0; at < ring.length; at += 2) {
    const x1 = ring[at] ?? 0
    const y1 = ring[at + 1] ?? 0
    if (y1 > latitude !== y0 > latitude) {
      if (longitude < ((x0 - x1) * (latitude - y1)) / (y0 - y1) + x1) isIn = !isIn
    }
    x0 = x1
    y0 = y1
  }
  return isIn
}

const FULL_TURN = 360
const POLE = 90

const unrollPoints = (ring: Flat): Flat => {
  let turn = 0
  return ring.map((value, at) => {
    if (at % 2 === 1) return value
    const before = ring[at - 2] ?? value
    if (value - before > HALF_TURN) turn -= FULL_TURN
    if (before - value > HALF_TURN) turn += FULL_TURN
    return value + turn
  })
}

/**
 * Makes the longitudes of an open ring run on where it crosses the line from 180 to -180, so that none of its sides goes
 * the long way around. A ring around a pole is closed along it.
 */
export const unrollRing = (ring: Flat): Flat => {
  const unrolled = unrollPoints(ring)
  const [first = 0, height = 0] = unrolled
  const last = unrolled.at(-2) ?? first
  if (Math.abs(last - first) <= HALF_TURN) return unrolled
  const pole = height > 0 ? POLE : -POLE
  const end = first + Math.sign(last - first) * FULL_TURN
  return [...unrolled, end, height, end, pole, first, pole]
}

/** Moves a line to the side [°]. */
export const shiftLine = (line: Flat, by: number): Flat =>
  line.map((value, at) => (at % 2 === 0 ? value + by : value))

/** The smallest box around a list of positions; inside out for none. */
export const boxOf = (line: Flat): Box => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < line.length; at += 2) {
    const x = line[at] ?? 0
    const y = line[at + 1] ?? 0
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}

/** Tells whether two boxes share a point. */
export const isTouching = (one: Box, other: Box): boolean =>
  one.west <= other.east &&
  one.east >= other.west &&
  one.south <= other.north &&
  one.north >= other.south

/** [°²] The square of how far a position lies from a ring, longitudes shortened. */
export const squareToRing = (ring: Flat, lat: number, lng: number): number => {
  const shrink = Math.cos((lat * Math.PI) / HALF_TURN)
  let least = Infinity
  let x0 = ((ring.at(-2) ?? 0) - lng) * shrink
  let y0 = (ring.at(-1) ?? 0) - lat
  for (let at = 0; at < ring.length; at += 2) {
    const x1 = ((ring[at] ?? 0) - lng) * shrink
    const y1 = (ring[at + 1] ?? 0) - lat
    const [dx, dy] = [x1 - x0, y1 - y0]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / length))
    const [ex, ey] = [x0 + share * dx, y0 + share * dy]
    least = Math.min(least, ex * ex + ey * ey)
    x0 = x1
    y0 = y1
  }
  return least
}
