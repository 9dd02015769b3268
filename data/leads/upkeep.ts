// What goes on beside the requests: deliveries, once a day a purge, and what is looked at and forgotten every hour.
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { deliverDue } from './delivery.js'
import { attempt } from './faults.js'
import type { LeadDatabase } from './lead-database.js'
import type { LeadPorts } from './lead.types.js'
import { purge, purgeShortLived, type Retention } from './retention.js'
import type { Receiver } from './webhook.js'

const IDLE_MS = 1000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Work that goes on until it is stopped. */
export interface Upkeep {
  /** One plain word. */
  readonly name: string
  /** Why the last round failed; nothing while all is well. */
  readonly findFault: () => string | undefined
  /** Ends when the round under way has ended. */
  readonly stop: () => Promise<void>
}

/** A round answers how long to rest [ms], or why it failed. */
type Round = () => Promise<Either<string, number>>

// A round that fails is followed by the next: what goes wrong here must not end the process. It is told when it begins.
const loop = (name: string, ports: LeadPorts, round: Round): Upkeep => {
  const stopping = new AbortController()
  const state: { fault: string | undefined } = { fault: undefined }
  const note = (fault: string | undefined): void => {
    if (fault !== undefined && fault !== state.fault) ports.tell?.(`${name} fails: ${fault}`)
    if (fault === undefined && state.fault !== undefined) ports.tell?.(`${name} works again`)
    state.fault = fault
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const tried = await attempt(ports.wait, round)
      const pause: Either<string, number> = E.isLeft(tried) ? tried : tried.right
      note(E.isLeft(pause) ? pause.left : undefined)
      await ports.wait(E.isLeft(pause) ? IDLE_MS : pause.right, stopping.signal)
    }
  }
  const running = run()
  return {
    name,
    findFault: () => state.fault,
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
): Upkeep => {
  const state = { isTaken: true }
  // A receiver that is away makes nobody wait, and keeps no form from being sent: it is told, and that is all.
  const noteReceiver = (tried: number, delivered: number): void => {
    if (tried === 0) return
    if (delivered === 0 && state.isTaken) ports.tell?.(`the receiver took none of ${tried} leads`)
    state.isTaken = delivered > 0
  }
  return loop('delivery', ports, async () => {
    const round = await deliverDue(database, receiver, ports)
    if (E.isLeft(round)) return round
    noteReceiver(round.right.tried, round.right.delivered)
    return right(round.right.tried > 0 ? 0 : IDLE_MS)
  })
}

/** Removes once a day what has been kept long enough. */
export const startPurge = (database: LeadDatabase, rules: Retention, ports: LeadPorts): Upkeep =>
  loop('purge', ports, async () => {
    await purge(database, rules, ports.now())
    return right(DAY_MS)
  })

/** Looks every hour whether the storage is sound, and forgets what is kept for less than a day. */
export const startCare = (database: LeadDatabase, ports: LeadPorts): Upkeep =>
  loop('storage', ports, async () => {
    await purgeShortLived(database, ports.now())
    const damage = await database.inspect()
    return damage === '' ? right(HOUR_MS) : left(damage)
  })
