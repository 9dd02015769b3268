/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export { announcerMachine } from '../interaction/announcer.machine.js'
export type { AutoAdvance, StandingReason } from '../interaction/auto-advance.js'
export { autoAdvanceMachine } from '../interaction/auto-advance.machine.js'
export {
  COUNT_UP_DURATION,
  countUp,
  resolveMotion,
  type CountMotion,
} from '../interaction/count-up.js'
export { liveMapMachine } from '../interaction/live-map.machine.js'
export { LIST_KEYS, toListView, type ListKey } from '../interaction/look-up.js'
export { chooseMotion, standsStill, type MovingBlock } from '../interaction/motion.js'
export { motionMachine } from '../interaction/motion.machine.js'
export {
  openOverlay,
  planHistory,
  readOverlays,
  writeOverlays,
  type HistoryStep,
  type OverlayAddress,
  type OverlayLayer,
  type OverlayStack,
} from '../interaction/overlay-stack.js'
export {
  closedOverlay,
  followOverlay,
  toggleOverlay,
  type SingleOverlay,
} from '../interaction/single-overlay.js'
export { OVERLAY_MARKER } from '../shared/overlay-marker.js'
export { fromScrollLeft, toScrollLeft } from '../interaction/scroll-left.js'
export {
  dragScrollThumb,
  findScrollStep,
  findScrollThumb,
  resolveScrollSides,
  type ScrollPlace,
  type ScrollSides,
} from '../interaction/scroll-share.js'
export { explainSwipe, type SwipeExplanation } from '../interaction/swipe-explained.js'
export { isSliderKey, type SliderPress } from '../interaction/slider-press.js'
export {
  isBarFixed,
  isPanelStuck,
  isSubMenuHidden,
  moveBar,
  type BarPlace,
  type PanelPlace,
} from '../interaction/sticky.js'
export { ANNOUNCEMENT_TIME, SETTLE_DELAY } from '../interaction/timing.js'
export { tooltipMachine } from '../interaction/tooltip.machine.js'
export { isSideways } from '../interaction/wheel.js'
export { embedMachine, type EmbedAnswer, type EmbedEvent } from '../interaction/embed.machine.js'
export { embedView, type EmbedSource, type EmbedWords } from '../interaction/embed.view.js'
export { isFrugal } from '../interaction/frugal.js'
export type { PlayerSetup } from '../interaction/player.js'
export {
  playerView,
  type ControlsMode,
  type PlayerView,
  type PlayerWords,
} from '../interaction/player-controls.js'
export {
  playerMachine,
  type PlayerEvent,
  type PlayQuestion,
} from '../interaction/player.machine.js'
