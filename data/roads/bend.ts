// A small road around bays and lakes: the shortest way over a grid of land, where a straight one would lead over water.
import FlatQueue from 'flatqueue'
import { simplifyLine, type Box, type Water } from '../basemap/index.js'
import type { Point } from './draw.js'
import { straight } from './network.js'

/** A small road that is not straight. */
export interface Bend {
  /** The place in the list of ends it leads to. */
  readonly end: number
  /** What it passes, both ends left out. */
  readonly by: readonly Point[]
  /** [m] */
  readonly metres: number
}

/** Finds the shortest small road from a position to one of some ends; undefined when none is near enough by land. */
export type FindBend = (from: Point, ends: readonly Point[]) => Bend | undefined

/** [km] How far from the position the grid reaches to each side. */
const REACH = 36
/** [km] Side of a cell. */
const CELL = 0.75
const COUNT = Math.ceil((2 * REACH) / CELL)
/** [1] How much more a cell of water weighs: an island is left where the water is narrowest, as bridges do. */
const WATER_WEIGHT = 20
/** [km] The longest way over water: Öland's bridge is as long. */
const LONGEST_BRIDGE = 7
/** [km] Such a road is not longer than this. */
const LONGEST = 60

const KM_PER_DEGREE = 111.195
const HALF_TURN = 180
const METRES = 1000
const DIAGONAL = Math.SQRT2
const AROUND = [-1, 0, 1]
// [°] A line is drawn with as few points as stay within a cell of it.
const TOLERANCE = (CELL / KM_PER_DEGREE) * 0.8

interface Grid {
  readonly box: Box
  readonly cellAt: (point: Point) => number
  readonly centreOf: (cell: number) => Point
}

const makeGrid = ([lat, lng]: Point): Grid => {
  const high = REACH / KM_PER_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / HALF_TURN), high)
  const [south, west] = [lat - high, lng - wide]
  return {
    box: { south, west, north: lat + high, east: lng + wide },
    cellAt: ([y, x]) => {
      const row = Math.floor(((y - south) / (2 * high)) * COUNT)
      const column = Math.floor(((x - west) / (2 * wide)) * COUNT)
      const isIn = row >= 0 && row < COUNT && column >= 0 && column < COUNT
      return isIn ? row * COUNT + column : -1
    },
    centreOf: (cell) => [
      south + ((Math.floor(cell / COUNT) + 1 / 2) / COUNT) * 2 * high,
      west + (((cell % COUNT) + 1 / 2) / COUNT) * 2 * wide,
    ],
  }
}

/** A step from a cell to one beside it. */
interface Step {
  readonly down: number
  readonly right: number
  /** [cells] */
  readonly length: number
}

const STEPS: readonly Step[] = AROUND.flatMap((down) =>
  AROUND.filter((right) => down !== 0 || right !== 0).map((right) => ({
    down,
    right,
    length: down !== 0 && right !== 0 ? DIAGONAL : 1,
  })),
)

// The cell a step leads to; none beyond the edge.
const follow = (cell: number, { down, right }: Step): number => {
  const [y, x] = [Math.floor(cell / COUNT) + down, (cell % COUNT) + right]
  return y < 0 || x < 0 || y >= COUNT || x >= COUNT ? -1 : y * COUNT + x
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, to, at) => sum + straight(points[at] ?? to, to), 0)

const straighten = (points: readonly Point[]): readonly Point[] => {
  const flat = simplifyLine(
    points.flatMap(([lat, lng]) => [lng, lat]),
    TOLERANCE,
  )
  return Array.from({ length: flat.length / 2 }, (_, at) => [
    flat[at * 2 + 1] ?? 0,
    flat[at * 2] ?? 0,
  ])
}

// [km] The longest row of cells of water on a way.
const longestRun = (cells: readonly number[], isWet: (cell: number) => boolean): number => {
  let [longest, run] = [0, 0]
  for (const cell of cells) {
    run = isWet(cell) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest * CELL
}

/** What is asked of the cells of a grid. */
interface Cells {
  readonly isTarget: (cell: number) => boolean
  readonly isWet: (cell: number) => boolean
  /** Tells whether narrow water without a bridge lies between two that touch. */
  readonly isShut: (cell: number, next: number) => boolean
}

// The cells of the least way from one cell to the nearest of others; none when there is no way.
const findCells = (start: number, { isTarget, isWet, isShut }: Cells): readonly number[] => {
  const price = new Float64Array(COUNT * COUNT).fill(Infinity)
  const via = new Int32Array(COUNT * COUNT).fill(-1)
  const isLeft = new Uint8Array(COUNT * COUNT)
  const trace = (last: number): readonly number[] => {
    const cells = [last]
    for (let cell = via[last] ?? -1; cell !== -1; cell = via[cell] ?? -1) cells.push(cell)
    return cells.reverse()
  }
  const isFree = (cell: number, next: number): boolean =>
    next !== -1 && isLeft[next] !== 1 && !isShut(cell, next)
  const queue = new FlatQueue()
  price[start] = 0
  queue.push(start, 0)
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (isTarget(cell)) return trace(cell)
    // It has been left already, by a way that is as short.
    if (isLeft[cell] === 1) continue
    isLeft[cell] = 1
    for (const step of STEPS) {
      const next = follow(cell, step)
      if (!isFree(cell, next)) continue
      const weight = isWet(next) && !isTarget(next) ? WATER_WEIGHT : 1
      const reached = (price[cell] ?? 0) + step.length * weight
      if (reached >= (price[next] ?? 0)) continue
      price[next] = reached
      via[next] = cell
      queue.push(next, reached)
    }
  }
  return []
}

/** Prepares the question for small roads around the water of a map. */
export const createFindBend =
  ({ openBox, openNarrows }: Pick<Water, 'openBox' | 'openNarrows'>): FindBend =>
  (from, ends) => {
    const { box, cellAt, centreOf } = makeGrid(from)
    const isWater = openBox(box)
    const crossesNarrows = openNarrows(box)
    const known = new Map<number, boolean>()
    const isWet = (cell: number): boolean => {
      const before = known.get(cell)
      if (before !== undefined) return before
      const wet = isWater(centreOf(cell))
      known.set(cell, wet)
      return wet
    }
    const targets = new Map(ends.map((end, at) => [cellAt(end), at] as const).reverse())
    const cells = findCells(cellAt(from), {
      isTarget: (cell) => targets.has(cell),
      isWet,
      isShut: (cell, next) => crossesNarrows(centreOf(cell), centreOf(next)),
    })
    const end = targets.get(cells.at(-1) ?? -1)
    const to = end === undefined ? undefined : ends[end]
    if (end === undefined || to === undefined) return undefined
    const points = straighten([from, ...cells.slice(1, -1).map(centreOf), to])
    const metres = lengthOf(points)
    return metres > LONGEST * METRES || longestRun(cells, isWet) > LONGEST_BRIDGE
      ? undefined
      : { end, by: points.slice(1, -1), metres }
  }
