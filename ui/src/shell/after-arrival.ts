// What any page does once it has arrived and the browser has nothing else to do.
import type { UrlData } from '@evkit/engine/internal/forms'
import { hasOddCookies } from '@evkit/engine/internal/site'
import { forgetDeclined } from './ports/consent/forget-declined.js'
import { watchLanding } from './ports/consent/note-landing.js'
import { reportUnlessLeft } from './report-unless-left.js'

const CHOOSES = 'main[data-car]'
const NOTE = '[data-part="offline"]'

const readCookieText = (): string => {
  try {
    return document.cookie
  } catch {
    return '' // cookies are switched off
  }
}

/**
 * Notes where the visit began and what is wrong with the cookies of the page, takes what the visitor does not agree to from
 * their device, carries the chosen car on, and has the tools kept where the page is one of them; the page says whether it asks.
 */
export const afterArrival = (isAsked: boolean, here: UrlData): void => {
  watchLanding(isAsked, here, () => {
    import('./ports/tracking/watch-presses.js').then(({ watchPresses }) => {
      watchPresses()
    }, reportUnlessLeft)
  })
  forgetDeclined(isAsked)
  if (hasOddCookies(readCookieText()))
    import('./ports/consent/note-cookies.js').then(({ noteCookies }) => {
      noteCookies()
    }, reportUnlessLeft)
  if (document.querySelector(CHOOSES) !== null)
    import('./carry-car.dom.js').then(({ carryCarOn }) => {
      carryCarOn()
    }, reportUnlessLeft)
  if (document.querySelector(NOTE) === null) return
  import('./offline/keep-offline.js').then(({ keepOffline }) => {
    keepOffline(window.location.pathname)
  }, reportUnlessLeft)
}
