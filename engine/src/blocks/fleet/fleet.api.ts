import * as t from 'io-ts'
import type { Endpoint } from '../../shared/index.js'

/**
 * Where the sign-in comes back to. It answers by sending the visitor on to `redirectUrl`, if that is a page of the product.
 *
 * @source B-FLEET-03, B-FLEET-08, D-B-05
 */
export const setSessionEndpoint: Endpoint<unknown> = {
  method: 'GET',
  path: '/api/fleet/external/{market}/set-session',
  parameters: ['redirectUrl'],
  reply: t.unknown,
}
