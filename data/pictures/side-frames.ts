import { BODIES } from './draw-car.js'
import type { Body } from './form.js'

/** Where a car stands in its picture from the side [px of 1600 by 800]: its nose, its tail, and the ground below its wheels. */
export interface SideFrame {
  readonly nose: number
  readonly tail: number
  readonly ground: number
}

// Measured in the pictures, of the bodies that are rendered; a test measures them again.
const FRAMES: Partial<Readonly<Record<Body, SideFrame>>> = {
  'small-suv': { nose: 136, tail: 1464, ground: 655 },
  'small-suv-cross': { nose: 136, tail: 1464, ground: 655 },
  'compact-suv': { nose: 118, tail: 1480, ground: 649 },
  'coupe-suv': { nose: 118, tail: 1480, ground: 649 },
  'large-suv': { nose: 79, tail: 1519, ground: 631 },
  fastback: { nose: 84, tail: 1516, ground: 632 },
}

/** Finds where a car stands in its picture from the side; none for a body that is not rendered. */
export const findSideFrame = (body: string): SideFrame | undefined =>
  BODIES.flatMap((one) => (one === body ? FRAMES[one] : undefined) ?? []).at(0)
