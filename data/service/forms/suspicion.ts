// What looks like a program: it is taken like any other lead, and looked at before it is delivered.
import type { BotVerdict } from './bot-check/bot-check.js'

/** [ms] Nobody reads and fills in a form faster. */
export const FASTEST = 2000

/** Why a lead is held back. */
export type Suspicion = 'trap' | 'fast' | 'unproven' | 'unchecked' | 'network' | 'site'

/** What is known of how a lead came about. */
export interface Evidence {
  /** The field only programs fill in is filled in. */
  readonly isTrapped: boolean
  /** What the page says of the time from its first show [ms], as it was sent; empty without it. */
  readonly elapsed: string
  readonly verdict: BotVerdict
}

/** Finds why a lead is to be looked at; a page always says how long it was open, so one that does not is none of ours. */
export const findSuspicion = ({ isTrapped, elapsed, verdict }: Evidence): Suspicion | undefined => {
  if (isTrapped) return 'trap'
  if (!/^\d{1,12}$/.test(elapsed)) return 'unproven'
  if (Number(elapsed) < FASTEST || verdict === 'hasty') return 'fast'
  return verdict === 'unchecked' ? 'unchecked' : undefined
}
