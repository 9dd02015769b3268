// Water that outlines of the land do not show, and that is crossed at its bridges alone.
import type { Point } from './ring-index.js'
import { boxOf, isTouching, type Box, type Flat } from './shape.js'

/** Tells whether a straight line crosses narrow water beside its bridges. */
export type CrossesNarrows = (from: Point, to: Point) => boolean

/** A piece of narrow water without a bridge. */
interface Reach {
  readonly from: Point
  readonly to: Point
  readonly box: Box
}

const listReaches = (line: Flat): readonly Reach[] =>
  Array.from({ length: Math.max(0, line.length / 2 - 1) }, (_, at) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(at * 2, at * 2 + 4)
    return { from: [y0, x0], to: [y1, x1], box: boxOf([x0, y0, x1, y1]) }
  })

// On which side of a line through two points a third lies.
const sideOf = ([y0, x0]: Point, [y1, x1]: Point, [y, x]: Point): boolean =>
  (x1 - x0) * (y - y0) > (y1 - y0) * (x - x0)

/** Prepares lines along the middle of narrow waters for the lines of a box. */
export const createCrossesNarrows = (lines: readonly Flat[], box?: Box): CrossesNarrows => {
  const reaches = lines
    .flatMap(listReaches)
    .filter((reach) => box === undefined || isTouching(reach.box, box))
  return (from, to) => {
    const around = boxOf([from[1], from[0], to[1], to[0]])
    return reaches.some(
      (reach) =>
        isTouching(reach.box, around) &&
        sideOf(reach.from, reach.to, from) !== sideOf(reach.from, reach.to, to) &&
        sideOf(from, to, reach.from) !== sideOf(from, to, reach.to),
    )
  }
}
