import type { PriceAnswer, PricesBody, UsPrice, UsPriceBody } from '@evkit/engine/blocks'
import type { PriceReply } from '@evkit/engine/internal/blocks'
import type { Log } from '@evkit/engine/internal/shared'
import type { UserPlace } from '@evkit/engine/site'

/** What price labels need from outside. */
export interface PricePorts {
  /** Asks for the prices of a site; rejected where nobody can be reached. */
  readonly askPrices: (body: PricesBody, signal: AbortSignal) => Promise<PriceReply<PriceAnswer>>
  /** Asks for a price in the United States; rejected where nobody can be reached. */
  readonly askUsPrice: (body: UsPriceBody, signal: AbortSignal) => Promise<PriceReply<UsPrice>>
  /** Tells each time prices have been seen for as long as they hold; answers how to stop. */
  readonly watchSeen: (tell: () => void) => () => void
  /** Tells of each new place of the visitor; answers how to stop. */
  readonly watchLocation: (tell: (place: UserPlace) => void) => () => void
  /** 0 to 1, another one for each visitor. */
  readonly chance: () => number
  readonly log: Log
}
