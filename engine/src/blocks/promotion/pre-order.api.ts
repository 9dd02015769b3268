import * as t from 'io-ts'
import { escapeText, type Endpoint } from '../../shared/index.js'
import { HONEYPOT_FIELD, maySendPreOrder } from './pre-order.js'

/**
 * Where a pre-order of the site itself is posted to, as a form of a page posts it. It answers by sending the visitor on
 * to the form for a quote, with the car chosen that its field `model` names: what is asked there is stored once.
 *
 * @source B-PROMO-05, B-PROMO-08, E-B-35
 */
export const preOrderEndpoint: Endpoint<unknown> = {
  method: 'POST',
  path: '/api/pre-order/{site}',
  parameters: [],
  reply: t.unknown,
}

const MODEL = /^[A-Za-z0-9][A-Za-z0-9 -]{0,63}$/

/**
 * Tells where a pre-order leads.
 *
 * @source E-B-35
 */
export const findPreOrderPage = (site: string, read: (field: string) => string): string => {
  if (!maySendPreOrder(read(HONEYPOT_FIELD))) return `/${site}/`
  const model = read('model').trim()
  const query = MODEL.test(model) ? `?model=${escapeText(model)}` : ''
  return `/${site}/quote/form${query}`
}
