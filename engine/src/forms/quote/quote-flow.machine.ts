import { assign, setup } from 'xstate'
import type { FormPage, QuoteChoice, Retailer, Vehicle } from '../lead/index.js'
import {
  choosesRetailerOnForm,
  goToPage,
  startQuoteFlow,
  type QuoteFlow,
  type QuoteFlowInput,
  type QuoteMove,
} from './quote-flow.js'

/** What can happen to the quote application. */
export type QuoteFlowEvent =
  | { readonly type: 'vehicle.choose'; readonly vehicle: Vehicle }
  | { readonly type: 'retailer.choose'; readonly retailer: Retailer }
  /** The visitor wants to be called by inside sales. */
  | { readonly type: 'callback.choose'; readonly retailerId: string }
  | { readonly type: 'choice.change'; readonly choice: QuoteChoice }
  | { readonly type: 'form.handedOver' }
  | { readonly type: 'form.redirecting' }
  | { readonly type: 'flow.restart' }
  /** Back, Forward or a direct link. */
  | { readonly type: 'route.changed'; readonly page: FormPage }

/** A page the application moves to by itself, and what its address says more or less for it. */
export interface QuotePageMove {
  readonly page: FormPage
  readonly move: QuoteMove
}

const BOTH: readonly QuoteChoice[] = ['model', 'retailer']

const moveOf = (event: QuoteFlowEvent): QuoteMove => {
  switch (event.type) {
    case 'vehicle.choose':
      return { kind: 'vehicle', vehicle: event.vehicle }
    case 'retailer.choose':
      return { kind: 'retailer', retailerId: event.retailer.dealerId }
    case 'callback.choose':
      return { kind: 'retailer', retailerId: event.retailerId }
    case 'choice.change':
      return { kind: 'drop', choices: [event.choice] }
    case 'flow.restart':
      return { kind: 'drop', choices: BOTH }
    default:
      return { kind: 'none' }
  }
}

/** Goes to a page, and has its address written. */
const goTo = <Page extends FormPage>(page: Page) =>
  [
    { type: 'enter', params: { page } },
    {
      type: 'showPage',
      params: ({ event }: { readonly event: QuoteFlowEvent }) => ({ page, move: moveOf(event) }),
    },
  ] as const

const dropOf = (choices: readonly QuoteChoice[]) =>
  ({ type: 'dropChoice', params: { choices } }) as const

const CHANGES = {
  'choice.change': [
    {
      guard: 'isModel',
      target: '#quoteFlow.modelSelector',
      actions: [dropOf(['model']), ...goTo('modelSelector')],
    },
    {
      target: '#quoteFlow.retailerSelector',
      actions: [dropOf(['retailer']), ...goTo('retailerSelector')],
    },
  ],
} as const

/** Follows an address that has changed by itself. */
const follow = <Page extends FormPage>(page: Page) =>
  ({
    guard: { type: 'goesTo', params: { page } },
    target: `.${page}`,
    actions: { type: 'enter', params: { page } },
  }) as const

const trackPage = (page: FormPage) => ({ type: 'trackPage', params: { page } }) as const

const startOn = <Page extends FormPage>(page: Page) =>
  ({ guard: { type: 'isOn', params: { page } }, target: page }) as const

/**
 * The quote application: a vehicle, a retailer where one is chosen on a page of its own, the form, and the thanks for it.
 *
 * @remarks
 * Ports: `showPage` writes the address of a page the flow itself has moved to; `keepVehicle` and `keepRetailer` keep a choice
 * for the visit, `dropChoice` forgets it; `trackPage` tells analytics of a page that is entered.
 *
 * @law Every page can be opened directly, and none leads back by itself.
 * @law What was chosen stands in the address.
 * @source F-ROUTE-13, F-ROUTE-30, F-ROUTE-31, F-ROUTE-35, F-ROUTE-44, F-ROUTE-45, F-VEH-12, F-VEH-14, F-RET-27, F-RET-44, F-TRACK-03
 *
 * @example A model is chosen in the new flow
 * ```ts
 * import { quoteFlowMachine } from '@evkit/engine/forms'
 * import { tinyVehicle } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const input = { page: 'modelSelector' as const, flags: ['useNewQuoteFlow' as const], needsRetailer: true }
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
    enter: assign(({ context }, { page }: { readonly page: FormPage }) => goToPage(context, page)),
    showPage: (_, _params: QuotePageMove) => undefined,
    keepVehicle: (_, _params: Vehicle) => undefined,
    keepRetailer: (_, _params: Retailer) => undefined,
    dropChoice: (_, _params: { readonly choices: readonly QuoteChoice[] }) => undefined,
    trackPage: (_, _params: { readonly page: FormPage }) => undefined,
  },
}).createMachine({
  id: 'quoteFlow',
  context: ({ input }) => startQuoteFlow(input),
  initial: 'deciding',
  on: {
    'route.changed': [
      follow('modelSelector'),
      follow('retailerSelector'),
      follow('form'),
      follow('finished'),
    ],
  },
  states: {
    deciding: {
      always: [
        startOn('retailerSelector'),
        startOn('form'),
        startOn('finished'),
        { target: 'modelSelector' },
      ],
    },
    modelSelector: {
      entry: trackPage('modelSelector'),
      on: {
        'vehicle.choose': [
          {
            guard: 'choosesRetailerOnForm',
            target: 'form',
            actions: [
              { type: 'keepVehicle', params: ({ event }) => event.vehicle },
              ...goTo('form'),
            ],
          },
          {
            target: 'retailerSelector',
            actions: [
              { type: 'keepVehicle', params: ({ event }) => event.vehicle },
              ...goTo('retailerSelector'),
            ],
          },
        ],
      },
    },
    retailerSelector: {
      entry: trackPage('retailerSelector'),
      on: {
        ...CHANGES,
        'retailer.choose': {
          target: 'form',
          actions: [
            { type: 'keepRetailer', params: ({ event }) => event.retailer },
            ...goTo('form'),
          ],
        },
        'callback.choose': { target: 'form', actions: [dropOf(['retailer']), ...goTo('form')] },
      },
    },
    form: {
      entry: trackPage('form'),
      on: {
        ...CHANGES,
        'form.handedOver': { target: 'finished', actions: [...goTo('finished')] },
        'form.redirecting': 'left',
      },
    },
    finished: {
      entry: trackPage('finished'),
      on: {
        'flow.restart': {
          target: 'modelSelector',
          actions: [dropOf(BOTH), ...goTo('modelSelector')],
        },
      },
    },
    left: { type: 'final' },
  },
})
