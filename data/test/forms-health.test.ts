// What stands behind the forms says when it cannot do its work, and why.
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { left } from '@evkit/engine/shared'
import { erase, hashEmail } from '../leads/erase.js'
import type { LeadDatabase } from '../leads/lead-database.js'
import { NODE_PORTS } from '../leads/ports.js'
import { readRetention } from '../leads/retention.js'
import { startCare, startDelivery, startPurge } from '../leads/upkeep.js'
import { createService } from '../service/app.js'
import { openForms, type Forms } from '../service/forms/open-forms.js'
import { readFormsSettings } from '../service/forms/settings.js'
import { watchRequests, type RequestRecord } from '../service/requests.js'
import { data, goodBody, key, ORIGIN, post, serve, WIDE_LIMITS } from './forms-kit.js'
import { lead, newFolder, openPlace, RULES } from './leads-kit.js'

const rules = readRetention(new URL('../', import.meta.url))
if (E.isLeft(rules)) throw new Error(rules.left.join())
const duties = { markets: data.forms.markets, rules: rules.right }

const open = async (folder: string, more: Readonly<Record<string, string>> = {}) => {
  const settings = readFormsSettings(
    { EVKIT_DATA_DIR: folder, EVKIT_ENVIRONMENT: 'qa', ...more },
    '/home/nobody',
  )
  if (E.isLeft(settings)) throw new Error(settings.left.join())
  return openForms(settings.right, duties, NODE_PORTS)
}

const openGood = async (folder: string): Promise<Forms> => {
  const forms = await open(folder)
  if (E.isLeft(forms)) throw new Error(forms.left.join())
  return forms.right
}

const askReady = async ({ checks }: Forms): Promise<readonly unknown[]> => {
  const app = createService(data, { isPreviewOpen: false, checks })
  const answer = await app.request('/readyz')
  return [answer.status, ((await answer.json()) as { readonly checks: unknown }).checks]
}

const PAGE = 4096

// Every third page from the third on: the head of the file is as it was, and the database opens.
const damage = (folder: string): void => {
  const name = join(folder, 'leads.db')
  const file = openSync(name, 'r+')
  const bytes = Buffer.alloc(2000, 0xa5)
  for (let page = 2; page * PAGE < statSync(name).size; page += 3) {
    writeSync(file, bytes, 0, bytes.length, page * PAGE)
  }
  closeSync(file)
}

const fill = async (folder: string): Promise<void> => {
  const { store, database } = await openPlace({ kind: 'folder', folder })
  for (let at = 0; at < 50; at += 1) await store.receive(lead(`L${at}`))
  // From the log into the file.
  await database.scrub()
  await store.close()
}

describe('[E-F-64] what stands behind the forms', () => {
  test('[E-F-64] is ready: key, writing, storage, purge', async () => {
    const forms = await openGood(newFolder())
    expect(await askReady(forms)).toEqual([
      200,
      { key: 'ok', writing: 'ok', storage: 'ok', purge: 'ok' },
    ])
    await forms.stop()
  })

  test('[E-F-64] stopped, nothing can be written', async () => {
    const forms = await openGood(newFolder())
    await forms.stop()
    expect(await askReady(forms)).toMatchObject([503, { writing: 'failed' }])
  })

  test('[E-F-64] another key than the one it began with is told', async () => {
    const folder = newFolder()
    const forms = await openGood(folder)
    const beside = await openPlace({ kind: 'folder', folder })
    await beside.database.kysely
      .updateTable('secret')
      .set({ value: 'x'.repeat(64) })
      .execute()
    await beside.store.close()
    expect(await askReady(forms)).toMatchObject([503, { key: 'failed', writing: 'ok' }])
    await forms.stop()
  })

  test('[E-F-64] on a database that is damaged a little it does not start, and says so', async () => {
    const folder = newFolder()
    await fill(folder)
    const before = await open(folder)
    if (E.isLeft(before)) throw new Error(before.left.join())
    await before.right.stop()
    damage(folder)
    expect(await open(folder)).toEqual({
      _tag: 'Left',
      left: [`leads cannot be stored in ${folder}: damaged; put the last copy in its place`],
    })
  })

  test('[E-F-64] damaged while it runs, it finds out with the next look', async () => {
    const folder = newFolder()
    await fill(folder)
    const opened = await openPlace({ kind: 'folder', folder })
    expect(await opened.database.inspect()).toBe('')
    damage(folder)
    expect(await opened.database.inspect()).toBe('damaged')
    await opened.store.close()
  })
})

