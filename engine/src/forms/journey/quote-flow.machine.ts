import { assign, setup } from 'xstate'
import type { QuoteChoice } from '../forms.url.js'
import type { Dealer, Vehicle } from '../forms.types.js'
import type { FormPage } from '../purpose.js'
import {
  goToChange,
  goToPage,
  goWithRetailer,
  goWithVehicle,
  restartQuote,
  rewriteQuery,
  startQuoteFlow,
  writeQuoteAddress,
  type QuoteFlow,
  type QuoteFlowInput,
} from './quote-flow.js'
import { choosesRetailerOnForm } from './quote-step.url.js'

/** What can happen to the quote application. */
export type QuoteFlowEvent =
  | { readonly type: 'vehicle.choose'; readonly vehicle: Vehicle }
  | { readonly type: 'retailer.choose'; readonly dealer: Dealer }
  /** The visitor wants to be called by inside sales. */
  | { readonly type: 'callback.choose'; readonly retailerId: string }
  | { readonly type: 'choice.change'; readonly choice: QuoteChoice }
  | { readonly type: 'form.handedOver' }
  | { readonly type: 'form.redirecting' }
  | { readonly type: 'flow.restart' }
  /** Something is chosen on the page itself, or no longer. */
  | { readonly type: 'query.rewrite'; readonly search: string }
  /** Back, Forward or a direct link. */
  | { readonly type: 'route.changed'; readonly page: FormPage; readonly search: string }

interface Known {
  readonly context: QuoteFlow
}

const SHOW_PAGE = {
  type: 'showPage',
  params: ({ context }: Known) => ({ address: writeQuoteAddress(context) }),
} as const

const TAKE_ALONG = ['takeAlong', SHOW_PAGE] as const

const DROP = {
  type: 'dropChoice',
  params: ({ event }: { readonly event: QuoteFlowEvent }) => ({
    choices: event.type === 'choice.change' ? [event.choice] : [],
  }),
} as const

const KEEP_VEHICLE = {
  type: 'keepVehicle',
  params: ({ event }: { readonly event: { readonly vehicle: Vehicle } }) => event.vehicle,
} as const

const CHANGES = {
  'choice.change': [
    {
      guard: 'isModel',
      target: '#quoteFlow.modelSelector',
      actions: [DROP, ...TAKE_ALONG],
    },
    { target: '#quoteFlow.retailerSelector', actions: [DROP, ...TAKE_ALONG] },
  ],
} as const

/**
 * The quote application: a vehicle, a retailer where one is chosen on a page of its own, the form, and the thanks for it.
 *
 * @remarks
 * Ports: `showPage` writes the address of a page the flow itself has moved to, `rewritePage` another query of the same
 * page; `keepVehicle` and `keepDealer` keep a choice for the visit, `dropChoice` forgets it.
 *
 * @law Every page can be opened directly, and none leads back by itself.
 * @law What was chosen stands in the address.
 * @source F-ROUTE-13, F-ROUTE-25, F-ROUTE-30, F-ROUTE-31, F-ROUTE-35, F-ROUTE-44, F-ROUTE-45, F-VEH-12, F-VEH-14, F-RET-27, F-RET-44
 *
 * @example A model is chosen in the new flow
 * ```ts
 * import { quoteFlowMachine } from '@evkit/engine/forms/journey'
 * import { tinyVehicle } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const input = { market: 'uk', page: 'modelSelector' as const, search: '', flags: ['useNewQuoteFlow' as const], needsRetailer: true }
 * const flow = createActor(quoteFlowMachine, { input }).start()
 * flow.send({ type: 'vehicle.choose', vehicle: tinyVehicle })
 * flow.getSnapshot().value // => 'form'
 * ```
 * @category machines
 */
