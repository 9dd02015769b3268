// What may go wrong with the embedded database: no lead is acknowledged that is not there, none is half-written.
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { left, right, some } from '@evkit/engine/shared'
import { hashEmail } from '../leads/erase.js'
import { readFault } from '../leads/faults.js'
import { makeGroup } from '../leads/group.js'
import { makeLeadStore } from '../leads/lead-store.js'
import type { Lead, UnavailableReason } from '../leads/lead.types.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { lead, newFolder, openPlace, type Opened } from './leads-kit.js'

const unavailable = (reason: UnavailableReason) => left({ kind: 'unavailable', reason })

describe('the embedded database', () => {
  let folder: string
  let opened: Opened
  beforeEach(async () => {
    folder = join(newFolder(), 'made', 'on-first-start')
    // Without real pauses: two seconds of patience pass at once.
    opened = await openPlace({ kind: 'folder', folder }, { wait: async () => Promise.resolve() })
  })
  afterEach(async () => {
    await opened.store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const pragma = async (text: string) => sql.raw(`pragma ${text}`).execute(opened.database.kysely)
  const receive = async (one: Lead) => opened.store.receive(one)
  const countLeads = () => {
    const reader = new Libsql(join(folder, 'leads.db'))
    const [row] = reader.prepare('select count(*) as n from lead').all() as { n: number }[]
    const integrity = reader.pragma('integrity_check')
    reader.close()
    expect(integrity).toEqual([{ integrity_check: 'ok' }])
    return row?.n
  }

  test('is made on the first start, for its owner only', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of readdirSync(folder)) {
      expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600])
    }
  })

  test('[E-F-11] commits are flushed: a write-ahead log, synchronous in full', async () => {
    expect((await pragma('journal_mode')).rows).toEqual([{ journal_mode: 'wal' }])
    expect((await pragma('synchronous')).rows).toEqual([{ synchronous: 2 }])
  })

  test('[E-F-11] a full disk is unavailable; what was acknowledged stays, later leads go in', async () => {
    expect(await receive(lead('L1'))).toMatchObject({ right: { id: 'L1' } })
    const pages = await pragma('page_count')
    const [row] = pages.rows as { page_count: number }[]
    await pragma(`max_page_count = ${row!.page_count}`)
    const payload = { notes: 'x'.repeat(100_000) }
    const answers = await Promise.all([lead('L2', { payload }), lead('L3')].map(receive))
    expect(answers).toEqual([unavailable('full'), unavailable('full')])
    expect(countLeads()).toBe(1)
    await pragma('max_page_count = 1000000')
    expect(await receive(lead('L2', { payload }))).toEqual(right({ id: 'L2', isReplay: false }))
    expect(countLeads()).toBe(2)
  })

  test('[E-F-11] a lock that another process holds is waited for, then unavailable', async () => {
    const other = new Libsql(join(folder, 'leads.db'))
    other.exec('begin immediate')
    expect(await receive(lead('L1'))).toEqual(unavailable('locked'))
    const { ports, database } = opened
    let waits = 0
    const patient = makeLeadStore(database, {
      ...ports,
      wait: async () => {
        waits += 1
        if (waits === 3) other.exec('rollback')
        return Promise.resolve()
      },
    })
    expect(await patient.receive(lead('L1'))).toEqual(right({ id: 'L1', isReplay: false }))
    expect(waits).toBe(3)
    other.close()
  })

  test.each<readonly [what: string, spoil: (file: string) => void]>([
    ['emptied', truncateSync],
    [
      'overwritten',
      (file) => {
        writeFileSync(file, Buffer.alloc(8192, 'x'), { flag: 'r+' })
      },
    ],
  ])('[E-F-11] what is %s under a running service acknowledges no lead', async (_, spoil) => {
    await receive(lead('L1'))
    const file = join(folder, 'leads.db')
    const kept = readFileSync(file)
    spoil(file)
    expect(await receive(lead('L2'))).toEqual(unavailable('gone'))
    writeFileSync(file, kept, { flag: 'r+' })
    expect(await receive(lead('L2'))).toEqual(right({ id: 'L2', isReplay: false }))
  })

  test('[E-F-11] a database that may not be written is unavailable, and can be read', async () => {
    await receive(lead('L1'))
    await pragma('query_only = on')
    expect(await receive(lead('L2'))).toEqual(unavailable('read-only'))
    expect(await opened.store.erase({ kind: 'id', id: 'L1' })).toEqual(unavailable('read-only'))
    expect(await opened.store.count()).toMatchObject({ right: { stored: 1 } })
    await pragma('query_only = off')
  })

  test.each(['leads.db', 'leads.db-wal'])(
    '[E-F-11] without its file %s the database is gone, whether another one stands there or not',
    async (name) => {
      await receive(lead('L1'))
      const [file, aside] = [join(folder, name), join(folder, 'aside')]
      renameSync(file, aside)
      expect(await receive(lead('L2'))).toEqual(unavailable('gone'))
      writeFileSync(file, '')
      expect(await receive(lead('L2'))).toEqual(unavailable('gone'))
      expect(await opened.store.count()).toEqual(unavailable('gone'))
      renameSync(aside, file)
      expect(await receive(lead('L2'))).toEqual(right({ id: 'L2', isReplay: false }))
    },
  )

  test('[E-F-31] nothing of an erased lead is left in the files', async () => {
    const notes = 'Marked text of a visitor'
    const contains = () =>
      readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(notes))
    const hash = hashEmail('ada@x.example')
    await receive(lead('L1', { payload: { notes }, emailHash: some(hash) }))
    expect(contains()).toBe(true)
    await opened.store.erase({ kind: 'email', hash })
    expect(contains()).toBe(false)
  })

  test('opens again with what is in it', async () => {
    await receive(lead('L1'))
    await opened.store.close()
    opened = await openPlace({ kind: 'folder', folder })
    expect(await opened.store.count()).toMatchObject({ right: { stored: 1 } })
    expect(await receive(lead('L9', { key: some('key-L1'), fingerprint: 'print-L1' }))).toEqual(
      right({ id: 'L1', isReplay: true }),
    )
  })

  test.each<readonly [what: string, changes: Partial<Lead>, fault: string]>([
    ['no id', { id: '' }, 'id: expected 1 to 64 visible ASCII characters'],
    ['a long id', { id: 'x'.repeat(65) }, 'id: expected 1 to 64 visible ASCII characters'],
    [
      'a key of two lines',
      { key: some('a\nb') },
      'key: expected 1 to 255 visible ASCII characters',
    ],
    ['a cut site', { site: 'u\u0000k' }, 'site: expected a word of visible ASCII'],
    ['no fingerprint', { fingerprint: '' }, 'fingerprint: expected a word of visible ASCII'],
    [
      'a day',
      { createdAt: '2026-11-21' },
      'createdAt: expected a time such as 2026-11-21T09:30:00.000Z',
    ],
    [
      'no such time',
      { createdAt: '2026-13-21T09:30:00.000Z' },
      'createdAt: expected a time such as 2026-11-21T09:30:00.000Z',
    ],
    [
      'too much',
      { payload: { notes: 'ä'.repeat(131_073) } },
      'payload: expected JSON of at most 256 KiB',
    ],
    ['a hash of nothing', { emailHash: some('') }, 'emailHash: expected a hash'],
  ])('%s is refused before it is written', async (_, changes, fault) => {
    expect(await receive(lead('L1', changes))).toEqual(left({ kind: 'wrong', faults: [fault] }))
    expect(countLeads()).toBe(0)
  })

  test('a payload that holds itself, and a consent of two lines, are refused', async () => {
    const ring: Record<string, never> = {}
    Object.assign(ring, { ring })
    expect(await receive(lead('L1', { payload: ring }))).toMatchObject({ left: { kind: 'wrong' } })
    const [proof] = lead('L1').consents
    const consents = [proof!, { ...proof!, url: 'a\nb', at: 'now' }]
    expect(await receive(lead('L1', { consents }))).toEqual(
      left({
        kind: 'wrong',
        faults: [
          'consents/1/url: expected one line of text',
          'consents/1/at: expected a time such as 2026-11-21T09:30:00.000Z',
        ],
      }),
    )
  })
})

