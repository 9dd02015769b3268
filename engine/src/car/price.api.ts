import * as t from 'io-ts'
import type { Endpoint } from '../shared/index.js'

/** Codec of the price a car can be bought from. */
export const CarPriceCodec = /*#__PURE__*/ t.exact(
  t.type({
    slug: t.string,
    /** Lowest price to buy the car for, in whole units of the currency. */
    amount: t.number,
    /** Three letters. */
    currency: t.string,
    /** How sure it is; `example` is said on the page. */
    basis: t.keyof({ published: null, example: null }),
  }),
  'CarPrice',
)
/** Starting price (from-price) of a car. */
export type CarPrice = t.TypeOf<typeof CarPriceCodec>

/**
 * HTTP endpoint of a car's starting price. A car without one is not found (404), and its row shows no price.
 *
 * @source T-API-10, T-API-11
 * @category endpoints
 */
export const carPriceEndpoint: Endpoint<CarPrice> = {
  method: 'GET',
  path: '/api/price/{site}/{slug}',
  parameters: [],
  reply: CarPriceCodec,
}
