// Starts what stands behind the forms: storage, deliveries, the daily purge, the bot check; and ends them.
import { either as E, option as O } from 'fp-ts'
import { left, right, type Either } from '@evkit/engine/shared'
import type { LeadPorts } from '../../leads/lead.types.js'
import type { FormsMarket } from '../../content/forms-assemble.js'
import { attempt, type DatabaseFault } from '../../leads/faults.js'
import type { LeadDatabase } from '../../leads/lead-database.js'
import { makeLeadStore } from '../../leads/lead-store.js'
import { openLeadDatabase, wordPlace } from '../../leads/open-leads.js'
import type { Retention } from '../../leads/retention.js'
import { keepSecret } from '../../leads/secrets.js'
import { startCare, startDelivery, startPurge, type Upkeep } from '../../leads/upkeep.js'
import { createNoCheck, type BotCheck } from './bot-check/bot-check.js'
import { createPasses, type Passes } from './bot-check/passes.js'
import { createProofOfWork } from './bot-check/proof-of-work.js'
import { createRecaptcha } from './bot-check/recaptcha.js'
import type { LeadPlace } from '../../leads/settings.js'
import { createCounters } from './counters.js'
import { isKeyKept, keyOf, listChecks } from './forms-readiness.js'
import type { ReadinessCheck } from '../readiness.js'
import { UNLIMITED, type TakeShared } from './limits.js'
import type { FormsOptions } from './mount.js'
import type { FormsSettings } from './settings.js'
import { createTakeShared } from './shared-limits.js'
import { createVersionKeeper, listDocuments } from './versions.js'

/** What stands behind the forms while the service runs. */
export interface Forms {
  readonly options: FormsOptions
  /** Whether limits are off, for test runs. */
  readonly areLimitsOff: boolean
  /** Other origins whose pages may ask. */
  readonly guests: readonly string[]
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

/** Three digits are about 4,000 hashes: a part of a second for a visitor, and a price for a flood. */
const WORK = '000'

const makeBotCheck = ({ botCheck }: FormsSettings, key: string, ports: LeadPorts): BotCheck => {
  switch (botCheck.kind) {
    case 'none':
      return createNoCheck()
    case 'recaptcha':
      return createRecaptcha(botCheck, ports.fetch)
    case 'proof-of-work':
      return createProofOfWork({ key, prefix: WORK }, ports)
  }
}

interface Keyed {
  readonly botCheck: BotCheck
  /** Signs challenges; empty where none are made. */
  readonly key: string
  readonly takeShared: TakeShared | undefined
  readonly passes: Passes
}

// The key is made once, so that a challenge from before a restart, or from another process, is still ours.
const openKeyed = async (
  settings: FormsSettings,
  database: LeadDatabase,
  ports: LeadPorts,
): Promise<Either<DatabaseFault, Keyed>> =>
  attempt(ports.wait, async () => {
    const key = isKeyKept(settings.botCheck)
      ? await keepSecret(database, 'bot-check')
      : keyOf(settings.botCheck)
    return {
      key,
      botCheck: makeBotCheck(settings, key, ports),
      passes: createPasses(await keepSecret(database, 'passes'), ports.now),
      takeShared: database.isShared
        ? createTakeShared(database, await keepSecret(database, 'limits'))
        : undefined,
    }
  })

const openSound = async (
  place: LeadPlace,
  ports: LeadPorts,
): Promise<Either<string, LeadDatabase>> => {
  const database = await openLeadDatabase(place, ports)
  if (E.isLeft(database)) return database
  const damage = await attempt(ports.wait, database.right.inspect)
  const word = E.isLeft(damage) ? damage.left : damage.right
  if (word === '') return database
  await database.right.close()
  return left(`${wordPlace(place)}: ${word}; put the last copy in its place`)
}

const limitsOf = ({
  areLimitsOff,
  unseenLeads,
}: FormsSettings): Pick<FormsOptions, 'limits' | 'unseenLeads'> => {
  if (areLimitsOff) return { limits: UNLIMITED }
  return unseenLeads === undefined ? {} : { unseenLeads }
}

/** Starts what stands behind the forms, or says why it cannot; the texts hold no secret. */
export const openForms = async (
  settings: FormsSettings,
  { markets, rules }: FormsDuties,
  ports: LeadPorts,
): Promise<Either<readonly string[], Forms>> => {
  const database = await openSound(settings.place, ports)
  if (E.isLeft(database)) return left([database.left])
  const keyed = await openKeyed(settings, database.right, ports)
  if (E.isLeft(keyed)) {
    await database.right.close()
    return left([`no key of the bot check can be kept where the leads are: ${keyed.left}`])
  }
  const { botCheck, passes, key, takeShared } = keyed.right
  const versions = createVersionKeeper(database.right, ports.now)
  // What a lead of this moment is made with has to be there later. A storage that cannot keep it now will not keep
  // leads either, and says so when one comes.
  await attempt(ports.wait, async () => versions.keep(listDocuments(markets)))
  const leads = makeLeadStore(database.right, ports)
  const counters = createCounters()
  const upkeep: readonly Upkeep[] = [
    startCare(database.right, ports),
    startPurge(database.right, rules, ports),
    ...(O.isSome(settings.receiver)
      ? [startDelivery(database.right, settings.receiver.value, ports)]
      : []),
  ]
  const { isProduction, origins, proxies, maintenanceToken, imageHosts } = settings
  return right({
    options: {
      leads,
      botCheck,
      passes,
      counters,
      versions,
      isProduction,
      origins,
      proxies,
      maintenanceToken,
      imageHosts,
      ...limitsOf(settings),
      now: ports.now,
      elapsed: ports.elapsed,
      ...(takeShared === undefined ? {} : { takeShared }),
    },
    areLimitsOff: settings.areLimitsOff,
    guests: settings.guests,
    checks: listChecks({
      database: database.right,
      botCheck: settings.botCheck,
      key,
      ports,
      upkeep,
    }),
    writeMetrics: async () => {
      const counts = await leads.count()
      return counters.write(E.isRight(counts) ? counts.right : undefined, ports.now())
    },
    stop: async () => {
      await Promise.all(upkeep.map(async ({ stop }) => stop()))
      await leads.close()
    },
  })
}
