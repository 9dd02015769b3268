import * as O from '#fp-ts/Option'
import { toKeySteps, type SliderPress } from '../interaction/index.js'
import { clampValue, none, snapValue, some, type Option } from '../shared/index.js'

/**
 * The charge levels (state of charge) a charge range can start or end at [%].
 *
 * @source T-CHG-29, T-CONST-02
 * @category constants
 */
export const CHARGE_LEVELS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
/** [%] A charge level: 0 to 100, a multiple of 10. */
export type ChargeLevel = (typeof CHARGE_LEVELS)[number]

/** Start and end charge level (state of charge) of a charge; `from` is always below `to`. */
export interface ChargeRange {
  /** [%] Level at the start. */
  readonly from: ChargeLevel
  /** [%] Level at the end. */
  readonly to: ChargeLevel
}

/**
 * Width of one step of the charge slider, and of one arrow key press [%].
 *
 * @source T-CHG-29, T-CONST-03, T-CONST-04
 * @category constants
 */
export const CHARGE_STEP = 10

/** Width of one page key press [%]. @source D-T-06 @category constants */
export const CHARGE_PAGE_STEP = 20

/** The range used when none is given or the given one is not valid. @source T-CHG-32, T-CONST-01 @category constants */
export const DEFAULT_CHARGE_RANGE: ChargeRange = { from: 20, to: 80 }

/** The widest range. @source T-CONST-02 @category constants */
export const FULL_CHARGE_RANGE: ChargeRange = { from: 0, to: 100 }

const RANGE_TEXT = /^([0-9]{1,2}),([0-9]{1,3})$/

const isChargeLevel = (value: number): value is ChargeLevel =>
  (CHARGE_LEVELS as readonly number[]).includes(value)

/**
 * Validates two charge levels and returns them as a charge range.
 *
 * @param from - [%] Start.
 * @param to - [%] End.
 * @returns The range, or `none` unless both are multiples of 10 in 0 to 100 and the start is below the end.
 * @source T-CHG-30
 *
 * @example The end must be higher
 * ```ts
 * import { findChargeRange } from '@evkit/engine/charging'
 * import { option } from 'fp-ts'
 *
 * findChargeRange(80, 20) // => option.none
 * ```
 * @category constructors
 */
export const findChargeRange = (from: number, to: number): Option<ChargeRange> =>
  isChargeLevel(from) && isChargeLevel(to) && from < to ? some({ from, to }) : none

/** Reads a range from its text form. */
export const parseChargeRange = (text: string): Option<ChargeRange> => {
  const found = RANGE_TEXT.exec(text)
  return found === null ? none : findChargeRange(Number(found[1]), Number(found[2]))
}

/** Writes a range in its text form. */
export const writeChargeRange = (range: ChargeRange): string => `${range.from},${range.to}`

const LEVEL_GRID = { min: 0, max: 100, step: CHARGE_STEP }

/** Takes over a change of the two slider thumbs, or keeps the range as it was. */
export const setThumbs = (range: ChargeRange, thumbs: readonly [number, number]): ChargeRange => {
  const [a, b] = thumbs
  if (!Number.isFinite(a) || !Number.isFinite(b) || Math.round(a) === Math.round(b)) return range
  return O.getOrElse(() => range)(
    findChargeRange(snapValue(a, LEVEL_GRID), snapValue(b, LEVEL_GRID)),
  )
}

/** Which end of the range a thumb moves. */
export type Thumb = keyof ChargeRange

/** A key pressed on a thumb, and the reading direction of the page. */
export interface ThumbPress extends SliderPress {
  readonly thumb: Thumb
}

/** Moves one thumb to a level as far as the other thumb lets it. */
export const setThumb = (range: ChargeRange, thumb: Thumb, level: number): ChargeRange => {
  if (!Number.isFinite(level)) return range
  const bounds =
    thumb === 'from' ? { max: range.to - CHARGE_STEP } : { min: range.from + CHARGE_STEP }
  const value = clampValue(snapValue(level, LEVEL_GRID), bounds)
  return setThumbs(range, thumb === 'from' ? [value, range.to] : [range.from, value])
}

const PAGE_STEPS = CHARGE_PAGE_STEP / CHARGE_STEP

/** Moves one thumb by a key: arrows one step, page keys two, Home and End as far as the other thumb lets it. */
export const pressThumb = (range: ChargeRange, press: ThumbPress): ChargeRange => {
  const level = range[press.thumb] + toKeySteps(press, PAGE_STEPS) * CHARGE_STEP
  return setThumb(range, press.thumb, Math.min(Math.max(level, LEVEL_GRID.min), LEVEL_GRID.max))
}

/**
 * Tells which thumb a press on the track moves: the nearer one, in the middle the one for the side pressed.
 *
 * @source E-T-07
 */
export const nearestThumb = (range: ChargeRange, level: number): Thumb =>
  Math.abs(level - range.from) < Math.abs(level - range.to) ? 'from' : 'to'
