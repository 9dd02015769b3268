import {
  readOverlays,
  type HistoryStep,
  type OverlayAddress,
} from '../../src/interaction/overlay-stack.js'

type AddressChanged = OverlayAddress & { readonly type: 'address.changed' }

/** An address that an overlay is told of. */
export const addressChanged = (
  fragment: string,
  { depth = 0, isFirst = false } = {},
): AddressChanged => ({ type: 'address.changed', stack: readOverlays(fragment), depth, isFirst })

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

/** A visitor who follows links and goes through the history; an overlay is told of each address. */
export const visit = (
  history: ReturnType<typeof makeHistory>,
  tell: (event: AddressChanged) => void,
) => {
  const hear = (isFirst = false) => {
    const { fragment, depth } = history.now()
    tell(addressChanged(fragment, { depth, isFirst }))
  }
  return {
    follow: (fragment: string, isFirst = false) => {
      history.follow(fragment)
      hear(isFirst)
    },
    go: (by: number) => {
      history.go(by)
      hear()
    },
  }
}
