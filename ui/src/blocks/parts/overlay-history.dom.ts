import { readOverlays, type HistoryStep, type OverlayStack } from '@evkit/engine/interaction'

/** What the address of the page opens. */
export interface OverlayPlace {
  readonly stack: OverlayStack
  /** Entries the visitor's history holds for it; 0 when they are not ours. */
  readonly depth: number
}

/** Port: the visitor's history, as far as overlays go. */
export interface OverlayHistory {
  readonly read: () => OverlayPlace
  readonly move: (steps: readonly HistoryStep[]) => void
  /** Tells when a link to an overlay was followed, and when the visitor went back or forward. */
  readonly subscribe: (tell: () => void) => () => void
}

const readDepth = (): number => {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('overlays' in state)) return 0
  return typeof state.overlays === 'number' ? state.overlays : 0
}

const toState = (overlays: number): object => {
  const state: unknown = history.state
  return { ...(typeof state === 'object' ? state : {}), overlays }
}

const write = (step: Exclude<HistoryStep, { readonly kind: 'back' }>): void => {
  const { kind, fragment } = step
  const address = `${location.pathname}${location.search}${fragment}`
  if (kind === 'push') history.pushState(toState(readDepth() + 1), '', address)
  else history.replaceState(toState(fragment === '' ? 0 : Math.max(1, readDepth())), '', address)
}

/** The history of the browser. */
export const browserOverlays: OverlayHistory = {
  read: () => ({ stack: readOverlays(location.hash), depth: readDepth() }),
  move: (steps) => {
    for (const step of steps) {
      if (step.kind === 'back') history.go(-step.steps)
      else write(step)
    }
  },
  subscribe: (tell) => {
    const stop = new AbortController()
    window.addEventListener('popstate', tell, { signal: stop.signal })
    window.addEventListener('hashchange', tell, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  },
}
