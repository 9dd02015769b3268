import {
  followNavigation,
  leavesPage,
  NAVIGATION_PATIENCE,
  type Navigation,
  type NavigationEvent,
} from '@evkit/engine/internal/site'

const addressOf = (): string => location.pathname + location.search

const isLeaving = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  leavesPage(
    {
      button: event.button,
      hasModifier: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
      isPrevented: event.defaultPrevented,
      hasTarget: link.target !== '' && link.target !== '_self',
      isDownload: link.hasAttribute('download'),
      isSameOrigin: link.origin === location.origin,
      address: link.pathname + link.search,
    },
    addressOf(),
  )

const show = ({ isLoading }: Navigation): void => {
  document.documentElement.dataset['navigation'] = isLoading ? 'loading' : 'resting'
  document.querySelector('main')?.setAttribute('aria-busy', String(isLoading))
}

/** Keeps the navigation-loading flag of the page as `data-navigation` on the root element, and main as busy. */
export const watchNavigation = (): void => {
  let navigation: Navigation = { isLoading: false, address: addressOf() }
  let patience: ReturnType<typeof setTimeout> | undefined
  const hear = (event: NavigationEvent): void => {
    const { isLoading } = navigation
    navigation = followNavigation(navigation, event)
    if (navigation.isLoading === isLoading) return
    show(navigation)
    clearTimeout(patience)
    if (isLoading) return
    patience = setTimeout(hear, NAVIGATION_PATIENCE, { type: 'patience.ended' })
  }
  show(navigation)
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link !== null && isLeaving(event, link)) hear({ type: 'link.clicked' })
  })
  const tell = (): void => {
    hear({ type: 'address.changed', address: addressOf() })
  }
  window.addEventListener('popstate', tell)
  // A page taken back out of the browser's cache has arrived, whatever was clicked before it left.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    hear({ type: 'address.changed', address: '' })
    tell()
  })
}
