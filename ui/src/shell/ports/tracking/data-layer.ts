import type { Log } from '@evkit/engine/internal/shared'
import type { DataLayerEntry, PushEntry } from '@evkit/engine/site'

/** What holds the data layer of a page; any of it may be missing, frozen, or throw. */
export interface DataLayerHost {
  dataLayer?: unknown
}

/** What a data layer is made over. */
export interface DataLayerInput {
  readonly host: DataLayerHost
  /** Asked before each entry. */
  readonly isAllowed: () => boolean
  readonly log: Log
}

// Whoever reads the layer may write into what it holds: each gets an entry of its own.
const copyOf = (entry: DataLayerEntry): DataLayerEntry =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { ...value },
    ]),
  ) as DataLayerEntry

/**
 * Makes what pushes entries to the data layer of the page: only while the visitor allows it. A layer that is missing is
 * made; one that cannot be written to is told of once, and nobody on the page notices.
 */
export const createDataLayer = ({ host, isAllowed, log }: DataLayerInput): PushEntry => {
  let isTold = false
  return (entry) => {
    if (!isAllowed()) return
    try {
      host.dataLayer ??= []
      ;(host.dataLayer as DataLayerEntry[]).push(copyOf(entry))
    } catch (fault) {
      if (!isTold) log({ level: 'warning', code: 'DataLayerFailed', text: String(fault) })
      isTold = true
    }
  }
}
