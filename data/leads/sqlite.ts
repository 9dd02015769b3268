// The embedded database: one file in a folder of its own, readable by its owner only.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { codeOf, StorageGone } from './faults.js'
import type { LeadDatabase } from './lead-database.js'
import type { LeadTables } from './lead-tables.js'
import type { InspectFile } from './lead.types.js'

const FILE = 'leads.db'
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

// A commit is in the log and the log on the disk before it is answered. The short wait for a lock stands still with the
// whole process; longer ones are waited out between attempts.
const SETTINGS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'busy_timeout = 20',
  'secure_delete = ON',
]

const toStatement = (work: () => void): SqliteStatement => ({
  reader: false,
  all: () => [],
  run: () => {
    work()
    return { changes: 0, lastInsertRowid: 0 }
  },
  iterate: () => [].values(),
})

// Every transaction of ours writes: it takes the lock at once instead of failing half-way. After some errors SQLite has
// rolled back by itself, and a second time would hide the error. A prepared `begin` that meets a lock would stay under
// way and hinder every later commit; one that is executed as text does not.
const toDialect = (database: Libsql.Database): SqliteDatabase => {
  const controls: Readonly<Record<string, SqliteStatement>> = {
    begin: toStatement(() => database.exec('begin immediate')),
    commit: toStatement(() => database.exec('commit')),
    rollback: toStatement(() => {
      if (database.inTransaction) database.exec('rollback')
    }),
  }
  return {
    close: () => {
      database.close()
    },
    prepare: (sql) => controls[sql] ?? database.prepare(sql),
  }
}

/** Whether a folder holds stored leads. */
export const hasLeads = (folder: string): boolean => existsSync(join(folder, FILE))

// Step by step: where a folder cannot be, as below /proc, making all of the path at once never ends.
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: OWNER_ONLY_FOLDER })
  } catch (error) {
    // Another process has made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

const makeFile = (folder: string): string => {
  makeFolder(folder)
  const file = join(folder, FILE)
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE))
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
  return file
}

// A deleted file can still be written by those who have it open, and is lost when they close it.
const watchFiles = (files: readonly string[]): (() => void) => {
  const identify = (): string =>
    files
      .map((file) => statSync(file, { throwIfNoEntry: false }))
      .map((found) => (found === undefined ? '' : `${found.dev}:${found.ino}`))
      .join()
  const first = identify()
  return () => {
    if (identify() !== first) throw new StorageGone('The files of the leads were taken away')
  }
}

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/

/**
 * Whether a file is sound; to look through a large one takes seconds. What is damaged is told by an answer or, where it
 * cannot even be read, by an error. A connection of its own reads what is on the disk: the other one remembers what it has
 * read before.
 */
export const isSqliteSound = (file: string): boolean => {
  const database = new Libsql(file)
  try {
    const rows = database.prepare('pragma quick_check(1)').all() as readonly {
      readonly quick_check: string
    }[]
    return rows[0]?.quick_check === 'ok'
  } catch (error) {
    if (DAMAGED.test(codeOf(error))) return false
    throw error
  } finally {
    database.close()
  }
}

/** Opens the file, or makes it. Throws when that cannot be. */
export const openSqlite = (
  folder: string,
  isSound: InspectFile = async (path) => Promise.resolve(isSqliteSound(path)),
): LeadDatabase => {
  const file = makeFile(folder)
  const database = new Libsql(file)
  for (const setting of SETTINGS) database.pragma(setting)
  // The first read makes the log, which then stays as long as the file is open.
  database.exec('select count(*) from sqlite_master')
  const kysely = new Kysely<LeadTables>({
    dialect: new SqliteDialect({ database: toDialect(database) }),
  })
  return {
    kysely,
    isShared: false,
    canSkipLocked: false,
    check: watchFiles([file, `${file}-wal`]),
    inspect: async () => ((await isSound(file)) ? '' : 'damaged'),
    scrub: async () => {
      database.pragma('wal_checkpoint(TRUNCATE)')
      return Promise.resolve()
    },
    close: async () => kysely.destroy(),
  }
}
