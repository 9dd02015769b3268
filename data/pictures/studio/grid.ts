// A closed surface from a field that is negative inside: sampled near the surface only, meshed by surface nets.
import { read } from './numbers.js'

/** A number for every point of space: negative inside, about the distance [m] near the surface. */
export type Field = (x: number, y: number, z: number) => number

/** A part of space and how finely it is sampled [m]. */
export interface Region {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly step: number
}

/** A surface of triangles: three numbers a point and a direction, three points a triangle. */
export interface Mesh {
  readonly points: Float32Array
  readonly normals: Float32Array
  readonly triangles: Uint32Array
}

interface Grid {
  readonly values: Float32Array
  readonly counts: readonly [number, number, number]
  readonly region: Region
}

const BLOCK = 8
// A field may change this much faster or slower than the distance.
const SLACK = 2.4

const placeOf = ({ counts }: Grid, i: number, [j, k]: readonly [number, number]): number =>
  (i * counts[1] + j) * counts[2] + k

const isFarFrom = (grid: Grid, i: number, rest: readonly [number, number]): boolean =>
  Math.abs(read(grid.values, placeOf(grid, i, rest))) > grid.region.step * 2 * SLACK

const sampleBlock = (grid: Grid, field: Field, corner: readonly number[]): void => {
  const { from, step } = grid.region
  const [i0, j0, k0] = [read(corner, 0), read(corner, 1), read(corner, 2)]
  const half = (BLOCK / 2) * step
  const centre = field(
    from[0] + i0 * step + half,
    from[1] + j0 * step + half,
    from[2] + k0 * step + half,
  )
  const isFar = Math.abs(centre) > half * Math.sqrt(3) * SLACK
  for (let i = i0; i < Math.min(i0 + BLOCK, grid.counts[0]); i += 1)
    for (let j = j0; j < Math.min(j0 + BLOCK, grid.counts[1]); j += 1)
      for (let k = k0; k < Math.min(k0 + BLOCK, grid.counts[2]); k += 1)
        grid.values[placeOf(grid, i, [j, k])] = isFar
          ? centre
          : field(from[0] + i * step, from[1] + j * step, from[2] + k * step)
}

const sample = (field: Field, region: Region): Grid => {
  const { from, to, step } = region
  const along = (axis: 0 | 1 | 2): number => Math.ceil((to[axis] - from[axis]) / step) + 1
  const counts = [along(0), along(1), along(2)] as const
  const grid = { values: new Float32Array(counts[0] * counts[1] * counts[2]), counts, region }
  for (let i = 0; i < counts[0]; i += BLOCK)
    for (let j = 0; j < counts[1]; j += BLOCK)
      for (let k = 0; k < counts[2]; k += BLOCK) sampleBlock(grid, field, [i, j, k])
  return grid
}

// Corners of a cell, and the twelve edges between them.
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((c) => [c >> 2, (c >> 1) & 1, c & 1] as const)
const EDGES = CORNERS.flatMap((_, c) =>
  [1, 2, 4].filter((bit) => (c & bit) === 0).map((bit) => [c, c | bit] as const),
)

type Spot = readonly [number, number, number]

// The point of a cell: the middle of where the surface cuts its edges, in steps from its corner.
const cellPoint = (values: readonly number[]): Spot | undefined => {
  const sum = [0, 0, 0]
  let count = 0
  for (const [a, b] of EDGES) {
    const [va, vb] = [read(values, a), read(values, b)]
    if (va < 0 === vb < 0) continue
    const t = va / (va - vb)
    const [from, to] = [CORNERS[a] ?? [0, 0, 0], CORNERS[b] ?? [0, 0, 0]]
    for (const axis of [0, 1, 2] as const)
      sum[axis] = read(sum, axis) + from[axis] + (to[axis] - from[axis]) * t
    count += 1
  }
  return count === 0
    ? undefined
    : [read(sum, 0) / count, read(sum, 1) / count, read(sum, 2) / count]
}

const cornersAt = (grid: Grid, [i, j, k]: Spot): number[] =>
  CORNERS.map(([a, b, c]) => read(grid.values, placeOf(grid, i + a, [j + b, k + c])))

const isMixed = (values: readonly number[]): boolean => {
  const first = read(values, 0) < 0
  return values.some((value) => value < 0 !== first)
}

const findPoints = (grid: Grid): { readonly points: number[]; readonly index: Int32Array } => {
  const { counts, region } = grid
  const points: number[] = []
  const index = new Int32Array(grid.values.length).fill(-1)
  for (let i = 0; i < counts[0] - 1; i += 1)
    for (let j = 0; j < counts[1] - 1; j += 1)
      for (let k = 0; k < counts[2] - 1; k += 1) {
        if (isFarFrom(grid, i, [j, k])) continue
        const values = cornersAt(grid, [i, j, k])
        const spot = isMixed(values) ? cellPoint(values) : undefined
        if (spot === undefined) continue
        index[placeOf(grid, i, [j, k])] = points.length / 3
        points.push(
          region.from[0] + (i + spot[0]) * region.step,
          region.from[1] + (j + spot[1]) * region.step,
          region.from[2] + (k + spot[2]) * region.step,
        )
      }
  return { points, index }
}

