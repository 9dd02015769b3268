// How many leads are delivered unseen: of a network, of a provider, of a market. What is more is looked at first.
import type { FormLimits } from '../../content/forms-parts.js'
import { listNetworks } from './caller.js'
import type { BucketName, TakeFrom } from './limits.js'
import type { Suspicion } from './suspicion.js'

/** Puts so many leads an hour in place of the budget of each market; at once never more than the data lets through. */
export const withUnseenLeads = (limits: FormLimits, unseen: number | undefined): FormLimits => {
  if (unseen === undefined) return limits
  const burst = Math.min(limits.leadsOfSite.burst, unseen)
  return { ...limits, leadsOfSite: { burst, perHour: unseen } }
}

/** A lead that is counted. */
export interface CountedLead {
  /** What it is known by, in every attempt. */
  readonly name: string
  /** Nobody when this process asks itself. */
  readonly caller: string | undefined
  readonly market: string
  /** Whether nothing but time speaks for it. */
  readonly isByPass: boolean
  /** Whether it is held back already. */
  readonly isHeld: boolean
}

/** Tells whose budget is used up. */
export type FindUsedUp = (lead: CountedLead) => Promise<Suspicion | undefined>

/**
 * Makes the budgets. What a network has too much of does not count for its market, so that a flood from one side holds
 * back nobody else. Attempts of one lead count once.
 */
export const createBudgets = (take: TakeFrom<BucketName>, mostKept: number): FindUsedUp => {
  const judged = new Map<string, Suspicion | undefined>()
  const judge = async (lead: CountedLead): Promise<Suspicion | undefined> => {
    const { caller, market, isByPass, isHeld } = lead
    if (caller !== undefined) {
      const { network, provider } = listNetworks(caller)
      const waits = [
        await take('leadsOfNetwork', network),
        await take('leadsOfProvider', provider),
        isByPass ? await take('leadsByPass', network) : 0,
      ]
      if (waits.some((wait) => wait > 0)) return 'network'
    }
    return !isHeld && (await take('leadsOfSite', market)) > 0 ? 'site' : undefined
  }
  return async (lead) => {
    if (judged.has(lead.name)) return judged.get(lead.name)
    const found = await judge(lead)
    judged.set(lead.name, found)
    const oldest = judged.size > mostKept ? judged.keys().next() : undefined
    if (oldest?.done === false) judged.delete(oldest.value)
    return found
  }
}
