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

const crossing = (x: number, y: number, side: number, cell: Cell): Crossing => {
  const [a, b, c, d] = cell
  const name = (across: number, down: number): number => (2 * y + 2 + down) * ROW + 2 * x + 2 + across
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

const turns = (cell: Cell): readonly Turn[] => {
  const [a, b, c, d] = cell
  const mask = (a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0) + (d > 0 ? 8 : 0)
  const joined = a + b + c + d > 0
  if (mask === 5) return joined ? [[3, 2], [1, 0]] : [[3, 0], [1, 2]]
  if (mask === 10) return joined ? [[0, 3], [2, 1]] : [[0, 1], [2, 3]]
  return at(TURNS, mask)
}

const held = (field: Field) => {
  const { columns, rows } = field
  const values = range(rows).map((y) => range(columns).map((x) => field.value(x, y) || -1e-9))
  return (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? -1e9 : at(at(values, y), x)
}

interface Link {
  readonly to: number
  readonly place: Vec2
}

const links = (field: Field): Map<number, Link> => {
  const value = held(field)
  const found = new Map<number, Link>()
  for (let y = -1; y < field.rows; y++)
    for (let x = -1; x < field.columns; x++) {
      const cell: Cell = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
      for (const [from, to] of turns(cell)) {
        const start = crossing(x, y, from, cell)
        found.set(start.name, { to: crossing(x, y, to, cell).name, place: start.place })
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
