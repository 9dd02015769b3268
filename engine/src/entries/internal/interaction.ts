/**
 * What this repository's own packages take of `@evkit/engine/interaction` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { announcerMachine } from '../../interaction/announcer.machine.js'
export type { StandingReason } from '../../interaction/auto-advance.js'
export { COUNT_UP_DURATION, resolveMotion } from '../../interaction/count-up.js'
export type { EmbedSource } from '../../interaction/embed.view.js'
export { isFrugal } from '../../interaction/frugal.js'
export { liveMapMachine } from '../../interaction/live-map.machine.js'
export { LIST_KEYS, toListView, type ListKey } from '../../interaction/look-up.js'
export { standsStill, type MovingBlock } from '../../interaction/motion.js'
export { motionMachine } from '../../interaction/motion.machine.js'
export type { ControlsMode, PlayerWords } from '../../interaction/player-controls.js'
export type { PlayQuestion } from '../../interaction/player.machine.js'
export { fromScrollLeft, toScrollLeft } from '../../interaction/scroll-left.js'
export {
  dragScrollThumb,
  findScrollStep,
  findScrollThumb,
  resolveScrollSides,
  type ScrollPlace,
  type ScrollSides,
} from '../../interaction/scroll-share.js'
export { isSliderKey, type SliderPress } from '../../interaction/slider-press.js'
export {
  isBarFixed,
  isPanelStuck,
  isSubMenuHidden,
  moveBar,
  type BarPlace,
  type PanelPlace,
} from '../../interaction/sticky.js'
export { ANNOUNCEMENT_TIME } from '../../interaction/timing.js'
export { tooltipMachine } from '../../interaction/tooltip.machine.js'
export { isSideways } from '../../interaction/wheel.js'
