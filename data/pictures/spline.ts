import { at, range, type Vec3 } from './vector.js'

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

const FOUR = range(4)

/**
 * Point and tangents of a cubic B-spline surface.
 *
 * `s` counts stations round the car and wraps, `v` counts columns from the lowest and is held
 * inside the net.
 */
export const spot = (net: Net, s: number, v: number): Spot => {
  const columns = at(net, 0).length
  const held = Math.min(columns - 1 - 1e-9, Math.max(0, v))
  const [i, j] = [Math.floor(s), Math.floor(held)]
  const [ws, wv, ds, dv] = [weights(s - i), weights(held - j), slopes(s - i), slopes(held - j)]
  const point: [number, number, number] = [0, 0, 0]
  const along: [number, number, number] = [0, 0, 0]
  const across: [number, number, number] = [0, 0, 0]
  for (const a of FOUR) {
    const row = at(net, (((i - 1 + a) % net.length) + net.length) % net.length)
    for (const b of FOUR) {
      const control = column(row, j - 1 + b)
      const [p, q, r] = [at(ws, a) * at(wv, b), at(ds, a) * at(wv, b), at(ws, a) * at(dv, b)]
      for (const axis of [0, 1, 2] as const) {
        point[axis] += control[axis] * p
        along[axis] += control[axis] * q
        across[axis] += control[axis] * r
      }
    }
  }
  return { point, along, across }
}

/** The other half of a car added to half a row of stations that starts and ends on the centre plane. */
export const mirrored = (half: Net): Net => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map((row) => row.map(([x, y, z]): Vec3 => [x, -y, z])),
]
