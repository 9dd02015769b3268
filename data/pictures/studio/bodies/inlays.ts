// The inlays that all bodies have, where only place and size are the body's own.
import type { Inlay } from '../record.js'

type Span = Inlay['up']

/** The plate at the rear, between two heights. */
export const plate = (low: number, high: number): Inlay => ({
  use: 'plate',
  across: [0, 0.28],
  up: [low, high],
  rise: 0,
  taper: 0,
  round: 0.03,
  depth: 0.02,
})

/** The upright slot at a front corner. */
export const slot = (across: Span, up: Span): Inlay => ({
  use: 'slot',
  across,
  up,
  rise: 0,
  taper: 0,
  round: 0.02,
  depth: 0.05,
})

/** The dark recess low in the rear, as wide to each side. */
export const rearIntake = (half: number, up: Span): Inlay => ({
  use: 'intake',
  across: [0, half],
  up,
  rise: 0,
  taper: 0,
  round: 0.02,
  depth: 0.03,
})
