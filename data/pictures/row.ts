import { at, clamp, mix, range, type Vec2 } from './vector.js'

const toward = (a: Vec2, b: Vec2, far: number): Vec2 => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const t = length === 0 ? 0 : Math.min(0.5, far / length)
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)]
}

const bow = (a: Vec2, b: Vec2, c: Vec2, count: number): Vec2[] =>
  range(count + 1).map((index) => {
    const t = index / count
    const u = 1 - t
    return [
      u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
      u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
    ]
  })

const straight = (a: Vec2, b: Vec2, count: number): Vec2[] =>
  range(count - 1).map((index) => [
    mix(a[0], b[0], (index + 1) / count),
    mix(a[1], b[1], (index + 1) / count),
  ])

/** A corner of a drawn shape: across, up, and how round it is, all in the drawing's own units. */
export type Corner = readonly [number, number, number?]

/** A closed shape with rounded corners, as a dense row of points. */
export const shape = (corners: readonly Corner[]): Vec2[] => {
  const bows = corners.map((corner, index) => {
    const here: Vec2 = [corner[0], corner[1]]
    const before = at(corners, (index + corners.length - 1) % corners.length)
    const after = at(corners, (index + 1) % corners.length)
    const round = corner[2] ?? 0
    if (round === 0) return [here]
    return bow(toward(here, [before[0], before[1]], round), here, toward(here, [after[0], after[1]], round), 6)
  })
  return bows.flatMap((row, index) => {
    const next = at(bows, (index + 1) % bows.length)
    return [...row, ...straight(at(row, row.length - 1), at(next, 0), 7)]
  })
}

/** An open line through corners rounded the same way, as a dense row of points. */
export const line = (corners: readonly Corner[]): Vec2[] => {
  const rows = corners.map((corner, index) => {
    const here: Vec2 = [corner[0], corner[1]]
    const round = corner[2] ?? 0
    if (round === 0 || index === 0 || index === corners.length - 1) return [here]
    const [before, after] = [at(corners, index - 1), at(corners, index + 1)]
    return bow(toward(here, [before[0], before[1]], round), here, toward(here, [after[0], after[1]], round), 6)
  })
  return rows.flatMap((row, index) => {
    const next = rows[index + 1]
    return next === undefined ? row : [...row, ...straight(at(row, row.length - 1), at(next, 0), 8)]
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
