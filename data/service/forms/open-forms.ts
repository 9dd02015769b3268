// Starts what stands behind the forms: storage, deliveries, the daily purge, the bot check; and ends them.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { left, right, type Either } from '@evkit/engine/shared'
import type { LeadPorts } from '../../leads/lead.types.js'
import type { FormsMarket } from '../../content/forms-assemble.js'
import { attempt } from '../../leads/faults.js'
import { makeLeadStore } from '../../leads/lead-store.js'
import { openLeadDatabase } from '../../leads/open-leads.js'
import type { Retention } from '../../leads/retention.js'
import { startDelivery, startPurge, type Upkeep } from '../../leads/upkeep.js'
import { createNoCheck, type BotCheck } from './bot-check/bot-check.js'
import { createProofOfWork } from './bot-check/proof-of-work.js'
import { createRecaptcha } from './bot-check/recaptcha.js'
import { createCounters } from './counters.js'
import type { ReadinessCheck } from '../readiness.js'
import { UNLIMITED } from './limits.js'
import type { FormsOptions } from './mount.js'
import type { FormsSettings } from './settings.js'
import { createVersionKeeper, listDocuments } from './versions.js'

/** What stands behind the forms while the service runs. */
export interface Forms {
  readonly options: FormsOptions
  /** What has to be well for leads to be taken. */
  readonly checks: readonly ReadinessCheck[]
  /** Writes what is counted of leads. */
  readonly writeMetrics: () => Promise<string>
  /** Ends deliveries and purge after the round under way, answers what has come, closes the storage. */
  readonly stop: () => Promise<void>
}

/** What the forms are started with beside their settings. */
export interface FormsDuties {
  /** Whose documents are kept in versions. */
  readonly markets: readonly FormsMarket[]
  readonly rules: Retention
}

const KEY_FILE = 'bot-check.key'
const KEY_BYTES = 48
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600
/** Three digits are about 4,000 hashes: a part of a second for a visitor, and a price for a flood. */
const WORK = '000'

// Made once, so that a challenge from before a restart is still ours.
const keepKey = (folder: string): string => {
  const file = join(folder, KEY_FILE)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
    try {
      const key = randomBytes(KEY_BYTES).toString('base64url')
      writeFileSync(file, key, { flag: 'wx', mode: OWNER_ONLY_FILE })
    } catch {
      // another process was faster: its key is there now
    }
  }
  chmodSync(file, OWNER_ONLY_FILE)
  return readFileSync(file, 'utf8').trim()
}

const makeBotCheck = ({ botCheck, folder }: FormsSettings, ports: LeadPorts): BotCheck => {
  switch (botCheck.kind) {
    case 'none':
      return createNoCheck()
    case 'recaptcha':
      return createRecaptcha(botCheck, ports.fetch)
    case 'proof-of-work': {
      const key = botCheck.key === '' ? keepKey(folder) : botCheck.key
      return createProofOfWork({ key, prefix: WORK }, ports.now)
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** Starts what stands behind the forms, or says why it cannot; the texts hold no secret. */
export const openForms = async (
  settings: FormsSettings,
  { markets, rules }: FormsDuties,
  ports: LeadPorts,
): Promise<Either<readonly string[], Forms>> => {
  const database = await openLeadDatabase(settings.place, ports)
  if (database._tag === 'Left') return left([database.left])
  let botCheck: BotCheck
  try {
    botCheck = makeBotCheck(settings, ports)
  } catch (error) {
    await database.right.close()
    return left([`no key can be kept in ${settings.folder}: ${codeOf(error)}`])
  }
  const versions = createVersionKeeper(database.right, ports.now)
  // What a lead of this moment is made with has to be there later. A storage that cannot keep it now will not keep
  // leads either, and says so when one comes.
  await attempt(ports.wait, async () => versions.keep(listDocuments(markets)))
  const leads = makeLeadStore(database.right, ports)
  const counters = createCounters()
  const upkeep: readonly Upkeep[] = [
    startPurge(database.right, rules, ports),
    ...(settings.receiver._tag === 'Some'
      ? [startDelivery(database.right, settings.receiver.value, ports)]
      : []),
  ]
  const { isProduction, origins, proxies, maintenanceToken, imageHosts } = settings
  return right({
    options: {
      leads,
      botCheck,
      counters,
      versions,
      isProduction,
      origins,
      proxies,
      maintenanceToken,
      imageHosts,
      ...(settings.areLimitsOff ? { limits: UNLIMITED } : {}),
      now: ports.now,
    },
    checks: [
      {
        name: 'storage',
        check: async () => {
          const counts = await leads.count()
          return counts._tag === 'Right' || counts.left.reason
        },
      },
    ],
    writeMetrics: async () => {
      const counts = await leads.count()
      return counters.write(counts._tag === 'Right' ? counts.right : undefined, ports.now())
    },
    stop: async () => {
      await Promise.all(upkeep.map(async ({ stop }) => stop()))
      await leads.close()
    },
  })
}
