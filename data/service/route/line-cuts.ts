// Where along a line what is known of its places changes: the country they lie in, or their time zone.
import type { Line } from '@evkit/engine/geo'
import { measureLine } from '@evkit/engine/internal/geo'

/** Names what a place [°] lies in; empty where it lies in none. */
export type NameAt = (latitude: number, longitude: number) => string

/** A line, and how it is looked at. */
export interface Walk {
  readonly line: Line
  readonly nameAt: NameAt
  /** [m] Within less than this the line is taken to stay in one area. */
  readonly stride: number
}

/** From here on a line lies in one area. */
export interface LineCut {
  /** Point of the line. */
  readonly at: number
  /** [m] Along the line. */
  readonly along: number
  /** Empty where nothing is known of the whole line. */
  readonly name: string
}

/** The cuts of a line, and how long it is [m]. */
export interface CutLine {
  readonly cuts: readonly LineCut[]
  readonly length: number
}

interface Point {
  readonly at: number
  readonly name: string
}

const nameOf = ({ line, nameAt }: Walk, at: number): string =>
  nameAt(line[at * 2] ?? 0, line[at * 2 + 1] ?? 0)

const findBorder = (walk: Walk, from: number, { at, name }: Point): Point => {
  let [before, after] = [from, at]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (nameOf(walk, middle) === name) after = middle
    else before = middle
  }
  return { at: after, name }
}

// The points that are looked up.
const listStrides = (along: Float64Array, stride: number): readonly number[] => {
  const points = [0]
  for (let at = 1; at < along.length; at += 1) {
    const passed = (along[at] ?? 0) - (along[points.at(-1) ?? 0] ?? 0)
    if (passed >= stride || at === along.length - 1) points.push(at)
  }
  return points
}

/** Cuts a line into areas. Outlines are coarse: a place in none is in the area before it, or in the one that comes. */
export const cutLine = (walk: Walk): CutLine => {
  const along = measureLine(walk.line)
  const found: Point[] = []
  let before = 0
  for (const at of listStrides(along, walk.stride)) {
    const name = nameOf(walk, at)
    if (name !== '' && name !== found.at(-1)?.name)
      found.push(found.length === 0 ? { at: 0, name } : findBorder(walk, before, { at, name }))
    before = at
  }
  const cuts = found.length === 0 ? [{ at: 0, name: '' }] : found
  return {
    cuts: cuts.map((cut) => ({ ...cut, along: along[cut.at] ?? 0 })),
    length: along.at(-1) ?? 0,
  }
}
