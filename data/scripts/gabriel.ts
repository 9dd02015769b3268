// Which places are neighbours: no third place lies in the circle whose diameter is the line between them (Gabriel's graph).

/** A position on a plane [km]. */
export interface PlanePoint {
  readonly x: number
  readonly y: number
}

/** What limits a search for neighbours. */
export interface NeighbourLimits {
  /** [km] No neighbours are farther from each other. */
  readonly farthest: number
  /** How many of the nearest are looked at. */
  readonly most: number
}

/** Places on a plane, ready for questions. */
export interface Plane {
  /** Lists pairs of neighbours by number, the lower first. */
  readonly listNeighbours: (limits: NeighbourLimits) => readonly (readonly [number, number])[]
  /** Tells whether a place lies between two positions: in the circle whose diameter is the line between them. */
  readonly isBetween: (one: PlanePoint, other: PlanePoint) => boolean
}

/** [km] Side of a cell that places are looked up by. */
const CELL = 6
// More cells than any map has from west to east.
const ROW = 100_000

const keyOf = (column: number, row: number): number => row * ROW + column

const cellOf = (value: number): number => Math.floor(value / CELL)

const makeGrid = (points: readonly PlanePoint[]) => {
  const cells = new Map<number, number[]>()
  for (const [at, { x, y }] of points.entries()) {
    const key = keyOf(cellOf(x), cellOf(y))
    const known = cells.get(key)
    if (known === undefined) cells.set(key, [at])
    else known.push(at)
  }
  /** What lies in the cells around a point, as many to each side as are named. */
  return ({ x, y }: PlanePoint, ring: number): number[] => {
    const found: number[] = []
    for (let row = cellOf(y) - ring; row <= cellOf(y) + ring; row += 1) {
      for (let column = cellOf(x) - ring; column <= cellOf(x) + ring; column += 1) {
        for (const one of cells.get(keyOf(column, row)) ?? []) found.push(one)
      }
    }
    return found
  }
}

const square = (one: PlanePoint, other: PlanePoint): number =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2

const middleOf = (one: PlanePoint, other: PlanePoint): PlanePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

// An end of the line lies on the circle, and rounding may put it inside.
const INSIDE = 1 - 1e-9

/** Prepares places on a plane for questions. */
export const createPlane = (points: readonly PlanePoint[]): Plane => {
  const listAround = makeGrid(points)

  // The nearest of a point within reach, nearest first; the rings grow until there are enough.
  const listNear = (from: PlanePoint, { farthest, most }: NeighbourLimits): readonly number[] => {
    const lastRing = Math.ceil(farthest / CELL)
    const distanceTo = (at: number): number => square(from, points[at] ?? from)
    for (let ring = 1; ; ring = Math.min(2 * ring, lastRing)) {
      const reach = Math.min(ring * CELL, farthest) ** 2
      const near = listAround(from, ring).filter((at) => {
        const distance = distanceTo(at)
        return distance > 0 && distance <= reach
      })
      if (near.length < most && ring < lastRing) continue
      near.sort((one, other) => distanceTo(one) - distanceTo(other) || one - other)
      return near.slice(0, most)
    }
  }

  const isInside = (middle: PlanePoint, at: number, most: number): boolean =>
    square(middle, points[at] ?? middle) < most

  return {
    listNeighbours: (limits) =>
      points.flatMap((from, at) => {
        const near = listNear(from, limits)
        return near.flatMap((other, place) => {
          if (other < at) return []
          const to = points[other] ?? from
          const middle = middleOf(from, to)
          const most = (square(from, to) / 4) * INSIDE
          for (let before = 0; before < place; before += 1) {
            if (isInside(middle, near[before] ?? at, most)) return []
          }
          return [[at, other] as const]
        })
      }),
    isBetween: (one, other) => {
      const middle = middleOf(one, other)
      const most = (square(one, other) / 4) * INSIDE
      const ring = Math.ceil(Math.sqrt(most) / CELL)
      return listAround(middle, ring).some((at) => isInside(middle, at, most))
    },
  }
}
