import * as t from 'io-ts'
import type { Endpoint } from '../../shared/index.js'
import { DEPLOY_ENVIRONMENTS, type PricesBody, type UsPriceBody } from './price-call.js'
import { PriceAnswerCodec, UsPriceCodec } from './price.codec.js'
import type { PriceAnswer } from './price.types.js'
import type { UsPrice } from './us-price.js'

const environment = /*#__PURE__*/ t.keyof(
  Object.fromEntries(DEPLOY_ENVIRONMENTS.map((name) => [name, null])) as Record<
    PricesBody['deployEnv'],
    null
  >,
)

/**
 * Codec of the body of the call for the prices of a site.
 *
 * @source B-PRICE-28
 */
export const PricesBodyCodec = /*#__PURE__*/ t.intersection(
  [
    t.type({
      deployEnv: environment,
      market: t.string,
      locale: t.string,
      clientName: t.string,
      isInStore: t.boolean,
    }),
    t.partial({
      taxTerritory: t.string,
      contentSource: t.keyof({ published: null, preview: null }),
      sessionId: t.string,
    }),
  ],
  'PricesBody',
) satisfies t.Type<PricesBody, unknown>

/**
 * Codec of the body of the call for a price in the United States.
 *
 * @source B-PRICE-34
 */
export const UsPriceBodyCodec = /*#__PURE__*/ t.intersection(
  [
    t.type({ market: t.string, locale: t.string, modelKey: t.string, clientName: t.string }),
    t.partial({ zipCode: t.string }),
  ],
  'UsPriceBody',
) satisfies t.Type<UsPriceBody, unknown>

/**
 * HTTP endpoint of the prices of all models of a site, with its text templates; `PricesBodyCodec` decodes the request
 * body.
 *
 * @source B-PRICE-28, B-PRICE-33
 * @category endpoints
 */
export const pricesEndpoint: Endpoint<PriceAnswer> = {
  method: 'POST',
  path: '/api/order/prices',
  parameters: [],
  reply: PriceAnswerCodec,
}

/**
 * HTTP endpoint of a model's price at a place in the United States; `UsPriceBodyCodec` decodes the request body.
 *
 * @source B-PRICE-34, B-PRICE-25
 * @category endpoints
 */
export const usPriceEndpoint: Endpoint<UsPrice> = {
  method: 'POST',
  path: '/api/order/prices/us',
  parameters: [],
  reply: UsPriceCodec,
}
