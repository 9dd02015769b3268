// What is counted of leads, in the text form Prometheus reads. Nothing of a visitor is in a label.
import { option as O } from 'fp-ts'
import type { LeadCounts } from '../../leads/lead.types.js'
import type { Suspicion } from './suspicion.js'

/** Counts what happens to leads. */
export interface FormsCounters {
  readonly accepted: (market: string, purpose: string) => void
  readonly replayed: (market: string, purpose: string) => void
  /** Accepted, and held back because they look like a program's. */
  readonly held: (market: string, reason: Suspicion) => void
  readonly refused: (code: string) => void
  /** Keys of bodies that were dropped. */
  readonly dropped: (keys: number) => void
  /** Writes the figures; those of the storage where it answers. */
  readonly write: (stored: LeadCounts | undefined, now: Date) => string
}

const MILLISECONDS = 1000

const head = (name: string, kind: string, help: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
]

const writeStored = (
  { oldestPendingAt: oldest, ...counts }: LeadCounts,
  now: Date,
): readonly string[] => {
  const age = O.isNone(oldest) ? 0 : (now.getTime() - Date.parse(oldest.value)) / MILLISECONDS
  return [
    ...head('leads_stored', 'gauge', 'Leads that are stored, by where they are on their way.'),
    ...Object.entries(counts).map(([state, count]) => `leads_stored{state="${state}"} ${count}`),
    ...head('leads_oldest_pending_seconds', 'gauge', 'Age of the oldest undelivered lead [s].'),
    `leads_oldest_pending_seconds ${Math.max(0, age)}`,
  ]
}

/** Starts counting. Labels are words of our own, so there are only so many lines. */
export const createCounters = (): FormsCounters => {
  const counts = new Map<string, number>()
  const add = (name: string, labels: Readonly<Record<string, string>>, count = 1): void => {
    const inner = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
    const line = inner.length === 0 ? name : `${name}{${inner.join(',')}}`
    counts.set(line, (counts.get(line) ?? 0) + count)
  }
  return {
    accepted: (market, purpose) => {
      add('leads_accepted_total', { market, purpose })
    },
    replayed: (market, purpose) => {
      add('leads_replayed_total', { market, purpose })
    },
    held: (market, reason) => {
      add('leads_held_total', { market, reason })
    },
    refused: (code) => {
      add('leads_refused_total', { code })
    },
    dropped: (keys) => {
      if (keys > 0) add('leads_dropped_keys_total', {}, keys)
    },
    write: (stored, now) =>
      [
        ...[
          ['leads_accepted_total', 'Leads accepted.'],
          ['leads_replayed_total', 'Leads answered that were there already.'],
          ['leads_held_total', 'Leads held back as suspicious.'],
          ['leads_refused_total', 'Leads refused.'],
          ['leads_dropped_keys_total', 'Keys of bodies that are none of a lead.'],
        ].flatMap(([name = '', help = '']) => [
          ...head(name, 'counter', help),
          ...[...counts]
            .filter(([line]) => line === name || line.startsWith(`${name}{`))
            .map(([line, count]) => `${line} ${count}`),
        ]),
        ...(stored === undefined ? [] : writeStored(stored, now)),
        '',
      ].join('\n'),
  }
}
