// Leads stored in a second by 64 who submit at the same time: in groups, one at a time, and what the disk and the
// database do without us, all in the same run.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { either as E } from 'fp-ts'
import { none, some } from '@evkit/engine/shared'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'
import { makeLeadStore } from '../leads/lead-store.js'
import type { Lead } from '../leads/lead.types.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'

const SUBMITTERS = 64
const ROUND_MS = 1500
const ROUNDS = 5
const PAGE_BYTES = 4096

const makeLead = (id: string): Lead => ({
  id,
  key: some(id),
  fingerprint: id,
  site: 'uk',
  purpose: 'CONTACT_REQUEST',
  app: 'contact',
  configVersion: '1',
  createdAt: new Date().toISOString(),
  payload: {
    firstName: 'Ada',
    surName: 'Byron',
    email: 'ada@x.example',
    mobilePhone: '+441632960001',
    postalCode: 'SL6 4FL',
    city: 'Maidenhead',
    description: 'Please ring after 17',
    purpose: 'CONTACT_REQUEST',
    marketId: 'GB',
    languageId: 'en-GB',
    campaignCode: 'C1',
    emailOptIn: true,
    smsOptIn: false,
  },
  consents: ['emailOptIn', 'smsOptIn'].map((name) => ({
    name,
    isGranted: name === 'emailOptIn',
    given: 'visitor',
    at: new Date().toISOString(),
    policyVersion: '1',
    textHash: 'a'.repeat(64),
    locale: 'en-GB',
    url: 'https://x.example/uk/contact-request/form',
  })),
  emailHash: none,
  token: none,
  handling: 'deliver',
})

interface Round {
  readonly perSecond: number
  readonly times: readonly number[]
}

const inFolder = async <A>(work: (folder: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const submit = async (groupSize: number | undefined): Promise<Round> =>
  inFolder(async (folder) => {
    const database = await openLeadDatabase({ kind: 'folder', folder }, NODE_PORTS)
    if (E.isLeft(database)) throw new Error(database.left)
    const options = groupSize === undefined ? {} : { groupSize }
    const store = makeLeadStore(database.right, NODE_PORTS, options)
    const times: number[] = []
    const started = performance.now()
    const end = started + ROUND_MS
    const submitter = async (_: unknown, who: number): Promise<void> => {
      for (let at = 0; performance.now() < end; at += 1) {
        const before = performance.now()
        const answer = await store.receive(makeLead(`${who}-${at}`))
        if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
        times.push(performance.now() - before)
      }
    }
    await Promise.all(Array.from({ length: SUBMITTERS }, submitter))
    const perSecond = (times.length * 1000) / (performance.now() - started)
    await store.close()
    return { perSecond, times }
  })

const repeatFor = (milliseconds: number, step: (at: number) => number): number => {
  const started = performance.now()
  let done = 0
  while (performance.now() - started < milliseconds) done += step(done)
  return (done * 1000) / (performance.now() - started)
}

const flush = async (): Promise<number> =>
  inFolder(async (folder) => {
    const file = openSync(join(folder, 'file'), 'w')
    const page = Buffer.alloc(PAGE_BYTES)
    const perSecond = repeatFor(ROUND_MS / 3, () => {
      writeSync(file, page)
      fdatasyncSync(file)
      return 1
    })
    closeSync(file)
    return Promise.resolve(perSecond)
  })

const insert = async (rows: number): Promise<number> =>
  inFolder(async (folder) => {
    const database = new Libsql(join(folder, 'bare.db'))
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.exec('create table lead (id text primary key, body text)')
    const statement = database.prepare('insert into lead values (?, ?)')
    const body = JSON.stringify(makeLead('bare').payload)
    const perSecond = repeatFor(ROUND_MS / 3, (done) => {
      database.exec('begin immediate')
      for (let at = 0; at < rows; at += 1) statement.run(`L${done + at}`, body)
      database.exec('commit')
      return rows
    })
    database.close()
    return Promise.resolve(perSecond)
  })

/** Measures how leads are stored. */
export const measureLeads = async (): Promise<readonly Figure[]> => {
  const grouped: Round[] = []
  const single: Round[] = []
  const flushes: number[] = []
  const bare: number[] = []
  const bareGrouped: number[] = []
  await submit(undefined)
  for (let round = 0; round < ROUNDS; round += 1) {
    grouped.push(await submit(undefined))
    single.push(await submit(1))
    flushes.push(await flush())
    bare.push(await insert(1))
    bareGrouped.push(await insert(SUBMITTERS))
  }
  const ratios = grouped.map(({ perSecond }, at) => perSecond / (single[at]?.perSecond ?? 1))
  const name = `leads stored, ${SUBMITTERS} at the same time`
  return [
    {
      name,
      value: middle(grouped.map(({ perSecond }) => perSecond)),
      unit: '1/s',
      atLeast: 4000,
    },
    {
      name: `${name}, 99 of 100 within`,
      value: middle(grouped.map(({ times }) => shareOf(times, 0.99))),
      unit: 'ms',
      atMost: 60,
    },
    {
      name: 'peer: the same, committed one at a time',
      value: middle(single.map(({ perSecond }) => perSecond)),
      unit: '1/s',
    },
    { name: 'groups over one at a time', value: middle(ratios), unit: 'times', atLeast: 2.5 },
    { name: 'peer: flushes of the disk', value: middle(flushes), unit: '1/s' },
    { name: 'peer: bare rows, one a commit', value: middle(bare), unit: '1/s' },
    {
      name: `peer: bare rows, ${SUBMITTERS} a commit`,
      value: middle(bareGrouped),
      unit: '1/s',
    },
  ]
}
