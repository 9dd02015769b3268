// What the tests of the storage share: leads, both databases, ports whose clock stands still.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { none, some } from '@evkit/engine/shared'
import type { LeadDatabase } from '../leads/lead-database.js'
import { makeLeadStore, type LeadStore } from '../leads/lead-store.js'
import type { Lead, LeadConsent, LeadPorts } from '../leads/lead.types.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import type { LeadPlace } from '../leads/settings.js'

export const NOW = '2026-11-21T09:30:00.000Z'

export const consent = (changes: Partial<LeadConsent> = {}): LeadConsent => ({
  name: 'emailOptIn',
  isGranted: true,
  given: 'visitor',
  at: NOW,
  policyVersion: '2026-01',
  textHash: 'a'.repeat(64),
  locale: 'en-GB',
  url: 'https://x.example/uk/contact-request/form',
  ...changes,
})

export const lead = (id: string, changes: Partial<Lead> = {}): Lead => ({
  id,
  key: some(`key-${id}`),
  fingerprint: `print-${id}`,
  site: 'uk',
  purpose: 'CONTACT_REQUEST',
  app: 'contact',
  configVersion: '7',
  createdAt: NOW,
  payload: { firstName: 'Ada', surName: 'Byron', contactChannels: ['PHONE'] },
  consents: [consent()],
  emailHash: none,
  token: none,
  handling: 'deliver',
  ...changes,
})

export interface Clock {
  at: Date
}

const portsAt = (clock: Clock, changes: Partial<LeadPorts> = {}): LeadPorts => ({
  ...NODE_PORTS,
  now: () => clock.at,
  random: () => 0,
  fetch: async () => Promise.reject(new Error('no network in tests')),
  ...changes,
})

export interface Opened {
  readonly clock: Clock
  readonly ports: LeadPorts
  readonly database: LeadDatabase
  readonly store: LeadStore
}

export const openPlace = async (
  place: LeadPlace,
  changes: Partial<LeadPorts> = {},
): Promise<Opened> => {
  const clock = { at: new Date(NOW) }
  const ports = portsAt(clock, changes)
  const database = await openLeadDatabase(place, ports)
  if (E.isLeft(database)) throw new Error(database.left)
  return {
    clock,
    ports,
    database: database.right,
    store: makeLeadStore(database.right, ports),
  }
}

export const TABLES = ['lead', 'lead_consent', 'lead_outbox', 'idempotency'] as const

export const RULES = { leadMonths: 24, consentMonths: 36, testLeadDays: 7, exceptions: [] }

export const ALL_TABLES = [...TABLES, 'used_token'] as const

export const emptyTables = async ({ kysely }: LeadDatabase): Promise<void> => {
  for (const table of ALL_TABLES) await kysely.deleteFrom(table).execute()
}

/** Rows of each table, in turn. */
export const countTables = async (
  { kysely }: LeadDatabase,
  tables: readonly (typeof ALL_TABLES)[number][],
): Promise<readonly number[]> => {
  const counts: number[] = []
  for (const table of tables) {
    const rows = await kysely.selectFrom(table).selectAll().execute()
    counts.push(rows.length)
  }
  return counts
}

/** Hands leads in at the same time. */
export const receiveAll = async (store: LeadStore, leads: readonly Lead[]) =>
  Promise.all(leads.map(async (one) => store.receive(one)))

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'leads-'))
