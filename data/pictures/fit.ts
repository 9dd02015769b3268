import { at, type Vec2 } from './vector.js'

/** One cubic piece of a curve: start, two handles, end [px]. */
export type Cubic = readonly [Vec2, Vec2, Vec2, Vec2]

const plus = (a: Vec2, b: Vec2, k = 1): Vec2 => [a[0] + b[0] * k, a[1] + b[1] * k]
const minus = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]]
const inner = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1]
const size = (a: Vec2): number => Math.hypot(a[0], a[1])
const norm = (a: Vec2): Vec2 => {
  const length = size(a)
  return length === 0 ? a : [a[0] / length, a[1] / length]
}

const bernstein = (t: number): readonly [number, number, number, number] => {
  const u = 1 - t
  return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
}

const pointOn = (c: Cubic, t: number): Vec2 => {
  const [a, b, d, e] = bernstein(t)
  return [
    a * c[0][0] + b * c[1][0] + d * c[2][0] + e * c[3][0],
    a * c[0][1] + b * c[1][1] + d * c[2][1] + e * c[3][1],
  ]
}

const lengths = (points: readonly Vec2[]): number[] => {
  let total = 0
  const sums = points.map((point, index) => {
    if (index > 0) total += size(minus(point, at(points, index - 1)))
    return total
  })
  return sums.map((sum) => (total === 0 ? 0 : sum / total))
}

interface Ends {
  readonly first: Vec2
  readonly last: Vec2
}

const solve = (points: readonly Vec2[], places: readonly number[], ends: Ends): Cubic => {
  const start = at(points, 0)
  const end = at(points, points.length - 1)
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((point, index) => {
    const [a, b, d, e] = bernstein(at(places, index))
    const a0: Vec2 = [ends.first[0] * b, ends.first[1] * b]
    const a1: Vec2 = [ends.last[0] * d, ends.last[1] * d]
    const rest = minus(point, [
      start[0] * (a + b) + end[0] * (d + e),
      start[1] * (a + b) + end[1] * (d + e),
    ])
    c00 += inner(a0, a0)
    c01 += inner(a0, a1)
    c11 += inner(a1, a1)
    x0 += inner(a0, rest)
    x1 += inner(a1, rest)
  })
  const det = c00 * c11 - c01 * c01
  const span = size(minus(end, start))
  let left = det === 0 ? 0 : (x0 * c11 - x1 * c01) / det
  let right = det === 0 ? 0 : (c00 * x1 - c01 * x0) / det
  if (left < span * 1e-3 || right < span * 1e-3 || left > span * 3 || right > span * 3) {
    left = span / 3
    right = span / 3
  }
  return [start, plus(start, ends.first, left), plus(end, ends.last, right), end]
}

const refine = (c: Cubic, points: readonly Vec2[], places: readonly number[]): number[] =>
  points.map((point, index) => {
    const t = at(places, index)
    const u = 1 - t
    const off = minus(pointOn(c, t), point)
    const slope = (i: 0 | 1): number =>
      3 *
      (u * u * (c[1][i] - c[0][i]) + 2 * u * t * (c[2][i] - c[1][i]) + t * t * (c[3][i] - c[2][i]))
    const bend = (i: 0 | 1): number =>
      6 * (u * (c[2][i] - 2 * c[1][i] + c[0][i]) + t * (c[3][i] - 2 * c[2][i] + c[1][i]))
    const d: Vec2 = [slope(0), slope(1)]
    const below = inner(d, d) + inner(off, [bend(0), bend(1)])
    return below === 0 ? t : Math.min(1, Math.max(0, t - inner(off, d) / below))
  })

const worst = (
  c: Cubic,
  points: readonly Vec2[],
  places: readonly number[],
): { far: number; index: number } => {
  let far = 0
  let index = points.length >> 1
  points.forEach((point, place) => {
    const miss = size(minus(pointOn(c, at(places, place)), point))
    if (miss > far && place > 0 && place < points.length - 1) {
      far = miss
      index = place
    }
  })
  return { far, index }
}

