/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export { announcerMachine } from '../interaction/announcer.machine.js'
export {
  COUNT_UP_DURATION,
  countUp,
  resolveMotion,
  type CountMotion,
} from '../interaction/count-up.js'
export { liveMapMachine } from '../interaction/live-map.machine.js'
export { LIST_KEYS, toListView, type ListKey } from '../interaction/look-up.js'
export { isSliderKey, type SliderPress } from '../interaction/slider-press.js'
export {
  isBarFixed,
  isPanelStuck,
  isSubMenuHidden,
  moveBar,
  type BarPlace,
  type PanelPlace,
} from '../interaction/sticky.js'
export { SETTLE_DELAY } from '../interaction/timing.js'
export { tooltipMachine } from '../interaction/tooltip.machine.js'
