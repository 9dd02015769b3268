import type { StoredKey, UrlData } from '@evkit/engine/forms'

const KEY: StoredKey = 'urlData'

/** Notes where a visit begins, in the shape the page reads it with: a page may be left before it wakes. The first note stays. */
export const noteLanding = (): void => {
  const here: UrlData = { originalUrl: window.location.href, referralUrl: document.referrer }
  try {
    if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, JSON.stringify(here))
  } catch {
    // Storage is switched off or full: the page says so when it wakes.
  }
}
