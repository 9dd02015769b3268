// Delivers what is due: at least once, with the lead's id as the key.
import { attempt } from './faults.js'
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

// Attempts that end together are noted together. What cannot be noted is tried again when the claim has run out.
const settlementsOf = (database: LeadDatabase, { wait }: LeadPorts) =>
  makeGroup<Settlement, undefined>({
    write: async (settlements) => {
      await attempt(wait, async () => settleRows(database, settlements))
      return []
    },
    size: AT_ONCE,
    room: AT_ONCE,
    refused: undefined,
  })

/** One round: claims what is due, sends it, notes how it went. Answers how many rows were tried. */
export const deliverDue = async (
  database: LeadDatabase,
  receiver: Receiver,
  ports: LeadPorts,
): Promise<number> => {
  if (!(await hasDue(database, ports.now()))) return 0
  const claim = nameClaim(ports)
  const claimed = await attempt(ports.wait, async () =>
    claimRows(database, { claim, most: AT_ONCE, now: ports.now() }),
  )
  if (claimed._tag === 'Left') return 0
  const rows = claimed.right
  const records = await findLeads(
    database.kysely,
    rows.map(({ leadId }) => leadId),
  )
  const notes = settlementsOf(database, ports)
  const deliver = async (row: ClaimedRow): Promise<void> => {
    const record = records.find(({ id }) => id === row.leadId)
    // Erased or purged after the claim: there is nothing left to send.
    if (record?.erasedAt._tag !== 'None') return
    const isDelivered = await postLead(receiver, record, ports.fetch)
    await notes.add({ row, isDelivered, now: ports.now(), random: ports.random() })
  }
  await Promise.all(rows.map(deliver))
  return rows.length
}
