// Erasure: what a visitor wrote goes, the proof of consent and the count stay.
import { createHash } from 'node:crypto'
import { emailToHash } from '@evkit/engine/internal/forms'
import { inTransaction, type LeadDatabase } from './lead-database.js'
import type { VisitorSelector } from './lead.types.js'
import { SAME } from './write-leads.js'

/** What the leads of a visitor are found by: SHA-256 of the address in lower case, without spaces around it. */
export const hashEmail = (email: string): string =>
  createHash('sha256').update(emailToHash(email)).digest('hex')

/** Erases the leads of a visitor; what was not yet delivered never will be. Answers their ids. */
export const erase = async (
  database: LeadDatabase,
  selector: VisitorSelector,
  now: Date,
): Promise<readonly string[]> => {
  const erased = await inTransaction(database, async (db) => {
    const [column, value] =
      selector.kind === 'id'
        ? (['id', selector.id] as const)
        : (['email_hash', selector.hash] as const)
    const rows = await db
      .updateTable('lead')
      .set({ body_json: '{}', email_hash: null, fingerprint: '', erased_at: now.toISOString() })
      .where(column, '=', value)
      .where('erased_at', 'is', null)
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return ids
    // What a key was used with is a hash of all answers. The key of a client stays taken, so that no retry stores them
    // again; what stands in for a key is that hash itself.
    await db
      .deleteFrom('idempotency')
      .where('lead_id', 'in', ids)
      .where('key', 'like', `${SAME}%`)
      .execute()
    await db
      .updateTable('idempotency')
      .set({ fingerprint: '' })
      .where('lead_id', 'in', ids)
      .execute()
    await db
      .deleteFrom('lead_outbox')
      .where('lead_id', 'in', ids)
      .where('state', '!=', 'delivered')
      .execute()
    return ids
  })
  await database.scrub()
  return erased
}
