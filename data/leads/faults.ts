// What an error of a database means: nothing of its text goes further, because texts may hold what a visitor wrote.
import { left, right, type Either } from '@evkit/engine/shared'
import type { LeadPorts, UnavailableReason } from './lead.types.js'

/** That the file of the database is not the one that was opened. */
export class StorageGone extends Error {
  readonly code = 'GONE'
}

/** That what lies where leads are stored is no database of leads, in words for whoever starts the service. */
export class StorageForeign extends Error {
  readonly code = 'GONE'
}

/** What went wrong: the storage, or the row, which must not be there as it is. */
export type DatabaseFault = UnavailableReason | 'row'

const REASONS: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'full'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|55P03|40001|40P01|57014)/, 'locked'],
  [/^(SQLITE_READONLY|EROFS|EACCES|EPERM|25006)/, 'read-only'],
  [/^(GONE|SQLITE_CANTOPEN|ENOENT|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|08|57P)/, 'gone'],
  [/^(SQLITE_CONSTRAINT|SQLITE_TOOBIG|SQLITE_MISMATCH|22|23)/, 'row'],
]

/** The code of an error; empty when it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''

/** What an error means. Whatever is not known is taken for a failure of the storage. */
export const readFault = (error: unknown): DatabaseFault => {
  const code = codeOf(error)
  const known = REASONS.find(([pattern]) => pattern.test(code))
  if (known !== undefined) return known[1]
  const isLost = error instanceof Error && /connection|timeout/i.test(error.message)
  return isLost ? 'gone' : 'failed'
}

// A lock that was met at once may be free soon. PostgreSQL has waited for its locks by itself when it gives up.
const MAY_PASS = /^(SQLITE_BUSY|SQLITE_LOCKED|40001|40P01)/
const PAUSE_MS = 25
const MOST_TRIES = 40

/** Does something with the database; where another process holds it, again and again for about two seconds. */
export const attempt = async <A>(
  wait: LeadPorts['wait'],
  action: () => Promise<A>,
): Promise<Either<DatabaseFault, A>> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return right(await action())
    } catch (error) {
      if (!MAY_PASS.test(codeOf(error)) || tries >= MOST_TRIES) return left(readFault(error))
    }
    await wait(PAUSE_MS)
  }
}