export const quoteFlowMachine = setup({
  types: {} as { context: QuoteFlow; events: QuoteFlowEvent; input: QuoteFlowInput },
  guards: {
    isOn: ({ context }, { page }: { readonly page: FormPage }) => context.page === page,
    goesTo: ({ event }, { page }: { readonly page: FormPage }) =>
      event.type === 'route.changed' && event.page === page,
    choosesRetailerOnForm: ({ context }) => choosesRetailerOnForm(context),
    isModel: ({ event }) => event.type === 'choice.change' && event.choice === 'model',
  },
  actions: {
    takeAlong: assign(({ context, event }) => {
      switch (event.type) {
        case 'vehicle.choose':
          return goWithVehicle(context, event.vehicle)
        case 'retailer.choose':
          return goWithRetailer(context, event.dealer.dealerId)
        case 'callback.choose':
          return goWithRetailer(context, event.retailerId)
        case 'choice.change':
          return goToChange(context, event.choice)
        case 'flow.restart':
          return restartQuote(context)
        case 'form.handedOver':
          return goToPage(context, { page: 'finished', search: context.search })
        case 'route.changed':
          return goToPage(context, { page: event.page, search: event.search })
        case 'query.rewrite':
          return rewriteQuery(context, event.search)
        default:
          return context
      }
    }),
    showPage: (_, _params: { readonly address: string }) => undefined,
    rewritePage: (_, _params: { readonly address: string }) => undefined,
    keepVehicle: (_, _params: Vehicle) => undefined,
    keepDealer: (_, _params: Dealer) => undefined,
    dropChoice: (_, _params: { readonly choices: readonly QuoteChoice[] }) => undefined,
  },
}).createMachine({
  id: 'quoteFlow',
  context: ({ input }) => startQuoteFlow(input),
  initial: 'deciding',
  on: {
    'query.rewrite': {
      actions: [
        'takeAlong',
        {
          type: 'rewritePage',
          params: ({ context }) => ({ address: writeQuoteAddress(context) }),
        },
      ],
    },
    'route.changed': [
      {
        guard: { type: 'goesTo', params: { page: 'retailerSelector' } },
        target: '.retailerSelector',
        actions: 'takeAlong',
      },
      {
        guard: { type: 'goesTo', params: { page: 'form' } },
        target: '.form',
        actions: 'takeAlong',
      },
      {
        guard: { type: 'goesTo', params: { page: 'finished' } },
        target: '.finished',
        actions: 'takeAlong',
      },
      { target: '.modelSelector', actions: 'takeAlong' },
    ],
  },
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'isOn', params: { page: 'retailerSelector' } },
          target: 'retailerSelector',
        },
        { guard: { type: 'isOn', params: { page: 'form' } }, target: 'form' },
        { guard: { type: 'isOn', params: { page: 'finished' } }, target: 'finished' },
        { target: 'modelSelector' },
      ],
    },
    modelSelector: {
      on: {
        'vehicle.choose': [
          {
            guard: 'choosesRetailerOnForm',
            target: 'form',
            actions: [KEEP_VEHICLE, ...TAKE_ALONG],
          },
          { target: 'retailerSelector', actions: [KEEP_VEHICLE, ...TAKE_ALONG] },
        ],
      },
    },
    retailerSelector: {
      on: {
        ...CHANGES,
        'retailer.choose': {
          target: 'form',
          actions: [{ type: 'keepDealer', params: ({ event }) => event.dealer }, ...TAKE_ALONG],
        },
        'callback.choose': {
          target: 'form',
          actions: [{ type: 'dropChoice', params: { choices: ['retailer'] } }, ...TAKE_ALONG],
        },
      },
    },
    form: {
      on: {
        ...CHANGES,
        'form.handedOver': { target: 'finished', actions: TAKE_ALONG },
        'form.redirecting': 'left',
      },
    },
    finished: {
      on: {
        'flow.restart': {
          target: 'modelSelector',
          actions: [
            { type: 'dropChoice', params: { choices: ['model', 'retailer'] } },
            ...TAKE_ALONG,
          ],
        },
      },
    },
    left: { type: 'final' },
  },
})
