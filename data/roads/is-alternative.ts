// Whether a road is another way worth offering beside a first one: one rule for our own roads and for those of services.
import { either as E, option as O } from 'fp-ts'
import { decodePolyline, LINE_STRIDE, type Line } from '@evkit/engine/geo'
import type { Route } from '@evkit/engine/route'
import { straight } from './network.js'

/** [1] How many times as long as the first road an alternative takes at most, waits counted. */
export const MOST_LONGER = 1.15

/** [1] Share of the first road's length that an alternative leads along at most. */
export const MOST_SHARED = 0.7

const valueOf = O.getOrElse(() => 0)

// [min] Unknown where a service does not say how long a road takes.
const timeOf = ({ legs, minutes }: Route): number =>
  O.isNone(minutes)
    ? NaN
    : legs
        .flatMap(({ steps }) => steps)
        .reduce((total, { wait }) => total + valueOf(wait), minutes.value)

const linesOf = ({ legs }: Route): readonly Line[] =>
  legs
    .flatMap(({ steps }) => steps)
    .flatMap(({ polyline }) => {
      const line = decodePolyline(polyline)
      return E.isRight(line) ? [line.right] : []
    })

// The straight pieces a road is drawn with, and how long each is [m]; a step may be cut where the other's is not.
const listPieces = (route: Route): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>()
  for (const line of linesOf(route)) {
    for (let at = LINE_STRIDE; at < line.length; at += LINE_STRIDE) {
      const [lat, lng, toLat, toLng] = line.slice(at - LINE_STRIDE, at + LINE_STRIDE)
      const from = [lat ?? 0, lng ?? 0] as const
      const to = [toLat ?? 0, toLng ?? 0] as const
      pieces.set([...from, ...to].join(), straight(from, to))
    }
  }
  return pieces
}

const sharedOf = (first: Route, other: Route): number => {
  const pieces = listPieces(first)
  const others = listPieces(other)
  let [all, shared] = [0, 0]
  for (const [piece, metres] of pieces) {
    all += metres
    if (others.has(piece)) shared += metres
  }
  return all === 0 ? 1 : shared / all
}

/** Tells whether a road takes little longer than a first one, and leads another way for a good part of it. */
export const isAlternative = (first: Route, other: Route): boolean =>
  timeOf(other) <= timeOf(first) * MOST_LONGER && sharedOf(first, other) <= MOST_SHARED
