// A database of leads, whichever it is.
import type { Kysely } from 'kysely'
import type { LeadTables } from './lead-tables.js'

/** An open database with its tables. */
export interface LeadDatabase {
  readonly kysely: Kysely<LeadTables>
  /** Whether other processes may be at work on it: then what is counted is counted there. */
  readonly isShared: boolean
  /** Whether rows can be passed over that another process holds. */
  readonly canSkipLocked: boolean
  /** Throws when what is written would not last, because the files are no longer in their place. */
  readonly check: () => void
  /** Reads through the whole database; answers what is wrong with it, in one word, or nothing. */
  readonly inspect: () => Promise<'' | 'damaged'>
  /** Leaves nothing of erased rows in the files, as far as the database lets us. */
  readonly scrub: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Does all of it or nothing. */
export const inTransaction = async <A>(
  { kysely, check }: LeadDatabase,
  work: (transaction: Kysely<LeadTables>) => Promise<A>,
): Promise<A> => {
  check()
  const answer = await kysely.transaction().execute(work)
  check()
  return answer
}
