const NOISE = 1e-9

/**
 * Rounds a quantity half up to a whole number.
 *
 * Floating-point noise up to a relative 1e-9 does not change the result; -0 is never returned.
 *
 * @param value - Any finite number.
 * @returns The nearest whole number; for x.5 the larger one.
 *
 * @formula floor(value + 0.5 + 1e-9)
 * @law Half-up rounding moves a value by at most one half.
 * @source D-T-01
 *
 * @example Minutes and hours round half up
 * ```ts
 * import { halfUp } from '@evkit/engine/shared'
 *
 * halfUp(6.5) // => 7
 * halfUp(-2.5) // => -2
 * ```
 * @category formulas
 */
export const halfUp = (value: number): number => Math.floor(value + 0.5 + NOISE) + 0

/** Rounds an amount of money to a whole number, half way away from zero. */
export const halfAwayFromZero = (value: number): number =>
  value < 0 ? 0 - halfUp(-value) : halfUp(value)

/** Rounds upwards to a whole number without adding a unit for binary noise. */
export const ceilUp = (value: number): number =>
  Math.ceil(value - NOISE * Math.max(1, Math.abs(value))) + 0
