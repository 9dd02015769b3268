import type { Camera } from './camera.js'
import { normalAt, pointAt, type Place, type Surface } from './surface.js'
import { spot, type Net } from './spline.js'
import { at, clamp, dot, mix, range, type Vec2, type Vec3 } from './vector.js'

type Axes = readonly [0 | 1, 2]

interface Look {
  readonly axes: Axes
  readonly faces: (normal: Vec3) => boolean
}

const nearest = (surface: Surface, goal: Vec2, { axes, faces }: Look): Place => {
  let best = Infinity
  let found: Place = [0, 0]
  for (let i = 0; i < surface.columns; i += 2)
    for (let j = 0; j < surface.rows; j += 2) {
      const point = surface.point(i, j)
      const far = (point[axes[0]] - goal[0]) ** 2 + (point[axes[1]] - goal[1]) ** 2
      if (far < best && faces(surface.normal(i, j))) {
        best = far
        found = surface.placeOf([i, j])
      }
    }
  return found
}

interface Aim {
  readonly goal: Vec2
  readonly start: Place
}

const settle = (net: Net, { goal, start }: Aim, [p, q]: Axes): Place => {
  let [s, v] = start
  for (let round = 0; round < 6; round++) {
    const { point, along, across } = spot(net, s, v)
    const [dx, dy] = [goal[0] - point[p], goal[1] - point[q]]
    const det = along[p] * across[q] - across[p] * along[q]
    if (Math.abs(det) < 1e-6) break
    s += clamp((dx * across[q] - across[p] * dy) / det, -0.5, 0.5)
    v += clamp((along[p] * dy - dx * along[q]) / det, -0.5, 0.5)
  }
  return [s, v]
}

const onto = (surface: Surface, look: Look) => {
  return (row: readonly Vec2[]): Place[] => {
    let last: Place | undefined
    let before: Vec2 = [0, 0]
    return row.map((goal) => {
      const near = Math.hypot(goal[0] - before[0], goal[1] - before[1]) < 0.12
      const start = last !== undefined && near ? last : nearest(surface, goal, look)
      last = settle(surface.net, { goal, start }, look.axes)
      before = goal
      return last
    })
  }
}

/** Value between two limits where a rising function reaches a goal. */
const reached = (
  rising: (t: number) => number,
  goal: number,
  limits: readonly [number, number],
): number => {
  let [low, high] = limits
  for (let round = 0; round < 16; round++) {
    const t = (low + high) / 2
    if (rising(t) < goal) low = t
    else high = t
  }
  return (low + high) / 2
}

/** Ways to lay a flat drawing on a surface; each gives places on the surface. */
export interface Trace {
  /** From a side drawing: behind the nose, up [m]. */
  readonly side: (row: readonly Vec2[]) => Place[]
  /** From a drawing wrapped round the body: along the skin from the middle of the nose, up [m]. */
  readonly nose: (row: readonly Vec2[]) => Place[]
  /** From a drawing wrapped round the body: along the skin from the middle of the tail, up [m]. */
  readonly tail: (row: readonly Vec2[]) => Place[]
  /** From places behind the nose [m] on a column of the surface [columns]. */
  readonly column: (row: readonly Vec2[]) => Place[]
}

/** Highest column of the outer skin, where heights still rise [columns]. */
const SKIN = 11.4

const girths = (surface: Surface): number[] => {
  const half = surface.net.length / 2
  const points = range(half * 8 + 1).map((k) => pointAt(surface.net, [half - k / 8, 6]))
  let sum = 0
  return points.map((point, index) => {
    const before = at(points, Math.max(0, index - 1))
    sum += Math.hypot(point[0] - before[0], point[1] - before[1])
    return sum
  })
}

const stationAt = (lengths: readonly number[], girth: number): number => {
  const far = Math.abs(girth)
  const index = clamp(
    lengths.findIndex((length) => length >= far),
    1,
    lengths.length - 1,
  )
  const [a, b] = [at(lengths, index - 1), at(lengths, index)]
  return mix(index - 1, index, (far - a) / (b - a)) / 8
}

/** The ways to lay drawings on one surface. */
export const traceOn = (surface: Surface): Trace => {
  const { net } = surface
  const half = net.length / 2
  const lengths = girths(surface)
  const total = at(lengths, lengths.length - 1)
  const high = (s: number, z: number): Place => [
    s,
    reached((v) => pointAt(net, [s, v])[2], z, [1, SKIN]),
  ]
  const wrapped = (girth: number, z: number): Place =>
    high(half - Math.sign(girth || 1) * stationAt(lengths, girth), z)
  return {
    side: onto(surface, { axes: [0, 2], faces: (normal) => normal[1] > 0.35 }),
    nose: (row) => row.map(([girth, z]) => wrapped(girth, z)),
    tail: (row) => row.map(([girth, z]) => wrapped(total - girth, z)),
    column: (row) =>
      row.map(([x, v]) => [reached((s) => -pointAt(net, [s, v])[0], -x, [0, half]), v]),
  }
}

/** Picture points of the places a camera sees, in their order [px]. */
export const laid = (camera: Camera, { net }: Surface, places: readonly Place[]): Vec2[] =>
  places
    .filter((place) => dot(normalAt(net, place), camera.toEye(pointAt(net, place))) > 0)
    .map((place) => camera.place(pointAt(net, place)))
