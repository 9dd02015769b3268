// Work in turns: after a job of one caller comes one of every other who waits, so whoever asks for much waits alone.
import { left, right, type Either } from '@evkit/engine/shared'

/** How work is taken on. */
export interface TurnOptions {
  /** How many jobs run at a time. */
  readonly running: number
  /** How many jobs may wait, of all callers and of one. */
  readonly waiting: { readonly all: number; readonly each: number }
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

/** Makes an order of turns. Between two jobs the thread answers what else has come. */
export const createTurns = ({ running, waiting }: TurnOptions): TakeTurn => {
  const queues = new Map<string, (() => Promise<void>)[]>()
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
    count -= 1
    active += 1
    setImmediate(() => {
      void job().then(() => {
        active -= 1
        goLast(caller)
        runNext()
      })
    })
    runNext()
  }

  return (caller, job, gone) => {
    const jobs = queues.get(caller) ?? []
    const isIdle = active < running
    if (!isIdle && (count >= waiting.all || jobs.length >= waiting.each)) {
      return Promise.resolve(left('busy'))
    }
    return new Promise((resolve, reject) => {
      jobs.push(() =>
        Promise.resolve()
          .then(() => {
            if (gone?.aborted === true) throw new CallerGone()
            return job()
          })
          .then((value) => {
            resolve(right(value))
          }, reject),
      )
      queues.set(caller, jobs)
      count += 1
      runNext()
    })
  }
}
