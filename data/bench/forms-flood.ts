// A flood of bots beside visitors: what the bots get, how long visitors wait meanwhile, how much memory it takes.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type ClientRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { shareOf } from '../../.config/measure.mjs'
import { makeLeadStore } from '../leads/lead-store.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { FORMS_TARGET } from './forms-soak.js'
import { startProgram, type Program } from './start-program.js'

const BEAT_MS = 10
/** [1/s] Visitors who send a lead meanwhile. */
const VISITS = 10
/** Visitors who come before the flood. */
const WARM = 20
/** Connections of the bots. */
const CONNECTIONS = 64
const TOO_MANY = 429
const CREATED = 201

/** What is sent: in whole so many posts, however late the clock beats. */
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
  /** [ms] 95 of 100 visitors are answered within. */
  readonly p95: number
  /** Posts of bots that are answered while half of the visitors wait, at most: a count, whatever the machine does. */
  readonly passed: number
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

// The key is the lead's: sent again it is the same lead.
interface Post {
  readonly from: string
  readonly token?: string | undefined
  readonly key?: string
}

// A kept connection that the server closes in the moment it is used again is no answer: browsers ask once more, too.
const wasClosed = (call: ClientRequest, reason: NodeJS.ErrnoException): boolean =>
  call.reusedSocket && reason.code === 'ECONNRESET'

const post = async (
  { port, agent }: Sending,
  { from, token, key = randomUUID() }: Post,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
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
    call.on('error', (reason) => {
      if (wasClosed(call, reason)) resolve(post({ port, agent }, { from, token, key }))
      else reject(reason)
    })
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

interface Visit {
  readonly status: number
  readonly time: number
  readonly passed: number
}

const flood = async (server: Program, { rate, seconds, from }: FloodOptions) => {
  const bots: Sending = {
    port: server.port,
    agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
  }
  const visitors: Sending = { port: server.port, agent: new Agent({ keepAlive: true }) }
  let passed = 0
  // One address does its work, and many have none to show.
  const token = from === 'one address' ? undefined : 'no-work-done'
  const attack = async (at: number): Promise<Answer> => {
    const answer = await post(bots, { from: nameBot(from, at), token })
    passed += 1
    return answer
  }
  const visit = async (at: number): Promise<Visit> => {
    const [began, before] = [performance.now(), passed]
    const { status } = await post(visitors, { from: nameVisitor(at) })
    return { status, time: performance.now() - began, passed: passed - before }
  }
  for (let at = 0; at < WARM; at += 1) await visit(at)
  const before = readMemory(server)
  const started = performance.now()
  const answers: Promise<Answer>[] = []
  const visits: Promise<Visit>[] = []
  const posts = rate * seconds
  // As many as are due, however late the clock beats; what no connection is free for waits with the bots.
  while (answers.length < posts) {
    const due = Math.min(posts, ((performance.now() - started) / 1000) * rate)
    while (answers.length < due && answers.length < passed + 2 * CONNECTIONS) {
      answers.push(attack(answers.length))
      if (answers.length % (rate / VISITS) === 0) visits.push(visit(visits.length + WARM))
    }
    await NODE_PORTS.wait(BEAT_MS)
  }
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
  if (E.isLeft(database)) throw new Error(database.left)
  const store = makeLeadStore(database.right, NODE_PORTS)
  const counts = await store.count()
  await store.close()
  return E.isRight(counts) ? counts.right.stored : NaN
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
      p95: shareOf(times, 0.95),
      passed: shareOf(
        seen.map(({ passed }) => passed),
        0.5,
      ),
      grown,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
