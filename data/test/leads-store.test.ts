// The storage on both databases: each test runs on the embedded one, and on a PostgreSQL where there is one.
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { left, none, right, some } from '@evkit/engine/shared'
import { runs } from '../../.config/property-runs.mjs'
import { hashEmail } from '../leads/erase.js'
import { attempt } from '../leads/faults.js'
import type { Lead, LeadSelector } from '../leads/lead.types.js'
import { writeLeads } from '../leads/write-leads.js'
import { describeOnBoth, openForEach, type Connect } from './leads-databases.js'
import {
  consent,
  countTables,
  emptyTables,
  lead,
  NOW,
  receiveAll,
  RULES,
  TABLES,
} from './leads-kit.js'
import type { Postgres } from './leads-postgres.js'

const ALL: LeadSelector = { kind: 'all' }

const suite = (connect: Connect): void => {
  const own = openForEach(connect)

  const receive = async (...leads: readonly Lead[]) => receiveAll(own().store, leads)
  const countRows = async () => countTables(own().database, TABLES)

  const readAll = async (selector: LeadSelector = ALL) => {
    const page = await own().store.read(selector, '')
    if (E.isLeft(page)) throw new Error(page.left.reason)
    return page.right
  }

  test('[E-F-11] what is acknowledged is there, as it was given', async () => {
    const given = lead('L1', {
      payload: { notes: 'Å“\u0000\n<b>', list: [1, null, true], nested: { deep: ['x'] } },
      consents: [consent(), consent({ name: 'kvkk', isGranted: false, given: 'preset' })],
    })
    expect(await receive(given)).toEqual([right({ id: 'L1', isReplay: false })])
    expect(await readAll()).toEqual([
      {
        id: 'L1',
        site: 'uk',
        purpose: 'CONTACT_REQUEST',
        app: 'contact',
        configVersion: '7',
        createdAt: NOW,
        isTest: false,
        payload: given.payload,
        consents: given.consents,
        delivery: 'pending',
        deliveredAt: none,
        erasedAt: none,
      },
    ])
  })

  test('[E-F-29] [E-F-49] a consent is a row with its text, policy, language, page and way', async () => {
    await receive(lead('L1', { consents: [consent(), consent({ textHash: 'b'.repeat(64) })] }))
    const rows = await own()
      .database.kysely.selectFrom('lead_consent')
      .selectAll()
      .orderBy('position')
      .execute()
    expect(rows.map((row) => row.text_hash)).toEqual(['a'.repeat(64), 'b'.repeat(64)])
    expect(rows[0]).toMatchObject({
      name: 'emailOptIn',
      granted: 1,
      given: 'visitor',
      at: NOW,
      policy_version: '2026-01',
      locale: 'en-GB',
    })
  })

  test('[E-F-10] 50 parallel copies of one key are one lead and 50 equal answers', async () => {
    const copies = Array.from({ length: 50 }, (_, at) =>
      lead(`L${at}`, { key: some('same'), fingerprint: 'same' }),
    )
    const answers = await receive(...copies)
    const ids = new Set(answers.map((answer) => (E.isRight(answer) ? answer.right.id : '')))
    expect([...ids]).toEqual(['L0'])
    const fresh = answers.filter((answer) => E.isRight(answer) && !answer.right.isReplay)
    expect(fresh).toHaveLength(1)
    expect(await countRows()).toEqual([1, 1, 1, 1])
  })

  test('[E-F-10] a used key with other content is refused, in one group and later', async () => {
    const first = lead('L1', { key: some('k') })
    const other = lead('L2', { key: some('k') })
    expect(await receive(first, other)).toEqual([
      right({ id: 'L1', isReplay: false }),
      left({ kind: 'key-reused' }),
    ])
    expect(await receive(other, first)).toEqual([
      left({ kind: 'key-reused' }),
      right({ id: 'L1', isReplay: true }),
    ])
    expect(await countRows()).toEqual([1, 1, 1, 1])
  })

  test('[E-F-10] a key counts within its site and for 24 hours', async () => {
    await receive(lead('L1', { key: some('k'), fingerprint: 'f' }))
    const same = { key: some('k'), fingerprint: 'f' }
    expect(await receive(lead('L2', { ...same, site: 'se' }))).toEqual([
      right({ id: 'L2', isReplay: false }),
    ])
    own().clock.at = new Date('2026-11-22T09:29:59.999Z')
    expect(await receive(lead('L3', same))).toEqual([right({ id: 'L1', isReplay: true })])
    own().clock.at = new Date('2026-11-22T09:30:00.000Z')
    expect(await receive(lead('L4', same))).toEqual([right({ id: 'L4', isReplay: false })])
  })

  test('[E-F-10] without a key the same content within 60 s is the same lead', async () => {
    const same = { key: none, fingerprint: 'f' }
    await receive(lead('L1', same))
    expect(await receive(lead('L2', { key: some('same:f'), fingerprint: 'g' }))).toEqual([
      right({ id: 'L2', isReplay: false }),
    ])
    own().clock.at = new Date('2026-11-21T09:30:59.999Z')
    expect(await receive(lead('L3', same))).toEqual([right({ id: 'L1', isReplay: true })])
    own().clock.at = new Date('2026-11-21T09:31:00.000Z')
    expect(await receive(lead('L4', same))).toEqual([right({ id: 'L4', isReplay: false })])
  })

  test('a lead that cannot be stored takes none of its group with it', async () => {
    await receive(lead('L1'))
    const answers = await receive(lead('L2'), lead('L1', { key: some('other') }), lead('L3'))
    expect(answers.map(({ _tag }) => _tag)).toEqual(['Right', 'Left', 'Right'])
    expect(answers[1]).toEqual(
      left({ kind: 'wrong', faults: ['id: expected one that is not yet stored'] }),
    )
    expect(await countRows()).toEqual([3, 3, 3, 3])
  })

  test('[E-F-11] a failure on the way leaves nothing half-written', async () => {
    const { kysely } = own().database
    await sql`alter table lead_outbox rename to away`.execute(kysely)
    const answers = await receive(lead('L1'), lead('L2'))
    await sql`alter table away rename to lead_outbox`.execute(kysely)
    expect(answers).toEqual(
      Array.from({ length: 2 }, () => left({ kind: 'unavailable', reason: 'failed' })),
    )
    expect(await countRows()).toEqual([0, 0, 0, 0])
    expect(await receive(lead('L1'))).toEqual([right({ id: 'L1', isReplay: false })])
  })

  test('any order of leads and copies: one row a key, every answer names it', async () => {
    const keys = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(keys, async (given) => {
        await emptyTables(own().database)
        const answers = await receive(
          ...given.map((key, at) =>
            lead(`L${at}`, { key: some(`k${key}`), fingerprint: `${key}` }),
          ),
        )
        const ids = answers.map((answer) => (E.isRight(answer) ? answer.right.id : 'none'))
        expect(ids).toEqual(given.map((key) => `L${given.indexOf(key)}`))
        const distinct = new Set(given).size
        expect(await countRows()).toEqual([distinct, distinct, distinct, distinct])
      }),
      { numRuns: runs(25) },
    )
  })

  test('[E-F-53] a test lead is marked, not delivered and not counted', async () => {
    await receive(lead('L1', { handling: 'test' }), lead('L2', { handling: 'hold' }), lead('L3'))
    expect((await readAll()).map(({ isTest, delivery }) => [isTest, delivery])).toEqual([
      [true, 'none'],
      [false, 'held'],
      [false, 'pending'],
    ])
    expect(await own().store.count()).toEqual(
      right({
        stored: 2,
        pending: 1,
        held: 1,
        delivered: 0,
        failed: 0,
        oldestPendingAt: some(NOW),
      }),
    )
  })

  test('leads are read in pages, none twice and none left out', async () => {
    const leads = Array.from({ length: 450 }, (_, at) => lead(`L${String(at).padStart(4, '0')}`))
    await receive(...leads)
    const found: string[] = []
    const sizes: number[] = []
    for (let behind = ''; ;) {
      const page = await own().store.read(ALL, behind)
      if (E.isLeft(page) || page.right.length === 0) break
      sizes.push(page.right.length)
      found.push(...page.right.map(({ id }) => id))
      behind = found.at(-1) ?? ''
    }
    expect(sizes).toEqual([200, 200, 50])
    expect(found).toEqual(leads.map(({ id }) => id))
  })

  test('[E-F-31] a visitor is found by e-mail hash, and by nothing else', async () => {
    const hash = hashEmail(' Ada@X.example ')
    expect(hash).toBe(hashEmail('ada@x.example'))
    await receive(lead('L1', { emailHash: some(hash) }), lead('L2'))
    expect((await readAll({ kind: 'email', hash })).map(({ id }) => id)).toEqual(['L1'])
    expect((await readAll({ kind: 'id', id: 'L2' })).map(({ id }) => id)).toEqual(['L2'])
    expect(await readAll({ kind: 'id', id: 'L9' })).toEqual([])
  })

  test('[E-F-31] erasure blanks the lead, stops its delivery, keeps proof and count', async () => {
    const hash = hashEmail('ada@x.example')
    await receive(lead('L1', { emailHash: some(hash) }), lead('L2'))
    expect(await own().store.erase({ kind: 'email', hash })).toEqual(right(['L1']))
    const [erased, other] = await readAll()
    expect(erased).toMatchObject({ payload: {}, delivery: 'none', erasedAt: some(NOW) })
    expect(erased?.consents).toHaveLength(1)
    expect(other).toMatchObject({ delivery: 'pending', erasedAt: none })
    expect(await own().store.count()).toMatchObject({ right: { stored: 2, pending: 1 } })
    expect(await own().store.erase({ kind: 'email', hash })).toEqual(right([]))
    expect(await own().store.erase({ kind: 'id', id: 'L1' })).toEqual(right([]))
  })

  test('[E-F-30] what has been kept long enough goes, each kind at its time', async () => {
    await receive(lead('L1'), lead('L2', { handling: 'test' }))
    const purgeAt = async (time: string) => {
      own().clock.at = new Date(time)
      return own().store.purge(RULES)
    }
    expect(await purgeAt(NOW)).toEqual(right({ leads: 0, consents: 0, keys: 0 }))
    expect(await purgeAt('2026-11-22T09:30:00.000Z')).toMatchObject({ right: { keys: 2 } })
    expect(await purgeAt('2026-11-28T09:30:00.000Z')).toMatchObject({ right: { leads: 0 } })
    expect(await purgeAt('2026-11-28T09:30:00.001Z')).toMatchObject({ right: { leads: 1 } })
    expect(await purgeAt('2028-11-21T09:30:00.000Z')).toMatchObject({ right: { leads: 0 } })
    expect(await purgeAt('2028-11-21T09:30:00.001Z')).toMatchObject({ right: { leads: 1 } })
    expect(await countRows()).toEqual([0, 2, 0, 0])
    expect(await purgeAt('2029-11-21T09:30:00.001Z')).toMatchObject({ right: { consents: 2 } })
    expect(await countRows()).toEqual([0, 0, 0, 0])
  })

  test('[E-F-30] a site or a purpose may have rules of its own; more than one portion goes', async () => {
    const leads = Array.from({ length: 501 }, (_, at) => lead(`L${at}`, { site: 'de' }))
    await receive(...leads, lead('U1'))
    own().clock.at = new Date('2027-11-22T00:00:00.000Z')
    const exception = { site: 'de', purpose: '*', leadMonths: 12, consentMonths: 12 }
    const purged = await own().store.purge({ ...RULES, exceptions: [exception] })
    expect(purged).toEqual(right({ leads: 501, consents: 501, keys: 502 }))
    expect((await readAll()).map(({ id }) => id)).toEqual(['U1'])
  })

  test('a storage that was closed answers, and stores nothing', async () => {
    const other = await connect()
    await other.store.close()
    expect(await other.store.receive(lead('L1'))).toEqual(
      left({ kind: 'unavailable', reason: 'busy' }),
    )
    expect(await countRows()).toEqual([0, 0, 0, 0])
  })

  test('two that open the storage at once both can use it', async () => {
    const [one, two] = await Promise.all([connect(), connect()])
    const copy = lead('L1', { key: some('k'), fingerprint: 'f' })
    const answers = await Promise.all([
      one.store.receive(copy),
      two.store.receive({ ...copy, id: 'L2' }),
    ])
    const ids = answers.map((answer) => (E.isRight(answer) ? answer.right.id : 'none'))
    expect(ids[0]).toBe(ids[1])
    expect(await countRows()).toEqual([1, 1, 1, 1])
    await Promise.all([one.store.close(), two.store.close()])
  })
}

