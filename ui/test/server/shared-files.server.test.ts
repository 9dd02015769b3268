// The folder of files that all processes share: filled, found, renewed and swept, with clocks that are given.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isOfFiles, openSharedFiles, type OwnFile } from '../../server/shared-files.js'

const DAY = 86_400_000
const HOUR = 3_600_000
const BEGIN = Date.UTC(2026, 0, 1)

const root = mkdtempSync(join(tmpdir(), 'shared-files-'))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(root, 'files-'))
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const fileOf = (text: string): OwnFile => ({
  size: Buffer.byteLength(text),
  bytes: () => Promise.resolve(Buffer.from(text)),
})

const NEW = { '/assets/new-1.js': 'new()', '/media/cars/new.webp': 'N', '/maps/fine-1.json': '{}' }
const OLD = { '/assets/old-1.js': 'old()' }

const open = async (files: Readonly<Record<string, string>>, place = folder) => {
  const clock = { date: BEGIN, now: 0 }
  const faults: string[] = []
  const shared = await openSharedFiles({
    folder: place,
    own: new Map(Object.entries(files).map(([address, text]) => [address, fileOf(text)])),
    keep: 7 * DAY,
    date: () => clock.date,
    now: () => clock.now,
    onFault: (text) => faults.push(text),
  })
  const pass = async (milliseconds: number): Promise<void> => {
    clock.date += milliseconds
    clock.now += milliseconds
    await shared.renew()
  }
  return { ...shared, clock, faults, pass }
}

type Found = Awaited<ReturnType<Awaited<ReturnType<typeof openSharedFiles>>['find']>>

const readText = async (found: Promise<Found>): Promise<string | undefined> =>
  (await (await found)?.packed.encoded('plain'))?.toString()

const listAll = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length))
    .sort()

describe('[E-T-115] files that all processes share', () => {
  test('are there when a process begins, each whole, and another build finds them', async () => {
    await open({ ...NEW, '/robots.txt': 'of one build' })
    expect(listAll()).toEqual(Object.keys(NEW).sort())
    expect(readFileSync(join(folder, '/assets/new-1.js'), 'utf8')).toBe('new()')
    const old = await open(OLD)
    expect(await readText(old.find('/assets/new-1.js'))).toBe('new()')
    const found = await old.find('/assets/new-1.js')
    expect([found?.type, found?.isImmutable]).toEqual(['text/javascript; charset=utf-8', true])
    expect((await old.find('/media/cars/new.webp'))?.isImmutable).toBe(false)
    expect((await old.find('/maps/fine-1.json'))?.isImmutable).toBe(true)
    expect(old.faults).toEqual([])
  })

  test('one that was left half written is put there anew', async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/new-1.js'), 'ne')
    const { find } = await open(NEW)
    expect(await readText(find('/assets/new-1.js'))).toBe('new()')
  })

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets',
    '/assets/../secret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/.hidden.js',
    '/assets//new-1.js',
    '/assets/new-1.js/x',
    '/other/new-1.js',
    '/assets/new-1.js\0',
    '/assets/new-1.unknown',
  ])('%j is none of them', async (address) => {
    writeFileSync(join(folder, 'secret.js'), 'secret')
    const { find, faults } = await open(NEW)
    expect(await find(address)).toBeUndefined()
    expect(faults.filter((text) => !text.includes('ENOTDIR'))).toEqual([])
  })

  test('what no process uses any more is swept after its days, what one uses never is', async () => {
    await open(OLD)
    const { pass } = await open(NEW)
    for (let hours = 0; hours < 7 * 24; hours += 1) await pass(HOUR)
    expect(listAll()).toContain('/assets/old-1.js')
    await pass(HOUR)
    expect(listAll()).toEqual(Object.keys(NEW).sort())
  })

  test('a clock that jumps ahead takes nothing away from who still runs', async () => {
    const old = await open(OLD)
    const { clock, renew, pass } = await open(NEW)
    clock.date += 365 * DAY
    clock.now += HOUR
    await renew()
    expect(listAll()).toContain('/assets/old-1.js')
    // The other process has the same clock, and notes what it uses within the hour.
    old.clock.date += 365 * DAY
    await old.pass(HOUR)
    await pass(HOUR)
    expect(listAll()).toContain('/assets/old-1.js')
  })

  test('a clock that jumps back keeps nothing for ever', async () => {
    await open(OLD)
    const later = (BEGIN + 365 * DAY) / 1000
    utimesSync(join(folder, '/assets/old-1.js'), later, later)
    const { pass } = await open(NEW)
    await pass(HOUR)
    expect(statSync(join(folder, '/assets/old-1.js')).mtimeMs).toBe(BEGIN + HOUR)
    for (let days = 0; days < 8; days += 1) await pass(DAY)
    expect(existsSync(join(folder, '/assets/old-1.js'))).toBe(false)
  })

  test('a file that somebody took away is put there again within the hour', async () => {
    const { pass } = await open(NEW)
    rmSync(join(folder, 'assets'), { recursive: true })
    await pass(HOUR)
    expect(listAll()).toContain('/assets/new-1.js')
  })

  test('a folder that cannot be used is an error at the start, later a fault, and what is there is found', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(open(NEW, file)).rejects.toThrow('ENOTDIR')
    await open(OLD)
    const { find, pass, faults } = await open(NEW)
    rmSync(join(folder, 'media'), { recursive: true })
    writeFileSync(join(folder, 'media'), 'in the way')
    await pass(HOUR)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^shared files: .*(?:EEXIST|ENOTDIR)/)
    expect(await readText(find('/assets/old-1.js'))).toBe('old()')
  })

  test('an address of files alone is told from one of pages', () => {
    expect(
      ['/assets/a.js', '/media/a', '/maps/', '/uk/', '/mediator/', '/'].map(isOfFiles),
    ).toEqual([...[true, true, true], ...[false, false, false]])
  })
})
