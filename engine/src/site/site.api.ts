import * as t from 'io-ts'
import type { Endpoint } from '../shared/index.js'

/**
 * HTTP endpoint of the content (CMS) of one client on one site; `preview=true` returns drafts. The client's codec
 * decodes the response.
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
