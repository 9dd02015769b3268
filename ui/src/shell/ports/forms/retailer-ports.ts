// What is asked where a retailer is chosen: loaded with the picker.
import type { RetailerPorts } from '../../../forms/index.js'
import { askPositionWithin, isPositionSupported } from '../maps/browser-position.js'
import { consoleLog } from '../console-log.js'
import type { FormServicePorts } from './form-service-ports.js'

/** What these ports are made for. */
export interface RetailerPortsInput {
  readonly load: () => Promise<Pick<FormServicePorts, 'client'>>
  readonly notifyHost: RetailerPorts['notifyHost']
}

// [ms] Five minutes.
const OLDEST = 300_000

/** Makes what is asked where a retailer is chosen. */
export const createRetailerPorts = ({ load, notifyHost }: RetailerPortsInput): RetailerPorts => ({
  predict: async (...asked) => (await load()).client.predictPlaces(...asked),
  listNear: async (...asked) => (await load()).client.listRetailersNear(...asked),
  listAll: async (signal) => (await load()).client.listRetailers(signal),
  isPositionSupported,
  locate: async () => {
    const answer = await askPositionWithin(OLDEST)
    if (answer.kind !== 'found') throw new Error(`No position: ${answer.kind}`)
    return answer.position
  },
  notifyHost,
  log: consoleLog,
})
