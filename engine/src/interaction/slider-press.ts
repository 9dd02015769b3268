import { moveSteps, resolveLimits, snapValue, type StepperGrid } from '../shared/index.js'

/** The keys that move a slider. */
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

/**
 * Tells whether a key moves a slider.
 *
 * @param key - Name of the key as the browser gives it.
 * @returns Whether it is an arrow, a page key, Home or End.
 * @source D-T-06, T-COST-04, E-T-06
 *
 * @example An arrow, and a letter
 * ```ts
 * import { isSliderKey } from '@evkit/engine/interaction'
 *
 * isSliderKey('ArrowUp') // => true
 * isSliderKey('a') // => false
 * ```
 * @category predicates
 */
export const isSliderKey = (key: string): key is SliderKey =>
  (SLIDER_KEYS as readonly string[]).includes(key)

/** A key pressed on a slider, and the reading direction of the page. */
export interface SliderPress {
  readonly key: SliderKey
  readonly direction: 'ltr' | 'rtl'
}

/** How many steps a page key moves a slider [1]. @source E-T-06 @category constants */
const SLIDER_PAGE_STEPS = 10

/** Moves a slider by a key: arrows one step, page keys ten, Home and End to the ends. */
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
