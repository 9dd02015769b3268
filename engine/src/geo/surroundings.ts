import type { Rows } from './rows.js'

/**
 * What lies around each point of rows that are at least as high as a point reaches; lists by place in the rows. Where one
 * of the three searches ends is not kept: it is where x is out of reach or the row ends.
 */
export interface Surroundings {
  /** 1 when another point is within reach. */
  readonly near: Uint8Array
  /** First place of the row before whose x is in reach. */
  readonly aboves: Int32Array
  /** First place of its own row whose x is in reach. */
  readonly besides: Int32Array
  /** First place of the row after whose x is in reach. */
  readonly belows: Int32Array
}

/**
 * Tells where a row starts, also one before the first or after the last.
 *
 * @param rows - The rows.
 * @param row - Any whole number.
 * @returns The first place of the row; the end of the last row for one behind it.
 * @source T-ROUTE-10
 *
 * @example A row that is not there is empty
 * ```ts
 * import { startOf, toRows } from '@evkit/engine/geo'
 *
 * const points = { xs: Float64Array.of(5), ys: Float64Array.of(0), ids: Int32Array.of(0) }
 * const rows = toRows(points, { low: 0, height: 1, count: 1 })
 * startOf(rows, -1) // => 0
 * startOf(rows, 7) // => 1
 * ```
 * @category look-ups
 */
export const startOf = ({ starts, count }: Rows, row: number): number =>
  starts[Math.max(0, Math.min(count, row))] ?? 0

/**
 * Makes empty lists of surroundings.
 *
 * @param length - Number of points.
 * @returns Lists of zeros.
 * @source T-ROUTE-10
 *
 * @example For two points
 * ```ts
 * import { makeSurroundings } from '@evkit/engine/geo'
 *
 * [...makeSurroundings(2).near] // => [0, 0]
 * ```
 * @category constructors
 */
export const makeSurroundings = (length: number): Surroundings => ({
  near: new Uint8Array(length),
  aboves: new Int32Array(length),
  besides: new Int32Array(length),
  belows: new Int32Array(length),
})

interface Window {
  at: number
  readonly end: number
}

interface Windows {
  readonly above: Window
  readonly beside: Window
  readonly below: Window
}

const openWindow = (rows: Rows, row: number): Window => ({
  at: startOf(rows, row),
  end: startOf(rows, row + 1),
})

/**
 * Finds what lies around every point, in one walk along the rows.
 *
 * @param rows - The rows, at least as high as a point reaches.
 * @param reach - How far a point reaches, itself included.
 * @param into - Lists to write to, as long as there are points or longer; new ones unless given.
 * @returns Where its surroundings start, and whether anything is within reach at all.
 * @law A point is near exactly when another one is within reach.
 * @source T-ROUTE-10
 *
 * @example Two of three are near each other
 * ```ts
 * import { surveyRows, toRows } from '@evkit/engine/geo'
 *
 * const points = { xs: Float64Array.of(0, 1, 9), ys: Float64Array.of(0, 0, 0), ids: Int32Array.of(0, 1, 2) }
 * const rows = toRows(points, { low: 0, height: 2, count: 1 })
 * [...surveyRows(rows, 2).near] // => [1, 1, 0]
 * ```
 * @category look-ups
 */
export const surveyRows = (
  rows: Rows,
  reach: number,
  into: Surroundings = makeSurroundings(rows.xs.length),
): Surroundings => {
  const { xs, ys, count } = rows
  const { near, aboves, besides, belows } = into
  near.fill(0, 0, xs.length)
  const square = reach * reach

  const isWithin = (at: number, other: number): boolean => {
    const across = (xs[other] ?? 0) - (xs[at] ?? 0)
    const down = (ys[other] ?? 0) - (ys[at] ?? 0)
    return across * across + down * down <= square
  }
  const findRight = (at: number, from: number, end: number): boolean => {
    const limit = (xs[at] ?? 0) + reach
    for (let other = from; other < end && (xs[other] ?? 0) <= limit; other += 1) {
      if (isWithin(at, other)) {
        near[other] = 1
        return true
      }
    }
    return false
  }
  const findLeft = (at: number, from: number): boolean => {
    for (let other = at - 1; other >= from; other -= 1) if (isWithin(at, other)) return true
    return false
  }
  const advance = (window: Window, limit: number): number => {
    while (window.at < window.end && (xs[window.at] ?? 0) < limit) window.at += 1
    return window.at
  }

  const isNear = (at: number, { above, beside, below }: Windows): boolean =>
    findRight(at, at + 1, beside.end) ||
    findLeft(at, beside.at) ||
    findRight(at, above.at, above.end) ||
    findRight(at, below.at, below.end)
  const survey = (at: number, windows: Windows): void => {
    const limit = (xs[at] ?? 0) - reach
    aboves[at] = advance(windows.above, limit)
    besides[at] = advance(windows.beside, limit)
    belows[at] = advance(windows.below, limit)
    if (near[at] === 0 && isNear(at, windows)) near[at] = 1
  }

  for (let row = 0; row < count; row += 1) {
    const beside = openWindow(rows, row)
    if (beside.at === beside.end) continue
    const windows = { above: openWindow(rows, row - 1), beside, below: openWindow(rows, row + 1) }
    for (let at = beside.at; at < beside.end; at += 1) survey(at, windows)
  }
  return into
}
