// Delivery: at least once, in growing pauses, never by two at the same time.
import { createServer } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { left, none, right, some } from '@evkit/engine/shared'
import { deliverDue } from '../leads/delivery.js'
import type { LeadPorts } from '../leads/lead.types.js'
import { claimRows, findPause, MOST_ATTEMPTS, settleRows } from '../leads/outbox.js'
import { NODE_PORTS } from '../leads/ports.js'
import { monthsBefore } from '../leads/retention.js'
import { readLeadSettings } from '../leads/settings.js'
import { startDelivery, startPurge } from '../leads/upkeep.js'
import { postLead } from '../leads/webhook.js'
import { describeOnBoth, openForEach, type Connect } from './leads-databases.js'
import { lead, NOW, RULES, type Opened } from './leads-kit.js'

const RECEIVER = { url: 'https://receiver.example/leads', token: 'secret' }
const SECOND = 1000

interface Sent {
  readonly key: string
  readonly init: RequestInit
}

const receiver = (answer: (sent: readonly Sent[]) => number | Error) => {
  const sent: Sent[] = []
  const send: LeadPorts['fetch'] = async (_, init = {}) => {
    sent.push({ key: new Headers(init.headers).get('Idempotency-Key') ?? '', init })
    const status = answer(sent)
    return typeof status === 'number'
      ? Promise.resolve(new Response(status === 204 ? null : 'text', { status }))
      : Promise.reject(status)
  }
  return { sent, send }
}

const triedOf = (round: Awaited<ReturnType<typeof deliverDue>>): number => {
  if (E.isLeft(round)) throw new Error(round.left)
  return round.right.tried
}

