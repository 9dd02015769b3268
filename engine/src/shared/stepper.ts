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

const DECIMALS_MAX = 20
const NUMERIC = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i

/**
 * Reads a number from content: numbers and numeric text count, everything else is refused.
 *
 * | given                    | answer        |
 * | ------------------------ | ------------- |
 * | a finite number          | the number    |
 * | text like `12`, ` 0.5 `  | its number    |
 * | empty text, null, list   | the fallback  |
 *
 * @param value - Anything.
 * @param fallback - What to answer when the value is no finite number.
 * @returns A finite number, or the fallback as given.
 * @source D-T-23
 *
 * @example Numeric text counts, empty text does not
 * ```ts
 * import { toNumber } from '@evkit/engine/shared'
 *
 * toNumber('12.5', 0) // => 12.5
 * toNumber('', 7) // => 7
 * ```
 * @category conversions
 */
export const toNumber = (value: unknown, fallback: number): number => {
  const read =
    typeof value === 'string' ? (NUMERIC.test(value) ? Number(value) : Number.NaN) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback
}

/**
 * Resolves the ends of a slider from what content gives.
 *
 * A missing minimum is 0, a missing maximum 100, swapped ends are put right; a missing threshold means the end itself,
 * so a slider from 0 to 50,000 does not collapse to 100.
 *
 * @param bounds - Ends and thresholds, in the slider's unit; any of them may be missing or not numeric.
 * @returns Finite ends with `min <= max`; `low` may exceed `high` when the thresholds contradict one another.
 * @source T-CONST-38, D-T-23
 *
 * @example Ends that are not numbers
 * ```ts
 * import { resolveLimits } from '@evkit/engine/shared'
 *
 * resolveLimits({ min: 'x', max: null }) // => { min: 0, max: 100, low: 0, high: 100 }
 * ```
 * @category resolution
 */
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

/**
 * Clamps a slider value into its effective ends.
 *
 * @param value - Anything; what is no number becomes the effective low end.
 * @param bounds - Ends and thresholds, see {@link resolveLimits}.
 * @returns A finite number between the effective ends; the high end when the thresholds contradict one another.
 *
 * @formula min(max(value, low), high)
 * @law Clamping twice changes nothing more.
 * @source T-CONST-38, D-T-23
 *
 * @example The worked values of the row
 * ```ts
 * import { clampValue } from '@evkit/engine/shared'
 *
 * clampValue(150, { min: 'a', max: 'b' }) // => 100
 * clampValue(95, { max: 80, high: 90 }) // => 80
 * ```
 * @category formulas
 */
export const clampValue = (value: unknown, bounds: StepperBounds): number => {
  const { low, high } = resolveLimits(bounds)
  return Math.min(Math.max(toNumber(value, low), low), high)
}

/**
 * Puts a slider value on its grid: anchored at the minimum, half steps upwards, the end always reachable.
 *
 * @param value - Anything; what is no number becomes the effective low end.
 * @param grid - Ends, step and decimals, in the slider's unit.
 * @returns A finite number inside the ends, on the grid or exactly an end.
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
 * ```
 * @category formulas
 */
export const snapValue = (value: unknown, grid: StepperGrid): number => {
  const { min } = resolveLimits(grid)
  const step = toNumber(grid.step, 0)
  const clamped = clampValue(value, grid)
  const snapped = step > 0 ? min + halfUp((clamped - min) / step) * step : clamped
  const inside = clampValue(snapped, grid)
  if (grid.decimals === undefined) return inside
  const decimals = Math.min(Math.max(Math.trunc(grid.decimals), 0), DECIMALS_MAX)
  return clampValue(Number(inside.toFixed(decimals)), grid)
}
