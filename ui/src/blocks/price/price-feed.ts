import {
  priceMachine,
  toPricesBody,
  type PriceAnswer,
  type PriceCallTerms,
} from '@evkit/engine/blocks'
import { isPriceMarket } from '@evkit/engine/internal/blocks'
import { none, type Option } from '@evkit/engine/shared'
import { asking } from '../../tool/asking.js'
import type { PricePorts } from './price-ports.js'

/** What the prices of a site are asked for with. */
export interface PriceFeedTerms {
  readonly terms: PriceCallTerms
  /** The prices the page came with. */
  readonly preloaded?: Option<PriceAnswer>
  /** Markets that may ask; all of them without it. */
  readonly enabledMarkets?: readonly string[] | 'all'
  readonly ports: PricePorts
}

/** Makes the machine that asks for the prices of a site, and what it begins with. */
export const startPriceFeed = ({
  terms,
  preloaded = none,
  enabledMarkets = 'all',
  ports,
}: PriceFeedTerms) => ({
  logic: priceMachine.provide({
    actors: { ask: asking(ports.askPrices) },
    actions: {
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  }),
  input: {
    question: toPricesBody(terms),
    answer: preloaded,
    isEnabled: isPriceMarket(terms.market, enabledMarkets),
    chance: ports.chance(),
  },
})
