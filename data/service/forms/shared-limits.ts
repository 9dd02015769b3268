// Limits that processes on one database count together.
import { createHmac } from 'node:crypto'
import type { LeadDatabase } from '../../leads/lead-database.js'
import { takeSharedToken } from '../../leads/shared-levels.js'
import { findWait, type TakeShared } from './limits.js'

/** Makes what asks the database. Who asks is written down as a keyed hash: an address cannot be read out of it. */
export const createTakeShared =
  (database: LeadDatabase, secret: string): TakeShared =>
  async (limit, rules, caller) => {
    const hash = createHmac('sha256', secret).update(caller).digest('base64url')
    try {
      const { isGiven, tokens } = await takeSharedToken(database, {
        name: `${limit} ${hash}`,
        ...rules,
      })
      return isGiven ? 0 : findWait(rules, tokens)
    } catch {
      return undefined // the storage does not answer: this process counts for itself, and says so where leads are stored
    }
  }
