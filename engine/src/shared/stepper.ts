import type { Issue } from './decode.js'
import { halfUp } from './rounding.js'

const DEFAULT_MIN = 0
const DEFAULT_MAX = 100

/** What content says about the ends of a slider; anything may be missing or not a number. */
export interface StepperBounds {
  /** [unit of the slider] Lowest value of the scale; 0 when it is not numeric. */
  readonly min?: unknown
  /** [unit of the slider] Highest value of the scale; 100 when it is not numeric. */
  readonly max?: unknown
  /** [unit of the slider] Lowest value that may be chosen; `min` when it is not numeric. */
  readonly low?: unknown
  /** [unit of the slider] Highest value that may be chosen; `max` when it is not numeric. */
  readonly high?: unknown
}

/** The ends that count, all finite, `min <= max`. */
export interface StepperLimits {
  /** [unit of the slider] Lowest value of the scale. */
  readonly min: number
  /** [unit of the slider] Highest value of the scale. */
  readonly max: number
  /** [unit of the slider] Effective low end: the larger of `min` and the low threshold. */
  readonly low: number
  /** [unit of the slider] Effective high end: the smaller of `max` and the high threshold. */
  readonly high: number
}

/** The grid of a slider: where it ends, how wide a step is, how many decimals it shows. */
export interface StepperGrid extends StepperBounds {
  /** [unit of the slider] Width of a step; 0, negative or not numeric means no grid. */
  readonly step?: unknown
  /** Decimals kept, 0 to 20; missing means no rounding. */
  readonly decimals?: number
}

const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i

/** Reads a number from content: numbers and numeric text count, everything else is refused. */
export const toNumber = (value: unknown, fallback: number): number => {
  const read =
    typeof value === 'string' ? (NUMERIC.test(value) ? Number(value) : Number.NaN) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback
}

/** Resolves the ends of a slider from what content gives. */
export const resolveLimits = (bounds: StepperBounds): StepperLimits => {
  const a = toNumber(bounds.min, DEFAULT_MIN)
  const b = toNumber(bounds.max, DEFAULT_MAX)
  const min = Math.min(a, b)
  const max = Math.max(a, b)
  return {
    min,
    max,
    low: Math.max(min, toNumber(bounds.low, min)),
    high: Math.min(max, toNumber(bounds.high, max)),
  }
}

/** Clamps a slider value into its effective ends. */
export const clampValue = (value: unknown, bounds: StepperBounds): number => {
  const { low, high } = resolveLimits(bounds)
  return Math.min(Math.max(toNumber(value, low), low), high) + 0
}

const DECIMALS_MAX = 20

const keepDecimals = (value: number, decimals: number | undefined): number =>
  decimals === undefined
    ? value
    : Number(value.toFixed(Math.min(Math.max(Math.trunc(decimals), 0), DECIMALS_MAX)))

const NOISE = 1e-9

/** Puts a slider value on its grid, rounded as asked for. */
export const placeOnGrid = (
  value: unknown,
  grid: StepperGrid,
  round: (position: number) => number,
): number => {
  const { min, low, high } = resolveLimits(grid)
  const step = toNumber(grid.step, 0)
  const clamped = clampValue(value, grid)
  if (clamped >= high || clamped <= low) return clamped
  if (!(step > 0)) return clamped
  const placed = min + round((clamped - min) / step) * step
  const fixed = keepDecimals(placed, grid.decimals)
  const isSameStep = Math.abs(fixed - placed) < step * (0.5 - NOISE)
  return clampValue(isSameStep ? fixed : placed, grid)
}

/**
 * Clamps and snaps a slider value to its grid: anchored at the minimum, rounded half up, both ends always reachable.
 *
 * @param value - Any value; non-numbers become the effective minimum.
 * @param grid - Minimum, maximum, step and decimals, in the slider's unit.
 * @returns A finite number within the bounds, on the grid or exactly a bound.
 *
 * @formula clamp(min + halfUp((value - min) / step) * step)
 * @law A snapped value lies on the grid or on an end.
 * @source D-T-22, T-COST-06
 *
 * @example A grid that starts at 5
 * ```ts
 * import { snapValue } from '@evkit/engine/shared'
 *
 * snapValue(7, { min: 5, max: 50, step: 10 }) // => 5
 * snapValue(10, { min: 5, max: 50, step: 10 }) // => 15
 * snapValue(24, { min: 0, max: 24, step: 10 }) // => 24
 * ```
 * @category formulas
 */
export const snapValue = (value: unknown, grid: StepperGrid): number =>
  placeOnGrid(value, grid, halfUp)

const isWritten = (value: unknown, decimals: number): boolean => {
  const number = toNumber(value, 0)
  return Math.abs(Number(number.toFixed(decimals)) - number) < NOISE * Math.max(1, Math.abs(number))
}

const GRID_MEMBERS = ['min', 'max', 'step'] as const

/**
 * Lists what of a slider's grid its decimals cannot write: such a slider shows other numbers than it stands for.
 *
 * @source D-T-22, E-T-37
 */
export const listGridFaults = (grid: StepperGrid): readonly Issue[] => {
  const { decimals } = grid
  if (decimals === undefined) return []
  const kept = Math.min(Math.max(Math.trunc(decimals), 0), DECIMALS_MAX)
  return GRID_MEMBERS.filter((member) => !isWritten(grid[member], kept)).map((member) => ({
    path: member,
    expected: `a number with at most ${kept} decimals`,
    actual: String(grid[member]),
  }))
}
