import {
  cookieWaitMachine,
  type CookieWaitEvent,
} from '../../src/forms/embed/cookie-wait.machine.js'
import {
  embeddedFormMachine,
  type EmbeddedFormEvent,
} from '../../src/forms/embed/embedded-form.machine.js'
import {
  exitIntentMachine,
  type ExitIntentEvent,
} from '../../src/forms/embed/exit-intent.machine.js'
import { none } from '../../src/shared/option.js'
import { actorDone, actorFailed, joinWalks, walkMachine, type Walk } from './walk.js'

const walkIntent = (isDesktop: boolean, triggered: readonly string[]): Walk<ExitIntentEvent> =>
  walkMachine(exitIntentMachine, {
    input: { id: 'kmu-1', isDesktop, triggered },
    events: [
      actorDone('triggers', true),
      actorDone('triggers', false),
      actorFailed('triggers'),
      { type: 'mouse.left', y: 300, hasLeft: true, at: 0 },
      { type: 'mouse.left', y: -1, hasLeft: true, at: 199 },
      { type: 'mouse.left', y: -1, hasLeft: true, at: 200 },
      { type: 'introduction.accept' },
      { type: 'introduction.close' },
    ],
    delays: ['personalisation'],
    distinguish: ({ value, context }) => [value, context.last],
  })

/** Walks exit intent: on a device with a mouse, on one without, and for a component that had its introduction. */
export const walkExitIntent = (): Walk<ExitIntentEvent> =>
  joinWalks([walkIntent(true, []), walkIntent(false, []), walkIntent(true, ['kmu-1'])])

/** Walks the wait for the cookie of the analytics. */
export const walkCookieWait = (): Walk<CookieWaitEvent> =>
  walkMachine(cookieWaitMachine, {
    input: { elapsed: 4000 },
    events: [{ type: 'cookie.found', value: 'GA1.2.3' }, { type: 'cookie.missed' }],
    delays: ['pause'],
    distinguish: ({ value, context }) => [value, context.looks],
  })

const drawn = (
  phase: Extract<EmbeddedFormEvent, { readonly type: 'form.drawn' }>['phase'],
  hasPickers = false,
): EmbeddedFormEvent => ({ type: 'form.drawn', phase, purpose: 'OFFER_REQUEST', hasPickers })

/** Walks an embedded form: what is drawn of it, its overlay, what is found, and what of it has to be loaded. */
export const walkEmbeddedForm = (): Walk<EmbeddedFormEvent> =>
  walkMachine(embeddedFormMachine, {
    input: { purpose: 'OFFER_REQUEST' },
    events: [
      drawn('choosing'),
      drawn('form'),
      drawn('form', true),
      drawn('failed'),
      drawn('thanks'),
      { type: 'overlay.shown' },
      { type: 'overlay.hidden' },
      { type: 'values.given', values: { firstName: 'Ada' } },
      { type: 'prefill.answered', values: { firstName: 'Ada' }, dial: none, address: none },
      { type: 'vehicle.answered', vehicle: none },
      { type: 'retailer.answered', retailer: none },
      { type: 'purpose.choose', purpose: 'CBV_CALLBACK', isStill: false },
      { type: 'choice.return' },
      actorDone('pickers', undefined),
      actorFailed('pickers'),
      actorDone('thanks', undefined),
      actorFailed('thanks'),
    ],
    delays: ['scrollDelay', 'partPause'],
    distinguish: ({ value, context }) => [value, context.isSeen],
  })
