import { convertDistance, resolveLimits, type StepperGrid } from '../shared/index.js'
import type { DistanceUnit } from '../site/index.js'

/** A slider's scale, and the unit a visitor reads and types its values in. */
export interface ShownScale {
  /** [unit of content] */
  readonly grid: StepperGrid
  /** For a distance a year: the unit content has, and the one the visitor wants to see. */
  readonly distance?: { readonly content: DistanceUnit; readonly shown: DistanceUnit }
}

const DEFAULT_DECIMALS = 2

const isConverted = ({ distance }: ShownScale): boolean =>
  distance !== undefined && distance.content !== distance.shown

/**
 * Tells how many decimals a slider's values are shown with.
 *
 * @param scale - The slider's scale.
 * @returns The decimals of content; 2 where it gives none.
 * @source T-COST-11
 *
 * @example Content decides
 * ```ts
 * import { shownDecimals } from '@evkit/engine/tool'
 *
 * shownDecimals({ grid: { decimals: 1 } }) // => 1
 * shownDecimals({ grid: {} }) // => 2
 * ```
 * @category look-ups
 */
export const shownDecimals = ({ grid }: ShownScale): number => grid.decimals ?? DEFAULT_DECIMALS

/**
 * Turns a slider's value into the unit it is shown in.
 *
 * @param value - [unit of content] Any value of the slider.
 * @param scale - The slider's scale.
 * @returns [unit shown] The value, not rounded.
 * @source E-T-40
 *
 * @example Miles of content, shown in kilometres
 * ```ts
 * import { toShownValue } from '@evkit/engine/tool'
 *
 * toShownValue(1000, { grid: {}, distance: { content: 'mi', shown: 'km' } }) // => 1609
 * ```
 * @category conversions
 */
export const toShownValue = (value: number, scale: ShownScale): number =>
  scale.distance === undefined || !isConverted(scale)
    ? value
    : convertDistance(value, scale.distance.content, scale.distance.shown)

/**
 * Turns what a visitor typed into the unit of content. Whoever types the end they read means the end, though its number
 * was rounded for them.
 *
 * @param value - [unit shown] What was typed.
 * @param scale - The slider's scale.
 * @returns [unit of content] The value, not yet on the grid.
 * @source E-T-07, E-T-40, D-T-22
 *
 * @example 40,200 km are shown as 24,984 miles
 * ```ts
 * import { readTypedValue } from '@evkit/engine/tool'
 *
 * const grid = { min: 1000, max: 40200, step: 500, decimals: 0 }
 * readTypedValue(24984, { grid, distance: { content: 'km', shown: 'mi' } }) // => 40200
 * readTypedValue(10000, { grid, distance: { content: 'km', shown: 'mi' } }) // => 16090
 * ```
 * @category conversions
 */
export const readTypedValue = (value: number, scale: ShownScale): number => {
  if (scale.distance === undefined || !isConverted(scale)) return value
  const { low, high } = resolveLimits(scale.grid)
  const decimals = shownDecimals(scale)
  const shown = (end: number): number => Number(toShownValue(end, scale).toFixed(decimals))
  if (value >= shown(high)) return high
  if (value <= shown(low)) return low
  return convertDistance(value, scale.distance.shown, scale.distance.content)
}
