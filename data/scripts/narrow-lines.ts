// The lines along narrow waters that no small road may cross: the middle of each, open around its bridges.
import { measureDistance } from '@evkit/engine/geo'
import type { Flat } from '../basemap/index.js'
import type { NarrowRow } from '../sources/road-rows.js'

type NarrowPoint = Pick<NarrowRow, 'water' | 'lat' | 'lng' | 'bridge'>

/** [m] As near as this to a bridge a small road leads over it: positions are by hand. */
const BRIDGE_REACH = 1000

/** A piece between two points of a water, and which of them is a bridge. */
type Piece = readonly [from: NarrowPoint, to: NarrowPoint]

// A piece without what lies near a bridge at one of its ends; nothing where both are near.
const shorten = ([from, to]: Piece): Flat | undefined => {
  const length = measureDistance(from, to)
  const reach = length === 0 ? 1 : BRIDGE_REACH / length
  const start = from.bridge === '' ? 0 : reach
  const end = to.bridge === '' ? 1 : 1 - reach
  if (start >= end) return undefined
  const at = (share: number): Flat => [
    from.lng + (to.lng - from.lng) * share,
    from.lat + (to.lat - from.lat) * share,
  ]
  return [...at(start), ...at(end)]
}

/** Makes the lines along narrow waters from their points, piece by piece. */
export const makeNarrowLines = (points: readonly NarrowPoint[]): readonly Flat[] =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at]
    const line = from?.water === to.water ? shorten([from, to]) : undefined
    return line === undefined ? [] : [line]
  })
