import * as O from '#fp-ts/Option'
import { assign, setup } from 'xstate'
import {
  MOVE_HISTORY,
  OVERLAY,
  type HistoryStep,
  type OverlayAddress,
} from '../../interaction/index.js'
import { none } from '../../shared/index.js'
import {
  closedPages,
  closePages,
  followAddress,
  isOverlayOpen,
  noteSent,
  OFFER_SLIDE,
  popPage,
  pushPage,
  type LeftPage,
  type OfferPages,
  type OfferSetup,
  type WantedPage,
} from './offer-pages.js'

/** What can happen to an overlay of offers. */
export type OffersEvent =
  /** A link to it was followed, the visitor went back or forward, or the page was opened with its address. */
  | ({ readonly type: 'address.changed' } & OverlayAddress)
  | ({ readonly type: 'page.push'; readonly left: LeftPage } & WantedPage)
  | { readonly type: 'back.press' | 'close.press' }
  | { readonly type: 'form.sent' }
  | { readonly type: 'motion.changed'; readonly isStill: boolean }

/**
 * State machine of the offers overlay: closed, or open with a stack of sliding pages. Port: `moveHistory` updates the
 * browser history.
 *
 * @source B-OFFER-01, B-OFFER-02, B-OFFER-07, B-OFFER-08, B-OFFER-09, D-B-26, B-B-03
 * @category machines
 */
export const offersMachine = setup({
  types: {} as { context: OfferPages; events: OffersEvent; input: OfferSetup },
  delays: { slide: OFFER_SLIDE },
  guards: {
    isOpen: ({ context }) => isOverlayOpen(context),
    isClosed: ({ context }) => !isOverlayOpen(context),
    isSliding: ({ context }) => O.isSome(context.leaving),
    isStill: ({ context }) => context.isStill,
  },
  actions: {
    follow: assign(({ context, event }) =>
      event.type === 'address.changed' ? followAddress(context, event) : context,
    ),
    push: assign(({ context, event }) =>
      event.type === 'page.push' ? pushPage(context, event) : context,
    ),
    pop: assign(({ context }) => popPage(context)),
    close: assign(({ context }) => closePages(context)),
    noteSent: assign(({ context }) => noteSent(context)),
    noteMotion: assign({
      isStill: ({ context, event }) =>
        event.type === 'motion.changed' ? event.isStill : context.isStill,
    }),
    endSlide: assign({ leaving: none }),
    moveHistory: (_, _params: { readonly steps: readonly HistoryStep[] }) => undefined,
  },
}).createMachine({
  id: 'offers',
  context: ({ input }) => closedPages(input),
  initial: 'closed',
  on: OVERLAY.on,
  states: {
    closed: OVERLAY.closed,
    open: {
      initial: 'resting',
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'close.press': { actions: ['close', MOVE_HISTORY] },
        'form.sent': { actions: 'noteSent' },
      },
      states: {
        resting: {
          always: { guard: 'isSliding', target: 'sliding' },
          on: {
            'page.push': { actions: ['push', MOVE_HISTORY] },
            'back.press': { actions: ['pop', MOVE_HISTORY] },
          },
        },
        sliding: {
          always: { guard: 'isStill', target: 'resting', actions: 'endSlide' },
          after: { slide: { target: 'resting', actions: 'endSlide' } },
          on: {
            'address.changed': {
              target: 'sliding',
              reenter: true,
              actions: ['follow', MOVE_HISTORY],
            },
          },
        },
      },
    },
  },
})
