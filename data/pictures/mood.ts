import type { Vec3 } from './vector.js'

/** The light a car stands in. */
export interface Mood {
  /** Where the main light comes from, in the car's space. */
  readonly light: Vec3
  /** Colour mixed into every shade of the paint, and how much, 0 to 1. */
  readonly wash: readonly [string, number]
  /** Window colours from the top down. */
  readonly glass: readonly [string, string, string]
  /** Are the lamps lit? */
  readonly lamps: boolean
  /** Opacity of the shadow on the ground, 0 to 1. */
  readonly shadow: number
  /** Opacity of the pool of light on the ground that lifts a car off a dark page, 0 to 1. */
  readonly pool: number
}

/** Quiet studio light from the upper left. */
export const STUDIO: Mood = {
  light: [-0.5, 0.28, 0.82],
  wash: ['#ffffff', 0],
  glass: ['#4b5962', '#2c363d', '#171c20'],
  lamps: false,
  shadow: 0.42,
  pool: 0.16,
}
