import { assign, fromPromise, setup } from 'xstate'
import { pending, type LogEntry } from '../../shared/index.js'
import { PRICE_TIMEOUT, retryPause, type PricesBody } from './price-call.js'
import {
  takeReply,
  turnTo,
  type PriceFeed,
  type PriceFeedEvent,
  type PriceReply,
} from './price-feed.js'
import { PRICE_GUARDS, PRICE_STATES } from './price-states.machine.js'
import type { PriceAnswer } from './price.types.js'

/** What the machine keeps. */
type Feed = PriceFeed<PricesBody, PriceAnswer>
/** What the service answers. */
type Reply = PriceReply<PriceAnswer>

/**
 * State machine that fetches the prices of a site, unless the page has preloaded ones or the market is disabled.
 * Visible prices are refetched after 15 minutes (stale-while-revalidate); they remain when a request fails.
 *
 * Ports: the actor `ask`, which rejects on network failure, and the action `writeLog`.
 *
 * @law A late answer never takes the place of a newer one.
 * @source B-PRICE-32, B-PRICE-33, D-B-16, E-B-18, E-B-19
 *
 * @example A page that came with its prices
 * ```ts
 * import { PriceAnswerCodec, priceMachine, toPricesBody } from '@evkit/engine/blocks'
 * import { option } from 'fp-ts'
 * import { createActor } from 'xstate'
 *
 * const question = toPricesBody({ market: 'uk', locale: 'en-GB', clientName: 'x' })
 * const answer = option.getRight(PriceAnswerCodec.decode({ settings: {}, content: {}, prices: {} }))
 * const input = { question, answer, isEnabled: true, chance: 0 }
 * createActor(priceMachine, { input }).start().getSnapshot().value // => 'known'
 * ```
 * @category machines
 */
export const priceMachine = setup({
  types: {} as {
    context: Feed
    events: PriceFeedEvent<PricesBody>
    input: Feed
    tags: 'off' | 'over'
  },
  actors: { ask: fromPromise<Reply, PricesBody>(pending) },
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
  id: 'prices',
  context: ({ input }) => input,
  ...PRICE_STATES,
})
