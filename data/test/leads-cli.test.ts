// `evkit leads`, on a storage of its own and as a program.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { left, right, some } from '@evkit/engine/shared'
import { openLeadStore } from '../cli/leads-open.js'
import { readRetention } from '../leads/retention.js'
import { runLeads, type LeadsPorts } from '../cli/leads.js'
import { EXIT } from '../cli/run.js'
import { hashEmail } from '../leads/erase.js'
import { makeLeadStore, type LeadStore } from '../leads/lead-store.js'
import { collectOutput } from './cli-output.js'
import { lead, newFolder, openPlace, type Opened } from './leads-kit.js'

const FOLDER = new URL('../', import.meta.url)
const emailHash = some(hashEmail('ada@x.example'))

let folder: string
let opened: Opened
beforeEach(async () => {
  folder = newFolder()
  opened = await openPlace({ kind: 'folder', folder })
})
afterEach(async () => {
  await opened.store.close()
  rmSync(folder, { recursive: true })
})

// What the command opens it closes; the storage of the test goes on.
const reopen = (): LeadStore => ({
  ...makeLeadStore(opened.database, opened.ports),
  close: async () => Promise.resolve(),
})

const run = async (line: string, changes: Partial<LeadsPorts> = {}) => {
  const { said, ports } = collectOutput()
  const code = await runLeads(line === '' ? [] : line.split(' '), {
    ...ports,
    open: async () => Promise.resolve(right({ store: reopen(), place: folder })),
    rules: () => readRetention(FOLDER),
    ...changes,
  })
  return { code, ...said }
}

const receive = async (...leads: readonly ReturnType<typeof lead>[]) =>
  Promise.all(leads.map(async (one) => opened.store.receive(one)))

test('[E-F-31] the leads of a visitor are exported with their consents, a line each', async () => {
  await receive(lead('L1', { emailHash }), lead('L2'), lead('L3', { emailHash }))
  const { code, out } = await run('export --email Ada@X.example')
  expect(code).toBe(EXIT.good)
  const records = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  const { payload, consents } = lead('L1')
  expect(records).toMatchObject([
    { id: 'L1', payload, consents, delivery: 'pending', deliveredAt: null, erasedAt: null },
    { id: 'L3' },
  ])
  expect((await run('export --id=L2')).out).toContain('"id":"L2"')
})

test('[E-F-70] a lead is found by the reference a visitor reads out', async () => {
  const ids = ['3fa4c1d2-9e07-4b1c-8d55-0c6f2b7a9e10', '3fa4c1d2-9f07-4b1c-8d55-0c6f2b7a9e10']
  await receive(lead('L1'), ...ids.map((id) => lead(id)))
  for (const said of ['7YJC-3MMY', '7yjc3mmy']) {
    const { code, out } = await run(`export --reference ${said}`)
    expect(code).toBe(EXIT.good)
    expect(JSON.parse(out)).toMatchObject({ id: ids[0], reference: '7YJC-3MMY' })
  }
  expect((await run('export --id L1')).out).not.toContain('"reference"')
  expect((await run('export --reference 0000-0000')).err).toContain('no lead was found')
  expect((await run('export --reference Byron')).err).toContain('Byron is no reference')
  expect((await run('erase --reference 7YJC-3MMY')).err).toContain('no --reference')
})

test('all leads are exported, page after page', async () => {
  await receive(...Array.from({ length: 401 }, (_, at) => lead(`L${at}`)))
  const { out } = await run('export --all')
  expect(out.trimEnd().split('\n')).toHaveLength(401)
})

test('[E-F-31] a visitor is erased, and only once', async () => {
  await receive(lead('L1', { emailHash }), lead('L2'))
  expect(await run('erase --email ada@x.example')).toEqual({
    code: EXIT.good,
    out: 'erased L1\n',
    err: `evkit: leads in ${folder}\n`,
  })
  expect(await run('erase --email ada@x.example')).toEqual({
    code: EXIT.refused,
    out: '',
    err: `evkit: leads in ${folder}\nevkit: no lead was found\n`,
  })
  const { out } = await run('export --id L1')
  expect(JSON.parse(out)).toMatchObject({ payload: {}, delivery: 'none' })
})

test('[E-F-30] a purge by the rules in the data', async () => {
  expect(readRetention(FOLDER)).toEqual(
    right({ leadMonths: 24, consentMonths: 36, testLeadDays: 7, exceptions: [] }),
  )
  await receive(lead('L1', { handling: 'test' }), lead('L2'))
  opened.clock.at = new Date('2026-12-01T00:00:00.000Z')
  expect((await run('purge')).out).toBe('removed 1 lead, 0 consent records, 2 keys\n')
})

