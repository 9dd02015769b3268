// Tokens of the bot check: each is good for one lead, over all processes that share the storage.
import type { Kysely } from 'kysely'
import { option as O } from 'fp-ts'
import type { LeadTables, TokenTable } from './lead-tables.js'
import type { Lead } from './lead.types.js'

const compare = (a: TokenTable, b: TokenTable): number =>
  a.token < b.token ? -1 : Number(a.token > b.token)

const toRow = ({ id, token }: Lead): readonly TokenTable[] =>
  O.isNone(token)
    ? []
    : [{ token: token.value.hash, lead_id: id, expires_at: token.value.expiresAt }]

/**
 * Claims the tokens of leads that are about to be written, in the same transaction; answers the leads whose token another
 * one has. Of two leads with one token the first counts. An expired token is taken over: nobody checks it as good.
 */
export const claimTokens = async (
  db: Kysely<LeadTables>,
  leads: readonly Lead[],
  now: Date,
): Promise<ReadonlySet<Lead>> => {
  const rows = leads.flatMap(toRow)
  if (rows.length === 0) return new Set()
  const firsts = new Map(rows.toReversed().map((row) => [row.token, row]))
  const won = await db
    .insertInto('used_token')
    .values([...firsts.values()].sort(compare))
    .onConflict((conflict) =>
      conflict
        .column('token')
        .doUpdateSet((row) => ({
          lead_id: row.ref('excluded.lead_id'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where('used_token.expires_at', '<=', now.toISOString()),
    )
    .returning('lead_id')
    .execute()
  const claimed = new Set(won.map((row) => row.lead_id))
  return new Set(leads.filter(({ id, token }) => O.isSome(token) && !claimed.has(id)))
}
