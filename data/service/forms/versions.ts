// Versions of what the forms are made of: each is kept when it is first seen, and the last one is the good copy.
import { createHash } from 'node:crypto'
import { none, some, type Option } from '@evkit/engine/shared'
import { PURPOSES } from '@evkit/engine/forms'
import { assembleConfiguration, type FormsMarket } from '../../content/forms-assemble.js'
import { inTransaction, type LeadDatabase } from '../../leads/lead-database.js'

/** What is kept in versions. */
export type VersionKind =
  'configuration' | 'marketconfiguration' | 'flexform' | 'translation' | 'vehicle'

/** Which document is meant. */
export interface VersionKey {
  readonly site: string
  readonly kind: VersionKind
  /** Empty where the document is one for all purposes; of a vehicle its product number. */
  readonly purpose: string
}

/** A document as it is now. */
export interface CurrentDocument extends VersionKey {
  readonly document: unknown
}

/** One version, without the document. */
export interface VersionRow {
  readonly id: number
  readonly createdAt: string
  readonly purpose?: string
  readonly checksum: string
}

/** Keeps versions. */
export interface VersionKeeper {
  /** Keeps those that are not the newest version of their document; answers how many were new. */
  readonly keep: (documents: readonly CurrentDocument[]) => Promise<number>
  /** Newest first. */
  readonly list: (site: string, kind: VersionKind) => Promise<readonly VersionRow[]>
  readonly find: (key: Omit<VersionKey, 'purpose'>, id: number) => Promise<Option<unknown>>
  /** The last good copy. */
  readonly last: (key: VersionKey) => Promise<Option<unknown>>
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const MOST_LISTED = 500

const keepAll = async (
  database: LeadDatabase,
  documents: readonly CurrentDocument[],
  now: Date,
): Promise<number> =>
  inTransaction(database, async (db) => {
    const rows = await db
      .selectFrom('form_version')
      .select(['id', 'site', 'kind', 'purpose', 'checksum'])
      .orderBy('id')
      .execute()
    const nameOf = ({
      site,
      kind,
      purpose,
    }: Omit<VersionKey, 'kind'> & { readonly kind: string }) => [site, kind, purpose].join(' ')
    const newest = new Map(rows.map((row) => [nameOf(row), row.checksum]))
    const first = (rows.at(-1)?.id ?? 0) + 1
    const fresh = documents
      .map(({ document, ...key }) => ({ key, text: JSON.stringify(document) }))
      .filter(({ key, text }) => newest.get(nameOf(key)) !== checksumOf(text))
    if (fresh.length === 0) return 0
    await db
      .insertInto('form_version')
      .values(
        fresh.map(({ key, text }, at) => ({
          ...key,
          id: first + at,
          checksum: checksumOf(text),
          created_at: now.toISOString(),
          document_json: text,
        })),
      )
      .execute()
    return fresh.length
  })

/** Keeps versions in the database of the leads, which names the version each lead was made with. */
export const createVersionKeeper = (database: LeadDatabase, now: () => Date): VersionKeeper => ({
  keep: async (documents) => keepAll(database, documents, now()),
  list: async (site, kind) => {
    const rows = await database.kysely
      .selectFrom('form_version')
      .select(['id', 'purpose', 'checksum', 'created_at'])
      .where('site', '=', site)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(MOST_LISTED)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      ...(row.purpose === '' ? {} : { purpose: row.purpose }),
      checksum: row.checksum,
    }))
  },
  find: async ({ site, kind }, id) => {
    const row = await database.kysely
      .selectFrom('form_version')
      .select('document_json')
      .where('id', '=', id)
      .where('site', '=', site)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row === undefined ? none : some(JSON.parse(row.document_json))
  },
  last: async ({ site, kind, purpose }) => {
    const row = await database.kysely
      .selectFrom('form_version')
      .select('document_json')
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('purpose', '=', purpose)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? none : some(JSON.parse(row.document_json))
  },
})

/** Lists every document of the markets as it is now. */
export const listDocuments = (markets: readonly FormsMarket[]): readonly CurrentDocument[] =>
  markets.flatMap((market) => {
    const site = market.entry.market
    const purposes = PURPOSES.filter((purpose) => market.forms.has(purpose))
    return [
      {
        site,
        kind: 'marketconfiguration' as const,
        purpose: '',
        document: market.entry.configuration.document,
      },
      {
        site,
        kind: 'translation' as const,
        purpose: '',
        document: Object.fromEntries(market.dictionary),
      },
      ...purposes.flatMap((purpose) => [
        {
          site,
          kind: 'flexform' as const,
          purpose,
          document: market.forms.get(purpose)?.document,
        },
        {
          site,
          kind: 'configuration' as const,
          purpose,
          document: assembleConfiguration(market, purpose),
        },
      ]),
      ...market.vehicles
        .filter(({ pno34 }) => pno34 !== '')
        .map((vehicle) => ({
          site,
          kind: 'vehicle' as const,
          purpose: vehicle.pno34,
          document: vehicle,
        })),
    ]
  })
