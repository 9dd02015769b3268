// The embedded database: one file in a folder of its own, readable by its owner only.
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import Libsql from 'libsql'
import { codeOf, StorageForeign, StorageGone } from './faults.js'
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

// "evk1": by it a file of leads is told from that of another program.
const OWN_ID = 0x65_76_6b_31
const ID_AT = 68
const HEADER = 100
const MAGIC = 'SQLite format 3\0'

type Kind = 'own' | 'unmarked' | 'other' | 'empty'

// The handle stays open as long as the file is: closing any of them takes the locks of the process from it.
const readKind = (handle: number): Kind => {
  const header = Buffer.alloc(HEADER)
  const size = readSync(handle, header, 0, HEADER, 0)
  if (size === 0) return 'empty'
  if (size < HEADER || header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'other'
  const id = header.readUInt32BE(ID_AT)
  if (id === 0) return 'unmarked'
  return id === OWN_ID ? 'own' : 'other'
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

// Whole from its first moment: a file that is empty later has lost what was in it. Two processes may begin it at once.
const beginFile = (file: string): void => {
  const draft = `${file}.${randomUUID()}`
  closeSync(openSync(draft, 'ax', OWNER_ONLY_FILE))
  try {
    const database = new Libsql(draft)
    // Written into the file itself: there is no log before there is a mode with one.
    database.pragma(`application_id = ${OWN_ID}`)
    database.pragma('journal_mode = WAL')
    database.close()
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(draft + ending, { force: true })
  }
}

const makeFile = (folder: string): string => {
  makeFolder(folder)
  const file = join(folder, FILE)
  if (!existsSync(file)) beginFile(file)
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
  return file
}

const FOREIGN = {
  empty: `${FILE} is empty: what was in it is lost; put a copy in its place, or remove it to begin anew`,
  other: `${FILE} is no database of leads`,
}

// What was begun before files were marked may have all that is in it in its log.
const isForeign = (file: string, kind: Kind): kind is keyof typeof FOREIGN =>
  kind === 'other' || (kind === 'empty' && sizeOf(`${file}-wal`) === 0)

const openOwn = (file: string): { readonly handle: number; readonly kind: Kind } => {
  const handle = openSync(file, 'r')
  const kind = readKind(handle)
  if (!isForeign(file, kind)) return { handle, kind }
  closeSync(handle)
  throw new StorageForeign(FOREIGN[kind])
}

// A deleted file can still be written by those who have it open, and is lost when they close it; what was written over one
// is met when its pages are read, which a commit does not do.
const watchFiles = (
  files: readonly string[],
  { handle, kind }: { readonly handle: number; readonly kind: Kind },
): (() => void) => {
  const identify = (): string =>
    files
      .map((file) => statSync(file, { throwIfNoEntry: false }))
      .map((found) => (found === undefined ? '' : `${found.dev}:${found.ino}`))
      .join()
  const first = identify()
  return () => {
    if (identify() !== first || !['own', kind].includes(readKind(handle)))
      throw new StorageGone('The files of the leads were taken away')
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
  const { handle, kind } = openOwn(file)
  const database = new Libsql(file)
  for (const setting of SETTINGS) database.pragma(setting)
  if (kind !== 'own') {
    database.pragma(`application_id = ${OWN_ID}`)
    // The mark is looked for in the file, not in its log.
    database.pragma('wal_checkpoint(TRUNCATE)')
  }
  // The first read makes the log, which then stays as long as the file is open.
  database.exec('select count(*) from sqlite_master')
  const kysely = new Kysely<LeadTables>({
    dialect: new SqliteDialect({ database: toDialect(database) }),
  })
  return {
    kysely,
    isShared: false,
    canSkipLocked: false,
    check: watchFiles([file, `${file}-wal`], { handle, kind }),
    inspect: async () => ((await isSound(file)) ? '' : 'damaged'),
    scrub: async () => {
      database.pragma('wal_checkpoint(TRUNCATE)')
      return Promise.resolve()
    },
    close: async () => {
      await kysely.destroy()
      closeSync(handle)
    },
  }
}
