// A flood of bots beside visitors: what the bots get, how long visitors wait meanwhile, how much memory it takes.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareOf } from '../../.config/measure.mjs'
import { makeLeadStore } from '../leads/lead-store.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { FORMS_TARGET } from './forms-soak.js'
import { startProgram, type Program } from './start-program.js'

const BEAT_MS = 10
/** [ms] A visitor sends a lead so often. */
const VISIT_MS = 100
/** Visitors who come before the flood. */
const WARM = 20
const TOO_MANY = 429
const CREATED = 201

/** What is sent, and for how long. */
export interface FloodOptions {
  /** [1/s] */
  readonly rate: number
  readonly seconds: number
  /** Whether all bots have one address, or each post another. */
  readonly from: 'one address' | 'many addresses'
}

/** What came of it. */
export interface FloodResult {
  readonly sent: number
  /** Statuses bots were answered with, by how often. */
  readonly answers: Readonly<Record<number, number>>
  /** Refusals for too many posts that do not say when to come again. */
  readonly withoutWait: number
  /** Leads of bots that are stored. */
  readonly stored: number
  readonly visits: number
  /** Visits that ended in a stored lead. */
  readonly served: number
  /** [ms] Half of the visitors are answered within. */
  readonly median: number
  /** [ms] 95 of 100 are. */
  readonly p95: number
  /** [B] What the process takes more than before. */
  readonly grown: number
}

interface Answer {
  readonly status: number
  readonly wait: string | undefined
}

interface Sending {
  readonly port: number
  readonly agent: Agent
}

const post = async (
  { port, agent }: Sending,
  from: string,
  token: string | undefined,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const key = randomUUID()
    const body = FORMS_TARGET.body(key) as Readonly<Record<string, unknown>>
    const sent = token === undefined ? body : { ...body, recaptchaResponse: token }
    const call = request(
      {
        port,
        agent,
        host: '127.0.0.1',
        method: 'POST',
        path: FORMS_TARGET.path,
        headers: { ...FORMS_TARGET.headers(key, port), 'X-Forwarded-For': from },
      },
      (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, wait: answer.headers['retry-after'] })
        })
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify({ ...sent, email: `${key}@x.example` }))
  })

const BYTES_OF_KIB = 1024

const readMemory = ({ pid }: Program): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()) *
  BYTES_OF_KIB

// Networks that stand in examples only: no visitor has a bot's address.
const nameBot = (from: FloodOptions['from'], at: number): string =>
  from === 'one address'
    ? '198.51.100.7'
    : `2001:db8:${(at >> 16).toString(16)}:${(at & 0xffff).toString(16)}::1`
const nameVisitor = (at: number): string => `203.0.${(at >> 8) & 0xff}.${at & 0xff}`

const beat = async (every: number, until: number, step: (at: number) => void): Promise<void> => {
  for (let at = 0; performance.now() < until; at += 1) {
    step(at)
    await NODE_PORTS.wait(every)
  }
}

const flood = async (server: Program, { rate, seconds, from }: FloodOptions) => {
  const bots: Sending = { port: server.port, agent: new Agent({ keepAlive: true, maxSockets: 64 }) }
  const visitors: Sending = { port: server.port, agent: new Agent({ keepAlive: true }) }
  for (let at = 0; at < WARM; at += 1) await post(visitors, nameVisitor(at), undefined)
  const before = readMemory(server)
  const started = performance.now()
  const until = started + seconds * 1000
  const answers: Promise<Answer>[] = []
  const visits: Promise<{ readonly status: number; readonly time: number }>[] = []
  // Bots send as many as are due, however late the clock beats; one address does its work, and many have none to show.
  const token = from === 'one address' ? undefined : 'no-work-done'
  const attack = beat(BEAT_MS, until, () => {
    const due = ((performance.now() - started) / 1000) * rate
    while (answers.length < due) answers.push(post(bots, nameBot(from, answers.length), token))
  })
  const visit = async (at: number) => {
    const began = performance.now()
    const { status } = await post(visitors, nameVisitor(at + WARM), undefined)
    return { status, time: performance.now() - began }
  }
  const come = beat(VISIT_MS, until, (at) => visits.push(visit(at)))
  await Promise.all([attack, come])
  const got = await Promise.all(answers)
  const seen = await Promise.all(visits)
  const grown = readMemory(server) - before
  bots.agent.destroy()
  visitors.agent.destroy()
  return { got, seen, grown }
}

const countBy = (got: readonly Answer[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {}
  for (const { status } of got) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const countStored = async (folder: string): Promise<number> => {
  const database = await openLeadDatabase({ kind: 'folder', folder }, NODE_PORTS)
  if (database._tag === 'Left') throw new Error(database.left)
  const store = makeLeadStore(database.right, NODE_PORTS)
  const counts = await store.count()
  await store.close()
  return counts._tag === 'Right' ? counts.right.stored : NaN
}

/** Floods a service of its own, with its limits, and looks at what is stored. */
export const measureFlood = async (options: FloodOptions): Promise<FloodResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-flood-'))
  const server = await startProgram(FORMS_TARGET.serve, {
    EVKIT_DATA_DIR: folder,
    EVKIT_FORMS_LIMITS: '',
    EVKIT_PROXIES: '1',
  })
  try {
    const { got, seen, grown } = await flood(server, options)
    await server.end()
    const served = seen.filter(({ status }) => status === CREATED).length
    const times = seen.map(({ time }) => time)
    const stored = (await countStored(folder)) - served - WARM
    return {
      sent: got.length,
      answers: countBy(got),
      withoutWait: got.filter(
        ({ status, wait }) => status === TOO_MANY && !/^[1-9]\d*$/.test(wait ?? ''),
      ).length,
      stored,
      visits: seen.length,
      served,
      median: shareOf(times, 0.5),
      p95: shareOf(times, 0.95),
      grown,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