const suiteOfServer = (connect: Connect, postgres: Postgres): void => {
  beforeAll(async () => (await connect()).store.close())

  test('[E-F-11] a server that goes away is unavailable; the retry is one lead', async () => {
    const opened = await connect()
    await emptyTables(opened.database)
    postgres.crash()
    const copies = Array.from({ length: 5 }, (_, at) =>
      lead(`L${at}`, { fingerprint: 'f', key: some('k') }),
    )
    for (const copy of copies.slice(0, 2)) {
      expect(await opened.store.receive(copy)).toEqual(
        left({ kind: 'unavailable', reason: 'gone' }),
      )
    }
    expect(await opened.store.count()).toEqual(left({ kind: 'unavailable', reason: 'gone' }))
    postgres.restart()
    const [first, ...others] = await Promise.all(
      copies.map(async (one) => opened.store.receive(one)),
    )
    expect(first).toEqual(right({ id: 'L0', isReplay: false }))
    expect(others).toEqual(others.map(() => right({ id: 'L0', isReplay: true })))
    await opened.store.close()
  })

  test('[E-F-11] a key that another process holds without end is unavailable after two seconds', async () => {
    const [one, two] = await Promise.all([connect(), connect()])
    const copy = lead('L1', { key: some('held'), fingerprint: 'f' })
    const holder = await one.database.kysely.startTransaction().execute()
    await writeLeads(holder, [copy], new Date(NOW))
    expect(await two.store.receive({ ...copy, id: 'L2' })).toEqual(
      left({ kind: 'unavailable', reason: 'locked' }),
    )
    // The database waits for so long, and we for nothing more.
    const { rows } = await sql`show lock_timeout`.execute(two.database.kysely)
    expect(rows).toEqual([{ lock_timeout: '2s' }])
    const held = Object.assign(new Error('held'), { code: '55P03' })
    const neverWait = () => Promise.reject(new Error('waited'))
    expect(await attempt(neverWait, () => Promise.reject(held))).toEqual(left('locked'))
    await holder.rollback().execute()
    expect(await two.store.receive({ ...copy, id: 'L2' })).toEqual(
      right({ id: 'L2', isReplay: false }),
    )
    await Promise.all([one.store.close(), two.store.close()])
  })

  test('[E-F-10] several processes with crossing keys: one lead a key, no deadlock', async () => {
    const stores = await Promise.all([connect(), connect(), connect()])
    await emptyTables(stores[0].database)
    const keys = Array.from({ length: 60 }, (_, at) => `k${at}`)
    const orders = [keys, keys.toReversed(), [...keys.slice(30), ...keys.slice(0, 30)]]
    const answers = await Promise.all(
      stores.map(async ({ store }, which) =>
        Promise.all(
          orders[which]!.map(async (key) => {
            const answer = await store.receive(
              lead(`${which}-${key}`, { key: some(key), fingerprint: key }),
            )
            return [key, E.isRight(answer) ? answer.right.id : 'none'] as const
          }),
        ),
      ),
    )
    const ids = new Map(answers[0])
    expect(ids.size).toBe(60)
    for (const [key, id] of answers.flat()) expect(id).toBe(ids.get(key))
    expect(await stores[0].store.count()).toMatchObject({ right: { stored: 60, pending: 60 } })
    await Promise.all(stores.map(async ({ store }) => store.close()))
  })
}

describeOnBoth(suite, suiteOfServer)
