// Who is let in, before anything is done for anybody: so many questions of each kind for each caller, and the work behind
// them in turns.
import type { Context, MiddlewareHandler } from 'hono'
import { right, type Either } from '@evkit/engine/shared'
import { createBuckets, type Bucket, type TakeToken } from './forms/limits.js'
import { createTurns, type TakeTurn, type TurnOptions } from './turns.js'

/** What is asked of the service beside its forms, which have limits of their own. */
export type AskedKind = 'pages' | 'roads' | 'places' | 'graph' | 'documents'

/** Work that takes long enough to keep others waiting. */
export type WorkKind = 'pages' | 'roads' | 'graph' | 'pictures'

/** How often one caller may ask. */
export const ASKED_LIMITS: Readonly<Record<AskedKind, Bucket>> = {
  pages: { burst: 300, perHour: 18_000 },
  roads: { burst: 60, perHour: 3600 },
  places: { burst: 240, perHour: 14_400 },
  graph: { burst: 120, perHour: 7200 },
  documents: { burst: 300, perHour: 18_000 },
}

// Refused only when a second has not helped: a rush is over sooner than a visitor asks again.
const HELD = { all: 64, each: 16, ms: 1000 }

/** How work is taken on by so many threads; roads and pictures also wait for others. */
const listTurns = (threads: number): Readonly<Record<WorkKind, TurnOptions>> => ({
  // As many addresses as a campaign brings at once: the last of them waits some seconds for its page.
  pages: { running: threads, waiting: { all: 192, each: 8 }, held: HELD },
  roads: { running: threads + 1, waiting: { all: 32, each: 4 }, held: HELD },
  graph: { running: threads, waiting: { all: 64, each: 8 }, held: HELD },
  pictures: { running: threads + 1, waiting: { all: 32, each: 8 }, held: HELD },
})

// How many callers are remembered; of more, whoever has not asked for longest begins anew.
const MOST_KEPT = 20_000
/** [s] When to try again where too many wait. */
export const BUSY_SECONDS = 2

/** Who is let in, and when. */
export interface Admission {
  /** Takes a token of whoever asks; 0, or in how many seconds there is one. */
  readonly take: (kind: AskedKind, context: Context) => number
  /** The same for a caller by name; nobody when this process asks itself. */
  readonly takeAs: (kind: AskedKind, caller: string | undefined) => number
  /** Does work for whoever asks when it is their turn; for whoever has gone by then it is not begun, and rejected. */
  readonly inTurn: <A>(
    kind: WorkKind,
    context: Context,
    job: () => A | Promise<A>,
  ) => Promise<Either<'busy', A>>
}

/** What letting in needs. */
export interface AdmissionPorts {
  /** The name limits are counted under; nobody when this process asks itself. */
  readonly findCaller: (context: Context) => string | undefined
  /** [ms] Time that only moves forward. */
  readonly now: () => number
  /** Limits in place of the usual ones; none at all with `off`. */
  readonly limits?: Readonly<Record<AskedKind, Bucket>> | 'off'
  /** How many threads do the work; one without it. */
  readonly threads?: number
}

const mapKinds = <Kind extends string, A, B>(
  kinds: Readonly<Record<Kind, A>>,
  make: (value: A) => B,
): ReadonlyMap<string, B> =>
  new Map(Object.entries<A>(kinds).map(([kind, value]) => [kind, make(value)]))

/** Lets in by limits and turns. */
export const createAdmission = ({
  findCaller,
  now,
  limits = ASKED_LIMITS,
  threads = 1,
}: AdmissionPorts): Admission => {
  const buckets: ReadonlyMap<string, TakeToken> =
    limits === 'off'
      ? new Map()
      : mapKinds(limits, (bucket) => createBuckets(bucket, MOST_KEPT, now))
  const turns: ReadonlyMap<string, TakeTurn> = mapKinds(listTurns(threads), createTurns)
  const takeAs: Admission['takeAs'] = (kind, caller) =>
    caller === undefined ? 0 : (buckets.get(kind)?.(caller) ?? 0)
  return {
    take: (kind, context) => takeAs(kind, findCaller(context)),
    takeAs,
    inTurn: async (kind, context, job) => {
      const caller = findCaller(context)
      const take = turns.get(kind)
      // What this process asks itself is part of work that has its turn already.
      return caller === undefined || take === undefined
        ? right(await job())
        : take(caller, job, context.req.raw.signal)
    },
  }
}

/** Lets everybody in at once. */
export const OPEN_DOOR: Admission = {
  take: () => 0,
  takeAs: () => 0,
  inTurn: async (_kind, _context, job) => right(await job()),
}

/** Refuses whoever asks too often, before anything else is done. */
export const admit =
  (
    { take }: Admission,
    kindOf: (context: Context) => AskedKind | undefined,
    refuse: (context: Context, wait: number) => Response,
  ): MiddlewareHandler =>
  async (context, next) => {
    const kind = kindOf(context)
    const wait = kind === undefined ? 0 : take(kind, context)
    if (wait > 0) return refuse(context, wait)
    await next()
    return undefined
  }
