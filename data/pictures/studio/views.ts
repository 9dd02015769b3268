// From where a car is seen, and in what light.
import type { MadeView } from '../made.js'
import type { Measures } from './skin.js'

/** Every view. */
export const STUDIO_VIEWS: readonly MadeView[] = ['three-quarter', 'side', 'rear', 'front']

interface Eye {
  /** Round the car from its nose [degrees]. */
  readonly turn: number
  readonly distance: number
  readonly height: number
  readonly lens: number
  readonly target: readonly [number, number, number]
}

const EYES: Readonly<Record<MadeView, Eye>> = {
  'three-quarter': { turn: 47, distance: 11, height: 1.2, lens: 76, target: [0.1, 0, 0.68] },
  side: { turn: 90, distance: 15, height: 1.05, lens: 98, target: [0, 0, 0.76] },
  rear: { turn: 136, distance: 11, height: 1.3, lens: 74, target: [-0.1, 0, 0.7] },
  front: { turn: 10, distance: 11, height: 1.15, lens: 84, target: [0.6, 0, 0.7] },
}

// Softboxes by the axis they hang on; where, as parts of their distance: from, to, and how soft their edge is.
const BOXES = [
  { axis: 2, sign: 1, strength: 2.9, first: [-1.9, 1.7, 0.2], second: [-0.7, 0.66, 0.07] },
  { axis: 1, sign: 1, strength: 1.5, first: [-1.7, 1.5, 0.3], second: [0.2, 0.5, 0.04] },
  { axis: 0, sign: 1, strength: 0.7, first: [-0.55, 0.75, 0.2], second: [0.22, 0.7, 0.12] },
  { axis: 0, sign: -1, strength: 0.8, first: [-0.8, 0.8, 0.2], second: [0.25, 0.7, 0.12] },
  { axis: 1, sign: -1, strength: 1.6, first: [-1.6, 1.6, 0.3], second: [0.2, 0.55, 0.1] },
]

/** What the renderer is told of a view. */
export interface Shot {
  readonly view: MadeView
  readonly pass: 'car' | 'shadow'
  readonly width: number
  readonly samples: number
}

/** A car of this length fills the picture [m]. */
const USUAL = 4.75
/** How far larger cars look larger: 0 all alike, 1 as they are. */
const TRUE_SIZE = 0.45

/** A shot as the renderer reads it. */
export const toOrder = ({ view, pass, width, samples }: Shot, measures: Measures) => {
  const eye = EYES[view]
  const length = measures.nose - measures.tail
  const scale = (length / USUAL) ** (1 - TRUE_SIZE)
  const middle = (measures.nose + measures.tail) / 2
  const [x, y, z] = eye.target
  return {
    pass,
    samples,
    width,
    height: width / 2,
    camera: { ...eye, distance: eye.distance * scale, target: [x + middle, y, z] },
    light: { base: 0.055, horizon: 0.16, ground: 0.45, boxes: BOXES },
  }
}
