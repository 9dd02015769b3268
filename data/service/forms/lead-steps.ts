// What the steps of taking a lead have in common.
import { left, type Either } from '@evkit/engine/shared'
import type { LeadStore } from '../../leads/lead-store.js'
import type { RefusalCode, RefusalDetails } from './answers.js'
import type { CheckLead } from './bot-check/bot-check.js'
import type { FindUsedUp } from './budgets.js'
import type { FormsCounters } from './counters.js'
import type { TakeOnce } from './limits.js'
import type { Progress } from './progress.js'

/** What taking leads needs. */
export interface SubmitPorts {
  /** Nobody stores leads without it. */
  readonly leads: Pick<LeadStore, 'receive'> | undefined
  readonly checkLead: CheckLead
  /** Takes a token once for each lead, however often it is tried. */
  readonly takeOnce: TakeOnce
  readonly findUsedUp: FindUsedUp
  /** Leads that are being taken right now. */
  readonly progress: Progress
  readonly counters: FormsCounters
  readonly isProduction: boolean
  /** Origins whose pages may send leads, beside the one that was asked. */
  readonly origins: readonly string[]
  readonly now: () => Date
}

/** Why a lead is not taken. */
export interface Refusal extends RefusalDetails {
  readonly code: RefusalCode
}

/** What a step found, or why the lead is not taken. */
export type Step<A> = Either<Refusal, A>

/** Ends the steps. */
export const no = (code: RefusalCode, details: RefusalDetails = {}): Either<Refusal, never> =>
  left({ code, ...details })
