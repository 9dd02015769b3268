// What goes on beside the requests: deliveries, and once a day a purge.
import { deliverDue } from './delivery.js'
import { attempt } from './faults.js'
import type { LeadDatabase } from './lead-database.js'
import type { LeadPorts } from './lead.types.js'
import { purge, type Retention } from './retention.js'
import type { Receiver } from './webhook.js'

const IDLE_MS = 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Work that goes on until it is stopped. */
export interface Upkeep {
  /** Ends when the round under way has ended. */
  readonly stop: () => Promise<void>
}

// A round that fails is followed by the next: what goes wrong here must not end the process.
const loop = (ports: LeadPorts, round: () => Promise<number>): Upkeep => {
  const stopping = new AbortController()
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await attempt(ports.wait, round)
      await ports.wait(pause._tag === 'Right' ? pause.right : IDLE_MS, stopping.signal)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Delivers leads to a receiver as they come. */
export const startDelivery = (
  database: LeadDatabase,
  receiver: Receiver,
  ports: LeadPorts,
): Upkeep =>
  loop(ports, async () => ((await deliverDue(database, receiver, ports)) > 0 ? 0 : IDLE_MS))

/** Removes once a day what has been kept long enough. */
export const startPurge = (database: LeadDatabase, rules: Retention, ports: LeadPorts): Upkeep =>
  loop(ports, async () => {
    await purge(database, rules, ports.now())
    return DAY_MS
  })
