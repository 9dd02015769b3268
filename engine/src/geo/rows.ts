/** Points as lists of one length, in any order. */
export interface Places {
  /** Across. */
  readonly xs: Float64Array
  /** Up or down. */
  readonly ys: Float64Array
  /** Which point it is. */
  readonly ids: Int32Array
}

/** How a plane is cut into rows of one height. */
export interface RowCut {
  /** Where the first row starts. */
  readonly low: number
  /** Height of a row, above 0. */
  readonly height: number
  /** Number of rows, 1 or more; what lies below the first or above the last counts to them. */
  readonly count: number
}

/**
 * Points sorted into rows, and within a row by x: a static index without a tree. All points of a box lie in few rows, and
 * in each of them side by side.
 */
export interface Rows extends RowCut, Places {
  /** Where each row starts in the lists, and after the last where it ends. */
  readonly starts: Int32Array
}

/**
 * Finds the row of a y.
 *
 * @param cut - How the plane is cut.
 * @param y - Any number.
 * @returns Number of the row, from 0; a larger y never has a smaller row.
 * @source T-ROUTE-10, B-T-02
 *
 * @example Ten rows of one
 * ```ts
 * import { rowOf } from '@evkit/engine/geo'
 *
 * rowOf({ low: 0, height: 1, count: 10 }, 3.5) // => 3
 * rowOf({ low: 0, height: 1, count: 10 }, 99) // => 9
 * ```
 * @category look-ups
 */
export const rowOf = ({ low, height, count }: RowCut, y: number): number => {
  const row = Math.floor((y - low) / height)
  if (row < 0) return 0
  return row < count ? row : count - 1
}

/**
 * Finds the first place of a row whose x is not below a limit.
 *
 * @param xs - Numbers, rising between the two places.
 * @param from - First place.
 * @param span - Place after the last, and the limit.
 * @returns The place; that after the last if all are below.
 * @source T-ROUTE-10, B-T-02
 *
 * @example Among four
 * ```ts
 * import { firstNotBelow } from '@evkit/engine/geo'
 *
 * firstNotBelow(Float64Array.of(1, 3, 5, 7), 0, { to: 4, limit: 4 }) // => 2
 * ```
 * @category look-ups
 */
