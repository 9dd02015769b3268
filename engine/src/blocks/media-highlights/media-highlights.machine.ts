import { assign, setup } from 'xstate'
import {
  endTurn,
  failTurn,
  measureTexts,
  MEDIA_RESIZE_DELAY,
  startMedia,
  takeTurn,
  toggleText,
  type MeasuredTexts,
  type MediaSetup,
  type MediaTurns,
} from './media-turns.js'

/** What can happen to a block of highlights; cards count from 0. */
export type MediaHighlightsEvent =
  /** The visitor has started what a card shows. */
  | { readonly type: 'card.started'; readonly card: number }
  | { readonly type: 'card.ended'; readonly card: number }
  | { readonly type: 'card.failed'; readonly card: number }
  | { readonly type: 'text.toggle'; readonly card: number }
  | { readonly type: 'size.changed' }
  | ({ readonly type: 'texts.measured' } & MeasuredTexts)

/**
 * State machine of media highlights: one card plays at a time, and it debounces measuring texts after a resize. Port:
 * `measure` measures the texts.
 *
 * @source B-MEDIA-08, B-MEDIA-09, B-MEDIA-10, B-MEDIA-11, B-MEDIA-15, B-MEDIA-19, D-B-39
 * @category machines
 */
export const mediaHighlightsMachine = setup({
  types: {} as { context: MediaTurns; events: MediaHighlightsEvent; input: MediaSetup },
  delays: { rest: MEDIA_RESIZE_DELAY },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'card.started' ? takeTurn(context, event.card) : context,
    ),
    end: assign(({ context, event }) =>
      event.type === 'card.ended' ? endTurn(context, event.card) : context,
    ),
    fail: assign(({ context, event }) =>
      event.type === 'card.failed' ? failTurn(context, event.card) : context,
    ),
    toggle: assign(({ context, event }) =>
      event.type === 'text.toggle' ? toggleText(context, event.card) : context,
    ),
    note: assign(({ context, event }) =>
      event.type === 'texts.measured' ? measureTexts(context, event) : context,
    ),
    measure: () => undefined,
  },
}).createMachine({
  id: 'mediaHighlights',
  context: ({ input }) => startMedia(input),
  initial: 'resting',
  on: {
    'card.started': { actions: 'take' },
    'card.ended': { actions: 'end' },
    'card.failed': { actions: 'fail' },
    'text.toggle': { actions: 'toggle' },
    'texts.measured': { actions: 'note' },
    'size.changed': { target: '.waiting', reenter: true },
  },
  states: {
    resting: {},
    waiting: { after: { rest: { target: 'resting', actions: 'measure' } } },
  },
})
