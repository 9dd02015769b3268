// Threads beside the one that answers, for the work that takes long.
import { WorkLost } from '@evkit/data/service'
import { Tinypool } from 'tinypool'
import type { Done, Task } from './tasks.js'

/** How a pool is made. */
export interface PoolOptions {
  /** The module each thread runs; its `doTask` does a task. */
  readonly file: string
  /** How many threads there are at least, and at most. */
  readonly threads: { readonly least: number; readonly most: number }
  /** [ms] How long a task may take, waiting included; a thread that takes longer is ended, and another one begun. */
  readonly timeout: number
  /** What each thread is told when it begins; plain values. */
  readonly given: unknown
  /** Hears why a thread has ended that did nothing for anybody. */
  readonly onFault: (text: string) => void
}

/** Threads that do tasks. */
export interface Pool {
  /** Does a task. Throws what went wrong in it, or `WorkLost` when its thread came to no end. */
  readonly run: (task: Task) => Promise<unknown>
  /** Ends all threads, and what they are at. */
  readonly stop: () => Promise<void>
}

// [ms] None: a thread that cannot be ended in time (a busy machine) ends later. Given up, it would take the server along.
const ENDING = 0
// [ms] How long a thread that is one too many waits for more to do.
const IDLE = 1000

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Begins a pool. */
export const openPool = ({ file, threads, timeout, given, onFault }: PoolOptions): Pool => {
  const pool = new Tinypool({
    filename: file,
    name: 'doTask',
    minThreads: threads.least,
    maxThreads: threads.most,
    idleTimeout: IDLE,
    terminateTimeout: ENDING,
    workerData: given,
  })
  pool.on('error', (error: unknown) => {
    onFault(`a thread ended: ${textOf(error)}`)
  })
  return {
    run: async (task) => {
      const signal = AbortSignal.timeout(timeout)
      const done = await pool.run(task, { signal }).then(
        (value) => value as Done,
        (error: unknown) => {
          const reason = signal.aborted ? `took over ${timeout} ms` : textOf(error)
          throw new WorkLost(`${task.name}: ${reason}`)
        },
      )
      if ('fault' in done) throw new Error(done.fault)
      return done.value
    },
    stop: async () => pool.destroy(),
  }
}