export const firstNotBelow = (
  xs: Float64Array,
  from: number,
  span: { readonly to: number; readonly limit: number },
): number => {
  const { limit } = span
  let low = from
  let high = span.to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((xs[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}

const makePlaces = (length: number): Places => ({
  xs: new Float64Array(length),
  ys: new Float64Array(length),
  ids: new Int32Array(length),
})

const SHORTEST_RUN = 16

// Sorts a few by insertion; those before `at` are in order already.
const insertRun = (
  { xs, ys, ids }: Places,
  from: number,
  span: { readonly at: number; readonly to: number },
): void => {
  for (let at = span.at; at < span.to; at += 1) {
    const x = xs[at] ?? 0
    const y = ys[at] ?? 0
    const id = ids[at] ?? 0
    let place = at
    while (place > from && (xs[place - 1] ?? 0) > x) {
      xs[place] = xs[place - 1] ?? 0
      ys[place] = ys[place - 1] ?? 0
      ids[place] = ids[place - 1] ?? 0
      place -= 1
    }
    xs[place] = x
    ys[place] = y
    ids[place] = id
  }
}

// Puts a row into runs that are in order each; answers where they end. What comes from other rows is in long runs.
const makeRuns = (places: Places, from: number, to: number): readonly number[] => {
  const { xs } = places
  const ends: number[] = []
  for (let start = from; start < to; start = ends.at(-1) ?? to) {
    let at = start + 1
    while (at < to && (xs[at - 1] ?? 0) <= (xs[at] ?? 0)) at += 1
    const end = Math.max(at, Math.min(to, start + SHORTEST_RUN))
    insertRun(places, start, { at, to: end })
    ends.push(end)
  }
  return ends
}

interface Runs {
  readonly from: number
  readonly middle: number
  readonly to: number
}

const layAside = ({ xs, ys, ids }: Places, aside: Places, { from, middle }: Runs): void => {
  for (let at = from; at < middle; at += 1) {
    aside.xs[at - from] = xs[at] ?? 0
    aside.ys[at - from] = ys[at] ?? 0
    aside.ids[at - from] = ids[at] ?? 0
  }
}

// Merges two neighbouring runs; the first is laid aside, so that both can be written over it.
const mergeRuns = (places: Places, aside: Places, runs: Runs): void => {
  layAside(places, aside, runs)
  const { xs, ys, ids } = places
  const { from, middle, to } = runs
  const length = middle - from
  let first = 0
  let second = middle
  for (let at = from; first < length; at += 1) {
    if (second < to && (xs[second] ?? 0) < (aside.xs[first] ?? 0)) {
      xs[at] = xs[second] ?? 0
      ys[at] = ys[second] ?? 0
      ids[at] = ids[second] ?? 0
      second += 1
    } else {
      xs[at] = aside.xs[first] ?? 0
      ys[at] = aside.ys[first] ?? 0
      ids[at] = aside.ids[first] ?? 0
      first += 1
    }
  }
}

// Merging takes no longer than n log n, however the points lie, and keeps the order of points with one x.
const sortRow = (places: Places, aside: Places, { from, to }: Omit<Runs, 'middle'>): void => {
  let ends = makeRuns(places, from, to)
  while (ends.length > 1) {
    const merged: number[] = []
    for (let run = 0; run < ends.length; run += 2) {
      const middle = ends[run] ?? to
      const end = ends[run + 1] ?? middle
      if (end > middle) mergeRuns(places, aside, { from: merged.at(-1) ?? from, middle, to: end })
      merged.push(end)
    }
    ends = merged
  }
}

const countRows = (ys: Float64Array, cut: RowCut): Int32Array => {
  const starts = new Int32Array(cut.count + 1)
  for (const y of ys) {
    const row = rowOf(cut, y)
    starts[row + 1] = (starts[row + 1] ?? 0) + 1
  }
  for (let row = 0; row < cut.count; row += 1) {
    starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0)
  }
  return starts
}

const longestOf = (starts: Int32Array): number => {
  let longest = 0
  for (let row = 1; row < starts.length; row += 1) {
    longest = Math.max(longest, (starts[row] ?? 0) - (starts[row - 1] ?? 0))
  }
  return longest
}

/**
 * Sorts points into rows.
 *
 * @param given - The points.
 * @param cut - How the plane is cut.
 * @returns The points in rows, each row from left to right; points of one x stay in the order they were given in.
 * @law Every point lies in its row, and rows rise from left to right.
 * @source T-ROUTE-10, B-T-02
 *
 * @example Three points in two rows
 * ```ts
 * import { toRows } from '@evkit/engine/geo'
 *
 * const points = { xs: Float64Array.of(5, 1, 3), ys: Float64Array.of(0, 1, 0), ids: Int32Array.of(0, 1, 2) }
 * const rows = toRows(points, { low: 0, height: 1, count: 2 })
 * [...rows.ids] // => [2, 0, 1]
 * ```
 * @category constructors
 */
export const toRows = (given: Places, cut: RowCut): Rows => {
  const { low, height, count } = cut
  const { length } = given.ids
  const starts = countRows(given.ys, cut)
  const next = starts.slice()
  const { xs, ys, ids } = makePlaces(length)
  for (let at = 0; at < length; at += 1) {
    const y = given.ys[at] ?? 0
    const row = rowOf(cut, y)
    const place = next[row] ?? 0
    next[row] = place + 1
    xs[place] = given.xs[at] ?? 0
    ys[place] = y
    ids[place] = given.ids[at] ?? 0
  }
  const rows = { low, height, count, starts, xs, ys, ids }
  const aside = makePlaces(longestOf(starts))
  for (let row = 0; row < count; row += 1) {
    const from = starts[row] ?? 0
    const to = starts[row + 1] ?? 0
    if (to - from > SHORTEST_RUN) sortRow(rows, aside, { from, to })
    else insertRun(rows, from, { at: from + 1, to })
  }
  return rows
}
