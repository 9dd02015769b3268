// Where the tests of the storage run: the embedded database, and a PostgreSQL where there is one.
import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe } from 'vitest'
import { emptyTables, newFolder, openPlace, type Opened } from './leads-kit.js'
import { startPostgres, type Postgres } from './leads-postgres.js'

export type Connect = () => Promise<Opened>

export const describeOnPostgres = (suite: (postgres: Postgres) => void): void => {
  const server = startPostgres()
  // Where there is none, the run of all tests counts these as skipped, by the name of the group.
  describe.skipIf(server === undefined)('on PostgreSQL', () => {
    const postgres: Postgres = server!
    afterAll(() => {
      postgres.stop()
    })
    suite(postgres)
  })
}

/** Opens the storage before each test, empty, and closes it behind; answers how it is reached. */
export const openForEach = (connect: Connect): (() => Opened) => {
  const held: { opened?: Opened } = {}
  const reach = (): Opened => {
    if (held.opened === undefined) throw new Error('No test is running')
    return held.opened
  }
  beforeEach(async () => {
    held.opened = await connect()
    await emptyTables(held.opened.database)
  })
  afterEach(async () => reach().store.close())
  return reach
}

/** Runs a suite on both databases, and what only a server can do on PostgreSQL. */
export const describeOnBoth = (
  suite: (connect: Connect) => void,
  suiteOfServer?: (connect: Connect, postgres: Postgres) => void,
): void => {
  describe('on the embedded database', () => {
    const folder = newFolder()
    afterAll(() => {
      rmSync(folder, { recursive: true })
    })
    suite(async () => openPlace({ kind: 'folder', folder }))
  })
  describeOnPostgres((postgres) => {
    const connect = async () => openPlace({ kind: 'postgres', url: postgres.url })
    suite(connect)
    suiteOfServer?.(connect, postgres)
  })
}
