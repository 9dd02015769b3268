import type { HeightPoint } from './route.types.js'

// The shore of the Dead Sea, and the top of the Mont Blanc.
const LOWEST = -450
const HIGHEST = 4810

/** What a height is told to be where another number stands. @source E-T-138 */
export const HEIGHT_WORDS = `a height in m from ${LOWEST} to ${HIGHEST}`

/** Tells whether a height [m] can be that of a road. @source E-T-138 */
export const isHeight = (metres: number): boolean => metres >= LOWEST && metres <= HIGHEST

/** A place on the road whose height is known. */
export interface RoadHeight {
  /** [km] On the road. */
  readonly km: number
  /** [m] Above sea level. */
  readonly height: number
}

const METRES = 1000

/** Sorts the known heights of a road along it; what lies beyond its end or is no height is left out. */
export const listHeights = (
  heights: readonly HeightPoint[],
  length: number,
): readonly RoadHeight[] =>
  heights
    .filter(({ at, height }) => at >= 0 && at <= length && isHeight(height))
    .map(({ at, height }) => ({ km: at / METRES, height }))
    .sort((a, b) => a.km - b.km)
