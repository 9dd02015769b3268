// How heights of the road count in the planner: weights from what is published of each version, and what is assumed.
import type { RouteContent } from '@evkit/engine/route'
import type { CarFigureRow } from '../sources/car-figure-rows.js'

/** [kg] A driver and luggage: our choice. Not all sources of kerb weights say whether a driver is in them. */
const LOAD = 100

// [1] Assumed: electric drives turn nine tenths of what the battery gives into motion, and of what a hill gives back four
// fifths arrive, as drivers measure on long descents (evkx.net: 80 to 85 % each way; chargetrip.com: 60 to 80 % of a descent).
const EFFICIENCIES = { efficiencyUp: 0.9, efficiencyBack: 0.8 } as const

// [km, 1] Our choice: of a road of which a fifth lies farther than 15 km from any known height nothing is said of heights.
const COVERED = { covering: 15, share: 0.8 } as const

/** Says how heights count: for each version whose weight is published. */
export const makeClimb = (
  figures: readonly CarFigureRow[],
): NonNullable<RouteContent['climb']> => ({
  ...EFFICIENCIES,
  ...COVERED,
  masses: Object.fromEntries(
    figures.flatMap(({ model, motor, figure, value }) =>
      figure === 'kerbKg' && motor !== undefined ? [[`${model} ${motor}`, value + LOAD]] : [],
    ),
  ),
})
