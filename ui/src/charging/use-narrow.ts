import { BREAKPOINTS } from '@evkit/engine/site'
import { useSyncExternalStore } from 'react'

// Fractions count: 1023.5 px is still narrow.
const QUERY = `(width < ${BREAKPOINTS.L}px)`

const subscribe = (tell: () => void): (() => void) => {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', tell)
  return () => {
    list.removeEventListener('change', tell)
  }
}

/** Whether the viewport is narrow: pickers are overlays then. The server assumes it is not. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
