import { useSyncExternalStore } from 'react'

/** Makes a hook that tells whether a media query holds. The server assumes it does not. */
export const makeUseMedia = (query: string): (() => boolean) => {
  // Asked at every render, so the browser's list is made once.
  let known: MediaQueryList | undefined
  const findList = (): MediaQueryList => (known ??= window.matchMedia(query))
  const subscribe = (tell: () => void): (() => void) => {
    const list = findList()
    list.addEventListener('change', tell)
    return () => {
      list.removeEventListener('change', tell)
    }
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => findList().matches,
      () => false,
    )
}
