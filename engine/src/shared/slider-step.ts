import { halfUp } from './rounding.js'
import {
  clampValue,
  placeOnGrid,
  resolveLimits,
  snapValue,
  toNumber,
  type StepperGrid,
} from './stepper.js'

const NOISE = 1e-9
const GRIDLESS_STEPS = 100

const roundTowards = (position: number, movement: number): number => {
  const nearest = Math.round(position)
  if (Math.abs(position - nearest) <= NOISE) return nearest
  if (movement > 0) return Math.ceil(position)
  return movement < 0 ? Math.floor(position) : halfUp(position)
}

/**
 * Puts a slider value on its grid in the direction it moves: upwards to the next step, downwards to the one before.
 *
 * | the value is                 | answer                          |
 * | ---------------------------- | ------------------------------- |
 * | on a step, to 1e-9 of a step | that step                       |
 * | above the previous one       | the next step                   |
 * | below the previous one       | the step before                 |
 * | the previous one             | the nearest step, half way up   |
 * | at or beyond an end          | that end                        |
 *
 * @param previous - [unit of the slider] Where the slider was.
 * @param value - [unit of the slider] Where it is moved to; what is no number becomes the effective low end.
 * @param grid - Ends, step and decimals.
 * @returns A finite number on the grid or exactly an end.
 *
 * @formula clamp(min + towards((value - min) / step) * step)
 * @law A value moved up never ends below where it was moved to, nor one moved down above it.
 * @source T-FUEL-08, D-T-36
 *
 * @example Whole steps in the direction of movement
 * ```ts
 * import { snapTowards } from '@evkit/engine/shared'
 *
 * snapTowards(10, 10.2, { min: 0, max: 50, step: 1 }) // => 11
 * snapTowards(11, 10.8, { min: 0, max: 50, step: 1 }) // => 10
 * snapTowards(1.6, 1.612, { min: 1, max: 2.5, step: 0.05, decimals: 2 }) // => 1.65
 * ```
 * @category formulas
 */
export const snapTowards = (previous: number, value: unknown, grid: StepperGrid): number => {
  const movement = clampValue(value, grid) - clampValue(previous, grid)
  return placeOnGrid(value, grid, (position) => roundTowards(position, movement))
}

/**
 * Moves a slider value by whole steps; from between two steps the first one is the next step in that direction.
 *
 * @param value - [unit of the slider] Where the slider is.
 * @param steps - How many steps, negative for downwards; without a grid a step is a hundredth of the scale.
 * @param grid - Ends, step and decimals.
 * @returns A finite number on the grid or exactly an end.
 *
 * @formula clamp(min + (floor((value - min) / step) + steps) * step), downwards with ceil
 * @law A slider moved by steps stays inside its ends.
 * @source T-COST-04, T-COST-05, D-T-22, E-T-06
 *
 * @example From an end that is not on the grid
 * ```ts
 * import { moveSteps } from '@evkit/engine/shared'
 *
 * moveSteps(25, -1, { min: 0, max: 25, step: 10 }) // => 20
 * moveSteps(0.28, 1, { min: 0.1, max: 0.9, step: 0.01, decimals: 2 }) // => 0.29
 * ```
 * @category formulas
 */
export const moveSteps = (value: number, steps: number, grid: StepperGrid): number => {
  const { min, max } = resolveLimits(grid)
  const given = toNumber(grid.step, 0)
  const step = given > 0 ? given : (max - min) / GRIDLESS_STEPS
  const from = clampValue(value, grid)
  const position = step > 0 ? (from - min) / step : 0
  const start = steps < 0 ? Math.ceil(position - NOISE) : Math.floor(position + NOISE)
  return snapValue(min + (start + toNumber(steps, 0)) * step, grid)
}