describe('opening', () => {
  const folder = newFolder()
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })
  const wait = async () => Promise.resolve()

  test('a folder that cannot be made is told', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await openLeadDatabase({ kind: 'folder', folder: file }, { wait })).toEqual(
      left(`leads cannot be stored in ${file}: failed ENOTDIR`),
    )
  })

  test('a file that is no database is told, and left as it is', async () => {
    const file = join(folder, 'leads.db')
    writeFileSync(file, 'something else '.repeat(100))
    const opened = await openLeadDatabase({ kind: 'folder', folder }, { wait })
    expect(opened).toEqual(
      left(`leads cannot be stored in ${folder}: leads.db is no database of leads`),
    )
    expect(readFileSync(file, 'utf8')).toContain('something else')
  })

  test('[E-F-64] a file that is empty has lost what was in it: no numbering begins anew in it', async () => {
    const emptied = newFolder()
    const place = { kind: 'folder', folder: emptied } as const
    writeFileSync(join(emptied, 'leads.db'), '')
    const told = left(
      `leads cannot be stored in ${emptied}: leads.db is empty: what was in it is lost; put a copy in its place, or remove it to begin anew`,
    )
    expect(await openLeadDatabase(place, { wait })).toEqual(told)
    rmSync(join(emptied, 'leads.db'))
    const opened = await openLeadDatabase(place, { wait })
    if (E.isLeft(opened)) throw new Error(opened.left)
    await opened.right.close()
    truncateSync(join(emptied, 'leads.db'))
    expect(await openLeadDatabase(place, { wait })).toEqual(told)
    rmSync(emptied, { recursive: true })
  })

  test('[E-F-64] the database of another program is refused; one of ours from before files were marked is marked', async () => {
    const other = newFolder()
    const place = { kind: 'folder', folder: other } as const
    const file = join(other, 'leads.db')
    const write = (id: number): void => {
      const database = new Libsql(file)
      database.exec('create table note (text)')
      database.pragma(`application_id = ${id}`)
      database.close()
    }
    write(1)
    expect(await openLeadDatabase(place, { wait })).toEqual(
      left(`leads cannot be stored in ${other}: leads.db is no database of leads`),
    )
    rmSync(file)
    write(0)
    const opened = await openLeadDatabase(place, { wait })
    if (E.isLeft(opened)) throw new Error(opened.left)
    await opened.right.close()
    expect(readFileSync(file).toString('latin1', 68, 72)).toBe('evk1')
    rmSync(other, { recursive: true })
  })

  test('a PostgreSQL that is not there is told without its password', async () => {
    const url = 'postgresql://user:secret@127.0.0.1:1/leads'
    expect(await openLeadDatabase({ kind: 'postgres', url }, NODE_PORTS)).toEqual(
      left('leads cannot be stored in the PostgreSQL of DATABASE_URL: gone ECONNREFUSED'),
    )
  })
})

