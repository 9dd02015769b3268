import { BREAKPOINTS } from '@evkit/engine/site'
import { useSyncExternalStore } from 'react'

// Fractions count: 1023.5 px is still narrow.
const QUERY = `(width < ${BREAKPOINTS.L}px)`

// Asked at every render, so the browser's list is made once.
let known: MediaQueryList | undefined
const findList = (): MediaQueryList => (known ??= window.matchMedia(QUERY))

const subscribe = (tell: () => void): (() => void) => {
  const list = findList()
  list.addEventListener('change', tell)
  return () => {
    list.removeEventListener('change', tell)
  }
}

/** Whether the viewport is narrow: pickers are overlays then. The server assumes it is not. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => findList().matches,
    () => false,
  )
