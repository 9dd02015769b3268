// Writes a group of leads in one transaction: key, lead, consents and what is to be delivered, or none of them.
import type { Kysely } from 'kysely'
import { option as O } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { claimTokens } from './claim-tokens.js'
import { writePayload } from './lead-check.js'
import type { ConsentTable, KeyTable, LeadTable, LeadTables } from './lead-tables.js'
import type { Lead, LeadReceipt, LeadRefusal } from './lead.types.js'

const KEY_MS = 24 * 60 * 60 * 1000
const NO_KEY_MS = 60 * 1000
const ROWS_AT_ONCE = 500

/** Either that a lead is stored, or why not. */
export type WriteAnswer = Either<LeadRefusal, LeadReceipt>

interface Claim extends KeyTable {
  readonly lead: Lead
}

/** What a key that is a fingerprint begins with. */
export const SAME = 'same:'

// A lead without a key is known again by its content, for a minute. The two kinds cannot be mixed up.
const keyOf = ({ key, fingerprint }: Lead): string =>
  O.isSome(key) ? `key:${key.value}` : `${SAME}${fingerprint}`

const toClaim = (lead: Lead, now: Date): Claim => ({
  lead,
  site: lead.site,
  key: keyOf(lead),
  fingerprint: lead.fingerprint,
  lead_id: lead.id,
  expires_at: new Date(now.getTime() + (O.isSome(lead.key) ? KEY_MS : NO_KEY_MS)).toISOString(),
})

const slotOf = ({ site, key }: Pick<KeyTable, 'site' | 'key'>): string => `${site} ${key}`

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

// Of equal keys in one group the first counts. Processes claim in the same order, first keys and then tokens, so that
// none waits for another in a ring.
const firstOfEach = (claims: readonly Claim[]): readonly Claim[] =>
  [...new Map([...claims].reverse().map((claim) => [slotOf(claim), claim])).values()].sort((a, b) =>
    compare(slotOf(a), slotOf(b)),
  )

const toLeadRow = (lead: Lead): LeadTable => ({
  id: lead.id,
  site: lead.site,
  purpose: lead.purpose,
  app: lead.app,
  created_at: lead.createdAt,
  config_version: lead.configVersion,
  body_json: writePayload(lead) ?? '{}',
  fingerprint: lead.fingerprint,
  email_hash: O.toNullable(lead.emailHash),
  is_test: Number(lead.handling === 'test'),
  delivered_at: null,
  erased_at: null,
})

const toConsentRows = ({ id, site, purpose, consents }: Lead): readonly ConsentTable[] =>
  consents.map((consent, position) => ({
    lead_id: id,
    position,
    site,
    purpose,
    name: consent.name,
    granted: Number(consent.isGranted),
    given: consent.given,
    at: consent.at,
    policy_version: consent.policyVersion,
    text_hash: consent.textHash,
    locale: consent.locale,
    url: consent.url,
  }))

// An expired key is taken over; a living one stays as it is, and its row is not returned.
const claimKeys = async (
  db: Kysely<LeadTables>,
  claims: readonly Claim[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .insertInto('idempotency')
    .values(claims.map(({ lead: _, ...row }) => row))
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'key'])
        .doUpdateSet((row) => ({
          fingerprint: row.ref('excluded.fingerprint'),
          lead_id: row.ref('excluded.lead_id'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where('idempotency.expires_at', '<=', now.toISOString()),
    )
    .returning(['site', 'key'])
    .execute()
  return new Set(rows.map(slotOf))
}

// A key whose lead is not stored is free again. It had no living holder, or it would not have been claimed.
const releaseKeys = async (db: Kysely<LeadTables>, claims: readonly Claim[]): Promise<void> => {
  if (claims.length === 0) return
  const ids = claims.map(({ lead }) => lead.id)
  await db.deleteFrom('idempotency').where('lead_id', 'in', ids).execute()
}

type Holder = Pick<KeyTable, 'fingerprint' | 'lead_id'>

const findHolders = async (
  db: Kysely<LeadTables>,
  claims: readonly Claim[],
): Promise<readonly (readonly [string, Holder])[]> => {
  if (claims.length === 0) return []
  const keys = claims.map(({ key }) => key)
  const sites = [...new Set(claims.map(({ site }) => site))]
  const rows = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('site', 'in', sites)
    .where('key', 'in', keys)
    .execute()
  return rows.map((row) => [slotOf(row), row])
}

const insertLeads = async (
  db: Kysely<LeadTables>,
  leads: readonly Lead[],
  now: Date,
): Promise<void> => {
  if (leads.length === 0) return
  await db.insertInto('lead').values(leads.map(toLeadRow)).execute()
  const consents = leads.flatMap(toConsentRows)
  for (let at = 0; at < consents.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('lead_consent')
      .values(consents.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }
  const outgoing = leads.filter(({ handling }) => handling !== 'test')
  if (outgoing.length === 0) return
  await db
    .insertInto('lead_outbox')
    .values(
      outgoing.map(({ id, handling }) => ({
        lead_id: id,
        state: handling === 'hold' ? ('held' as const) : ('pending' as const),
        attempts: 0,
        next_at: now.toISOString(),
        claim: null,
      })),
    )
    .execute()
}

/**
 * Writes the leads of a group whose keys and tokens are new. Those with a used key are answered with the lead that has
 * it, whatever their token is: nothing is stored for them.
 */
export const writeLeads = async (
  db: Kysely<LeadTables>,
  leads: readonly Lead[],
  now: Date,
): Promise<readonly WriteAnswer[]> => {
  const claims = leads.map((lead) => toClaim(lead, now))
  const firsts = firstOfEach(claims)
  const won = await claimKeys(db, firsts, now)
  const fresh = firsts.filter((claim) => won.has(slotOf(claim)))
  const used = await claimTokens(
    db,
    fresh.map(({ lead }) => lead),
    now,
  )
  await releaseKeys(
    db,
    fresh.filter(({ lead }) => used.has(lead)),
  )
  const winners = fresh.filter(({ lead }) => !used.has(lead))
  const losers = firsts.filter((claim) => !won.has(slotOf(claim)))
  const holders = new Map<string, Holder>([
    ...winners.map((claim) => [slotOf(claim), claim] as const),
    ...(await findHolders(db, losers)),
  ])
  const stored = new Set(winners.map(({ lead }) => lead))
  await insertLeads(db, [...stored], now)
  return claims.map((claim) => {
    if (used.has(claim.lead)) return left({ kind: 'token-used' })
    const holder = holders.get(slotOf(claim))
    // The key was taken, and removed before it could be read, or by a lead that was refused: another attempt will
    // have it.
    if (holder === undefined) return left({ kind: 'unavailable', reason: 'busy' })
    if (holder.fingerprint !== claim.fingerprint) return left({ kind: 'key-reused' })
    return right({ id: holder.lead_id, isReplay: !stored.has(claim.lead) })
  })
}
