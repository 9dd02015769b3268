// Threads that do the work that takes long: what goes wrong in one of them goes wrong for one who asks, and once.
import { WorkLost } from '@evkit/data/service'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { openPool, type Pool } from '../../server/pool.js'

const FILE = fileURLToPath(new URL('fixtures/tasks.mjs', import.meta.url))

const opened: Pool[] = []
const open = (timeout = 60_000, given?: { readonly slow: number }) => {
  const faults: string[] = []
  const pool = openPool({
    file: FILE,
    threads: { least: 1, most: 1 },
    timeout,
    given,
    onFault: (text) => faults.push(text),
  })
  opened.push(pool)
  const run = async (name: string, input?: unknown) => pool.run({ name, input })
  return { pool, run, faults }
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(async (pool) => pool.stop()))
})

describe('[E-T-57] work beside the thread that answers', () => {
  test('plain values go in and come out, by one thread, in the order they were asked for', async () => {
    const { run } = open()
    const value = { text: 'å', numbers: [1, 2], none: { _tag: 'None' } }
    expect(await run('echo', value)).toEqual(value)
    expect(await Promise.all([run('count'), run('count'), run('count')])).toEqual([1, 2, 3])
  })

  test('what goes wrong in a task is told to who asked for it, and the thread goes on', async () => {
    const { run } = open()
    await run('count')
    await expect(run('fail', 'no such car')).rejects.toThrow(new Error('no such car'))
    expect(await run('count')).toBe(2)
  })

  test('a thread that breaks is lost to who asked, and another one takes its place', async () => {
    const { run, faults } = open()
    await run('count')
    await expect(run('crash', 'out of order')).rejects.toThrow(new WorkLost('crash: out of order'))
    expect(await run('count')).toBe(1)
    expect(faults).toEqual(['a thread ended: crash: out of order'])
  })

  test('a task that never ends is given up, with its thread, and who waits behind it is served', async () => {
    const { run, faults } = open(3000)
    await run('count')
    const endless = run('circle')
    await expect(endless).rejects.toThrow(new WorkLost('circle: took over 3000 ms'))
    expect(await run('count')).toBe(1)
    expect(faults).toEqual(['a thread ended: circle: took over 3000 ms'])
  })

  test('a thread that takes longer than a task may to read its data is not ended: who waits is refused, and later served', async () => {
    const { run, faults } = open(500, { slow: 2000 })
    await expect(run('count')).rejects.toThrow(new WorkLost('count: took over 500 ms'))
    await expect.poll(async () => run('count').catch(() => 0), { timeout: 20_000 }).toBe(1)
    expect(faults).toEqual([])
  })

  test('a thread that cannot be ended at once ends later, and the server goes on meanwhile', async () => {
    const lost: unknown[] = []
    const hear = (reason: unknown): void => {
      lost.push(reason)
    }
    process.on('unhandledRejection', hear)
    const { run } = open(2500)
    await run('count')
    const file = join(mkdtempSync(join(tmpdir(), 'evkit-hold-')), 'done')
    const held = run('hold', { milliseconds: 6000, file })
    await expect(held).rejects.toThrow(new WorkLost('hold: took over 2500 ms'))
    expect(await run('count')).toBe(1)
    await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true)
    process.off('unhandledRejection', hear)
    expect(lost).toEqual([])
  })

  test('what is under way when the server stops is lost, and told so', async () => {
    const { pool, run } = open()
    await run('count')
    const lost = expect(run('circle')).rejects.toThrow(WorkLost)
    await pool.stop()
    await lost
  })
})
