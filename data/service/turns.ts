// Work in turns: after a job of one caller comes one of every other who waits, so whoever asks for much waits alone.
import { left, right, type Either } from '@evkit/engine/shared'

/** How many jobs may wait, of all callers and of one. */
export interface Places {
  readonly all: number
  readonly each: number
}

/** How work is taken on. */
export interface TurnOptions {
  /** How many jobs run at a time. */
  readonly running: number
  /** Those that wait until it is their turn. */
  readonly waiting: Places
  /** Those beyond that are refused only if it is not their turn within a time [ms]; none without it. */
  readonly held?: Places & { readonly ms: number }
}

/**
 * Runs a job when it is its caller's turn; refuses it where too many wait. A job whose caller has gone before its turn is
 * not begun, and rejected by `CallerGone`.
 */
export type TakeTurn = <A>(
  caller: string,
  job: () => A | Promise<A>,
  gone?: AbortSignal,
) => Promise<Either<'busy', A>>

/** Why a job was not begun: its caller has gone. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone'
}

interface Job {
  readonly run: () => Promise<void>
  /** Ends the time after which it is refused. */
  readonly begin: () => void
}

const NONE_HELD = { all: 0, each: 0, ms: 0 }

/** Makes an order of turns. Between two jobs the thread answers what else has come. */
export const createTurns = ({ running, waiting, held = NONE_HELD }: TurnOptions): TakeTurn => {
  const queues = new Map<string, Job[]>()
  let active = 0
  let count = 0

  // To the end of the order, behind everybody else who waits.
  const goLast = (caller: string): void => {
    const jobs = queues.get(caller)
    if (jobs === undefined) return
    queues.delete(caller)
    if (jobs.length > 0) queues.set(caller, jobs)
  }

  const runNext = (): void => {
    const [next] = queues
    if (next === undefined || active >= running) return
    const [caller, jobs] = next
    const job = jobs.shift()
    goLast(caller)
    if (job === undefined) return
    job.begin()
    count -= 1
    active += 1
    setImmediate(() => {
      void job.run().then(() => {
        active -= 1
        goLast(caller)
        runNext()
      })
    })
    runNext()
  }

  const leave = (caller: string, job: Job): void => {
    const jobs = queues.get(caller) ?? []
    jobs.splice(jobs.indexOf(job), 1)
    if (jobs.length === 0) queues.delete(caller)
    count -= 1
  }

  const hasPlace = (own: number, { all, each }: Places): boolean => count < all && own < each

  return (caller, work, gone) => {
    const jobs = queues.get(caller) ?? []
    const mayWait = active < running || hasPlace(jobs.length, waiting)
    const both = { all: waiting.all + held.all, each: waiting.each + held.each }
    if (!mayWait && !hasPlace(jobs.length, both)) return Promise.resolve(left('busy'))
    return new Promise((resolve, reject) => {
      let end: NodeJS.Timeout | undefined
      const job: Job = {
        begin: () => {
          clearTimeout(end)
        },
        run: () =>
          Promise.resolve()
            .then(() => {
              if (gone?.aborted === true) throw new CallerGone()
              return work()
            })
            .then((value) => {
              resolve(right(value))
            }, reject),
      }
      const refuse = (): void => {
        leave(caller, job)
        resolve(left('busy'))
      }
      if (!mayWait) end = setTimeout(refuse, held.ms)
      jobs.push(job)
      queues.set(caller, jobs)
      count += 1
      runNext()
    })
  }
}
