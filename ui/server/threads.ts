// The threads of a site: some that render and draw, and one, only while it is needed, for what takes very long.
import type { LeadPorts, Maps, ReadinessCheck } from '@evkit/data/service'
import type { Jobs } from './jobs.js'
import { openPool, type PoolOptions } from './pool.js'
import { checkThreads, INSPECT, toJobs, type Given } from './tasks.js'

/** How threads are begun. */
export interface ThreadsOptions extends Pick<PoolOptions, 'file' | 'onFault'> {
  readonly count: number
  readonly given: Given
}

/** What the threads of a site do. */
export interface Threads {
  readonly jobs: Jobs
  /** Roads and stations of our own data. */
  readonly roads: Pick<Maps, 'findRoute' | 'findStations'>
  readonly leads: Pick<LeadPorts, 'inspectFile'>
  readonly checks: readonly ReadinessCheck[]
  readonly stop: () => Promise<void>
}

// [ms] A page takes some hundredths of a second, the first of a thread some seconds.
const TASK_TIMEOUT = 15_000
// [ms] To look through a very large file of leads.
const LONG_TASK_TIMEOUT = 600_000

/** Begins the threads of a site. */
export const openThreads = ({ count, ...options }: ThreadsOptions): Threads => {
  const work = openPool({
    ...options,
    threads: { least: count, most: count },
    timeout: TASK_TIMEOUT,
  })
  // Looking through a file needs nothing of the site.
  const long = openPool({
    ...options,
    given: undefined,
    threads: { least: 0, most: 1 },
    timeout: LONG_TASK_TIMEOUT,
  })
  const jobs = toJobs(work)
  return {
    jobs,
    roads: { findRoute: jobs.road, findStations: jobs.stations },
    leads: {
      inspectFile: async (file) => (await long.run({ name: INSPECT, input: file })) === true,
    },
    checks: [checkThreads(work)],
    stop: async () => {
      await Promise.all([work.stop(), long.stop()])
    },
  }
}
