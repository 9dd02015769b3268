import { assign, setup, stateIn } from 'xstate'
import type { LogEntry } from '../shared/index.js'
import {
  listReplyNotes,
  RANGE_POLL,
  startFeed,
  takeReply,
  type RangeFeed,
  type RangeReply,
} from './range-feed.js'
import { nextRequest } from './request.js'

/** What the feed is started with: data the page came with, or a feed that waits. */
export interface RangeFeedInput {
  readonly feed: RangeFeed
}

/** What the feed knows. */
export interface RangeFeedContext {
  readonly feed: RangeFeed
  /** Number of the last request; answers to earlier ones do not count. */
  readonly request: number
}

/** What can happen to the feed. */
export type RangeFeedEvent =
  | { readonly type: 'model.choose'; readonly model: string }
  | { readonly type: 'reply.arrived'; readonly request: number; readonly reply: RangeReply }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }

/**
 * Asks for range data and asks again every 60 seconds: not while the page is hidden, and once when it is shown again if
 * the time has passed meanwhile.
 *
 * Ports: the actions `askForData` (model, number of the request; the answer comes back as `reply.arrived` with the same
 * number) and `writeLog` do nothing until they are provided. A feed that starts with data is not asked for at once.
 *
 * @source T-API-06, T-RANGE-12, T-SAV-09, D-T-41, D-T-42, E-T-25
 * @category machines
 */
export const rangeFeedMachine = setup({
  types: {} as { context: RangeFeedContext; events: RangeFeedEvent; input: RangeFeedInput },
  delays: { poll: RANGE_POLL },
  guards: {
    isLoading: ({ context }) => context.feed.status === 'LOADING',
    isOther: ({ context, event }) =>
      event.type === 'model.choose' && event.model !== context.feed.model,
    isLatest: ({ context, event }) =>
      event.type === 'reply.arrived' && event.request === context.request,
    isHidden: stateIn({ page: 'hidden' }),
  },
  actions: {
    forget: assign({
      feed: ({ context, event }) =>
        event.type === 'model.choose' ? startFeed(event.model) : context.feed,
    }),
    count: assign({ request: ({ context }) => nextRequest(context.request) }),
    take: assign({
      feed: ({ context, event }) =>
        event.type === 'reply.arrived' ? takeReply(context.feed, event.reply) : context.feed,
    }),
    askForData: (_, _params: { readonly model: string; readonly request: number }) => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'rangeFeed',
  context: ({ input }) => ({ feed: input.feed, request: nextRequest() }),
  type: 'parallel',
  on: {
    'reply.arrived': {
      guard: 'isLatest',
      actions: [
        'take',
        {
          type: 'writeLog',
          params: ({ event }) => ({ entries: listReplyNotes(event.reply) }),
        },
      ],
    },
  },
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
      on: { 'model.choose': { guard: 'isOther', target: '.asking', actions: 'forget' } },
      states: {
        starting: { always: [{ guard: 'isLoading', target: 'asking' }, { target: 'waiting' }] },
        asking: {
          entry: [
            'count',
            {
              type: 'askForData',
              params: ({ context }) => ({ model: context.feed.model, request: context.request }),
            },
          ],
          always: 'waiting',
        },
        waiting: {
          after: { poll: [{ guard: 'isHidden', target: 'due' }, { target: 'asking' }] },
        },
        due: { on: { 'page.shown': 'asking' } },
      },
    },
  },
})
