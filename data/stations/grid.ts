// Points in cells of a degree, for the question which of them is nearest to a position.
import { measureDistance } from '@evkit/engine/geo'

/** A position in degrees. */
interface At {
  readonly lat: number
  readonly lng: number
}

/** Finds the point nearest to a position within a distance [km], by its place in the list; -1 when there is none. */
export type FindNearest = (at: At, within: number) => number

const CELL = 0.25
const COLUMNS = 10_000
const KM_PER_DEGREE = 111.195
const METRES = 1000
const HALF_TURN = 180

const cell = (degrees: number): number => Math.floor(degrees / CELL)

/** Prepares points for the question which is nearest. */
export const createFindNearest = (points: readonly At[]): FindNearest => {
  const cells = new Map<number, number[]>()
  for (const [at, { lat, lng }] of points.entries()) {
    const key = cell(lat) * COLUMNS + cell(lng)
    const known = cells.get(key)
    if (known === undefined) cells.set(key, [at])
    else known.push(at)
  }
  return (from, within) => {
    const high = within / KM_PER_DEGREE
    const wide = high / Math.max(Math.cos((from.lat * Math.PI) / HALF_TURN), high)
    let [best, least] = [-1, within * METRES]
    for (let row = cell(from.lat - high); row <= cell(from.lat + high); row += 1) {
      for (let column = cell(from.lng - wide); column <= cell(from.lng + wide); column += 1) {
        for (const at of cells.get(row * COLUMNS + column) ?? []) {
          const distance = measureDistance(from, points[at] ?? from)
          if (distance <= least) [best, least] = [at, distance]
        }
      }
    }
    return best
  }
}
