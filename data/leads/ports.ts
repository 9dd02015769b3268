// What the storage needs, on Node.
import { setTimeout as sleep } from 'node:timers/promises'
import type { LeadPorts } from './lead.types.js'

/** The machine's own clock, chance and network. */
export const NODE_PORTS: LeadPorts = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  random: Math.random,
  wait: async (milliseconds, signal) =>
    // A pause that is cut short has ended.
    sleep(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
  fetch: async (...call) => fetch(...call),
}
