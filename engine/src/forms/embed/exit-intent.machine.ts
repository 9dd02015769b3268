import { assign, fromPromise, setup } from 'xstate'
import { outputOf, pending } from '../../shared/index.js'
import {
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

/** What can happen to exit intent. */
export type ExitIntentEvent =
  | ({ readonly type: 'mouse.left' } & MouseOut)
  | { readonly type: 'introduction.accept' }
  | { readonly type: 'introduction.close' }

/**
 * State machine of exit intent: shows an introduction once when the mouse leaves the page, on desktop devices, where
 * the site enables it.
 *
 * @remarks
 * Ports: the actor `askTriggers` resolves to whether the site's personalisation allows triggers; the actions
 * `saveTriggered` stores the ids, `openOverlay` opens the form the introduction links to.
 *
 * @law Nothing shows before the site was asked, and nothing at all when it does not want it.
 * @law The id is kept exactly when the introduction shows.
 * @source F-EMB-20, F-EMB-21, F-EMB-22, F-EMB-23, F-EMB-24, F-EMB-25, F-EMB-27, D-F-44
 *
 * @example A touch screen
 * ```ts
 * import { exitIntentMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * const input = { id: 'kmu-1', isDesktop: false, triggered: [] }
 * createActor(exitIntentMachine, { input }).start().getSnapshot().value // => 'off'
 * ```
 * @category machines
 */
export const exitIntentMachine = setup({
  types: {} as { context: ExitIntent; events: ExitIntentEvent; input: ExitIntentInput },
  actors: { askTriggers: fromPromise<boolean>(pending) },
  delays: { personalisation: PERSONALISATION_DELAY },
  guards: {
    isTouched: ({ context }) => !context.isDesktop,
    wasTriggered: ({ context }) => wasTriggered(context),
    areTriggersOn: (_, areOn: boolean) => areOn,
    isExit: ({ context, event }) =>
      event.type === 'mouse.left' && isLookedAt(context, event) && isTopExit(event),
    isLookedAt: ({ context, event }) => event.type === 'mouse.left' && isLookedAt(context, event),
  },
  actions: {
    noteLook: assign(({ context, event }) =>
      event.type === 'mouse.left' ? noteLook(context, event) : {},
    ),
    saveTriggered: (_, _params: { readonly ids: readonly string[] }) => undefined,
    openOverlay: () => undefined,
  },
}).createMachine({
  id: 'exitIntent',
  context: ({ input }) => startExitIntent(input),
  initial: 'checkingDevice',
  states: {
    checkingDevice: {
      always: [
        { guard: 'isTouched', target: 'off' },
        { guard: 'wasTriggered', target: 'off' },
        { target: 'waiting' },
      ],
    },
    waiting: { after: { personalisation: 'asking' } },
    asking: {
      invoke: {
        id: 'triggers',
        src: 'askTriggers',
        onDone: [
          { guard: { type: 'areTriggersOn', params: outputOf }, target: 'armed' },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    armed: {
      on: {
        'mouse.left': [
          { guard: 'isExit', target: 'showing' },
          { guard: 'isLookedAt', actions: 'noteLook' },
        ],
      },
    },
    showing: {
      entry: {
        type: 'saveTriggered',
        params: ({ context }) => ({ ids: listTriggered(context) }),
      },
      on: {
        'introduction.accept': { target: 'done', actions: 'openOverlay' },
        'introduction.close': 'done',
      },
    },
    off: { type: 'final' },
    done: { type: 'final' },
  },
})
