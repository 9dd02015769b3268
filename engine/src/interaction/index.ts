/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export {
  announcerMachine,
  type AnnouncerContext,
  type AnnouncerEvent,
} from './announcer.machine.js'
export {
  COUNT_UP_DURATION,
  countUp,
  resolveMotion,
  type CountMotion,
  type CountUp,
} from './count-up.js'
export { LIST_KEYS, moveInList, type ListKey, type ListPlace } from './list-keys.js'
export { liveMapMachine, type LiveMapEvent } from './live-map.machine.js'
export { settlingStates, SLIDER_REGION, type Choosing } from './settling.js'
export {
  pressSlider,
  SLIDER_KEYS,
  SLIDER_PAGE_STEPS,
  type SliderKey,
  type SliderPress,
} from './slider-press.js'
export {
  isBarFixed,
  isPanelStuck,
  isSubMenuHidden,
  moveBar,
  PANEL_RELEASE,
  PANEL_STICKS_UNDER,
  STICKY_LEAST_HEIGHT,
  STICKY_THRESHOLD,
  type BarPlace,
  type PanelPlace,
} from './sticky.js'
export { ANNOUNCEMENT_TIME, MAP_PATIENCE, SETTLE_DELAY, TOOLTIP_THROTTLE } from './timing.js'
export { tooltipMachine, type TooltipContext, type TooltipEvent } from './tooltip.machine.js'
