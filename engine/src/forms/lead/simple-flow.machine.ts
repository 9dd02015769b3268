import { assign, setup } from 'xstate'
import { nextVisit, startFlow, type SimpleFlow, type SimpleFlowInput } from './simple-flow.js'

/** What can happen to a form application of two pages. */
export type SimpleFlowEvent =
  | { readonly type: 'form.handedOver' }
  | { readonly type: 'form.redirecting' }
  /** Back, Forward or a direct link. */
  | { readonly type: 'route.changed'; readonly page: 'form' | 'finished' }

const trackPage = (page: SimpleFlowInput['page']) =>
  ({
    type: 'trackPage',
    params: ({ context }: { readonly context: SimpleFlow }) => ({ app: context.app, page }),
  }) as const

/**
 * The form applications without pickers of their own: the form, and the page that thanks for it.
 *
 * @remarks
 * The port `showPage` writes the address of a page the flow itself has moved to, `trackPage` tells analytics of a page
 * that is entered.
 *
 * @law A form that is come back to is a new one.
 * @source F-ROUTE-12, F-THX-08, F-TRACK-03, E-F-46
 *
 * @example A lead was accepted
 * ```ts
 * import { simpleFlowMachine } from '@evkit/engine/forms'
 * import { createActor } from 'xstate'
 *
 * const flow = createActor(simpleFlowMachine, { input: { app: 'contact', page: 'form' } }).start()
 * flow.send({ type: 'form.handedOver' })
 * flow.getSnapshot().value // => 'finished'
 * ```
 * @category machines
 */
export const simpleFlowMachine = setup({
  types: {} as {
    context: SimpleFlow
    events: SimpleFlowEvent
    input: SimpleFlowInput
  },
  guards: {
    startsFinished: ({ context }) => context.page === 'finished',
    isForm: ({ event }) => event.type === 'route.changed' && event.page === 'form',
    isFinished: ({ event }) => event.type === 'route.changed' && event.page === 'finished',
  },
  actions: {
    startAnew: assign(({ context }) => nextVisit(context)),
    showPage: (_, _params: { readonly page: 'finished' }) => undefined,
    trackPage: (_, _params: Pick<SimpleFlowInput, 'app' | 'page'>) => undefined,
  },
}).createMachine({
  id: 'simpleFlow',
  context: ({ input }) => startFlow(input),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'startsFinished', target: 'finished' }, { target: 'form' }] },
    form: {
      entry: trackPage('form'),
      on: {
        'form.handedOver': {
          target: 'finished',
          actions: { type: 'showPage', params: { page: 'finished' } },
        },
        'form.redirecting': 'left',
        'route.changed': { guard: 'isFinished', target: 'finished' },
      },
    },
    finished: {
      entry: trackPage('finished'),
      on: { 'route.changed': { guard: 'isForm', target: 'form', actions: 'startAnew' } },
    },
    left: { type: 'final' },
  },
})
