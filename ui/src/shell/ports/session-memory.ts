import type { Log } from '@evkit/engine/internal/shared'
import type { TextStorage } from '../../tool/text-storage.js'

/** Texts that are kept by name for a visit. */
export interface TextMemory {
  readonly read: (name: string) => string | undefined
  readonly write: (name: string, text: string) => void
  readonly remove: (name: string) => void
}

/** Texts kept by name, with a look at what other pages have kept. */
export interface SessionMemory extends TextMemory {
  /** What is in the storage now, whatever this page has written. */
  readonly readShared: (name: string) => string | undefined
}

/**
 * Makes a memory over the storage of the browser. A storage that is blocked or full is told of once; what it does not
 * keep lives as long as the page.
 */
export const createSessionMemory = (storage: () => TextStorage, log: Log): SessionMemory => {
  const own = new Map<string, string>()
  let isTold = false
  const attempt = <A>(act: (storage: TextStorage) => A): A | undefined => {
    try {
      return act(storage())
    } catch (fault) {
      if (!isTold) {
        const text = fault instanceof Error ? fault.message : String(fault)
        log({ level: 'note', code: 'StorageBlocked', text })
      }
      isTold = true
      return undefined
    }
  }
  const readShared: SessionMemory['readShared'] = (name) =>
    attempt((kept) => kept.getItem(name)) ?? undefined
  return {
    readShared,
    read: (name) => own.get(name) ?? readShared(name),
    write: (name, text) => {
      own.set(name, text)
      attempt((kept) => {
        kept.setItem(name, text)
      })
    },
    remove: (name) => {
      own.delete(name)
      attempt((kept) => {
        kept.removeItem(name)
      })
    },
  }
}
