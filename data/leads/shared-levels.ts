// Buckets of limits that several processes share: one statement a question, by the clock of the database.
import { sql } from 'kysely'
import type { LeadDatabase } from './lead-database.js'

/** A bucket that is asked for a token. */
export interface SharedBucket {
  readonly name: string
  readonly burst: number
  readonly perHour: number
  /** [tokens] What is asked for in vain counts to so many; 0 where it counts for nothing. */
  readonly debt: number
}

/** How a bucket was left. */
export interface SharedAnswer {
  readonly isGiven: boolean
  readonly tokens: number
}

const HOUR_MS = 3_600_000
/** [ms] No row is kept for longer. */
const LONGEST_MS = 24 * HOUR_MS
const SLOWEST = 1e-9

const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`

/** Takes a token of a bucket, on PostgreSQL: the arithmetic of the memory of a process, in one statement. */
export const takeSharedToken = async (
  { kysely }: LeadDatabase,
  { name, burst, perHour, debt }: SharedBucket,
): Promise<SharedAnswer> => {
  const pace = sql<number>`${Math.max(SLOWEST, perHour / HOUR_MS)}::float8`
  const [full, behind] = [sql<number>`${burst}::float8`, sql<number>`${debt}::float8`]
  const first = sql<number>`${burst >= 1 ? burst - 1 : burst}::float8`
  // Filled up by the time since, and by no step back of the clock.
  const filled = sql<number>`least(${full}, level.tokens + greatest(0, excluded.at - level.at) * ${pace})`
  const left = sql<number>`case when ${filled} >= 1 then ${filled} - 1
    when ${behind} > 0 then greatest(-${behind}, ${filled} - 1) else ${filled} end`
  const until = (tokens: typeof left) =>
    sql<number>`least(${LONGEST_MS}, (${full} - (${tokens})) / ${pace})`
  const { rows } = await sql<{ readonly tokens: number; readonly given: number }>`
    insert into limit_level as level (name, tokens, at, given, full_at)
    values (${name}, ${first}, ${NOW}, ${burst >= 1 ? 1 : 0}, ${NOW} + ${until(first)})
    on conflict (name) do update set
      tokens = ${left},
      given = case when ${filled} >= 1 then 1 else 0 end,
      at = excluded.at,
      full_at = excluded.at + ${until(left)}
    returning tokens, given`.execute(kysely)
  const [row] = rows
  return { isGiven: row?.given === 1, tokens: row?.tokens ?? 0 }
}

/** Forgets the buckets that are full again. */
export const forgetFullBuckets = async ({ kysely }: LeadDatabase): Promise<void> => {
  await kysely.deleteFrom('limit_level').where('full_at', '<=', NOW).execute()
}