test('rules that cannot be are told with their place', async () => {
  const broken = { leadMonths: 0, consentMonths: 36, testLeadDays: 7, exceptions: [] }
  mkdirSync(join(folder, 'leads'))
  writeFileSync(join(folder, 'leads/retention.json'), JSON.stringify(broken))
  const rules = () => readRetention(pathToFileURL(`${folder}/`))
  const { code, err } = await run('purge', { rules })
  expect(code).toBe(EXIT.refused)
  expect(err).toContain('evkit: retention leadMonths: a whole number from 1\n')
})

test('[E-F-21] what was kept back is released, what had failed is due again', async () => {
  await receive(lead('L1', { handling: 'hold' }), lead('L2'))
  expect((await run('requeue')).out).toBe('0 leads due again\n')
  expect((await run('release')).out).toBe('1 lead due again\n')
})

test('[E-F-12] counts say what is on its way and since when', async () => {
  await receive(lead('L1', { handling: 'hold' }), lead('L2'), lead('L3', { handling: 'test' }))
  expect((await run('count')).out).toBe(
    [
      ...['stored 2', 'pending 1', 'held 1', 'delivered 0', 'failed 0'],
      'oldest pending 2026-11-21T09:30:00.000Z\n',
    ].join('\n'),
  )
})

test.each([
  ['exprt', 'unknown command exprt: did you mean export?'],
  ['export', 'leads export needs one of --id, --email, --reference, --all'],
  ['export --id L1 --all', 'leads export needs one of --id, --email, --reference, --all'],
  ['erase --all', 'leads erase has no --all'],
  ['erase', 'leads erase needs one of --id, --email'],
  ['erase --id L1 --email a@b', 'leads erase needs one of --id, --email'],
  ['purge --all', 'leads purge has no --all'],
  ['export --id L1 --id L2', 'a flag is given twice'],
  ['count now', 'Unexpected argument'],
  ['export --id', "Option '--id <value>' argument missing"],
])('`leads %s` is refused with a reason', async (line, reason) => {
  const { code, err, out } = await run(line)
  expect([code, out]).toEqual([EXIT.misused, ''])
  expect(err).toContain(`evkit: ${reason}`)
})

test.each(['', '--help', 'erase --help', '-h'])('`leads %s` shows the help', async (line) => {
  const { code, out } = await run(line)
  expect(code).toBe(EXIT.good)
  for (const verb of ['export', 'erase', 'requeue', 'purge', 'count']) expect(out).toContain(verb)
})

test.each(['export --all', 'erase --id L1', 'purge', 'requeue', 'count'])(
  '`leads %s` tells a storage that is not available',
  async (line) => {
    const database = {
      ...opened.database,
      check: () => {
        throw Object.assign(new Error('x'), { code: 'GONE' })
      },
    }
    const store = { ...makeLeadStore(database, opened.ports), close: async () => Promise.resolve() }
    const answer = await run(line, {
      open: async () => Promise.resolve(right({ store, place: folder })),
    })
    expect(answer).toEqual({
      code: EXIT.refused,
      out: '',
      err: `evkit: leads in ${folder}\nevkit: the storage is not available: gone\n`,
    })
  },
)

test('a storage that cannot be opened, or is set in a wrong way, is told', async () => {
  const open = async () => Promise.resolve(left(['no such folder']))
  expect(await run('count', { open })).toMatchObject({ code: 1, err: 'evkit: no such folder\n' })
  const wrong = await openLeadStore({ EVKIT_DATA_DIR: 'leads' })
  expect(wrong).toEqual(left(['EVKIT_DATA_DIR is the whole path of a folder']))
})

test('[E-F-12] where nobody has stored anything it makes no storage, and names the place it looked in', async () => {
  const empty = newFolder()
  const place = join(empty, 'evkit')
  const found = await openLeadStore({ EVKIT_DATA_DIR: place })
  expect(found).toEqual(
    left([
      `there are no leads in ${place}`,
      'EVKIT_DATA_DIR or DATABASE_URL say where the service keeps them',
    ]),
  )
  expect(readdirSync(empty)).toEqual([])
  rmSync(empty, { recursive: true })
  expect((await run('count')).err).toBe(`evkit: leads in ${folder}\n`)
})

test('as a program it takes the storage of the environment, beside one that has it open', async () => {
  await receive(lead('L1'))
  const program = fileURLToPath(new URL('cli/evkit.mjs', FOLDER))
  const { stdout, status } = spawnSync(process.execPath, [program, 'leads', 'count'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', EVKIT_DATA_DIR: folder },
  })
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'stored 1'])
  expect((await receive(lead('L2')))[0]).toEqual(right({ id: 'L2', isReplay: false }))
})
