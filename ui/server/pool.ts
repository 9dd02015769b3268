// Threads beside the one that answers, for the work that takes long.
import { WorkLost } from '@evkit/data/service'
import { Tinypool } from 'tinypool'
import { READY, type Done, type Task } from './tasks.js'

/** How a pool is made. */
export interface PoolOptions {
  /** The module each thread runs; its `doTask` does a task. */
  readonly file: string
  /** How many threads there are at least, and at most. */
  readonly threads: { readonly least: number; readonly most: number }
  /**
   * [ms] How long a task may take, waiting included; a thread that takes longer is ended, and another one begun. What its
   * module does when it is loaded is no task.
   */
  readonly timeout: number
  /** What each thread is told when it begins; plain values. */
  readonly given: unknown
  /** Hears why a thread has ended, also where nobody waits any more for what it did. */
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
  let isStopping = false
  const open = async (): Promise<void> => {
    try {
      const done = (await pool.run({ name: READY, input: undefined })) as Done
      if ('fault' in done) onFault(`a thread cannot work: ${done.fault}`)
    } catch (error) {
      if (!isStopping) onFault(`a thread ended: ${textOf(error)}`)
    }
  }
  // The first threads are given tasks before they are loaded. Each begins with one that has no limit, so none is ended
  // while it reads its data, however long that takes; what waits behind it is refused by its own limit.
  for (let at = 0; at < threads.least; at += 1) void open()

  const told = new WeakSet()
  // Whoever asked may have gone, so what became of the thread is told here, once.
  const tellEnded = (before: readonly object[], text: string): void => {
    const left: readonly object[] = pool.threads
    for (const thread of before.filter((one) => !left.includes(one) && !told.has(one))) {
      told.add(thread)
      onFault(`a thread ended: ${text}`)
    }
  }
  return {
    run: async (task) => {
      const signal = AbortSignal.timeout(timeout)
      const before = pool.threads
      const done = await pool.run(task, { signal }).then(
        (value) => value as Done,
        (error: unknown) => {
          const reason = signal.aborted ? `took over ${timeout} ms` : textOf(error)
          const text = `${task.name}: ${reason}`
          tellEnded(before, text)
          throw new WorkLost(text)
        },
      )
      if ('fault' in done) throw new Error(done.fault)
      return done.value
    },
    stop: async () => {
      isStopping = true
      await pool.destroy()
    },
  }
}
