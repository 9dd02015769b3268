// Services that name the kind of road beside their turns: each turn is cut where the kind changes.
import type { Line } from '@evkit/engine/geo'
import { measureLine } from '@evkit/engine/internal/geo'
import type { RoadKind } from '@evkit/engine/internal/route'
import type { Piece } from './to-route.js'

/** What a service says of a turn: the first and the last of its points, its length [m] and time [min]. */
export interface Turn {
  readonly from: number
  readonly to: number
  readonly metres: number
  readonly minutes: number
  readonly road: string
}

/** Tells the kind of road from a point of the line to the next. */
export type FindKind = (point: number) => RoadKind

const STRIDE = 2

const cut = (line: Line, from: number, to: number): Line =>
  line.slice(from * STRIDE, (to + 1) * STRIDE)

const lengthOf = (line: Line): number => measureLine(line).at(-1) ?? 0

/** Cuts a turn where the kind of road changes; its length and its time are shared out as the line is drawn. */
export const cutByKind = (
  line: Line,
  { from, to, metres, minutes, road }: Turn,
  findKind: FindKind,
): readonly Piece[] => {
  const ends = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at + 1).filter(
    (point) => point === to || findKind(point) !== findKind(point - 1),
  )
  const drawn = lengthOf(cut(line, from, to))
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? from
    const piece = cut(line, start, end)
    const share = drawn === 0 ? 1 / ends.length : lengthOf(piece) / drawn
    return {
      line: piece,
      metres: metres * share,
      minutes: minutes * share,
      road,
      kind: findKind(start),
    }
  })
}
