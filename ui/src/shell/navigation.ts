import { navigationMachine } from '@evkit/engine/site'
import { createActor } from 'xstate'

const addressOf = (): string => `${window.location.pathname}${window.location.search}`

/** Keeps the navigation-loading flag of the page as `data-navigation` on the root element. */
export const watchNavigation = (): void => {
  const root = document.documentElement
  const actor = createActor(navigationMachine, { input: { address: addressOf() } })
  actor.subscribe(({ value }) => {
    root.dataset['navigation'] = value
  })
  actor.start()
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-navigation]') : null
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (link !== null && isPlain) actor.send({ type: 'link.clicked' })
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
