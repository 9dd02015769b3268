// The shared database of several processes.
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { LeadDatabase } from './lead-database.js'
import type { LeadTables } from './lead-tables.js'

const CONNECTIONS = 4
const CONNECT_MS = 3000

// A commit is on the disk before it is answered, whatever the server's default is, and nothing waits for ever.
const SETTINGS = [
  'set synchronous_commit = on',
  "set lock_timeout = '2s'",
  "set statement_timeout = '10s'",
  "set idle_in_transaction_session_timeout = '15s'",
]

/** Gets ready to connect; the first query does. */
export const openPostgres = (url: string): LeadDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
  })
  // A connection that breaks fails the query under way and is replaced by the next one. Unheard, its own event would
  // end the process, whether the connection was in use or not.
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const kysely = new Kysely<LeadTables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        for (const setting of SETTINGS) await connection.executeQuery(CompiledQuery.raw(setting))
      },
    }),
  })
  return {
    kysely,
    isShared: true,
    canSkipLocked: true,
    check: () => undefined,
    // The server looks after its files itself; what is asked is whether it answers.
    inspect: async () => {
      await kysely.executeQuery(CompiledQuery.raw('select 1'))
      return ''
    },
    scrub: async () => Promise.resolve(),
    close: async () => kysely.destroy(),
  }
}
