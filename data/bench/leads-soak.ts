// Kills the storage at random moments while clients post, restarts it, and counts what is lost or there twice.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { either as E } from 'fp-ts'
import { none, some } from '@evkit/engine/shared'
import type { Lead, LeadReceipt } from '../leads/lead.types.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { readLeadSettings } from '../leads/settings.js'
import { startProgram } from './start-program.js'

const SHORTEST_MS = 30
const FAULT = 300
const EARLY_ROUND = 4
const TOKEN_MS = 15 * 60 * 1000

/** How leads of offers are sent. */
export interface OfferTarget {
  readonly path: string
  readonly body: (key: string) => unknown
  /** Code they are stored under, and no other lead. */
  readonly campaignCode: string
}

/** What is killed: a program that tells its port, and how a lead is sent to it. */
export interface SoakTarget {
  /** File of the program. */
  readonly serve: string
  /** [ms] The latest moment it is killed at. */
  readonly latest: number
  readonly path: string
  readonly headers: (key: string, port: number) => Readonly<Record<string, string>>
  readonly body: (key: string) => unknown
  readonly read: (body: unknown, status: number) => LeadReceipt
  /** Every second lead is one of an offer; without it none is. */
  readonly offers?: OfferTarget
}

/** What is killed, and how often. */
export interface SoakOptions {
  /** The bare storage without it. */
  readonly target?: SoakTarget
  readonly rounds: number
  readonly clients: number
  /** Names the storage: `EVKIT_DATA_DIR` or `DATABASE_URL`. */
  readonly environment: Readonly<Record<string, string>>
  readonly tell?: (text: string) => void
}

/** How many leads were acknowledged, and what became of them. */
export interface SoakCount {
  readonly acknowledged: number
  /** Acknowledged, and not there under the acknowledged id. */
  readonly lost: number
  /** There more than once. */
  readonly duplicated: number
}

/** What was found at the end. */
export interface SoakResult extends SoakCount {
  /** The leads of offers among them: lost is also one that is not there as that of an offer. */
  readonly offers: SoakCount
  /** Retries of leads that were already there, though their client had not heard so. */
  readonly replayed: number
  /** There without its consent, its key or its delivery. */
  readonly halves: number
  readonly isIntact: boolean
}

// The key is the client's; the id is made anew for each attempt, as a server makes it.
const makeLead = (key: string): Lead => ({
  id: randomUUID(),
  key: some(key),
  fingerprint: key,
  site: 'uk',
  purpose: 'CONTACT_REQUEST',
  app: 'contact',
  configVersion: '1',
  createdAt: new Date().toISOString(),
  payload: { key, notes: 'x'.repeat(300) },
  consents: [
    {
      name: 'emailOptIn',
      isGranted: true,
      given: 'visitor',
      at: new Date().toISOString(),
      policyVersion: '1',
      textHash: 'a'.repeat(64),
      locale: 'en-GB',
      url: 'https://x.example/',
    },
  ],
  emailHash: none,
  // The same for each attempt: one that was left without its lead would refuse the next.
  token: some({ hash: key, expiresAt: new Date(Date.now() + TOKEN_MS).toISOString() }),
  handling: 'deliver',
})

const STORAGE: SoakTarget = {
  serve: fileURLToPath(new URL('leads-serve.ts', import.meta.url)),
  latest: 400,
  path: '/',
  headers: () => ({}),
  body: makeLead,
  read: (body) => body as LeadReceipt,
}

interface Sent {
  readonly target: SoakTarget
  readonly port: number
  readonly agent: Agent
}

interface Key {
  readonly key: string
  readonly isOffer: boolean
}

// An answer counts when it is whole: a status alone may be the last thing a dying process said.
const post = async (
  { target, port, agent }: Sent,
  { key, isOffer }: Key,
): Promise<LeadReceipt | undefined> =>
  new Promise((resolve) => {
    const fail = (): void => {
      resolve(undefined)
    }
    const { path, body } = (isOffer ? target.offers : undefined) ?? target
    const headers = { ...target.headers(key, port) }
    const asked = { port, agent, path, headers, host: '127.0.0.1', method: 'POST' }
    const call = request(asked, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => (text += piece.toString()))
      answer.on('error', fail)
      answer.on('close', () => {
        const status = answer.statusCode ?? FAULT
        const isGood = answer.complete && status < FAULT
        resolve(isGood ? target.read(JSON.parse(text), status) : undefined)
      })
    })
    call.on('error', fail)
    call.end(JSON.stringify(body(key)))
  })

interface Stored {
  readonly id: string
  readonly fingerprint: string
}