const smooth = (points: readonly Vec2[], ends: Ends, tolerance: number): Cubic[] => {
  if (points.length === 2) {
    const [a, b] = [at(points, 0), at(points, 1)]
    const third = size(minus(b, a)) / 3
    return [[a, plus(a, ends.first, third), plus(b, ends.last, third), b]]
  }
  let places = lengths(points)
  let best = solve(points, places, ends)
  let miss = worst(best, points, places)
  for (let round = 0; round < 4 && miss.far > tolerance && miss.far < tolerance * 12; round++) {
    places = refine(best, points, places)
    best = solve(points, places, ends)
    miss = worst(best, points, places)
  }
  if (miss.far <= tolerance) return [best]
  const along = norm(minus(at(points, miss.index - 1), at(points, miss.index + 1)))
  const back: Vec2 = [-along[0], -along[1]]
  return [
    ...smooth(points.slice(0, miss.index + 1), { first: ends.first, last: along }, tolerance),
    ...smooth(points.slice(miss.index), { first: back, last: ends.last }, tolerance),
  ]
}

const isCorner = (a: Vec2, b: Vec2, c: Vec2): boolean =>
  inner(norm(minus(b, a)), norm(minus(c, b))) < 0.84

/** Points no nearer to each other than a gap [px]; the last one stays. */
const thinned = (points: readonly Vec2[], gap: number): Vec2[] => {
  const kept: Vec2[] = []
  for (const point of points) {
    const before = kept[kept.length - 1]
    if (before === undefined || size(minus(point, before)) >= gap) kept.push(point)
  }
  const [last, end] = [points[points.length - 1], kept[kept.length - 1]]
  if (last === undefined || end === undefined || last === end) return kept
  if (kept.length > 1) kept.pop()
  return [...kept, last]
}

const pieces = (points: readonly Vec2[]): Vec2[][] => {
  const cuts = [0]
  for (let index = 1; index < points.length - 1; index++)
    if (isCorner(at(points, index - 1), at(points, index), at(points, index + 1))) cuts.push(index)
  cuts.push(points.length - 1)
  return cuts.slice(1).map((end, index) => points.slice(at(cuts, index), end + 1))
}

/** Direction in which a row leaves its first point, from its first three points. */
const leaving = (a: Vec2, b: Vec2, c: Vec2 | undefined): Vec2 => {
  if (c === undefined) return norm(minus(b, a))
  const [p, q] = [size(minus(b, a)), size(minus(c, b))]
  const [u, w] = [minus(b, a), minus(c, b)]
  const bend = p / (p + q)
  const way: Vec2 = [
    u[0] / p - bend * (w[0] / q - u[0] / p),
    u[1] / p - bend * (w[1] / q - u[1] / p),
  ]
  return norm(way)
}

const fitPart = (part: readonly Vec2[], tolerance: number): Cubic[] => {
  const last = part.length - 1
  const first = leaving(at(part, 0), at(part, 1), part[2])
  const end = leaving(at(part, last), at(part, last - 1), part[last - 2])
  return smooth(part, { first, last: end }, tolerance)
}

/**
 * Smooth cubic pieces through a dense row of points, with sharp corners kept.
 *
 * A closed row is given by `closed`; `tolerance` is the largest miss allowed [px].
 */
export const fitted = (row: readonly Vec2[], closed: boolean, tolerance: number): Cubic[] => {
  const points = thinned(row, tolerance * 3)
  if (points.length < 3) return points.length === 2 && !closed ? fitPart(points, tolerance) : []
  if (!closed) return pieces(points).flatMap((part) => fitPart(part, tolerance))
  const count = points.length
  const sharp = points.findIndex((point, index) =>
    isCorner(at(points, (index + count - 1) % count), point, at(points, (index + 1) % count)),
  )
  const turn = Math.max(0, sharp)
  const ring = [...points.slice(turn), ...points.slice(0, turn), at(points, turn)]
  if (sharp >= 0) return pieces(ring).flatMap((part) => fitPart(part, tolerance))
  const first = norm(minus(at(ring, 1), at(ring, count - 1)))
  return smooth(ring, { first, last: [-first[0], -first[1]] }, tolerance)
}
