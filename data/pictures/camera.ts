import { dot, sub, unit, type Vec2, type Vec3 } from './vector.js'

/** A way to look at the car. */
export interface Camera {
  /** Place on the picture of a point in space [px]. */
  readonly place: (point: Vec3) => Vec2
  /** Direction from a point in space towards the eye, length one. */
  readonly toEye: (point: Vec3) => Vec3
  /** How far a point lies ahead of the eye [m]; without end where there is no perspective. */
  readonly ahead: (point: Vec3) => number
  /** Does it look square at the side, with no depth? */
  readonly flat: boolean
  /** Size of one metre near the middle of the car [px]. */
  readonly scale: number
}

/** Where a side view puts the car: the nose's place from the left, the ground's place from the top, the scale [px, px, px per m]. */
export interface Side {
  readonly left: number
  readonly ground: number
  readonly scale: number
}

/** Camera that looks square at the car's left side with no perspective. */
export const sideCamera = ({ left, ground, scale }: Side): Camera => ({
  place: ([x, , z]) => [left + x * scale, ground - z * scale],
  toEye: () => [0, 1, 0],
  ahead: () => Infinity,
  flat: true,
  scale,
})

/** A perspective view: eye and aim in space [m], and where the aim lands and how large a metre is there [px]. */
export interface View {
  readonly eye: Vec3
  readonly aim: Vec3
  readonly centre: Vec2
  readonly scale: number
}

/** Camera with perspective that keeps uprights upright. */
export const viewCamera = ({ eye, aim, centre, scale }: View): Camera => {
  const forward = unit([aim[0] - eye[0], aim[1] - eye[1], 0])
  const right: Vec3 = [-forward[1] === 0 ? 0 : -forward[1], forward[0], 0]
  const turn: Vec3 = right[0] > 0 ? right : [-right[0], -right[1], 0]
  const reach = dot(sub(aim, eye), forward)
  const flat = (point: Vec3): Vec2 => {
    const offset = sub(point, eye)
    const k = (reach / dot(offset, forward)) * scale
    return [dot(offset, turn) * k, -offset[2] * k]
  }
  const origin = flat(aim)
  return {
    place: (point) => {
      const [x, y] = flat(point)
      return [centre[0] + x - origin[0], centre[1] + y - origin[1]]
    },
    toEye: (point) => unit(sub(eye, point)),
    ahead: (point) => dot(sub(point, eye), forward),
    flat: false,
    scale,
  }
}
