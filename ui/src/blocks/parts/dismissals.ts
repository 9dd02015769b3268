import { addDismissal, dropDismissal, readDismissals, type Dismissal } from '@evkit/engine/content'

/** Port: where texts are kept. Each call may throw. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was closed during the visit, and the way back. */
export interface Dismissals {
  readonly list: () => readonly Dismissal[]
  readonly add: (dismissal: Dismissal) => void
  /** Brings back what is known by a key: whoever has closed it is told. */
  readonly restore: (key: string) => void
  /** Tells when the list has changed. */
  readonly onChange: (listen: () => void) => () => void
  readonly onRestore: (listen: (key: string) => void) => () => void
}

const KEY = 'dismissedMessages'

/** Does what may throw; where it does, nothing was kept. */
export const attempt = <A>(act: () => A, fallback: A): A => {
  try {
    return act()
  } catch {
    return fallback // storage is switched off or full
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

/** Makes the list over a store of the visit; one that keeps nothing forgets with the page. */
export const createDismissals = (store: () => TextStore): Dismissals => {
  const changed = makeListeners<[]>()
  const restored = makeListeners<[key: string]>()
  let list = readDismissals(attempt(() => store().getItem(KEY) ?? '', ''))
  const keep = (next: readonly Dismissal[]): void => {
    list = next
    attempt(() => {
      store().setItem(KEY, JSON.stringify(next))
    }, undefined)
    changed.tell()
  }
  return {
    list: () => list,
    add: (dismissal) => {
      keep(addDismissal(list, dismissal))
    },
    restore: (key) => {
      keep(dropDismissal(list, key))
      restored.tell(key)
    },
    onChange: changed.add,
    onRestore: restored.add,
  }
}
