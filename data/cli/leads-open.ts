// The storage of leads as the command opens it: by the settings of the environment.
import { homedir } from 'node:os'
import { either as E } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import { makeLeadStore, type LeadStore } from '../leads/lead-store.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { readLeadSettings } from '../leads/settings.js'
import { hasLeads } from '../leads/sqlite.js'

/** A storage of leads, and where it is. */
export interface OpenLeads {
  readonly store: LeadStore
  /** In words; without a secret. */
  readonly place: string
}

/** Opens the storage that a service has made, or says why it cannot be: who asks makes none. */
export const openLeadStore = async (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Either<readonly string[], OpenLeads>> => {
  const settings = readLeadSettings(environment, homedir())
  if (E.isLeft(settings)) return settings
  const { place } = settings.right
  if (place.kind === 'folder' && !hasLeads(place.folder))
    return left([
      `there are no leads in ${place.folder}`,
      'EVKIT_DATA_DIR or DATABASE_URL say where the service keeps them',
    ])
  const database = await openLeadDatabase(place, NODE_PORTS)
  return E.isLeft(database)
    ? left([database.left])
    : right({
        store: makeLeadStore(database.right, NODE_PORTS),
        place: place.kind === 'folder' ? place.folder : 'the PostgreSQL of DATABASE_URL',
      })
}
