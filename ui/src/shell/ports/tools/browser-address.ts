import type { AddressPort } from '../../../tool/index.js'

interface NavigationTarget {
  readonly addEventListener: (type: 'currententrychange', listen: () => void) => void
  readonly removeEventListener: (type: 'currententrychange', listen: () => void) => void
}

const findNavigation = (): NavigationTarget | undefined =>
  'navigation' in window ? window.navigation : undefined

// Browsers refuse more than a hundred changes of the address in ten seconds, a drag makes more, and each change is work:
// the browser looks for the icon of the page anew.
const REST = 120

const toSearch = (query: string): string => (query === '' ? '' : `?${query}`)

/**
 * The address bar: written by replacing the history entry, a moment after the last change and not while a pointer is
 * pressed, so that a drag is one change and the figure is painted first; followed on back and forward and, where the
 * browser tells, on any other change that was not our own.
 */
export const browserAddress = (): AddressPort => {
  // A page that no server has made for its address says which query it was made for.
  let own = document.documentElement.dataset['query'] ?? window.location.search
  let waiting: ReturnType<typeof setTimeout> | undefined
  let wanted: string | undefined
  let isPressed = false
  const forget = (): void => {
    clearTimeout(waiting)
    waiting = undefined
    wanted = undefined
  }
  const writeNow = (): void => {
    if (wanted === undefined) return
    const { pathname, hash } = window.location
    own = wanted
    window.history.replaceState(window.history.state, '', `${pathname}${wanted}${hash}`)
    own = window.location.search
    forget()
  }
  const wait = (): void => {
    clearTimeout(waiting)
    if (wanted !== undefined && !isPressed) waiting = setTimeout(writeNow, REST)
  }
  const follow = ({ type }: Event): void => {
    isPressed = type === 'pointerdown'
    wait()
  }
  // A menu that opens over a press takes what follows it: nobody hears the pointer being let go.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu'])
    window.addEventListener(type, follow, { capture: true })
  window.addEventListener('pagehide', writeNow)
  return {
    read: () => wanted ?? window.location.search,
    write: (query) => {
      wanted = toSearch(query)
      wait()
    },
    subscribe: (listen) => {
      const tell = (): void => {
        if (window.location.search === own) return
        own = window.location.search
        // The visitor has gone elsewhere: what was about to be written belongs to where they were.
        forget()
        listen()
      }
      const navigation = findNavigation()
      window.addEventListener('popstate', tell)
      navigation?.addEventListener('currententrychange', tell)
      tell()
      return () => {
        window.removeEventListener('popstate', tell)
        navigation?.removeEventListener('currententrychange', tell)
      }
    },
  }
}
