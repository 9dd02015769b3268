import type { AddressPort } from '../../charging/index.js'

interface NavigationTarget {
  readonly addEventListener: (type: 'currententrychange', listen: () => void) => void
  readonly removeEventListener: (type: 'currententrychange', listen: () => void) => void
}

const findNavigation = (): NavigationTarget | undefined =>
  'navigation' in window ? window.navigation : undefined

/**
 * The address bar: written by replacing the history entry, followed on back and forward and, where the browser tells, on
 * any other change that was not our own.
 */
export const browserAddress = (): AddressPort => {
  let own = window.location.search
  return {
    read: () => window.location.search,
    write: (query) => {
      const { pathname, hash } = window.location
      own = query === '' ? '' : `?${query}`
      window.history.replaceState(window.history.state, '', `${pathname}${own}${hash}`)
      own = window.location.search
    },
    subscribe: (listen) => {
      const tell = (): void => {
        if (window.location.search === own) return
        own = window.location.search
        listen()
      }
      const navigation = findNavigation()
      window.addEventListener('popstate', tell)
      navigation?.addEventListener('currententrychange', tell)
      return () => {
        window.removeEventListener('popstate', tell)
        navigation?.removeEventListener('currententrychange', tell)
      }
    },
  }
}
