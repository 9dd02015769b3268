// Rows on their way: claimed for a while by one process, then settled.
import type { Kysely } from 'kysely'
import { inTransaction, type LeadDatabase } from './lead-database.js'
import type { LeadTables } from './lead-tables.js'

const HALF = 0.5
const FIRST_PAUSE_MS = 5000
const GROWTH = 3
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000

/** After so many attempts, in about a day, a row is kept as failed. */
export const MOST_ATTEMPTS = 12

/** A claim lasts longer than any attempt may take, so that nobody else tries the row meanwhile. */
const CLAIM_MS = 60_000

/**
 * The pause after an attempt in milliseconds: three times that of the one before, at most six hours, and up to half of
 * it less by chance, so that rows that failed together do not come back together.
 */
export const findPause = (attempts: number, random: number): number => {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** Math.max(0, attempts - 1))
  return Math.round(whole * (1 - HALF * random))
}

/** A row this process may try. */
export interface ClaimedRow {
  readonly leadId: string
  readonly claim: string
  /** This attempt counted. */
  readonly attempts: number
}

/** Who claims, how many rows, and when. */
export interface ClaimRequest {
  readonly claim: string
  readonly most: number
  readonly now: Date
}

/** Claims rows that are due. The attempt is counted before it is made, so that one that ends the process counts too. */
export const claimRows = async (
  database: LeadDatabase,
  { claim, most, now }: ClaimRequest,
): Promise<readonly ClaimedRow[]> =>
  inTransaction(database, async (db) => {
    const due = db
      .selectFrom('lead_outbox')
      .select('lead_id')
      .where('state', '=', 'pending')
      .where('next_at', '<=', now.toISOString())
      .orderBy('next_at')
      .limit(most)
    const rows = await (database.canSkipLocked ? due.forUpdate().skipLocked() : due).execute()
    if (rows.length === 0) return []
    const ids = rows.map((row) => row.lead_id)
    const claimed = await db
      .updateTable('lead_outbox')
      .set((row) => ({
        claim,
        attempts: row('attempts', '+', 1),
        next_at: new Date(now.getTime() + CLAIM_MS).toISOString(),
      }))
      .where('lead_id', 'in', ids)
      .returning(['lead_id', 'attempts'])
      .execute()
    return claimed.map((row) => ({ leadId: row.lead_id, attempts: row.attempts, claim }))
  })

/** Whether there may be something to claim; asks without writing. */
export const hasDue = async ({ kysely }: LeadDatabase, now: Date): Promise<boolean> => {
  const row = await kysely
    .selectFrom('lead_outbox')
    .select('lead_id')
    .where('state', '=', 'pending')
    .where('next_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How an attempt ended. */
export interface Settlement {
  readonly row: ClaimedRow
  readonly isDelivered: boolean
  readonly now: Date
  /** From 0 to below 1. */
  readonly random: number
}

const settle = async (
  db: Kysely<LeadTables>,
  { row: { leadId, claim, attempts }, isDelivered, now, random }: Settlement,
): Promise<void> => {
  const later = isDelivered ? 0 : findPause(attempts, random)
  const failed = attempts >= MOST_ATTEMPTS ? ('failed' as const) : ('pending' as const)
  const { numUpdatedRows } = await db
    .updateTable('lead_outbox')
    .set({
      state: isDelivered ? 'delivered' : failed,
      claim: null,
      next_at: new Date(now.getTime() + later).toISOString(),
    })
    .where('lead_id', '=', leadId)
    .where('claim', '=', claim)
    .executeTakeFirst()
  if (!isDelivered || numUpdatedRows === 0n) return
  await db
    .updateTable('lead')
    .set({ delivered_at: now.toISOString() })
    .where('id', '=', leadId)
    .execute()
}

/** Notes how attempts ended. A claim that ran out has no say any more. */
export const settleRows = async (
  database: LeadDatabase,
  settlements: readonly Settlement[],
): Promise<void> =>
  inTransaction(database, async (db) => {
    for (const settlement of settlements) await settle(db, settlement)
  })

/** Makes rows due again that had failed, or that were held back. Answers how many. */
export const requeueRows = async (
  database: LeadDatabase,
  state: 'failed' | 'held',
  now: Date,
): Promise<number> =>
  inTransaction(database, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('lead_outbox')
      .set({ state: 'pending', attempts: 0, claim: null, next_at: now.toISOString() })
      .where('state', '=', state)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
