import {
  cookieWaitMachine,
  type CookieWaitEvent,
} from '../../src/forms/embed/cookie-wait.machine.js'
import {
  exitIntentMachine,
  type ExitIntentEvent,
} from '../../src/forms/embed/exit-intent.machine.js'
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
