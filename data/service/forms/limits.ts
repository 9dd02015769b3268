// How often one caller may ask: a bucket of tokens for each, in a memory of fixed size.
import type { FormLimits } from '../../content/forms-parts.js'

/** One limit: how many at once, and how many in an hour, on and on. */
export type Bucket = FormLimits['submissions']

/** Takes a token of a caller; answers 0, or in how many seconds there is one. */
export type TakeToken = (caller: string) => number

const HOUR = 3600
const MILLISECONDS = 1000

interface Level {
  readonly tokens: number
  /** [ms] */
  readonly at: number
}

/**
 * Makes the buckets of one limit. Of more callers than are kept, the one that has not asked for longest is forgotten and
 * begins anew.
 */
export const createBuckets = (
  { burst, perHour }: Bucket,
  mostKept: number,
  now: () => number,
): TakeToken => {
  const levels = new Map<string, Level>()
  const perMillisecond = perHour / HOUR / MILLISECONDS
  return (caller) => {
    const at = now()
    const last = levels.get(caller)
    const tokens =
      last === undefined ? burst : Math.min(burst, last.tokens + (at - last.at) * perMillisecond)
    levels.delete(caller)
    levels.set(caller, { tokens: tokens >= 1 ? tokens - 1 : tokens, at })
    const oldest = levels.size > mostKept ? levels.keys().next() : undefined
    if (oldest?.done === false) levels.delete(oldest.value)
    if (tokens >= 1) return 0
    return perHour === 0 ? HOUR : Math.max(1, Math.ceil(((1 - tokens) * HOUR) / perHour))
  }
}

const ENDLESS: Bucket = { burst: 1e9, perHour: 1e12 }

/** No limit at all, for test runs that send more than a visitor does. */
export const UNLIMITED: FormLimits = {
  submissions: ENDLESS,
  validators: ENDLESS,
  lookups: ENDLESS,
  pictures: ENDLESS,
  configuration: ENDLESS,
  personal: ENDLESS,
  sameEmail: ENDLESS,
  mostKept: 100,
}

/** A limit by its name. */
export type LimitName = Exclude<keyof FormLimits, 'mostKept' | 'sameEmail'>

/** Takes a token of a caller from a limit. */
export type TakeFrom = (limit: LimitName, caller: string) => number

/** Makes all limits of the forms. */
export const createLimits = (limits: FormLimits, now: () => number): TakeFrom => {
  const make = (limit: LimitName): TakeToken => createBuckets(limits[limit], limits.mostKept, now)
  const all: Readonly<Record<LimitName, TakeToken>> = {
    submissions: make('submissions'),
    validators: make('validators'),
    lookups: make('lookups'),
    pictures: make('pictures'),
    configuration: make('configuration'),
    personal: make('personal'),
  }
  return (limit, caller) => all[limit](caller)
}

/** Takes a token of a caller once for each lead. */
export type TakeOnce = (caller: string, lead: string) => number

/** Makes a limit that counts leads, not attempts: one that was counted is counted no more. */
export const createTakeOnce = (take: TakeToken, mostKept: number): TakeOnce => {
  const counted = new Set<string>()
  return (caller, lead) => {
    if (counted.has(lead)) return 0
    const wait = take(caller)
    if (wait > 0) return wait
    counted.add(lead)
    const oldest = counted.size > mostKept ? counted.values().next() : undefined
    if (oldest?.done === false) counted.delete(oldest.value)
    return 0
  }
}
