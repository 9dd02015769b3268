import { clampValue, none, snapValue, some, type Option } from '../shared/index.js'

/**
 * The charge levels [%] a range can start or end with.
 *
 * @source T-CHG-29, T-CONST-02
 * @category constants
 */
export const CHARGE_LEVELS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const
/** [%] A charge level: 0 to 100, a multiple of 10. */
export type ChargeLevel = (typeof CHARGE_LEVELS)[number]

/** From which to which charge level the car is charged; `from` is always below `to`. */
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

/**
 * Width of one page key press [%].
 *
 * @source D-T-06
 * @category constants
 */
export const CHARGE_PAGE_STEP = 20

/**
 * The range used when none is given or the given one is not valid.
 *
 * @source T-CHG-32, T-CONST-01
 * @category constants
 */
export const DEFAULT_CHARGE_RANGE: ChargeRange = { from: 20, to: 80 }

/**
 * The widest range.
 *
 * @source T-CONST-02
 * @category constants
 */
export const FULL_CHARGE_RANGE: ChargeRange = { from: 0, to: 100 }

const RANGE_TEXT = /^([0-9]{1,2}),([0-9]{1,3})$/

const isChargeLevel = (value: number): value is ChargeLevel =>
  (CHARGE_LEVELS as readonly number[]).includes(value)

/**
 * Finds the range between two levels.
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

/**
 * Reads a range from its text form.
 *
 * | text                                    | answer                |
 * | --------------------------------------- | --------------------- |
 * | `20,80`, `0,100`, `00,10`, `20,080`     | the range             |
 * | `80,20`, `25,80`, `20, 80`, `-10,80` …  | none, no half is kept |
 *
 * @param text - 1 or 2 digits, a comma, 1 to 3 digits; the whole text must match.
 * @returns The range, or `none`.
 * @law Arbitrary text is a range or none, never an exception.
 * @source T-CHG-30, T-CHG-31, D-T-05
 *
 * @example Leading zeros are read
 * ```ts
 * import { parseChargeRange } from '@evkit/engine/charging'
 * import { option } from 'fp-ts'
 *
 * parseChargeRange('00,10') // => option.some({ from: 0, to: 10 })
 * ```
 * @category constructors
 */
export const parseChargeRange = (text: string): Option<ChargeRange> => {
  const found = RANGE_TEXT.exec(text)
  return found === null ? none : findChargeRange(Number(found[1]), Number(found[2]))
}

/**
 * Writes a range in its text form.
 *
 * @param range - A range.
 * @returns Start and end joined by a comma.
 * @law Reading a written range gives the range back.
 * @source T-CHG-08
 *
 * @example The default
 * ```ts
 * import { DEFAULT_CHARGE_RANGE, writeChargeRange } from '@evkit/engine/charging'
 *
 * writeChargeRange(DEFAULT_CHARGE_RANGE) // => '20,80'
 * ```
 * @category conversions
 */
export const writeChargeRange = (range: ChargeRange): string => `${range.from},${range.to}`

const LEVEL_GRID = { min: 0, max: 100, step: CHARGE_STEP }

/**
 * Takes over a change of the two slider thumbs, or keeps the range as it was.
 *
 * The thumbs count only if they differ as whole numbers and are at least one step apart after snapping to 10; thumbs
 * never push one another.
 *
 * @param range - The range so far.
 * @param thumbs - [%] Where the two thumbs are; any numbers.
 * @returns The new range, or the one so far.
 * @law A change of thumbs always leaves a valid range.
 * @source T-CHG-33, D-T-06
 *
 * @example Too close is no change
 * ```ts
 * import { setThumbs } from '@evkit/engine/charging'
 *
 * setThumbs({ from: 20, to: 80 }, [45, 50]) // => { from: 20, to: 80 }
 * setThumbs({ from: 20, to: 80 }, [34, 47]) // => { from: 30, to: 50 }
 * ```
 * @category state
 */
