import type { HistoryStep } from '../../src/interaction/overlay-stack.js'

/** A browser's history, as far as overlays see it. */
export const makeHistory = () => {
  const entries = [{ fragment: '', depth: 0 }]
  let here = 0
  const write = (step: HistoryStep): void => {
    if (step.kind === 'back') here = Math.max(0, here - step.steps)
    else if (step.kind === 'push') {
      const depth = (entries[here]?.depth ?? 0) + 1
      here += 1
      entries.splice(here, entries.length, { fragment: step.fragment, depth })
    } else {
      const depth = step.fragment === '' ? 0 : Math.max(1, entries[here]?.depth ?? 0)
      entries[here] = { fragment: step.fragment, depth }
    }
  }
  return {
    write,
    now: () => entries[here]!,
    place: () => [entries.map(({ fragment }) => fragment), here],
    follow: (fragment: string) => {
      here += 1
      entries.splice(here, entries.length, { fragment, depth: 0 })
    },
    go: (by: number) => {
      here = Math.min(entries.length - 1, Math.max(0, here + by))
    },
    length: () => entries.length,
  }
}
