import { CONSENT_CHANGED_EVENT } from '@evkit/engine/site'

/** What of a page tells that its cookies may have changed; not every browser has the last. */
interface CookieWindow {
  readonly cookieStore?: EventTarget
}

/**
 * Tells each time the visitor's consent may have changed: on this page, in another tab, or while the page was out of
 * sight. Who listens reads the cookie anew.
 */
export const watchConsent = (listen: () => void): (() => void) => {
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener(CONSENT_CHANGED_EVENT, listen, { signal })
  window.addEventListener('pageshow', listen, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') listen()
    },
    { signal },
  )
  ;(window as CookieWindow).cookieStore?.addEventListener('change', listen, { signal })
  return () => {
    watching.abort()
  }
}
