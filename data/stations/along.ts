// The stations near a road, in the order they are passed.
import type { Line } from '@evkit/engine/geo'
import type { ChargingStation } from '@evkit/engine/route'

/** [km] How far from a road a station may lie, in a straight line, unless the visitor asks for another width. */
export const CORRIDOR_WIDTH = 5

/** [km] The widest that may be asked for; an answer holds all stations within it. */
export const MAX_CORRIDOR_WIDTH = 10

/** Finds the stations within a width [km] of a road, in the order they are passed. */
export type FindAlong = (line: Line, width: number) => readonly ChargingStation[]

const KM_PER_DEGREE = 111.195
const HALF_TURN = 180
const CELL = 0.25

interface Hit {
  readonly station: number
  /** Where on the line it is passed: number of the stretch, and how far along it. */
  readonly at: number
  /** [km²] */
  readonly square: number
}

const cellOf = (degrees: number): number => Math.floor(degrees / CELL)
const keyOf = (row: number, column: number): string => `${row}:${column}`

const makeGrid = (stations: readonly ChargingStation[]): ReadonlyMap<string, readonly number[]> => {
  const grid = new Map<string, number[]>()
  for (const [station, { lat, lng }] of stations.entries()) {
    const key = keyOf(cellOf(lat), cellOf(lng))
    const known = grid.get(key)
    if (known === undefined) grid.set(key, [station])
    else known.push(station)
  }
  return grid
}

/** A stretch of the line: where it starts and ends [°]. */
interface Stretch {
  readonly lats: readonly [number, number]
  readonly lngs: readonly [number, number]
}

const listStretches = (line: Line): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (let at = 0; at + 3 < line.length; at += 2) {
    stretches.push({
      lats: [line[at] ?? 0, line[at + 2] ?? 0],
      lngs: [line[at + 1] ?? 0, line[at + 3] ?? 0],
    })
  }
  return stretches
}

const measure = (
  { lats, lngs }: Stretch,
  { lat, lng }: ChargingStation,
): Pick<Hit, 'at' | 'square'> => {
  const shrink = Math.cos((lat * Math.PI) / HALF_TURN)
  const [x0, y0] = [(lngs[0] - lng) * shrink, lats[0] - lat]
  const [dx, dy] = [(lngs[1] - lngs[0]) * shrink, lats[1] - lats[0]]
  const length = dx * dx + dy * dy
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, -(x0 * dx + y0 * dy) / length))
  const [ex, ey] = [x0 + at * dx, y0 + at * dy]
  return { at, square: (ex * ex + ey * ey) * KM_PER_DEGREE * KM_PER_DEGREE }
}

/** Prepares stations for the question which of them lie along a road. */
export const createFindAlong = (stations: readonly ChargingStation[]): FindAlong => {
  const grid = makeGrid(stations)
  const near = function* ({ lats, lngs }: Stretch, width: number): Iterable<number> {
    const high = width / KM_PER_DEGREE
    const least = Math.cos((Math.max(...lats.map(Math.abs)) * Math.PI) / HALF_TURN)
    const wide = high / Math.max(least, high)
    const lastRow = cellOf(Math.max(...lats) + high)
    const lastColumn = cellOf(Math.max(...lngs) + wide)
    for (let row = cellOf(Math.min(...lats) - high); row <= lastRow; row += 1) {
      for (let column = cellOf(Math.min(...lngs) - wide); column <= lastColumn; column += 1) {
        yield* grid.get(keyOf(row, column)) ?? []
      }
    }
  }
  return (line, width) => {
    const hits = new Map<number, Hit>()
    for (const [at, stretch] of listStretches(line).entries()) {
      for (const station of near(stretch, width)) {
        const one = stations[station]
        if (one === undefined) continue
        const { at: share, square } = measure(stretch, one)
        const best = hits.get(station)?.square ?? Infinity
        if (square <= width * width && square < best) {
          hits.set(station, { station, at: at + share, square })
        }
      }
    }
    return [...hits.values()]
      .sort((one, other) => one.at - other.at || one.station - other.station)
      .flatMap(({ station }) => stations[station] ?? [])
  }
}
