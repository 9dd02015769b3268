// The storage of leads as the command opens it: by the settings of the environment.
import { homedir } from 'node:os'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { makeLeadStore, type LeadStore } from '../leads/lead-store.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { readLeadSettings } from '../leads/settings.js'

/** Opens the storage, or says why it cannot be. */
export const openLeadStore = async (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Either<readonly string[], LeadStore>> => {
  const settings = readLeadSettings(environment, homedir())
  if (E.isLeft(settings)) return settings
  const database = await openLeadDatabase(settings.right.place, NODE_PORTS)
  return E.isLeft(database)
    ? left([database.left])
    : right(makeLeadStore(database.right, NODE_PORTS))
}
