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
 * @source D-T-06, T-COST-04, E-T-06
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

/** Tells how many steps a key moves a slider: arrows one, page keys as many as given, Home and End endlessly far. */
export const toKeySteps = ({ key, direction }: SliderPress, page: number): number => {
  const forwards = direction === 'rtl' ? -1 : 1
  return {
    ArrowRight: forwards,
    ArrowLeft: -forwards,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: page,
    PageDown: -page,
    Home: -Infinity,
    End: Infinity,
  }[key]
}

/** Moves a slider by a key: arrows one step, page keys ten, Home and End to the ends. */
export const pressSlider = (value: number, press: SliderPress, grid: StepperGrid): number => {
  const steps = toKeySteps(press, SLIDER_PAGE_STEPS)
  if (Number.isFinite(steps)) return moveSteps(value, steps, grid)
  const { low, high } = resolveLimits(grid)
  return snapValue(steps < 0 ? low : high, grid)
}
