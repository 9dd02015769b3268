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

/** Puts a slider value on its grid in the direction it moves: upwards to the next step, downwards to the one before. */
export const snapTowards = (previous: number, value: unknown, grid: StepperGrid): number => {
  const movement = clampValue(value, grid) - clampValue(previous, grid)
  return placeOnGrid(value, grid, (position) => roundTowards(position, movement))
}

/** Moves a slider value by whole steps; from between two steps the first one is the next step in that direction. */
export const moveSteps = (value: number, steps: number, grid: StepperGrid): number => {
  const { min, max } = resolveLimits(grid)
  const given = toNumber(grid.step, 0)
  const step = given > 0 ? given : (max - min) / GRIDLESS_STEPS
  const from = clampValue(value, grid)
  const position = step > 0 ? (from - min) / step : 0
  const start = steps < 0 ? Math.ceil(position - NOISE) : Math.floor(position + NOISE)
  return snapValue(min + (start + toNumber(steps, 0)) * step, grid)
}
