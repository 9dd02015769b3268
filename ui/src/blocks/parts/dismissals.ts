import {
  addDismissal,
  dropDismissal,
  readDismissals,
  type Dismissal,
} from '@evkit/engine/internal/content'
import type { TextStorage } from '../../tool/text-storage.js'

/** What was closed during the visit, and the way back. */
export interface Dismissals {
  readonly list: () => readonly Dismissal[]
  /** Adds what was closed; what the visitor lets nobody keep is forgotten with the page, as the closing itself is. */
  readonly add: (dismissal: Dismissal, mayKeep: boolean) => void
  /** Takes away what stands on the page again. */
  readonly drop: (key: string) => void
  /** Brings back what is known by a key: whoever has closed it is told. */
  readonly restore: (key: string) => void
  /** Tells when the list has changed. */
  readonly onChange: (listen: () => void) => () => void
  readonly onRestore: (listen: (key: string) => void) => () => void
}

const KEY = 'dismissedMessages'

/** Does what may throw; where it does, nothing was kept. */
export const attempt = <A>(act: () => A): A | undefined => {
  try {
    return act()
  } catch {
    return undefined // storage is switched off or full
  }
}

const makeListeners = <Args extends readonly unknown[]>() => {
  const all = new Set<(...args: Args) => void>()
  return {
    tell: (...args: Args): void => {
      for (const listen of all) listen(...args)
    },
    add: (listen: (...args: Args) => void): (() => void) => {
      all.add(listen)
      return () => {
        all.delete(listen)
      }
    },
  }
}

/** Makes the list over a storage of the visit; one that keeps nothing forgets with the page. */
export const createDismissals = (storage: () => TextStorage): Dismissals => {
  const changed = makeListeners<[]>()
  const restored = makeListeners<[key: string]>()
  let list = readDismissals(attempt(() => storage().getItem(KEY)) ?? '')
  const passing = new Set<string>()
  const take = (next: readonly Dismissal[]): void => {
    list = next
    const kept = next.filter(({ key }) => !passing.has(key))
    attempt(() => {
      if (kept.length === 0) storage().removeItem(KEY)
      else storage().setItem(KEY, JSON.stringify(kept))
    })
    changed.tell()
  }
  const drop = (key: string): void => {
    if (list.some((one) => one.key === key)) take(dropDismissal(list, key))
  }
  return {
    list: () => list,
    add: (dismissal, mayKeep) => {
      if (mayKeep) passing.delete(dismissal.key)
      else passing.add(dismissal.key)
      take(addDismissal(list, dismissal))
    },
    drop,
    restore: (key) => {
      drop(key)
      restored.tell(key)
    },
    onChange: changed.add,
    onRestore: restored.add,
  }
}
