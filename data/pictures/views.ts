import { viewCamera, type Camera } from './camera.js'
import type { Form } from './form.js'
import type { Vec2, Vec3 } from './vector.js'

/** Where the eye stands for a three-quarter view, and where the car's middle lands. */
export interface Stand {
  /** Angle between the car's nose and the eye, seen from above [°]. */
  readonly turn: number
  /** Height of the eye [m]. */
  readonly high: number
  /** Place of the car's middle, 0.7 m above the ground [px]. */
  readonly centre: Vec2
  /** Size of one metre there [px]. */
  readonly scale: number
}

/** Height above the ground of the point a three-quarter view aims at [m]. */
const AIM = 0.7

/** Distance of the eye from the car's middle [m]. */
const FAR = 12

/** Perspective camera in front of a car's left side. */
export const threeQuarter = (form: Form, { turn, high, centre, scale }: Stand): Camera => {
  const middle = form.length / 2
  const angle = (turn * Math.PI) / 180
  const eye: Vec3 = [middle - FAR * Math.cos(angle), FAR * Math.sin(angle), high]
  return viewCamera({ eye, aim: [middle, 0, AIM], centre, scale })
}

/** Height of the horizon in a three-quarter view, from the top [px]. */
export const horizonOf = ({ high, centre, scale }: Stand): number =>
  centre[1] - (high - AIM) * scale
