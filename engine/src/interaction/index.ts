/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export { liveMapMachine } from './live-map.machine.js'
export {
  listOptions,
  moveActive,
  NO_OPTIONS,
  toListView,
  type ListKey,
  type ListView,
  type LookUp,
} from './look-up.js'
export { LOOK_UP_STATES } from './look-up.machine.js'
export { pressSlider, type SliderKey, type SliderPress } from './slider-press.js'
export { ANNOUNCEMENT_TIME, SETTLE_DELAY, SUGGEST_PAUSE } from './timing.js'
export { tooltipMachine } from './tooltip.machine.js'
