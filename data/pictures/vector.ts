/** A point or direction on the picture plane: right, down [px]. */
export type Vec2 = readonly [number, number]

/** A point or direction in the car's space: rearward from the nose, towards its left side, up [m]. */
export type Vec3 = readonly [number, number, number]

/** Sum of two directions. */
const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** Difference of two points. */
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** A direction made longer by a factor. */
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k]

/** Scalar product. */
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Vector product. */
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The same direction with length one; a zero direction stays zero. */
export const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(a[0], a[1], a[2])
  return length === 0 ? a : scale(a, 1 / length)
}

/** Point between two points, `t` from 0 at the first to 1 at the second. */
export const between = (a: Vec3, b: Vec3, t: number): Vec3 => add(scale(a, 1 - t), scale(b, t))

/** Number between two numbers, `t` from 0 at the first to 1 at the second. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Number held between a lower and an upper limit. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** Soft step from 0 at `low` to 1 at `high`. */
export const step = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Item of a list by its place; throws where there is none. */
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** The whole numbers from 0 up to, without, `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
