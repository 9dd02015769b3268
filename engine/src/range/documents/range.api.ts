import type { Endpoint } from '../../shared/index.js'
import type { RangeReply } from '../range-feed.js'
import { RangeReplyCodec } from './range.codec.js'

/**
 * HTTP endpoint of the range data: all families, or with `model` those of one model. Public, the same for every site.
 *
 * @source T-DATA-13, T-API-06, D-T-58
 * @category endpoints
 */
export const rangeDataEndpoint: Endpoint<RangeReply> = {
  method: 'GET',
  path: '/api/range/data',
  parameters: ['model'],
  reply: RangeReplyCodec,
}