describe('what goes on beside the requests', () => {
  const openFailing = async () => {
    const opened = await openPlace({ kind: 'folder', folder: newFolder() })
    await opened.store.receive(lead('L1'))
    const state = { isFailing: true }
    const database: LeadDatabase = {
      ...opened.database,
      check: () => {
        if (state.isFailing)
          throw Object.assign(new Error('ada@x.example'), { code: 'SQLITE_FULL' })
      },
      inspect: async () => Promise.resolve(state.isFailing ? 'damaged' : ''),
    }
    const told: string[] = []
    const ports = {
      ...opened.ports,
      fetch: async () => Promise.resolve(new Response('', { status: 200 })),
      wait: async () => NODE_PORTS.wait(1),
      tell: (text: string) => told.push(text),
    }
    return { opened, state, database, told, ports }
  }

  test.each([
    ['delivery', 'full'],
    ['purge', 'full'],
    ['storage', 'full'],
  ] as const)(
    '[E-F-64] %s that fails says why, once, and when it works again',
    async (name, why) => {
      const { opened, state, database, told, ports } = await openFailing()
      const start = {
        delivery: () =>
          startDelivery(database, { url: 'https://receiver.example', token: '' }, ports),
        purge: () => startPurge(database, RULES, ports),
        storage: () => startCare(database, ports),
      }[name]
      const upkeep = start()
      await expect.poll(() => upkeep.findFault()).toBe(why)
      await NODE_PORTS.wait(50)
      state.isFailing = false
      await expect.poll(() => upkeep.findFault()).toBe(undefined)
      await upkeep.stop()
      expect(told).toEqual([`${name} fails: ${why}`, `${name} works again`])
      await opened.store.close()
    },
  )

  test.each([
    ['purge', 86_400_000],
    ['storage', 3_600_000],
    ['delivery', 1000],
  ] as const)('[E-F-30] [E-F-64] between two rounds of %s lie %s ms', async (name, rest) => {
    const opened = await openPlace({ kind: 'folder', folder: newFolder() })
    const rests: number[] = []
    const wait = async (milliseconds: number, signal?: AbortSignal) => {
      rests.push(milliseconds)
      // Nothing is waited for three times; then the rest lasts until the work is stopped.
      if (rests.length < 3) return Promise.resolve()
      return NODE_PORTS.wait(2 ** 30, signal)
    }
    const ports = { ...opened.ports, wait }
    const { database } = opened
    const upkeep = {
      purge: () => startPurge(database, RULES, ports),
      storage: () => startCare(database, ports),
      delivery: () =>
        startDelivery(database, { url: 'https://receiver.example', token: '' }, ports),
    }[name]()
    await expect.poll(() => rests).toEqual([rest, rest, rest])
    await upkeep.stop()
    await opened.store.close()
  })

  test('[E-F-64] damage that the hourly look finds is told', async () => {
    const { opened, database, told, ports } = await openFailing()
    const upkeep = startCare({ ...database, check: () => undefined }, ports)
    await expect.poll(() => upkeep.findFault()).toBe('damaged')
    await upkeep.stop()
    expect(told).toEqual(['storage fails: damaged'])
    await opened.store.close()
  })

  test('[E-F-64] a receiver that takes nothing is told once; forms are ready all the same', async () => {
    const { opened, state, database, told, ports } = await openFailing()
    state.isFailing = false
    const down = async () => Promise.resolve(new Response('', { status: 500 }))
    const receiver = { url: 'https://receiver.example', token: '' }
    const upkeep = startDelivery(database, receiver, { ...ports, fetch: down })
    await expect.poll(() => told).toEqual(['the receiver took none of 1 leads'])
    await opened.store.receive(lead('L2'))
    await NODE_PORTS.wait(50)
    expect(upkeep.findFault()).toBe(undefined)
    await upkeep.stop()
    expect(told).toHaveLength(1)
    await opened.store.close()
  })
})

describe('a lead that cannot be stored', () => {
  test('[E-F-64] leaves its reason in the log', async () => {
    const receive = async () =>
      Promise.resolve(left({ kind: 'unavailable' as const, reason: 'full' as const }))
    const own = await serve({ leads: { receive } })
    const records: RequestRecord[] = []
    const app = new Hono()
    app.use(
      watchRequests({
        now: () => 0,
        makeId: () => 'r1',
        tell: (record) => {
          records.push(record)
        },
      }),
    )
    app.route('/', own.app)
    expect((await post({ app }, goodBody(), key(1))).status).toBe(503)
    expect(records).toMatchObject([{ status: 503, reason: 'full', market: 'uk' }])
  })
})

describe('an erasure', () => {
  test('[E-F-31] leaves no hash of the answers, with a key or without, and no retry brings them back', async () => {
    const own = await serve({ origins: [ORIGIN], limits: WIDE_LIMITS })
    const { database, clock } = own.opened
    expect((await post(own, goodBody(), key(1))).status).toBe(201)
    expect((await post(own, goodBody({ firstName: 'Bea' }))).status).toBe(201)
    const prints = (await database.kysely.selectFrom('lead').select('fingerprint').execute()).map(
      ({ fingerprint }) => fingerprint,
    )
    const selector = { kind: 'email' as const, hash: hashEmail('ada@x.example') }
    expect(await erase(database, selector, clock.at)).toHaveLength(2)
    const rows = JSON.stringify([
      await database.kysely.selectFrom('lead').selectAll().execute(),
      await database.kysely.selectFrom('idempotency').selectAll().execute(),
    ])
    for (const print of prints) expect(rows).not.toContain(print)
    expect((await post(own, goodBody(), key(1))).status).toBe(422)
  })
})
