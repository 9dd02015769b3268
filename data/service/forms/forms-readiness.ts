// Whether forms can be sent: what stands behind them says so, one part after the other.
import { either as E } from 'fp-ts'
import { attempt } from '../../leads/faults.js'
import type { LeadDatabase } from '../../leads/lead-database.js'
import type { LeadPorts } from '../../leads/lead.types.js'
import { probeWriting } from '../../leads/probe.js'
import { keepSecret } from '../../leads/secrets.js'
import type { Upkeep } from '../../leads/upkeep.js'
import type { ReadinessCheck } from '../readiness.js'
import type { BotCheckSettings } from './settings.js'

/** Whether the key of the bot check is one the service has made for itself. */
export const isKeyKept = (botCheck: BotCheckSettings): boolean =>
  botCheck.kind === 'proof-of-work' && botCheck.key === ''

/** The key that was set; empty without one. */
export const keyOf = (botCheck: BotCheckSettings): string =>
  botCheck.kind === 'proof-of-work' ? botCheck.key : ''

/** What stands behind the forms. */
export interface FormsParts {
  readonly database: LeadDatabase
  readonly botCheck: BotCheckSettings
  /** The key challenges are signed with. */
  readonly key: string
  readonly ports: LeadPorts
  readonly upkeep: readonly Upkeep[]
}

/** Lists what is looked at: the key is the one all processes have, leads can be written, and nothing beside fails. */
export const listChecks = ({
  database,
  botCheck,
  key,
  ports,
  upkeep,
}: FormsParts): readonly ReadinessCheck[] => [
  {
    serves: 'forms',
    name: 'key',
    check: async () => {
      if (!isKeyKept(botCheck)) return true
      const kept = await attempt(ports.wait, async () => keepSecret(database, 'bot-check'))
      if (E.isLeft(kept)) return kept.left
      return kept.right === key || 'another key than this process began with'
    },
  },
  {
    serves: 'forms',
    name: 'writing',
    check: async () => {
      const written = await attempt(ports.wait, async () => probeWriting(database, ports.now()))
      return E.isRight(written) || written.left
    },
  },
  ...upkeep.map(({ name, findFault }) => ({
    serves: 'forms' as const,
    name,
    check: async () => Promise.resolve(findFault() ?? true),
  })),
]
