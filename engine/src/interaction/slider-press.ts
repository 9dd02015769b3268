import { moveSteps, resolveLimits, snapValue, type StepperGrid } from '../shared/index.js'

/**
 * The keys that move a slider of one thumb.
 *
 * @source T-COST-04, E-T-06
 * @category constants
 */
export const SLIDER_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
] as const
/** A key that moves a slider. */
export type SliderKey = (typeof SLIDER_KEYS)[number]

/** A key pressed on a slider, and the reading direction of the page. */
export interface SliderPress {
  readonly key: SliderKey
  readonly direction: 'ltr' | 'rtl'
}

/**
 * How many steps a page key moves a slider [1].
 *
 * @source E-T-06
 * @category constants
 */
export const SLIDER_PAGE_STEPS = 10

/**
 * Moves a slider by a key: arrows one step, page keys ten, Home and End to the ends.
 *
 * @param value - [unit of the slider] Where the slider is.
 * @param press - Key and reading direction; in right-to-left pages left and right change places.
 * @param grid - Ends, step and decimals.
 * @returns The new value; the same when the slider is already at its end.
 * @law No key moves a slider out of its ends.
 * @source T-COST-04, T-COST-05, E-T-06, E-T-16
 *
 * @example The worked values of the row
 * ```ts
 * import { pressSlider } from '@evkit/engine/interaction'
 *
 * const grid = { min: 1000, max: 40000, step: 500 }
 * pressSlider(15000, { key: 'ArrowRight', direction: 'ltr' }, grid) // => 15500
 * pressSlider(15000, { key: 'End', direction: 'ltr' }, grid) // => 40000
 * ```
 * @category state
 */
export const pressSlider = (value: number, press: SliderPress, grid: StepperGrid): number => {
  const { low, high } = resolveLimits(grid)
  const forwards = press.direction === 'rtl' ? -1 : 1
  switch (press.key) {
    case 'ArrowRight':
      return moveSteps(value, forwards, grid)
    case 'ArrowLeft':
      return moveSteps(value, -forwards, grid)
    case 'ArrowUp':
      return moveSteps(value, 1, grid)
    case 'ArrowDown':
      return moveSteps(value, -1, grid)
    case 'PageUp':
      return moveSteps(value, SLIDER_PAGE_STEPS, grid)
    case 'PageDown':
      return moveSteps(value, -SLIDER_PAGE_STEPS, grid)
    case 'Home':
      return snapValue(low, grid)
    case 'End':
      return snapValue(high, grid)
  }
}
