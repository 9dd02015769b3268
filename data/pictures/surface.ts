import { outlines } from './contour.js'
import { spot, type Net } from './spline.js'
import { at, cross, range, unit, type Vec2, type Vec3 } from './vector.js'

/** A place on a surface in its own measures: stations round, columns up. */
export type Place = readonly [number, number]

/** A surface with its sampled points and outward directions. */
export interface Surface {
  readonly net: Net
  /** Lowest row that can be seen. */
  readonly first: number
  readonly columns: number
  readonly rows: number
  readonly point: (column: number, row: number) => Vec3
  readonly normal: (column: number, row: number) => Vec3
  /** Surface place of a point in grid units. */
  readonly placeOf: (grid: Vec2) => Place
}

const PER_STATION = 6
const PER_COLUMN = 5

/** Outward direction at a place of a surface, length one. */
export const normalAt = (net: Net, [s, v]: Place): Vec3 => {
  const { along, across } = spot(net, s, v)
  return unit(cross(along, across))
}

/** Point at a place of a surface [m]. */
export const pointAt = (net: Net, [s, v]: Place): Vec3 => spot(net, s, v).point

/** A surface sampled on a regular grid; nothing below the column `from` is ever seen. */
export const surfaceOf = (net: Net, from = 0): Surface => {
  const columns = net.length * PER_STATION + 1
  const rows = (at(net, 0).length - 1) * PER_COLUMN + 1
  const spots = range(columns).map((i) =>
    range(rows).map((j) => spot(net, i / PER_STATION, j / PER_COLUMN)),
  )
  const normals = spots.map((list) => list.map(({ along, across }) => unit(cross(along, across))))
  return {
    net,
    first: Math.round(from * PER_COLUMN),
    columns,
    rows,
    point: (column, row) => at(at(spots, column), row).point,
    normal: (column, row) => at(at(normals, column), row),
    placeOf: ([column, row]) => [
      Math.min(column, columns - 1) / PER_STATION,
      Math.min(row, rows - 1) / PER_COLUMN,
    ],
  }
}

/** Outlines in space of the part of a surface where a value is above zero [m]. */
export const parts = (surface: Surface, value: (column: number, row: number) => number): Vec3[][] =>
  outlines({ columns: surface.columns, rows: surface.rows, value }).map((loop) =>
    loop.map((grid) =>
      pointAt(surface.net, surface.placeOf([Math.max(0, grid[0]), Math.max(0, grid[1])])),
    ),
  )
