import { at, clamp, mix, range, type Vec2 } from './vector.js'

const toward = (a: Vec2, b: Vec2, far: number): Vec2 => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const t = length === 0 ? 0 : Math.min(0.5, far / length)
  return partway(a, b, t)
}

const partway = (a: Vec2, b: Vec2, t: number): Vec2 => [mix(a[0], b[0], t), mix(a[1], b[1], t)]

/** A bend from the first point to the last that leans on the middle one. */
const bow = (a: Vec2, b: Vec2, c: Vec2): Vec2[] =>
  range(7).map((index) => {
    const t = index / 6
    const [p, q] = [partway(a, b, t), partway(b, c, t)]
    return partway(p, q, t)
  })

const straight = (a: Vec2, b: Vec2): Vec2[] => {
  const count = clamp(Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.08), 7, 40)
  return range(count - 1).map((index) => partway(a, b, (index + 1) / count))
}

/** A corner of a drawn shape: across, up, and how round it is, all in the drawing's own units. */
export type Corner = readonly [number, number, number?]

const flat = ([x, y]: Corner): Vec2 => [x, y]

/** A closed shape with rounded corners, as a dense row of points. */
export const shape = (corners: readonly Corner[]): Vec2[] => {
  const count = corners.length
  const bows = corners.map((corner, index) => {
    const [here, round] = [flat(corner), corner[2] ?? 0]
    if (round === 0) return [here]
    const before = flat(at(corners, (index + count - 1) % count))
    const after = flat(at(corners, (index + 1) % count))
    return bow(toward(here, before, round), here, toward(here, after, round))
  })
  return bows.flatMap((row, index) => {
    const next = at(bows, (index + 1) % count)
    return [...row, ...straight(at(row, row.length - 1), at(next, 0))]
  })
}

/** A smooth open line through a few points, as a dense row of points. */
export const flow = (points: readonly Vec2[]): Vec2[] => {
  const last = points.length - 1
  const near = (index: number): Vec2 => at(points, clamp(index, 0, last))
  return range(last).flatMap((index) => {
    const [a, b, c, d] = [near(index - 1), near(index), near(index + 1), near(index + 2)]
    const part = (t: number, i: 0 | 1): number =>
      0.5 *
      (2 * b[i] +
        (c[i] - a[i]) * t +
        (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
        (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
    const steps = index === last - 1 ? 9 : 8
    return range(steps).map((step): Vec2 => [part(step / 8, 0), part(step / 8, 1)])
  })
}