test.each([
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['53100', 'full'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['55P03', 'locked'],
  ['40P01', 'locked'],
  ['SQLITE_READONLY_DBMOVED', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_CANTOPEN', 'gone'],
  ['57P01', 'gone'],
  ['08006', 'gone'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'row'],
  ['23505', 'row'],
  ['22021', 'row'],
  ['SQLITE_IOERR', 'failed'],
  ['SQLITE_CORRUPT', 'failed'],
  ['42P01', 'failed'],
  ['', 'failed'],
])('the code %s means %s', (code, fault) => {
  expect(readFault(Object.assign(new Error('of the database'), { code }))).toBe(fault)
})

test('an error of no kind is a failure of the storage', () => {
  expect(readFault(undefined)).toBe('failed')
  expect(readFault('text')).toBe('failed')
  expect(readFault(new Error('Connection terminated unexpectedly'))).toBe('gone')
})

describe('groups', () => {
  const grouped = (size: number, room: number) => {
    const groups: number[][] = []
    const waiting: (() => void)[] = []
    const group = makeGroup<number, string>({
      write: async (items) => {
        groups.push([...items])
        await new Promise<void>((resolve) => waiting.push(resolve))
        return items.map(String)
      },
      size,
      room,
      refused: 'refused',
    })
    const turn = async () => new Promise((resolve) => setTimeout(resolve))
    return { group, groups, turn, finish: () => waiting.shift()?.() }
  }

  test('who comes during a write shares the next one', async () => {
    const { group, groups, turn, finish } = grouped(10, 10)
    const first = [group.add(1), group.add(2)]
    await turn()
    const second = [group.add(3), group.add(4), group.add(5)]
    await turn()
    expect(groups).toEqual([[1, 2]])
    finish()
    expect(await Promise.all(first)).toEqual(['1', '2'])
    await turn()
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
    finish()
    expect(await Promise.all(second)).toEqual(['3', '4', '5'])
  })

  test('a group has a most size, and the waiting room a most number', async () => {
    const { group, groups, turn, finish } = grouped(2, 3)
    const answers = [1, 2, 3, 4].map(async (item) => group.add(item))
    expect(await answers[3]).toBe('refused')
    await turn()
    expect(groups).toEqual([[1, 2]])
    finish()
    await turn()
    finish()
    expect(await Promise.all(answers)).toEqual(['1', '2', '3', 'refused'])
  })

  test('closing answers what has come and refuses what comes', async () => {
    const { group, turn, finish } = grouped(2, 3)
    const before = group.add(1)
    const closed = group.close()
    expect(await group.add(2)).toBe('refused')
    await turn()
    finish()
    await closed
    expect(await before).toBe('1')
  })
})
