// The line that is drawn for a way. Links are straight between junctions; the line bends through their ends. Lengths are
// never taken from it.
import type { Line } from '@evkit/engine/geo'
import { isCrossing, kindOf, straight, type Network } from './network.js'
import type { Stretch } from './search.js'
import { positionOn } from './snap.js'

/** A position: latitude and longitude [°]. */
export type Point = readonly [lat: number, lng: number]

/** [m] No two points of a bend are farther from each other, unless there would be too many. */
const SPACING = 4000
const MOST_POINTS = 16
const HALF_TURN = 180
const MINUTE_STEP = 1e-9

// The distance between two points as the bend counts it: the root of the length keeps it from loops (centripetal).
const knot = (one: Point, other: Point, shrink: number): number =>
  Math.max(Math.sqrt(Math.hypot(one[0] - other[0], (one[1] - other[1]) * shrink)), MINUTE_STEP)

const mix = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
]

/** The point as far behind a centre as another is before it. */
export const mirror = (centre: Point, other: Point): Point => [
  2 * centre[0] - other[0],
  2 * centre[1] - other[1],
]

/** Four points in turn; the bend leads from the second to the third. */
export type Four = readonly [Point, Point, Point, Point]

// Barry and Goldman's form of the Catmull-Rom spline.
const bendAt = ([p0, p1, p2, p3]: Four, share: number): Point => {
  const shrink = Math.cos((p1[0] * Math.PI) / HALF_TURN)
  const t1 = knot(p0, p1, shrink)
  const t2 = t1 + knot(p1, p2, shrink)
  const t3 = t2 + knot(p2, p3, shrink)
  const at = t1 + (t2 - t1) * share
  const a1 = mix(p0, p1, at / t1)
  const a2 = mix(p1, p2, (at - t1) / (t2 - t1))
  const a3 = mix(p2, p3, (at - t2) / (t3 - t2))
  return mix(mix(a1, a2, at / t2), mix(a2, a3, (at - t1) / (t3 - t1)), (at - t1) / (t2 - t1))
}

/** Draws the bend of four points: its points behind the second, to the third. */
export const bend = (four: Four): readonly Point[] => {
  const [, from, to] = four
  const parts = Math.min(MOST_POINTS, Math.max(1, Math.ceil(straight(from, to) / SPACING)))
  return Array.from({ length: parts }, (_, at) =>
    at === parts - 1 ? to : bendAt(four, (at + 1) / parts),
  )
}

const isSame = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1]

/**
 * Draws each stretch of a way: its points behind the first, which is the last of the stretch before. Crossings are
 * straight, and the roads on both sides of one end there.
 */
export const drawWay = (
  network: Network,
  way: readonly Stretch[],
): readonly (readonly Point[])[] => {
  const ends = way.map(
    ({ link, start, end }) =>
      [positionOn(network, link, start), positionOn(network, link, end)] as const,
  )
  const isStraight = way.map(({ link }) => isCrossing(kindOf(network, link)))
  return ends.map(([from, to], at) => {
    if (isStraight[at] === true) return [to]
    const before = isStraight[at - 1] === false ? ends[at - 1]?.[0] : undefined
    const after = isStraight[at + 1] === false ? ends[at + 1]?.[1] : undefined
    const p0 = before === undefined || isSame(before, from) ? mirror(from, to) : before
    const p3 = after === undefined || isSame(after, to) ? mirror(to, from) : after
    return bend([p0, from, to, p3])
  })
}

/** Writes points as a line. */
export const toFlatLine = (points: readonly Point[]): Line =>
  Float64Array.from(points.flatMap(([lat, lng]) => [lat, lng]))
