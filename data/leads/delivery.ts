// Delivers what is due: at least once, with the lead's id as the key.
import { either as E, option as O } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { attempt, type DatabaseFault } from './faults.js'
import { makeGroup } from './group.js'
import type { LeadDatabase } from './lead-database.js'
import type { LeadPorts } from './lead.types.js'
import { claimRows, hasDue, settleRows, type ClaimedRow, type Settlement } from './outbox.js'
import { findLeads } from './read-leads.js'
import { postLead, type Receiver } from './webhook.js'

const AT_ONCE = 16
const RADIX = 36

const nameClaim = (ports: LeadPorts): string =>
  `${ports.now().getTime().toString(RADIX)}-${ports.random().toString(RADIX).slice(2)}-${process.pid}`

/** How a round of deliveries went. */
export interface DeliveryRound {
  readonly tried: number
  readonly delivered: number
}

/** One round: claims what is due, sends it, notes how it went. Answers how many rows were tried and taken. */
export const deliverDue = async (
  database: LeadDatabase,
  receiver: Receiver,
  ports: LeadPorts,
): Promise<Either<DatabaseFault, DeliveryRound>> => {
  if (!(await hasDue(database, ports.now()))) return right({ tried: 0, delivered: 0 })
  const claim = nameClaim(ports)
  const claimed = await attempt(ports.wait, async () =>
    claimRows(database, { claim, most: AT_ONCE, now: ports.now() }),
  )
  if (E.isLeft(claimed)) return claimed
  const rows = claimed.right
  const records = await findLeads(
    database.kysely,
    rows.map(({ leadId }) => leadId),
  )
  const faults: DatabaseFault[] = []
  // Attempts that end together are noted together. What cannot be noted is tried again when the claim has run out.
  const notes = makeGroup<Settlement, undefined>({
    write: async (settlements) => {
      const settled = await attempt(ports.wait, async () => settleRows(database, settlements))
      if (E.isLeft(settled)) faults.push(settled.left)
      return []
    },
    size: AT_ONCE,
    room: AT_ONCE,
    refused: undefined,
  })
  const deliver = async (row: ClaimedRow): Promise<boolean> => {
    const record = records.find(({ id }) => id === row.leadId)
    // Erased or purged after the claim: there is nothing left to send.
    if (record === undefined || O.isSome(record.erasedAt)) return false
    const isDelivered = await postLead(receiver, record, ports.fetch)
    await notes.add({ row, isDelivered, now: ports.now(), random: ports.random() })
    return isDelivered
  }
  const outcomes = await Promise.all(rows.map(deliver))
  const [fault] = faults
  if (fault !== undefined) return left(fault)
  return right({ tried: rows.length, delivered: outcomes.filter(Boolean).length })
}
