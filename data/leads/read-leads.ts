// Reads stored leads: a visitor's own, or all of them, a page at a time.
import type { Kysely, Selectable } from 'kysely'
import { none, some, type Option } from '@evkit/engine/shared'
import type { ConsentTable, LeadTable, LeadTables } from './lead-tables.js'
import type {
  DeliveryState,
  LeadConsent,
  LeadCounts,
  LeadPayload,
  LeadRecord,
  LeadSelector,
} from './lead.types.js'

const PAGE = 200

const toOption = (text: string | null): Option<string> => (text === null ? none : some(text))

const toConsent = (row: Selectable<ConsentTable>): LeadConsent => ({
  name: row.name,
  isGranted: row.granted === 1,
  given: row.given,
  at: row.at,
  policyVersion: row.policy_version,
  textHash: row.text_hash,
  locale: row.locale,
  url: row.url,
})

interface Found extends Selectable<LeadTable> {
  readonly state: DeliveryState | null
}

const toRecord = (row: Found, consents: readonly LeadConsent[]): LeadRecord => ({
  id: row.id,
  site: row.site,
  purpose: row.purpose,
  app: row.app,
  configVersion: row.config_version,
  createdAt: row.created_at,
  isTest: row.is_test === 1,
  payload: JSON.parse(row.body_json) as LeadPayload,
  consents,
  delivery: row.state ?? 'none',
  deliveredAt: toOption(row.delivered_at),
  erasedAt: toOption(row.erased_at),
})

const joinConsents = async (
  db: Kysely<LeadTables>,
  rows: readonly Found[],
): Promise<readonly LeadRecord[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const consents = await db
    .selectFrom('lead_consent')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('lead_id')
    .orderBy('position')
    .execute()
  const byLead = new Map<string, LeadConsent[]>(ids.map((id) => [id, []]))
  for (const row of consents) byLead.get(row.lead_id)?.push(toConsent(row))
  return rows.map((row) => toRecord(row, byLead.get(row.id) ?? []))
}

const selectLeads = (db: Kysely<LeadTables>) =>
  db
    .selectFrom('lead')
    .leftJoin('lead_outbox', 'lead_outbox.lead_id', 'lead.id')
    .selectAll('lead')
    .select('lead_outbox.state')

/** The leads with these ids, in no order. */
export const findLeads = async (
  db: Kysely<LeadTables>,
  ids: readonly string[],
): Promise<readonly LeadRecord[]> =>
  ids.length === 0
    ? []
    : joinConsents(db, await selectLeads(db).where('lead.id', 'in', ids).execute())

/** The first page of the leads behind a place, in the order of their ids. */
export const readPage = async (
  db: Kysely<LeadTables>,
  selector: LeadSelector,
  behind: string,
): Promise<readonly LeadRecord[]> => {
  const page = selectLeads(db).where('lead.id', '>', behind).orderBy('lead.id').limit(PAGE)
  switch (selector.kind) {
    case 'id':
      return joinConsents(db, await page.where('lead.id', '=', selector.id).execute())
    case 'email':
      return joinConsents(db, await page.where('lead.email_hash', '=', selector.hash).execute())
    case 'beginning':
      return joinConsents(db, await page.where('lead.id', 'like', `${selector.text}%`).execute())
    case 'all':
      return joinConsents(db, await page.execute())
  }
}

/** Counts the leads that are no tests, by where they are on their way. */
export const countLeads = async (db: Kysely<LeadTables>): Promise<LeadCounts> => {
  const stored = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_test', '=', 0)
    .executeTakeFirst()
  const states = await db
    .selectFrom('lead_outbox')
    .select('state')
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy('state')
    .execute()
  const oldest = await db
    .selectFrom('lead')
    .innerJoin('lead_outbox', 'lead_outbox.lead_id', 'lead.id')
    .select(({ fn }) => fn.min('lead.created_at').as('at'))
    .where('lead_outbox.state', '=', 'pending')
    .executeTakeFirst()
  const countOf = (state: DeliveryState): number =>
    Number(states.find((row) => row.state === state)?.count ?? 0)
  return {
    stored: Number(stored?.count ?? 0),
    pending: countOf('pending'),
    held: countOf('held'),
    delivered: countOf('delivered'),
    failed: countOf('failed'),
    // Without a row the least of them is null, whatever the types say.
    oldestPendingAt: toOption((oldest?.at as string | null | undefined) ?? null),
  }
}
