// The price labels the page has got since it was made; all of them change at once.
import type { PriceView } from '@evkit/engine/blocks'
import { useSyncExternalStore } from 'react'
import type { BlockContext } from './drawn-block.types.js'

type Labels = NonNullable<BlockContext['prices']>

let fresh: Labels | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Finds a label of the page by its key: as it was got last, and while the page wakes as it came. */
export const usePlacedPrice = (came: Labels | undefined, key: string): PriceView | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (fresh ?? came)?.[key],
    () => came?.[key],
  )

/** Shows other labels on the whole page. */
export const showFreshPrices = (labels: Labels): void => {
  fresh = labels
  for (const listener of listeners) listener()
}
