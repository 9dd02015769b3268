/**
 * Forms in pages of others: the choice they begin with, their overlay, the wait for a cookie; and every constant of the forms.
 *
 * @module
 */
export { type ChoosingView, toChoosingView } from './choosing.view.js'
export { cookieWaitMachine } from './cookie-wait.machine.js'
export type { CookieWaitInput } from './cookie-wait.js'
export {
  CHOSEN_PURPOSES,
  type EmbeddedForm,
  findEmbedFault,
  joinConfigurations,
  resolveEmbeddedForm,
} from './embedded-form.js'
export { type EmbeddedFormEvent, embeddedFormMachine } from './embedded-form.machine.js'
export { exitIntentMachine } from './exit-intent.machine.js'
export type { MouseOut } from './exit-intent.js'
export { FORM_CONSTANTS } from './form-constants.js'
export { matchesHash, writeWithoutHash } from './hash-overlay.js'
export { followOverlay, type Overlay, type OverlayEvent } from './overlay.js'
export { LAZY_MARGIN, type ScrollPlan } from './scroll-delay.js'
