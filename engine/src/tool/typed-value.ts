import { convertDistance, resolveLimits, toNumber, type StepperGrid } from '../shared/index.js'
import type { DistanceUnit } from '../site/index.js'

/** A slider's scale, and the unit a visitor reads and types its values in. */
export interface ShownScale {
  /** [unit of content] */
  readonly grid: StepperGrid
  /** For a distance a year: the unit content has, and the one the visitor wants to see. */
  readonly distance?: { readonly content: DistanceUnit; readonly shown: DistanceUnit }
}

const DEFAULT_DECIMALS = 2
const MOST_DECIMALS = 6

const isConverted = ({ distance }: ShownScale): boolean =>
  distance !== undefined && distance.content !== distance.shown

/** Tells how many decimals a slider's values are shown with. */
export const shownDecimals = ({ grid }: ShownScale): number =>
  Math.min(Math.max(Math.trunc(toNumber(grid.decimals, DEFAULT_DECIMALS)), 0), MOST_DECIMALS)

/** Turns a slider's value into the unit it is shown in. */
export const toShownValue = (value: number, scale: ShownScale): number =>
  scale.distance === undefined || !isConverted(scale)
    ? value
    : convertDistance(value, scale.distance.content, scale.distance.shown)

/** Turns what a visitor typed into the unit of content. */
export const readTypedValue = (value: number, scale: ShownScale): number => {
  if (scale.distance === undefined || !isConverted(scale)) return value
  const { low, high } = resolveLimits(scale.grid)
  const decimals = shownDecimals(scale)
  const shown = (end: number): number => Number(toShownValue(end, scale).toFixed(decimals))
  if (value >= shown(high)) return high
  if (value <= shown(low)) return low
  return convertDistance(value, scale.distance.shown, scale.distance.content)
}
