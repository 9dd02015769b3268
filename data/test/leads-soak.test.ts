// The short soak: a few rounds on each database. `npm run soak` makes 200.
import { rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { FORMS_TARGET } from '../bench/forms-soak.js'
import { soak } from '../bench/leads-soak.js'
import { describeOnPostgres } from './leads-databases.js'
import { lead, newFolder, openPlace } from './leads-kit.js'

const LONG_MS = 120_000
const GOOD = { lost: 0, duplicated: 0, halves: 0, isIntact: true }

test(
  '[E-F-11] killed three times while 20 clients post: nothing lost, nothing twice',
  async () => {
    const folder = newFolder()
    const environment = { EVKIT_DATA_DIR: folder }
    const result = await soak({ rounds: 3, clients: 20, environment })
    rmSync(folder, { recursive: true })
    expect(result).toMatchObject(GOOD)
    expect(result.acknowledged).toBeGreaterThan(60)
  },
  LONG_MS,
)

test(
  '[E-F-11] [E-F-10] [B-OFFER-12] the service killed three times while 20 clients post over HTTP, every second lead that of an offer: nothing lost, nothing twice',
  async () => {
    const folder = newFolder()
    const environment = { EVKIT_DATA_DIR: folder }
    const result = await soak({ rounds: 3, clients: 20, environment, target: FORMS_TARGET })
    rmSync(folder, { recursive: true })
    expect(result).toMatchObject({ ...GOOD, offers: { lost: 0, duplicated: 0 } })
    expect(result.offers.acknowledged).toBeGreaterThan(30)
    expect(result.acknowledged).toBeGreaterThan(60)
  },
  LONG_MS,
)

// No file may grow beyond so many KiB: the system refuses the write, as a full disk does.
const MOST_KIB = 400

test(
  '[E-F-11] on a disk that takes no more, what is acknowledged is exactly what is stored',
  async () => {
    const folder = newFolder()
    const serve = fileURLToPath(new URL('../bench/leads-serve.ts', import.meta.url))
    const program = [
      process.execPath,
      ...['--conditions=@evkit/source', '--import', import.meta.resolve('tsx'), serve],
    ]
    const limited = `ulimit -f ${MOST_KIB}; trap '' XFSZ; exec "$@"`
    const child = spawn('bash', ['-c', limited, 'bash', ...program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] ?? '', EVKIT_DATA_DIR: folder },
    })
    const [port] = (await once(child.stdout, 'data')) as Buffer[]
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    for (let at = 0; at < 100; at += 1) {
      const body = JSON.stringify(lead(`L${at}`, { payload: { notes: 'x'.repeat(3000) } }))
      const answer = await fetch(`http://127.0.0.1:${String(port).trim()}`, {
        method: 'POST',
        body,
      })
      statuses.add(answer.status)
      if (answer.ok) acknowledged.push(`L${at}`)
      await answer.text()
    }
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    expect([...statuses]).toEqual([201, 503])
    const { store } = await openPlace({ kind: 'folder', folder })
    const stored = await store.read({ kind: 'all' }, '')
    expect(E.isRight(stored) && stored.right.map(({ id }) => id).toSorted()).toEqual(
      acknowledged.toSorted(),
    )
    expect(await store.receive(lead('new'))).toMatchObject({ right: { id: 'new' } })
    await store.close()
    rmSync(folder, { recursive: true })
  },
  LONG_MS,
)

describeOnPostgres((postgres) => {
  test(
    '[E-F-11] killed twice while 20 clients post: nothing lost, nothing twice',
    async () => {
      const environment = { DATABASE_URL: postgres.url }
      const result = await soak({ rounds: 2, clients: 20, environment })
      expect(result).toMatchObject(GOOD)
      expect(result.acknowledged).toBeGreaterThan(40)
    },
    LONG_MS,
  )
})