// The four cells round an edge, in turn, as steps back from the edge's corner.
const ROUND: readonly (readonly Spot[])[] = [
  [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
    [0, 0, 1],
  ],
  [
    [0, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ],
]
const AHEAD: readonly Spot[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

const facesOfEdge = (grid: Grid, index: Int32Array, [i, j, k]: Spot): number[] =>
  ROUND.flatMap((round, axis) => {
    const [a, b, c] = AHEAD[axis] ?? [0, 0, 0]
    if (i + a >= grid.counts[0] || j + b >= grid.counts[1] || k + c >= grid.counts[2]) return []
    const inside = read(grid.values, placeOf(grid, i, [j, k])) < 0
    if (inside === read(grid.values, placeOf(grid, i + a, [j + b, k + c])) < 0) return []
    const cells = round.map(([di, dj, dk]) =>
      i < di || j < dj || k < dk ? -1 : read(index, placeOf(grid, i - di, [j - dj, k - dk])),
    )
    const [p = -1, q = -1, r = -1, s = -1] = inside ? cells : [...cells].reverse()
    return cells.some((cell) => cell < 0) ? [] : [p, q, r, p, r, s]
  })

const findFaces = (grid: Grid, index: Int32Array): Uint32Array => {
  const faces: number[] = []
  for (let i = 0; i < grid.counts[0]; i += 1)
    for (let j = 0; j < grid.counts[1]; j += 1)
      for (let k = 0; k < grid.counts[2]; k += 1) {
        if (isFarFrom(grid, i, [j, k])) continue
        for (const point of facesOfEdge(grid, index, [i, j, k])) faces.push(point)
      }
  return Uint32Array.from(faces)
}

const slopeAt = (field: Field, [x, y, z]: Spot, e: number): Spot => [
  (field(x + e, y, z) - field(x - e, y, z)) / (2 * e),
  (field(x, y + e, z) - field(x, y - e, z)) / (2 * e),
  (field(x, y, z + e) - field(x, y, z - e)) / (2 * e),
]

const spotAt = (list: ArrayLike<number>, index: number): Spot => [
  read(list, 3 * index),
  read(list, 3 * index + 1),
  read(list, 3 * index + 2),
]

const PULLS = 4
const PULL_EDGE = 0.0015
const NORMAL_EDGE = 0.003

/** The nearest point of a field's surface, found from a point close to it. */
const pullTo = (field: Field, start: Spot): Spot => {
  let spot = start
  for (let turn = 0; turn < PULLS; turn += 1) {
    const slope = slopeAt(field, spot, PULL_EDGE)
    const size = slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2
    const by = Math.max(-0.01, Math.min(0.01, field(...spot) / Math.max(size, 1e-4)))
    spot = [spot[0] - by * slope[0], spot[1] - by * slope[1], spot[2] - by * slope[2]]
  }
  return spot
}

/** Direction out of a field's surface at a point, length one. */
export const normalAt = (field: Field, spot: Spot): Spot => {
  const [x, y, z] = slopeAt(field, spot, NORMAL_EDGE)
  const size = Math.hypot(x, y, z) + 1e-12
  return [x / size, y / size, z / size]
}

/**
 * Meshes the surface of a field. Points lie on the surface and directions are those of the field, so reflections are as
 * smooth as the field whatever the step. A region that starts half a step before y = 0 gives half of a symmetric body.
 */
export const meshOf = (field: Field, region: Region, isHalf = false): Mesh => {
  const grid = sample(field, region)
  const { points, index } = findPoints(grid)
  const triangles = findFaces(grid, index)
  const count = points.length / 3
  const placed = new Float32Array(points.length)
  const normals = new Float32Array(points.length)
  for (let at = 0; at < count; at += 1) {
    const rough = spotAt(points, at)
    const onPlane = isHalf && rough[1] < region.step / 4
    const pulled = pullTo(field, onPlane ? [rough[0], 0, rough[2]] : rough)
    const spot: Spot = onPlane ? [pulled[0], 0, pulled[2]] : pulled
    const [nx, ny, nz] = normalAt(field, spot)
    placed.set(spot, 3 * at)
    normals.set(onPlane ? [nx, 0, nz] : [nx, ny, nz], 3 * at)
  }
  return { points: placed, normals, triangles }
}

/** The same surface on the car's other side. */
export const mirrored = ({ points, normals, triangles }: Mesh): Mesh => {
  const flip = (list: Float32Array): Float32Array => list.map((v, i) => (i % 3 === 1 ? -v : v))
  const turned = triangles.map((_, i) => read(triangles, i - (i % 3) + (2 - (i % 3))))
  return { points: flip(points), normals: flip(normals), triangles: turned }
}
