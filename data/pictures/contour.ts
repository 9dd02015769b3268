import { at, range, type Vec2 } from './vector.js'

/** Values on a regular grid, row by row. */
export interface Field {
  readonly columns: number
  readonly rows: number
  readonly value: (column: number, row: number) => number
}

/** Step between rows of edge names; larger than twice any grid's columns. */
const ROW = 4096

interface Crossing {
  readonly name: number
  readonly place: Vec2
}

type Cell = readonly [number, number, number, number]

/** Where an outline crosses one side of the cell at a column and a row. */
const crossing = ([x, y]: Vec2, side: number, [a, b, c, d]: Cell): Crossing => {
  const name = (across: number, down: number): number =>
    (2 * y + 2 + down) * ROW + 2 * x + 2 + across
  if (side === 0) return { name: name(1, 0), place: [x + a / (a - b), y] }
  if (side === 1) return { name: name(2, 1), place: [x + 1, y + b / (b - c)] }
  if (side === 2) return { name: name(1, 2), place: [x + 1 - c / (c - d), y + 1] }
  return { name: name(0, 1), place: [x, y + 1 - d / (d - a)] }
}

type Turn = readonly [number, number]

const TURNS: readonly (readonly Turn[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** Turns where two opposite corners are inside: first the pair joined, then apart, for either pair. */
const SADDLES: readonly (readonly Turn[])[] = [
  [
    [3, 2],
    [1, 0],
  ],
  [
    [3, 0],
    [1, 2],
  ],
  [
    [0, 3],
    [2, 1],
  ],
  [
    [0, 1],
    [2, 3],
  ],
]

const turns = (cell: Cell, mask: number): readonly Turn[] => {
  if (mask !== 5 && mask !== 10) return at(TURNS, mask)
  const joined = cell[0] + cell[1] + cell[2] + cell[3] > 0
  return at(SADDLES, (mask === 5 ? 0 : 2) + (joined ? 0 : 1))
}

/** Value beyond the border of a grid. */
const OUTSIDE = -1e9

/** The grid's values row by row with a border outside; none of them is zero. */
const bordered = ({ columns, rows, value }: Field): number[][] => {
  const rim = Array.from({ length: columns + 2 }, () => OUTSIDE)
  const inner = range(rows).map((y) => [
    OUTSIDE,
    ...range(columns).map((x) => value(x, y) || -1e-9),
    OUTSIDE,
  ])
  return [rim, ...inner, rim]
}

interface Link {
  readonly to: number
  readonly place: Vec2
}

const links = (field: Field): Map<number, Link> => {
  const grid = bordered(field)
  const found = new Map<number, Link>()
  for (let y = 0; y <= field.rows; y++) {
    const [upper, lower] = [at(grid, y), at(grid, y + 1)]
    for (let x = 0; x <= field.columns; x++) {
      const cell: Cell = [at(upper, x), at(upper, x + 1), at(lower, x + 1), at(lower, x)]
      const [a, b, c, d] = cell
      const mask = (a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0) + (d > 0 ? 8 : 0)
      if (mask === 0 || mask === 15) continue
      for (const [from, to] of turns(cell, mask)) {
        const start = crossing([x - 1, y - 1], from, cell)
        found.set(start.name, { to: crossing([x - 1, y - 1], to, cell).name, place: start.place })
      }
    }
  }
  return found
}

/**
 * Closed outlines of the part of a grid whose value is above zero, in grid units.
 *
 * The border of the grid bounds the part, so every outline closes.
 */
export const outlines = (field: Field): Vec2[][] => {
  const next = links(field)
  const loops: Vec2[][] = []
  for (const first of [...next.keys()]) {
    const loop: Vec2[] = []
    for (let link = next.get(first), name = first; link !== undefined; link = next.get(name)) {
      next.delete(name)
      loop.push(link.place)
      name = link.to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
