// Figures of the running server, in the text form Prometheus reads. Nothing in them is about a visitor.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { RequestRecord } from './requests.js'

/** [s] Upper ends of the groups durations are counted in. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

const MILLISECONDS = 1000
const MICROSECONDS = 1e6
const NANOSECONDS = 1e9

interface Durations {
  /** Requests by the first group their duration is in; those over all groups are not in it. */
  readonly counts: number[]
  sum: number
  count: number
}

type Labels = Readonly<Record<string, string | number>>

const escapeValue = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const line = (name: string, labels: Labels, value: number): string => {
  const inner = Object.entries(labels).map(([key, one]) => `${key}="${escapeValue(one)}"`)
  return inner.length === 0 ? `${name} ${value}` : `${name}{${inner.join(',')}} ${value}`
}

const head = (name: string, kind: string, help: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
]

const single = (name: string, kind: string, of: readonly [help: string, value: number]) => [
  ...head(name, kind, of[0]),
  line(name, {}, of[1]),
]

const writeDurations = (name: string, route: string, { counts, sum, count }: Durations) => {
  let below = 0
  return [
    ...BUCKETS.map((end, at) => {
      below += counts[at] ?? 0
      return line(`${name}_bucket`, { route, le: end }, below)
    }),
    line(`${name}_bucket`, { route, le: '+Inf' }, count),
    line(`${name}_sum`, { route }, sum),
    line(`${name}_count`, { route }, count),
  ]
}

const writeProcess = (started: number, lag: number): readonly string[] => {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, heapTotal } = process.memoryUsage()
  return [
    ...single('process_cpu_seconds_total', 'counter', [
      'Processor time used [s].',
      (user + system) / MICROSECONDS,
    ]),
    ...single('process_resident_memory_bytes', 'gauge', ['Memory in use [B].', rss]),
    ...single('process_start_time_seconds', 'gauge', ['When the process started.', started]),
    ...single('nodejs_heap_used_bytes', 'gauge', ['Heap in use [B].', heapUsed]),
    ...single('nodejs_heap_total_bytes', 'gauge', ['Heap reserved [B].', heapTotal]),
    ...single('nodejs_eventloop_delay_p99_seconds', 'gauge', [
      'Delay of the event loop since the last reading, 99 of 100 below [s].',
      lag,
    ]),
  ]
}

/** The figures of a server. */
export interface Metrics {
  /** Counts a request that was answered. */
  readonly count: (request: RequestRecord) => void
  /** Writes all figures. */
  readonly write: () => string
}

const KEY = ' '

/** Starts counting. Routes are names of our own, so there are only so many lines however many addresses are asked for. */
export const createMetrics = (): Metrics => {
  const requests = new Map<string, number>()
  const durations = new Map<string, Durations>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = (Date.now() - process.uptime() * MILLISECONDS) / MILLISECONDS
  return {
    count: ({ method, route, status, milliseconds }) => {
      const key = `${method}${KEY}${status}${KEY}${route}`
      requests.set(key, (requests.get(key) ?? 0) + 1)
      const seconds = milliseconds / MILLISECONDS
      const known = durations.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }
      durations.set(route, known)
      const group = BUCKETS.findIndex((end) => seconds <= end)
      if (group >= 0) known.counts[group] = (known.counts[group] ?? 0) + 1
      known.sum += seconds
      known.count += 1
    },
    write: () => {
      const lag = delay.percentile(99) / NANOSECONDS
      delay.reset()
      return [
        ...head('http_requests_total', 'counter', 'Requests answered.'),
        ...[...requests].map(([key, count]) => {
          const [method = '', status = '', ...route] = key.split(KEY)
          return line('http_requests_total', { method, route: route.join(KEY), status }, count)
        }),
        ...head('http_request_duration_seconds', 'histogram', 'Time to answer [s].'),
        ...[...durations].flatMap(([route, one]) =>
          writeDurations('http_request_duration_seconds', route, one),
        ),
        ...writeProcess(started, lag),
        '',
      ].join('\n')
    },
  }
}
