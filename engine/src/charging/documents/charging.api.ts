import type { Endpoint } from '../../shared/index.js'
import { ChargingDocumentCodec } from './charging.codec.js'
import type { ChargingDocument } from '../charging.types.js'

/**
 * HTTP endpoint of the charging data set: batteries, charging times and battery facts. Public, the same for every site.
 *
 * @source T-DATA-10, T-DATA-11
 * @category endpoints
 */
export const chargingDataEndpoint: Endpoint<ChargingDocument> = {
  method: 'GET',
  path: '/api/charging/data',
  parameters: [],
  reply: ChargingDocumentCodec,
}
