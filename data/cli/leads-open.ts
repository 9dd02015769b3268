// The storage of leads as the command opens it: by the settings of the environment.
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { decodeWith, left, right, type Either } from '@evkit/engine/shared'
import { makeLeadStore, type LeadStore } from '../leads/lead-store.js'
import { openLeadDatabase } from '../leads/open-leads.js'
import { NODE_PORTS } from '../leads/ports.js'
import { RetentionCodec, type Retention } from '../leads/retention.js'
import { readLeadSettings } from '../leads/settings.js'

/** Opens the storage, or says why it cannot be. */
export const openLeadStore = async (
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Either<readonly string[], LeadStore>> => {
  const settings = readLeadSettings(environment, homedir())
  if (settings._tag === 'Left') return settings
  const database = await openLeadDatabase(settings.right.place, NODE_PORTS)
  return database._tag === 'Left'
    ? left([database.left])
    : right(makeLeadStore(database.right, NODE_PORTS))
}

/** Reads the rules of retention from the data folder, or says what is wrong with them. */
export const readRetention = (folder: URL): Either<readonly string[], Retention> => {
  const file = new URL('leads/retention.json', folder)
  const decoded = decodeWith(RetentionCodec, JSON.parse(readFileSync(file, 'utf8')))
  return decoded._tag === 'Right'
    ? decoded
    : left(decoded.left.map(({ path, expected }) => `retention ${path}: ${expected}`))
}