const suite = (connect: Connect): void => {
  const own = openForEach(connect)

  const receive = async (...ids: readonly string[]) => {
    const answers = await Promise.all(ids.map(async (id) => own().store.receive(lead(id))))
    expect(answers.every(({ _tag }) => _tag === 'Right')).toBe(true)
  }
  const deliver = async (send: LeadPorts['fetch']) =>
    triedOf(await deliverDue(own().database, RECEIVER, { ...own().ports, fetch: send }))
  const pass = (milliseconds: number) => {
    own().clock.at = new Date(own().clock.at.getTime() + milliseconds)
  }
  const count = async () => {
    const counts = await own().store.count()
    if (E.isLeft(counts)) throw new Error(counts.left.reason)
    return counts.right
  }

  test('[E-F-12] a lead is posted once, with its id as the key and what was stored', async () => {
    const { sent, send } = receiver(() => 204)
    await receive('L1')
    expect(await deliver(send)).toBe(1)
    expect(await deliver(send)).toBe(0)
    expect(sent).toHaveLength(1)
    const { init } = sent[0]!
    expect(new Headers(init.headers).get('Authorization')).toBe('Bearer secret')
    expect(init.redirect).toBe('error')
    const {
      key: _key,
      fingerprint: _print,
      id,
      handling: _way,
      emailHash: _hash,
      token: _token,
      ...stored
    } = lead('L1')
    expect(JSON.parse(init.body as string)).toEqual({ leadId: id, ...stored })
    expect(await count()).toMatchObject({ pending: 0, delivered: 1, oldestPendingAt: none })
    expect(await own().store.read({ kind: 'id', id: 'L1' }, '')).toMatchObject({
      right: [{ delivery: 'delivered', deliveredAt: some(NOW) }],
    })
  })

  test('[E-F-12] a receiver that fails five times gets the lead once at the end', async () => {
    const answers = [500, new Error('no network'), 404, 302, 429, 200]
    const { sent, send } = receiver((all) => answers[all.length - 1]!)
    await receive('L1')
    const pauses = [5, 15, 45, 135, 405]
    for (const [at, pause] of pauses.entries()) {
      expect(await deliver(send)).toBe(1)
      expect(sent).toHaveLength(at + 1)
      pass(pause * SECOND - 1)
      expect(await deliver(send)).toBe(0)
      pass(1)
    }
    expect(await deliver(send)).toBe(1)
    pass(1e9)
    expect(await deliver(send)).toBe(0)
    expect(sent.map(({ key }) => key)).toEqual(Array.from({ length: 6 }, () => 'L1'))
    expect(await count()).toMatchObject({ delivered: 1, failed: 0 })
  })

  test('[E-F-12] what cannot be delivered is kept and counted, until it is asked for again', async () => {
    const { sent, send } = receiver(() => 500)
    await receive('L1')
    for (let at = 0; at < MOST_ATTEMPTS + 3; at += 1) {
      await deliver(send)
      pass(24 * 60 * 60 * SECOND)
    }
    expect(sent).toHaveLength(MOST_ATTEMPTS)
    expect(await count()).toMatchObject({ stored: 1, pending: 0, failed: 1 })
    expect(await own().store.requeue('failed')).toEqual(right(1))
    expect(await own().store.requeue('failed')).toEqual(right(0))
    expect(await deliver(receiver(() => 200).send)).toBe(1)
    expect(await count()).toMatchObject({ delivered: 1, failed: 0 })
  })

  test('[E-F-21] a lead kept back is stored and not sent until it is released', async () => {
    await own().store.receive(lead('L1', { handling: 'hold' }))
    await own().store.receive(lead('L2', { handling: 'test' }))
    const { sent, send } = receiver(() => 200)
    expect(await deliver(send)).toBe(0)
    expect(await own().store.requeue('held')).toEqual(right(1))
    expect(await deliver(send)).toBe(1)
    expect(sent.map(({ key }) => key)).toEqual(['L1'])
  })

  test('[E-F-12] a claim that its process never settled runs out after a minute', async () => {
    await receive('L1')
    const claimed = await claimRows(own().database, {
      claim: 'gone',
      most: 9,
      now: own().clock.at,
    })
    expect(claimed).toEqual([{ leadId: 'L1', claim: 'gone', attempts: 1 }])
    const { sent, send } = receiver(() => 200)
    pass(60 * SECOND - 1)
    expect(await deliver(send)).toBe(0)
    pass(1)
    expect(await deliver(send)).toBe(1)
    const late = { row: claimed[0]!, isDelivered: false, now: own().clock.at, random: 0 }
    await settleRows(own().database, [late])
    expect(sent).toHaveLength(1)
    expect(await count()).toMatchObject({ delivered: 1 })
  })

  test('[E-F-31] a lead erased or purged while its row is on its way is not sent', async () => {
    await receive('L1', 'L2', 'L3', 'L4')
    const { sent, send } = receiver(() => 200)
    const { kysely } = own().database
    await kysely.updateTable('lead').set({ erased_at: NOW }).where('id', '=', 'L1').execute()
    await kysely.deleteFrom('lead').where('id', '=', 'L2').execute()
    await own().store.erase({ kind: 'id', id: 'L3' })
    await deliver(send)
    expect(sent.map(({ key }) => key)).toEqual(['L4'])
  })

  test('[E-F-12] several that deliver at once never try a row at the same time', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `L${at}`)
    await receive(...ids)
    const others = await Promise.all([connect(), connect()])
    const underWay = new Set<string>()
    const sent: string[] = []
    const clashes: string[] = []
    const send: LeadPorts['fetch'] = async (_, init) => {
      const key = new Headers(init?.headers).get('Idempotency-Key') ?? ''
      if (underWay.has(key)) clashes.push(key)
      underWay.add(key)
      sent.push(key)
      await new Promise((resolve) => setTimeout(resolve, 2))
      underWay.delete(key)
      return new Response('', { status: 200 })
    }
    const drain = async ({ database, ports }: Opened) => {
      for (let round = 0; round < 60; round += 1) {
        await deliverDue(database, RECEIVER, { ...ports, fetch: send })
      }
    }
    await Promise.all([own(), ...others].map(drain))
    expect(clashes).toEqual([])
    expect(sent.toSorted()).toEqual(ids.toSorted())
    expect(await count()).toMatchObject({ delivered: 60, pending: 0 })
    await Promise.all(others.map(async ({ store }) => store.close()))
  })

  test('[E-F-12] [E-F-30] upkeep delivers and purges until it is stopped', async () => {
    const { sent, send } = receiver(() => 200)
    await receive('L1')
    await own().store.receive(lead('T1', { handling: 'test' }))
    pass(8 * 24 * 60 * 60 * SECOND)
    const ports = { ...own().ports, fetch: send }
    const upkeep = [
      startDelivery(own().database, RECEIVER, ports),
      startPurge(own().database, RULES, ports),
    ]
    await expect.poll(async () => (await count()).delivered).toBe(1)
    await expect.poll(async () => own().store.read({ kind: 'id', id: 'T1' }, '')).toEqual(right([]))
    await Promise.all(upkeep.map(async ({ stop }) => stop()))
    await receive('L2')
    expect(sent.map(({ key }) => key)).toEqual(['L1'])
  })

  test('[E-F-12] upkeep outlives a database that fails for a while', async () => {
    const { sent, send } = receiver(() => 200)
    await receive('L1')
    let failures = 3
    const database = {
      ...own().database,
      check: () => {
        failures -= 1
        if (failures >= 0) throw new Error('for a while')
      },
    }
    const ports = { ...own().ports, fetch: send, wait: async () => NODE_PORTS.wait(1) }
    const upkeep = startDelivery(database, RECEIVER, ports)
    await expect.poll(() => sent.length).toBe(1)
    await upkeep.stop()
  })
}