export const setThumbs = (range: ChargeRange, thumbs: readonly [number, number]): ChargeRange => {
  const [a, b] = thumbs
  if (!Number.isFinite(a) || !Number.isFinite(b) || Math.round(a) === Math.round(b)) return range
  const found = findChargeRange(snapValue(a, LEVEL_GRID), snapValue(b, LEVEL_GRID))
  return found._tag === 'Some' ? found.value : range
}

/** Which end of the range a thumb moves. */
export type Thumb = keyof ChargeRange

/**
 * The keys that move a thumb.
 *
 * @source D-T-06, E-T-06
 * @category constants
 */
export const THUMB_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
] as const
/** A key that moves a thumb. */
export type ThumbKey = (typeof THUMB_KEYS)[number]

/** A key pressed on a thumb, and the reading direction of the page. */
export interface ThumbPress {
  readonly thumb: Thumb
  readonly key: ThumbKey
  readonly direction: 'ltr' | 'rtl'
}

const FAR = 100

const movementOf = ({ key, direction }: ThumbPress): number => {
  const forwards = direction === 'rtl' ? -CHARGE_STEP : CHARGE_STEP
  switch (key) {
    case 'ArrowRight':
      return forwards
    case 'ArrowLeft':
      return -forwards
    case 'ArrowUp':
      return CHARGE_STEP
    case 'ArrowDown':
      return -CHARGE_STEP
    case 'PageUp':
      return CHARGE_PAGE_STEP
    case 'PageDown':
      return -CHARGE_PAGE_STEP
    case 'Home':
      return -FAR
    case 'End':
      return FAR
  }
}

/**
 * Moves one thumb to a level as far as the other thumb lets it.
 *
 * @param range - The range so far.
 * @param thumb - Which end moves.
 * @param level - [%] Where it should go; snapped to 10.
 * @returns The range with that end moved, stopped one step before the other end; the range so far when the level is no
 * number.
 * @source D-T-06, E-T-07
 *
 * @example A click beyond the other thumb
 * ```ts
 * import { setThumb } from '@evkit/engine/charging'
 *
 * setThumb({ from: 20, to: 80 }, 'from', 95) // => { from: 70, to: 80 }
 * ```
 * @category state
 */
export const setThumb = (range: ChargeRange, thumb: Thumb, level: number): ChargeRange => {
  if (!Number.isFinite(level)) return range
  const bounds =
    thumb === 'from' ? { max: range.to - CHARGE_STEP } : { min: range.from + CHARGE_STEP }
  const value = clampValue(snapValue(level, LEVEL_GRID), bounds)
  return setThumbs(range, thumb === 'from' ? [value, range.to] : [range.from, value])
}

/**
 * Moves one thumb by a key: arrows one step, page keys two, Home and End as far as the other thumb lets it.
 *
 * @param range - The range so far.
 * @param press - Thumb, key and reading direction; in right-to-left pages left and right change places.
 * @returns The new range; the same when the thumb is already at its stop.
 * @law No key moves a thumb onto or past the other.
 * @source T-CHG-29, D-T-06, E-T-16
 *
 * @example A thumb stops one step before the other
 * ```ts
 * import { pressThumb } from '@evkit/engine/charging'
 *
 * pressThumb({ from: 70, to: 80 }, { thumb: 'from', key: 'ArrowRight', direction: 'ltr' }) // => { from: 70, to: 80 }
 * ```
 * @category state
 */
export const pressThumb = (range: ChargeRange, press: ThumbPress): ChargeRange =>
  setThumb(range, press.thumb, range[press.thumb] + movementOf(press))

/**
 * Tells which thumb a press on the track moves: the nearer one, in the middle the one for the side pressed.
 *
 * @param range - The range so far.
 * @param level - [%] Where the track was pressed.
 * @returns `from` or `to`.
 * @source E-T-07
 *
 * @example Nearer to the end
 * ```ts
 * import { nearestThumb } from '@evkit/engine/charging'
 *
 * nearestThumb({ from: 20, to: 80 }, 60) // => 'to'
 * ```
 * @category resolution
 */
export const nearestThumb = (range: ChargeRange, level: number): Thumb =>
  Math.abs(level - range.from) < Math.abs(level - range.to) ? 'from' : 'to'
