/**
 * Generic interaction: overlays (modal dialogs), video players, third-party embeds, auto-advance, swipes.
 *
 * @module
 */
export type { AutoAdvance } from '../interaction/auto-advance.js'
export { autoAdvanceMachine } from '../interaction/auto-advance.machine.js'
export { countUp, type CountMotion } from '../interaction/count-up.js'
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
export { explainSwipe, type SwipeExplanation } from '../interaction/swipe-explained.js'
export { SETTLE_DELAY } from '../interaction/timing.js'
export { embedMachine, type EmbedAnswer, type EmbedEvent } from '../interaction/embed.machine.js'
export { embedView, type EmbedWords } from '../interaction/embed.view.js'
export type { PlayerSetup } from '../interaction/player.js'
export { playerView, type PlayerView } from '../interaction/player-controls.js'
export { playerMachine, type PlayerEvent } from '../interaction/player.machine.js'
