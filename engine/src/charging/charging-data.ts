import { batteryTable } from './battery.js'
import { chargingTable } from './charge-time.js'
import type { ChargingData, ChargingDocument } from './charging.types.js'

/**
 * Makes a decoded data set ready for look-up.
 *
 * @param document - The data set; each battery with a table has facts.
 * @returns The data the tool answers from.
 * @source T-DATA-10, T-DATA-11
 *
 * @example A document that was decoded elsewhere
 * ```ts
 * import { toChargingData } from '@evkit/engine/charging'
 *
 * toChargingData({ batteries: {}, table: {}, facts: {} }).facts.size // => 0
 * ```
 * @category conversions
 */
export const toChargingData = (document: ChargingDocument): ChargingData => {
  const table = chargingTable(document.table)
  return {
    table,
    batteries: batteryTable(document.batteries, table),
    facts: new Map(Object.entries(document.facts)),
  }
}
