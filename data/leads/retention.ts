// How long what is kept: rules as data, and what is removed by them.
import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodeWith, left, type Either } from '@evkit/engine/shared'
import { inTransaction, type LeadDatabase } from './lead-database.js'
import type { LeadTables } from './lead-tables.js'
import type { PurgeCounts } from './lead.types.js'
import { forgetFullBuckets } from './shared-levels.js'

const DAY_MS = 24 * 60 * 60 * 1000
const MONTHS_OF_YEAR = 12
const ROWS_AT_ONCE = 500

const isWhole = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0

const Whole = new t.Type<number>(
  'a whole number from 1',
  isWhole,
  (value, context) => (isWhole(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

/** Rules as in `retention.json`; the first exception that fits counts. */
export const RetentionCodec = t.readonly(
  t.type({
    leadMonths: Whole,
    consentMonths: Whole,
    testLeadDays: Whole,
    exceptions: t.readonlyArray(
      t.type({ site: t.string, purpose: t.string, leadMonths: Whole, consentMonths: Whole }),
    ),
  }),
)

/** How long leads, proofs of consent and test leads are kept. */
export type Retention = t.TypeOf<typeof RetentionCodec>

/** The same day so many months before, or the last of its month when that is shorter. */
export const monthsBefore = (now: Date, months: number): Date => {
  const month = now.getUTCFullYear() * MONTHS_OF_YEAR + now.getUTCMonth() - months
  const year = Math.floor(month / MONTHS_OF_YEAR)
  const lastDay = new Date(Date.UTC(year, (month % MONTHS_OF_YEAR) + 1, 0)).getUTCDate()
  const before = new Date(now)
  before.setUTCFullYear(year, month % MONTHS_OF_YEAR, Math.min(now.getUTCDate(), lastDay))
  return before
}

interface Kind {
  readonly site: string
  readonly purpose: string
}

const ruleOf = (rules: Retention, { site, purpose }: Kind) =>
  rules.exceptions.find(
    (one) =>
      (one.site === '*' || one.site === site) && (one.purpose === '*' || one.purpose === purpose),
  ) ?? rules

// The transactions are short, so that leads can be stored in between.
const repeat = async (step: () => Promise<number>): Promise<number> => {
  let sum = 0
  for (;;) {
    const count = await step()
    sum += count
    if (count < ROWS_AT_ONCE) return sum
  }
}

const removeLeads = async (db: Kysely<LeadTables>, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0
  await db.deleteFrom('lead_outbox').where('lead_id', 'in', ids).execute()
  await db.deleteFrom('lead').where('id', 'in', ids).execute()
  return ids.length
}

const purgeLeads = async (
  database: LeadDatabase,
  kind: Kind & { readonly is_test: number },
  before: Date,
): Promise<number> =>
  repeat(async () =>
    inTransaction(database, async (db) => {
      const rows = await db
        .selectFrom('lead')
        .select('id')
        .where('site', '=', kind.site)
        .where('purpose', '=', kind.purpose)
        .where('is_test', '=', kind.is_test)
        .where('created_at', '<', before.toISOString())
        .limit(ROWS_AT_ONCE)
        .execute()
      return removeLeads(
        db,
        rows.map(({ id }) => id),
      )
    }),
  )

// The proof of a lead that is still there stays with it.
const purgeConsents = async (database: LeadDatabase, kind: Kind, before: Date): Promise<number> =>
  inTransaction(database, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('lead_consent')
      .where('site', '=', kind.site)
      .where('purpose', '=', kind.purpose)
      .where('at', '<', before.toISOString())
      .where('lead_id', 'not in', (from) => from.selectFrom('lead').select('lead.id'))
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

const purgeExpired = async (
  database: LeadDatabase,
  table: 'idempotency' | 'used_token',
  now: Date,
): Promise<number> =>
  inTransaction(database, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('expires_at', '<=', now.toISOString())
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

/** Removes tokens that have expired, and buckets that are full again; answers how many keys of leads went. */
export const purgeShortLived = async (database: LeadDatabase, now: Date): Promise<number> => {
  const keys = await purgeExpired(database, 'idempotency', now)
  await purgeExpired(database, 'used_token', now)
  if (database.isShared) await forgetFullBuckets(database)
  return keys
}

/** Removes what has been kept long enough. */
export const purge = async (
  database: LeadDatabase,
  rules: Retention,
  now: Date,
): Promise<PurgeCounts> => {
  const { kysely } = database
  const kinds = await kysely
    .selectFrom('lead')
    .select(['site', 'purpose', 'is_test'])
    .distinct()
    .execute()
  let leads = 0
  for (const kind of kinds) {
    const before =
      kind.is_test === 1
        ? new Date(now.getTime() - rules.testLeadDays * DAY_MS)
        : monthsBefore(now, ruleOf(rules, kind).leadMonths)
    leads += await purgeLeads(database, kind, before)
  }
  const proofs = await kysely
    .selectFrom('lead_consent')
    .select(['site', 'purpose'])
    .distinct()
    .execute()
  let consents = 0
  for (const kind of proofs) {
    const before = monthsBefore(now, ruleOf(rules, kind).consentMonths)
    consents += await purgeConsents(database, kind, before)
  }
  const keys = await purgeShortLived(database, now)
  await database.scrub()
  return { leads, consents, keys }
}

/** Reads the rules of retention from the data folder, or says what is wrong with them. */
export const readRetention = (folder: URL): Either<readonly string[], Retention> => {
  const file = new URL('leads/retention.json', folder)
  const decoded = decodeWith(RetentionCodec, JSON.parse(readFileSync(file, 'utf8')))
  return E.isRight(decoded)
    ? decoded
    : left(decoded.left.map(({ path, expected }) => `retention ${path}: ${expected}`))
}
