import * as t from 'io-ts'
import type { Endpoint } from '../shared/index.js'

/**
 * The content of one client on one site; with `preview=true` as the authors see it. The answer's own shape is the codec
 * of the client.
 *
 * @source T-API-12, T-NAV-07, T-NAV-08
 * @category endpoints
 */
export const contentEndpoint: Endpoint<unknown> = {
  method: 'GET',
  path: '/api/content/{site}/{client}',
  parameters: ['preview'],
  reply: t.unknown,
}
