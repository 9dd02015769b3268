// The tables as they came about. A step that was released is never edited: a change is a further step.
import { Migrator, type Kysely, type Migration } from 'kysely'
import type { LeadTables } from './lead-tables.js'

const createLeads = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('app', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('config_version', 'text', (column) => column.notNull())
    .addColumn('body_json', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('email_hash', 'text')
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('erased_at', 'text')
    .execute()
  await db.schema.createIndex('lead_by_time').on('lead').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('lead_by_email').on('lead').column('email_hash').execute()
}

const createConsents = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('lead_consent')
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('granted', 'integer', (column) => column.notNull())
    .addColumn('given', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('policy_version', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_consent_key', ['lead_id', 'position'])
    .execute()
}

const createOutbox = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('lead_outbox')
    .addColumn('lead_id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .execute()
  await db.schema
    .createIndex('outbox_by_time')
    .on('lead_outbox')
    .columns(['state', 'next_at'])
    .execute()
}

const createKeys = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('idempotency')
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['site', 'key'])
    .execute()
  await db.schema.createIndex('key_by_time').on('idempotency').column('expires_at').execute()
}

const createVersions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('form_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('document_json', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('version_by_document')
    .on('form_version')
    .columns(['site', 'kind', 'purpose', 'id'])
    .execute()
}

const createTokens = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('used_token')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('token_by_time').on('used_token').column('expires_at').execute()
}

const createShared = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('limit_level')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('tokens', 'double precision', (column) => column.notNull())
    .addColumn('at', 'double precision', (column) => column.notNull())
    .addColumn('given', 'integer', (column) => column.notNull())
    .addColumn('full_at', 'double precision', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('level_by_time').on('limit_level').column('full_at').execute()
}

const STEPS: Readonly<Record<string, Migration>> = {
  '0001-leads': {
    up: async (db) => {
      await createLeads(db)
      await createConsents(db)
      await createOutbox(db)
      await createKeys(db)
    },
  },
  '0002-form-versions': { up: createVersions },
  '0003-used-tokens': { up: createTokens },
  '0004-shared': { up: createShared },
}

/** Brings the tables to the newest step; does nothing where they are. Throws what went wrong. */
export const migrate = async (kysely: Kysely<LeadTables>): Promise<void> => {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => Promise.resolve({ ...STEPS }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A step failed', { cause: error })
}
