import { at, type Vec3 } from './vector.js'

/** Control points of a surface: a closed row of stations, each with the same number of columns [m]. */
export type Net = readonly (readonly Vec3[])[]

/** A point of a surface with its two tangents [m]. */
export interface Spot {
  readonly point: Vec3
  readonly along: Vec3
  readonly across: Vec3
}

type Weights = readonly [number, number, number, number]

const weights = (t: number): Weights => {
  const u = 1 - t
  const near = 3 * t * t * t - 6 * t * t + 4
  const far = -3 * t * t * t + 3 * t * t + 3 * t + 1
  return [(u * u * u) / 6, near / 6, far / 6, (t * t * t) / 6]
}

const slopes = (t: number): Weights => [
  -((1 - t) ** 2) / 2,
  (3 * t * t - 4 * t) / 2,
  (-3 * t * t + 2 * t + 1) / 2,
  (t * t) / 2,
]

const past = (edge: Vec3, next: Vec3): Vec3 => [
  2 * edge[0] - next[0],
  2 * edge[1] - next[1],
  2 * edge[2] - next[2],
]

const column = (row: readonly Vec3[], index: number): Vec3 => {
  const last = row.length - 1
  if (index < 0) return past(at(row, 0), at(row, 1))
  if (index > last) return past(at(row, last), at(row, last - 1))
  return at(row, index)
}

type Four = readonly [Vec3, Vec3, Vec3, Vec3]

const blend = ([a, b, c, d]: Four, [p, q, r, s]: Weights): Vec3 => [
  a[0] * p + b[0] * q + c[0] * r + d[0] * s,
  a[1] * p + b[1] * q + c[1] * r + d[1] * s,
  a[2] * p + b[2] * q + c[2] * r + d[2] * s,
]

const four = (row: readonly Vec3[], j: number): Four => [
  column(row, j - 1),
  column(row, j),
  column(row, j + 1),
  column(row, j + 2),
]

/**
 * Point and tangents of a cubic B-spline surface.
 *
 * `s` counts stations round the car and wraps, `v` counts columns from the lowest and is held
 * inside the net.
 */
export const spot = (net: Net, s: number, v: number): Spot => {
  const count = net.length
  const held = Math.min(at(net, 0).length - 1 - 1e-9, Math.max(0, v))
  const [i, j] = [Math.floor(s), Math.floor(held)]
  const rowAt = (k: number): Four => four(at(net, (((i + k) % count) + count) % count), j)
  const [a, b, c, d] = [rowAt(-1), rowAt(0), rowAt(1), rowAt(2)]
  const [ws, wv, dv] = [weights(s - i), weights(held - j), slopes(held - j)]
  const rows: Four = [blend(a, wv), blend(b, wv), blend(c, wv), blend(d, wv)]
  return {
    point: blend(rows, ws),
    along: blend(rows, slopes(s - i)),
    across: blend([blend(a, dv), blend(b, dv), blend(c, dv), blend(d, dv)], ws),
  }
}

/** The other half of a car added to half a row of stations that starts and ends on the centre plane. */
export const mirrored = (half: Net): Net => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map((row) => row.map(([x, y, z]): Vec3 => [x, -y, z])),
]