const countLeads = (acknowledged: readonly string[], leads: readonly Stored[]): SoakCount => {
  const ids = new Set(leads.map(({ id }) => id))
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !ids.has(id)).length,
    duplicated: leads.length - new Set(leads.map(({ fingerprint }) => fingerprint)).size,
  }
}

const inspect = async (
  environment: SoakOptions['environment'],
  offers: OfferTarget | undefined,
  acknowledged: Acknowledged,
): Promise<Omit<SoakResult, 'replayed'>> => {
  const settings = readLeadSettings(environment, homedir())
  if (E.isLeft(settings)) throw new Error(settings.left.join('\n'))
  const opened = await openLeadDatabase(settings.right.place, NODE_PORTS)
  if (E.isLeft(opened)) throw new Error(opened.left)
  const { kysely, canSkipLocked, close } = opened.right
  const leads = await kysely.selectFrom('lead').select(['id', 'fingerprint', 'body_json']).execute()
  const consents = await kysely.selectFrom('lead_consent').select('lead_id').execute()
  const outbox = await kysely.selectFrom('lead_outbox').select('lead_id').execute()
  const keys = await kysely.selectFrom('idempotency').select('lead_id').execute()
  const tokens = await kysely.selectFrom('used_token').select('lead_id').execute()
  // PostgreSQL has no such question; it checks its log when it starts.
  const integrity = canSkipLocked
    ? [{ integrity_check: 'ok' }]
    : (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(kysely)).rows
  await close()
  const ids = new Set(leads.map(({ id }) => id))
  const parts = [consents, outbox, keys].map((rows) => new Set(rows.map((row) => row.lead_id)))
  // Who is asked for no token has none, but no token is there without its lead.
  const orphans = [...parts, new Set(tokens.map((row) => row.lead_id))].flatMap((part) =>
    [...part].filter((id) => !ids.has(id)),
  )
  const code = JSON.stringify(offers?.campaignCode ?? '')
  return {
    ...countLeads([...acknowledged.all], leads),
    offers: countLeads(
      [...acknowledged.offers],
      leads.filter(({ body_json: body }) => body.includes(`"campaignCode":${code}`)),
    ),
    halves: [...ids].filter((id) => parts.some((part) => !part.has(id))).length + orphans.length,
    isIntact: integrity.length === 1 && integrity[0]?.integrity_check === 'ok',
  }
}

interface Acknowledged {
  /** Ids. */
  readonly all: Set<string>
  /** Those of offers. */
  readonly offers: Set<string>
}

/** Runs the rounds, then lets every client finish its last lead, and looks at what is stored. */
export const soak = async ({
  rounds,
  clients,
  environment,
  target = STORAGE,
  tell = () => undefined,
}: SoakOptions): Promise<SoakResult> => {
  const acknowledged: Acknowledged = { all: new Set(), offers: new Set() }
  let minted = 0
  const mint = (): Key => {
    minted += 1
    return { key: randomUUID(), isOffer: target.offers !== undefined && minted % 2 === 0 }
  }
  const keys = new Map(Array.from({ length: clients }, (_, who) => [who, mint()] as const))
  let replayed = 0
  const submit = async (sent: Omit<Sent, 'target'>, who: number): Promise<boolean> => {
    const key = keys.get(who) ?? mint()
    const receipt = await post({ target, ...sent }, key)
    if (receipt === undefined) return false
    acknowledged.all.add(receipt.id)
    if (key.isOffer) acknowledged.offers.add(receipt.id)
    replayed += Number(receipt.isReplay)
    keys.set(who, mint())
    return true
  }
  const places = [...keys.keys()]
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startProgram(target.serve, environment)
    const agent = new Agent({ keepAlive: true })
    const state = { isOver: false }
    const working = places.map(async (who) => {
      while (!state.isOver && (await submit({ port: server.port, agent }, who)));
    })
    // Most kills hit a service at work, however slow the machine is; each fourth hits one that has hardly started.
    const least = round % EARLY_ROUND === 0 ? 0 : clients
    const before = acknowledged.all.size
    while (acknowledged.all.size - before < least) await NODE_PORTS.wait(1)
    await NODE_PORTS.wait(SHORTEST_MS + Math.random() * (target.latest - SHORTEST_MS))
    await server.end('SIGKILL')
    state.isOver = true
    await Promise.all(working)
    agent.destroy()
    tell(`round ${round} of ${rounds}: ${acknowledged.all.size} acknowledged, ${replayed} replayed`)
  }
  const server = await startProgram(target.serve, environment)
  const agent = new Agent()
  const last = await Promise.all(
    places.map(async (who) => submit({ port: server.port, agent }, who)),
  )
  await server.end('SIGKILL')
  if (last.includes(false)) throw new Error('A lead was refused by a storage that works')
  return { replayed, ...(await inspect(environment, target.offers, acknowledged)) }
}
