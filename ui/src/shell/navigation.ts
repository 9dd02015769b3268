import { leavesPage, navigationMachine } from '@evkit/engine/site'
import { createActor } from 'xstate'

const addressOf = (): string => `${window.location.pathname}${window.location.search}`

const isLeaving = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  leavesPage(
    {
      button: event.button,
      hasModifier: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
      isPrevented: event.defaultPrevented,
      hasTarget: link.target !== '' && link.target !== '_self',
      isDownload: link.hasAttribute('download'),
      isSameOrigin: link.origin === window.location.origin,
      address: `${link.pathname}${link.search}`,
    },
    addressOf(),
  )

/** Keeps the navigation-loading flag of the page as `data-navigation` on the root element, and main as busy. */
export const watchNavigation = (): void => {
  const root = document.documentElement
  const actor = createActor(navigationMachine, { input: { address: addressOf() } })
  actor.subscribe(({ value }) => {
    root.dataset['navigation'] = value
    document.querySelector('main')?.setAttribute('aria-busy', String(value === 'loading'))
  })
  actor.start()
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.hasAttribute('href') === true && isLeaving(event, link)) {
      actor.send({ type: 'link.clicked' })
    }
  })
  const tell = (): void => {
    actor.send({ type: 'address.changed', address: addressOf() })
  }
  window.addEventListener('popstate', tell)
  // A page taken back out of the browser's cache has arrived, whatever was clicked before it left.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    actor.send({ type: 'address.changed', address: '' })
    tell()
  })
}
