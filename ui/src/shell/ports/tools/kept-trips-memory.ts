// Trips a visitor keeps, on this device only, and only while they agree to it.
import type { Log } from '@evkit/engine/internal/shared'
import type { KeptTripsPort } from '../../../route/index.js'
import type { TextStorage } from '../../../tool/text-storage.js'
import { KEPT_TRIPS } from './has-kept-trips.js'

/** What kept trips are kept with. */
export interface KeptTripsMemoryInput extends Pick<
  KeptTripsPort,
  'path' | 'mayKeep' | 'isAsking' | 'watch'
> {
  /** May throw. */
  readonly storage: () => TextStorage
  readonly log: Log
}

const wordFault = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault)

/**
 * Makes the memory of kept trips; a storage that is blocked or full is told of once. What takes the trips with a consent
 * that is withdrawn is `forgetDeclined`.
 */
export const createKeptTripsMemory = ({
  storage,
  log,
  ...rest
}: KeptTripsMemoryInput): KeptTripsPort => {
  const listeners = new Set<() => void>()
  let isTold = false
  const attempt = <A>(act: (storage: TextStorage) => A): A | undefined => {
    try {
      return act(storage())
    } catch (fault) {
      if (!isTold) log({ level: 'note', code: 'StorageBlocked', text: wordFault(fault) })
      isTold = true
      return undefined
    }
  }
  return {
    ...rest,
    read: () => (rest.mayKeep() ? (attempt((kept) => kept.getItem(KEPT_TRIPS)) ?? '') : ''),
    write: (text) => {
      const isDone =
        rest.mayKeep() &&
        attempt((kept) => {
          if (text === '') kept.removeItem(KEPT_TRIPS)
          else kept.setItem(KEPT_TRIPS, text)
          return true
        }) === true
      for (const listen of listeners) listen()
      return isDone
    },
    watch: (listen) => {
      listeners.add(listen)
      const stop = rest.watch(listen)
      return () => {
        listeners.delete(listen)
        stop()
      }
    },
  }
}
