import { assign, fromPromise, setup, stateIn } from 'xstate'
import { outputOf, pending, type LogEntry } from '../shared/index.js'
import {
  listReplyNotes,
  RANGE_POLL,
  startFeed,
  takeReply,
  type RangeFeed,
  type RangeReply,
} from './range-feed.js'

/** What the feed knows, and what it is started with: data the page came with, or a feed that waits. */
export interface RangeFeedContext {
  readonly feed: RangeFeed
}

/** A question for range data. */
export interface RangeQuestion {
  /** The model asked for; empty for all models. */
  readonly model: string
}

/** What can happen to the feed. */
export type RangeFeedEvent =
  | { readonly type: 'model.choose'; readonly model: string }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }

/**
 * State machine that fetches range data and polls every 60 seconds. It pauses while the page is hidden, and refetches
 * when the page is visible again if the interval has elapsed.
 *
 * Ports: the actor `askForData`, and the action `writeLog`, which does nothing until it is provided. A new request
 * cancels the one before. A feed created with data does not fetch at once.
 *
 * @source T-API-06, T-RANGE-12, T-SAV-09, D-T-41, D-T-42, E-T-25
 * @category machines
 */
export const rangeFeedMachine = setup({
  types: {} as { context: RangeFeedContext; events: RangeFeedEvent; input: RangeFeedContext },
  actors: { askForData: fromPromise<RangeReply, RangeQuestion>(pending) },
  delays: { poll: RANGE_POLL },
  guards: {
    isLoading: ({ context }) => context.feed.status === 'LOADING',
    isOther: ({ context, event }) =>
      event.type === 'model.choose' && event.model !== context.feed.model,
    isHidden: stateIn({ page: 'hidden' }),
  },
  actions: {
    forget: assign({
      feed: ({ context, event }) =>
        event.type === 'model.choose' ? startFeed(event.model) : context.feed,
    }),
    take: assign({ feed: ({ context }, reply: RangeReply) => takeReply(context.feed, reply) }),
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'rangeFeed',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    page: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.hidden': 'hidden' } },
        hidden: { on: { 'page.shown': 'shown' } },
      },
    },
    poll: {
      initial: 'starting',
      on: { 'model.choose': { guard: 'isOther', target: '.asked', actions: 'forget' } },
      states: {
        starting: { always: [{ guard: 'isLoading', target: 'asked' }, { target: 'waiting' }] },
        waiting: { after: { poll: [{ guard: 'isHidden', target: 'due' }, { target: 'asked' }] } },
        asked: {
          invoke: {
            id: 'data',
            src: 'askForData',
            input: ({ context }) => ({ model: context.feed.model }),
            onDone: {
              actions: [
                { type: 'take', params: outputOf },
                {
                  type: 'writeLog',
                  params: ({ event }) => ({ entries: listReplyNotes(event.output) }),
                },
              ],
            },
          },
          after: {
            poll: [
              { guard: 'isHidden', target: 'due' },
              { target: 'asked', reenter: true },
            ],
          },
        },
        due: { on: { 'page.shown': 'asked' } },
      },
    },
  },
})
