/**
 * How things on a page move and open, whatever they are about.
 *
 * @module
 */
export { canAdvance, drawPauseControl, readInterval, type AdvanceMotion } from './auto-advance.js'
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
export {
  adoptHistory,
  planHistory,
  type HistoryStep,
  type OverlayAddress,
  type OverlayLayer,
  type OverlayStack,
  writeOverlays,
} from './overlay-stack.js'
export { MOVE_HISTORY, OVERLAY } from './overlay-states.js'
export { pressSlider, toKeySteps, type SliderPress } from './slider-press.js'

export { SETTLE_TIMEOUT } from './settle.js'
export { findItemsInView, slideOfItem, toSlidePosition, type SlideLayout } from './snap.js'
export {
  findPosition,
  findSwipeWay,
  layOutSlides,
  moveSwipe,
  putOnSlide,
  sendToSlide,
  standAt,
  UNMEASURED_SWIPE,
  type Swipe,
  type SwipeInput,
  type SwipeWay,
} from './swipe.js'
export { ANNOUNCEMENT_TIME, SETTLE_DELAY, SUGGEST_PAUSE } from './timing.js'
export { tooltipMachine } from './tooltip.machine.js'
export {
  endWheel,
  STILL_WHEEL,
  turnWheel,
  WHEEL_PAUSE,
  type Wheel,
  type WheelMove,
} from './wheel.js'
export { CONTROLS_MODES, type ControlsMode, type PlayerWords } from './player-controls.js'
export { nameEmbed, type EmbedSource, type EmbedWords } from './embed.view.js'
