// Whether what is written stays: one small row, again and again.
import { inTransaction, type LeadDatabase } from './lead-database.js'

const PROBE = 'probe'

/** Writes a row that says nothing. Throws what the database throws. */
export const probeWriting = async (database: LeadDatabase, now: Date): Promise<void> =>
  inTransaction(database, async (db) => {
    const row = { name: PROBE, tokens: 0, at: now.getTime(), given: 0, full_at: now.getTime() }
    await db
      .insertInto('limit_level')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  })
