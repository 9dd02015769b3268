// How often one caller may ask: a bucket of tokens for each, in a memory of fixed size.
import type { FormLimits } from '../../content/forms-parts.js'

/** One limit: how many at once, and how many in an hour, on and on. */
export type Bucket = FormLimits['submissions']

/** Takes a token of a caller; answers 0, or in how many seconds there is one. */
export type TakeToken = (caller: string) => number

const HOUR = 3600
const MILLISECONDS = 1000

/** How full a bucket was, and when. */
export interface Level {
  /** Below 0 where more was asked for than there was. */
  readonly tokens: number
  /** [ms] */
  readonly at: number
}

/** A limit, and how far who asks on and on gets behind. */
export interface BucketRules extends Bucket {
  /** [tokens] What is asked for in vain counts to so many; 0 where it counts for nothing. */
  readonly debt: number
}

/** Tokens there are now. A clock that has stepped back brings none, and takes none. */
const refill = ({ burst, perHour }: Bucket, last: Level | undefined, at: number): number =>
  last === undefined
    ? burst
    : Math.min(burst, last.tokens + (Math.max(0, at - last.at) * perHour) / (HOUR * MILLISECONDS))

/** What is left behind who asked when there were so many. */
const spend = ({ debt }: Pick<BucketRules, 'debt'>, tokens: number): number => {
  if (tokens >= 1) return tokens - 1
  return debt > 0 ? Math.max(-debt, tokens - 1) : tokens
}

/** [s] In how long there is a token; 0 where there is one. */
export const findWait = ({ perHour }: Bucket, tokens: number): number => {
  if (tokens >= 1) return 0
  return perHour === 0 ? HOUR : Math.max(1, Math.ceil(((1 - tokens) * HOUR) / perHour))
}

/**
 * Makes the buckets of one limit. Of more callers than are kept, the one that has not asked for longest is forgotten and
 * begins anew.
 */
export const createBuckets = (
  { debt = 0, ...bucket }: Bucket & { readonly debt?: number },
  mostKept: number,
  now: () => number,
): TakeToken => {
  const levels = new Map<string, Level>()
  return (caller) => {
    const at = now()
    const tokens = refill(bucket, levels.get(caller), at)
    levels.delete(caller)
    levels.set(caller, { tokens: spend({ debt }, tokens), at })
    const oldest = levels.size > mostKept ? levels.keys().next() : undefined
    if (oldest?.done === false) levels.delete(oldest.value)
    return findWait(bucket, tokens)
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
  leadsOfNetwork: ENDLESS,
  leadsOfProvider: ENDLESS,
  leadsOfSite: ENDLESS,
  leadsByPass: ENDLESS,
  mostKept: 100,
}

/** Everything that is limited. */
export type BucketName = Exclude<keyof FormLimits, 'mostKept'>

/** A limit of calls by its name. */
export type LimitName = Exclude<BucketName, 'sameEmail' | `leads${string}`>

/** Takes a token of a caller from a limit; answers 0, or in how many seconds there is one. */
export type TakeFrom<Name extends BucketName = LimitName> = (
  limit: Name,
  caller: string,
) => Promise<number>

/** Buckets several processes share; answers nothing where it cannot be asked. */
export type TakeShared = (
  name: BucketName,
  rules: BucketRules,
  caller: string,
) => Promise<number | undefined>

/** What limits need from outside. */
export interface LimitPorts {
  /** [ms] Of a clock that never steps. */
  readonly elapsed: () => number
  /** Without it each process counts for itself. */
  readonly takeShared?: TakeShared | undefined
}

// Whose leads are no longer delivered unseen is so for an hour after the last of too many.
const debtOf = (name: BucketName, { perHour }: Bucket): number =>
  name.startsWith('leads') ? perHour : 0

/**
 * Makes all limits of the forms. What this process refuses by itself nobody else is asked about, so that a flood does not
 * go on to the storage; where that does not answer, each process counts for itself.
 */
export const createLimits = (
  limits: FormLimits,
  { elapsed, takeShared }: LimitPorts,
): TakeFrom<BucketName> => {
  const { mostKept, ...buckets } = limits
  const own = new Map(
    Object.entries(buckets).map(([name, bucket]) => {
      const rules = { ...bucket, debt: debtOf(name as BucketName, bucket) }
      return [name, { rules, take: createBuckets(rules, mostKept, elapsed) }]
    }),
  )
  return async (name, caller) => {
    const limit = own.get(name)
    if (limit === undefined) return 0
    const wait = limit.take(caller)
    if (wait > 0 || takeShared === undefined) return wait
    return (await takeShared(name, limit.rules, caller)) ?? wait
  }
}

/** Takes a token of a caller once for each lead. */
export type TakeOnce = (caller: string, lead: string) => Promise<number>

/** Makes a limit that counts leads, not attempts: one that was counted is counted no more. */
export const createTakeOnce = (
  take: (caller: string) => Promise<number>,
  mostKept: number,
): TakeOnce => {
  const counted = new Set<string>()
  return async (caller, lead) => {
    if (counted.has(lead)) return 0
    const wait = await take(caller)
    if (wait > 0) return wait
    counted.add(lead)
    const oldest = counted.size > mostKept ? counted.values().next() : undefined
    if (oldest?.done === false) counted.delete(oldest.value)
    return 0
  }
}
