/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export {
  disclosureMachine,
  type DisclosureContext,
  type DisclosureEvent,
} from './disclosure.machine.js'
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
export {
  panelMachine,
  stickyBarsMachine,
  type PanelEvent,
  type StickyBarsContext,
  type StickyBarsEvent,
} from './sticky.machine.js'
export { SETTLE_DELAY, TOOLTIP_THROTTLE } from './timing.js'
export { tooltipMachine, type TooltipContext, type TooltipEvent } from './tooltip.machine.js'
