/**
 * Forms in pages of others: the form a host embeds and the choice a quote form begins with, the overlay, the introduction
 * before a visitor leaves, and the wait for the cookie of the analytics.
 *
 * @module
 */
export {
  CALL_EXPERIMENT,
  toChoosingView,
  type ChoiceButton,
  type ChoosingInput,
  type ChoosingView,
} from './choosing.view.js'
export {
  CHOSEN_PURPOSES,
  findEmbedFault,
  findFormType,
  joinConfigurations,
  resolveEmbeddedForm,
  type EmbeddedForm,
  type EmbedWish,
} from './embedded-form.js'
export { matchesHash, writeWithoutHash, type PageAddress } from './hash-overlay.js'
export {
  FIRST_SCROLL_DELAY,
  LAZY_MARGIN,
  planScroll,
  SCROLL_DELAY,
  type ScrollPlan,
  type ScrollWish,
} from './scroll-delay.js'
export { overlayMachine, type OverlayEvent } from './overlay.machine.js'
export {
  EXIT_INTENT_THROTTLE,
  isLookedAt,
  isTopExit,
  listTriggered,
  noteLook,
  PERSONALISATION_DELAY,
  startExitIntent,
  wasTriggered,
  type ExitIntent,
  type ExitIntentInput,
  type MouseOut,
} from './exit-intent.js'
export { exitIntentMachine, type ExitIntentEvent } from './exit-intent.machine.js'
export {
  canLook,
  COOKIE_LOOKS,
  COOKIE_PAUSE,
  countLook,
  startCookieWait,
  takeCookie,
  type CookieWait,
  type CookieWaitInput,
} from './cookie-wait.js'
export { cookieWaitMachine, type CookieWaitEvent } from './cookie-wait.machine.js'
