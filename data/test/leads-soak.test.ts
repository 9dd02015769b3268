// The short soak: a few rounds on each database. `npm run soak` makes 200.
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { soak } from '../bench/leads-soak.js'
import { newFolder } from './leads-kit.js'
import { startPostgres, type Postgres } from './leads-postgres.js'

const LONG_MS = 120_000
const GOOD = { lost: 0, duplicated: 0, halves: 0, isIntact: true }

test(
  '[E-F-11] killed three times while 20 clients post: nothing lost, nothing twice',
  async () => {
    const folder = newFolder()
    const environment = { EVKIT_LEADS_DIR: folder }
    const result = await soak({ rounds: 3, clients: 20, environment })
    rmSync(folder, { recursive: true })
    expect(result).toMatchObject(GOOD)
    expect(result.acknowledged).toBeGreaterThan(60)
  },
  LONG_MS,
)

const server = startPostgres()
// eslint-disable-next-line no-console -- who runs the tests has to know what they did not cover
if (typeof server === 'string') console.info(`The soak on PostgreSQL is skipped: ${server}`)

describe.skipIf(typeof server === 'string')('on PostgreSQL', () => {
  const postgres = server as Postgres
  afterAll(() => {
    postgres.stop()
  })
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
