import { readOverlays, type HistoryStep, type OverlayAddress } from '@evkit/engine/interaction'

/** Port: the visitor's history, as far as overlays go. */
export interface OverlayHistory {
  /** What the address of the page opens; `isFirst` where it is read for the first time. */
  readonly read: (isFirst: boolean) => OverlayAddress
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

const toPage = (address: string): string => address.replace(/#.*/, '')

// A link that was pressed before anybody could hear it; not every browser can tell.
const hasPageBelow = (): boolean => {
  if (!('navigation' in window)) return false
  const below = (navigation.currentEntry?.index ?? 0) - 1
  return toPage(navigation.entries()[below]?.url ?? '') === toPage(location.href)
}

/** The history of the browser. */
export const browserOverlays: OverlayHistory = {
  read: (isFirst) => ({
    stack: readOverlays(location.hash),
    depth: readDepth(),
    isFirst: isFirst && !hasPageBelow(),
  }),
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
