// Arithmetic of the studio: curves and surfaces join smoothly, lists are read safely.
import { clamp } from '../vector.js'

/** Number of a list by its place; 0 where there is none. */
export const read = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

/** The larger of two numbers with a rounded edge of radius `k` between them. */
export const smoothMax = (a: number, b: number, k: number): number => {
  const gap = Math.abs(a - b) / k
  return gap > 30 ? Math.max(a, b) : Math.max(a, b) + k * Math.log1p(Math.exp(-gap))
}

/** The smaller of two numbers with a rounded edge of radius `k` between them. */
export const smoothMin = (a: number, b: number, k: number): number => -smoothMax(-a, -b, k)

/** Step from 0 at `low` to 1 at `high` without a bend at either end. */
export const softStep = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * t * (t * (6 * t - 15) + 10)
}

/** A bell of width `w` about 0 with height 1; flat for negative numbers. */
export const bell = (value: number, w: number): number =>
  value <= 0 ? 1 : Math.exp(-((value / w) ** 2))
