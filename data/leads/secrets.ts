// Secrets the service makes for itself, kept in the database: there they are whole or not at all, and the same for all.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, type LeadDatabase } from './lead-database.js'

/** [characters] A shorter secret could be guessed. */
const SHORTEST_SECRET = 32
const BYTES = 48

/** What a secret is for. */
export type SecretName = 'bot-check' | 'limits' | 'passes'

/**
 * The secret of a name, made when there is none. Of processes that start at the same time the first makes it, and one that
 * was cut short is made anew. Throws what the database throws.
 */
export const keepSecret = async (database: LeadDatabase, name: SecretName): Promise<string> =>
  inTransaction(database, async (db) => {
    await db
      .insertInto('secret')
      .values({ name, value: randomBytes(BYTES).toString('base64url') })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({ value: row.ref('excluded.value') }))
          .where(sql<number>`length(secret.value)`, '<', SHORTEST_SECRET),
      )
      .execute()
    const row = await db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return row.value
  })
