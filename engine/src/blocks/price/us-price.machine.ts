import { assign, fromPromise, setup } from 'xstate'
import { pending, type LogEntry } from '../../shared/index.js'
import { PRICE_TIMEOUT, retryPause, type UsPriceBody } from './price-call.js'
import {
  takeReply,
  turnTo,
  type PriceFeed,
  type PriceFeedEvent,
  type PriceReply,
} from './price-feed.js'
import { PRICE_GUARDS, PRICE_STATES } from './price-states.machine.js'
import type { UsPrice } from './us-price.js'

/** What the machine keeps. */
type Feed = PriceFeed<UsPriceBody, UsPrice>
/** What the service answers. */
type Reply = PriceReply<UsPrice>

/**
 * State machine that fetches a price in the United States, and refetches when the visitor's place changes, discarding
 * the price of the old place. When a request fails, the label keeps loading.
 *
 * Ports: the actor `ask`, which rejects on network failure, and the action `writeLog`.
 *
 * @source B-PRICE-34, B-PRICE-35, B-PRICE-36, B-LOC-04
 * @category machines
 */
export const usPriceMachine = setup({
  types: {} as {
    context: Feed
    events: PriceFeedEvent<UsPriceBody>
    input: Feed
    tags: 'off' | 'over'
  },
  actors: { ask: fromPromise<Reply, UsPriceBody>(pending) },
  delays: {
    timeout: PRICE_TIMEOUT,
    pause: ({ context }) => retryPause(context.chance),
  },
  guards: PRICE_GUARDS,
  actions: {
    turn: assign(({ context, event }) => turnTo(context, event)),
    take: assign(({ context }, reply: Reply) => takeReply(context, reply)),
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'usPrice',
  context: ({ input }) => input,
  ...PRICE_STATES,
})
