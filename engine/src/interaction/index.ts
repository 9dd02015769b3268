/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export { moveInList, type ListKey } from './list-keys.js'
export { liveMapMachine } from './live-map.machine.js'
export { pressSlider, type SliderKey, type SliderPress } from './slider-press.js'
export { ANNOUNCEMENT_TIME, SETTLE_DELAY } from './timing.js'
export { tooltipMachine } from './tooltip.machine.js'