describeOnBoth(suite)

test('[E-F-12] pauses grow to six hours, and chance takes at most half of one', () => {
  expect([1, 2, 3, 8, 9, 12].map((attempts) => findPause(attempts, 0) / SECOND)).toEqual([
    5, 15, 45, 10_935, 21_600, 21_600,
  ])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e6 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, random) => {
        const pause = findPause(attempts, random)
        expect(pause).toBeGreaterThanOrEqual(findPause(attempts, 0) / 2)
        expect(pause).toBeLessThanOrEqual(findPause(attempts + 1, 0))
      },
    ),
  )
})

test('[E-F-12] over the network only an answer of 2xx counts, and nothing is sent on elsewhere', async () => {
  const seen: (string | undefined)[] = []
  const http = createServer((request, response) => {
    seen.push(request.url)
    const status = Number(request.url?.slice(1))
    response.writeHead(status, status === 307 ? { location: '/200' } : {}).end('answer')
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const record = {
    ...lead('L1'),
    isTest: false,
    delivery: 'pending',
    deliveredAt: none,
    erasedAt: none,
  } as const
  const taken: boolean[] = []
  for (const status of [200, 201, 307, 400, 503]) {
    taken.push(
      await postLead({ url: `http://127.0.0.1:${port}/${status}`, token: '' }, record, fetch),
    )
  }
  expect(taken).toEqual([true, true, false, false, false])
  expect(seen).toEqual(['/200', '/201', '/307', '/400', '/503'])
  await new Promise((resolve) => http.close(resolve))
  expect(await postLead({ url: `http://127.0.0.1:${port}/200`, token: '' }, record, fetch)).toBe(
    false,
  )
})

describe('settings', () => {
  const HOME_FOLDER = '/home/ada/.local/share/evkit'
  const read = (environment: Record<string, string>) => readLeadSettings(environment, '/home/ada')

  test('without any, leads are kept in the home folder and sent to nobody', () => {
    expect(read({})).toEqual(
      right({
        folder: HOME_FOLDER,
        place: { kind: 'folder', folder: HOME_FOLDER },
        receiver: none,
      }),
    )
    expect(read({ XDG_DATA_HOME: '/data', EVKIT_DATA_DIR: '' })).toMatchObject({
      right: { place: { folder: '/data/evkit' } },
    })
    expect(read({ XDG_DATA_HOME: '/data', EVKIT_DATA_DIR: '/leads' })).toMatchObject({
      right: { place: { folder: '/leads' } },
    })
  })

  test('a database and a receiver can be named', () => {
    const url = 'postgresql://evkit@db/leads'
    expect(
      read({
        DATABASE_URL: url,
        EVKIT_LEADS_WEBHOOK: 'http://localhost:9/x',
        EVKIT_LEADS_WEBHOOK_TOKEN: 't',
      }),
    ).toEqual(
      right({
        folder: HOME_FOLDER,
        place: { kind: 'postgres', url },
        receiver: some({ url: 'http://localhost:9/x', token: 't' }),
      }),
    )
  })

  test('every fault is told, and no secret with it', () => {
    expect(
      read({
        DATABASE_URL: 'mysql://user:secret@db',
        EVKIT_DATA_DIR: 'leads',
        EVKIT_LEADS_WEBHOOK: 'http://receiver.example',
        EVKIT_LEADS_WEBHOOK_TOKEN: 'two words',
      }),
    ).toEqual(
      left([
        'DATABASE_URL is an address that begins with postgresql://',
        'EVKIT_DATA_DIR is the whole path of a folder',
        'EVKIT_LEADS_WEBHOOK is an https address; http on this machine only',
        'EVKIT_LEADS_WEBHOOK_TOKEN is visible ASCII',
      ]),
    )
    expect(read({ EVKIT_LEADS_WEBHOOK: 'no address' })).toMatchObject({ _tag: 'Left' })
    expect(read({ EVKIT_LEADS_WEBHOOK_TOKEN: 'secret' })).toEqual(
      left(['EVKIT_LEADS_WEBHOOK_TOKEN needs EVKIT_LEADS_WEBHOOK']),
    )
  })
})

test.each([
  ['2026-11-21T09:30:00.000Z', 24, '2024-11-21T09:30:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 36, '2023-12-31T00:00:00.000Z'],
])('[E-F-30] before %s by %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})
