import { priceMachine } from '../../src/blocks/price/price.machine.js'
import type { PriceFeedEvent } from '../../src/blocks/price/price-feed.js'
import { toPricesBody, type PricesBody } from '../../src/blocks/price/price-call.js'
import {
  DEFAULT_PRICE_LABELS,
  DEFAULT_PRICE_SETTINGS,
} from '../../src/blocks/price/price-labels.js'
import { none, some } from '../../src/shared/index.js'
import { actorDone, actorFailed, joinWalks, walkMachine, type Walk } from './walk.js'

const question = toPricesBody({ market: 'uk', locale: 'en-GB', clientName: 'x' })
const answer = {
  settings: DEFAULT_PRICE_SETTINGS,
  labels: DEFAULT_PRICE_LABELS,
  prices: new Map(),
  fetchedAt: '',
}
const replies = [
  { kind: 'answer', answer },
  { kind: 'refused', status: 503, statusText: 'Service Unavailable' },
]

const walkFrom = (isEnabled: boolean, isKnown: boolean): Walk<PriceFeedEvent<PricesBody>> =>
  walkMachine(priceMachine, {
    input: { question, answer: isKnown ? some(answer) : none, isEnabled, chance: 0.5 },
    events: [
      { type: 'question.change', question },
      { type: 'price.stale' },
      ...['first', 'second'].flatMap((id) => [
        actorFailed(id),
        ...replies.map((reply) => actorDone(id, reply)),
      ]),
    ],
    delays: ['timeout', 'pause'],
    distinguish: ({ value, context }) => [value, context.answer._tag],
  })

/** Walks the machine of a site's prices: without them, with them, and on a market that is off. */
export const walkPrices = (): Walk<PriceFeedEvent<PricesBody>> =>
  joinWalks([walkFrom(true, false), walkFrom(true, true), walkFrom(false, false)])
