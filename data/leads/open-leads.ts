// Opens the database of leads and brings its tables up to date.
import { left, right, type Either } from '@evkit/engine/shared'
import { codeOf, readFault, StorageForeign } from './faults.js'
import type { LeadDatabase } from './lead-database.js'
import type { LeadPorts } from './lead.types.js'
import { migrate } from './migrations.js'
import { openPostgres } from './postgres.js'
import type { LeadPlace } from './settings.js'
import { openSqlite } from './sqlite.js'

type OpenPorts = Pick<LeadPorts, 'wait' | 'inspectFile'>

const TRIES = 20
const PAUSE_MS = 100

const open = (place: LeadPlace, { inspectFile }: OpenPorts): LeadDatabase =>
  place.kind === 'folder' ? openSqlite(place.folder, inspectFile) : openPostgres(place.url)

/** Says where leads should be stored, and are not. */
export const wordPlace = (place: LeadPlace): string => {
  const where = place.kind === 'folder' ? place.folder : 'the PostgreSQL of DATABASE_URL'
  return `leads cannot be stored in ${where}`
}

const wordReason = (error: unknown): string =>
  error instanceof StorageForeign
    ? error.message
    : [readFault(error), codeOf(error)].join(' ').trim()

const wordFault = (place: LeadPlace, error: unknown): string =>
  `${wordPlace(place)}: ${wordReason(error)}`

/** Opens the database, made on the first start; or says why it cannot be. The text holds no secret. */
export const openLeadDatabase = async (
  place: LeadPlace,
  ports: OpenPorts,
): Promise<Either<string, LeadDatabase>> => {
  for (let tries = 1; ; tries += 1) {
    let database: LeadDatabase | undefined
    try {
      database = open(place, ports)
      await migrate(database.kysely)
      return right(database)
    } catch (error) {
      await database?.close().catch(() => undefined)
      // Another process may be making the tables at the same time: then they are there the next time.
      const isHopeless = ['gone', 'read-only', 'full'].includes(readFault(error))
      if (isHopeless || tries >= TRIES) return left(wordFault(place, error))
    }
    await ports.wait(PAUSE_MS)
  }
}
