// What the first script of every page does for consent: it looks whether the visitor is still to be asked, and whether
// they open the settings. What asks comes later, for those alone who need it.
// What the server draws of the question, which no script names on a plain page.
import '../../primitives/check-box.module.css'
import '../../primitives/popup.module.css'
import './consent.module.css'
import type { UrlData } from '@evkit/engine/internal/forms'
import { asksForConsent } from '@evkit/engine/internal/site'
import { whenReached } from '../../tool/reaches.dom.js'
import { reportUnlessLeft } from '../report-unless-left.js'
import type { ConsentScreen } from './consent-client.js'
import { CONSENT_OVERLAY } from './consent-overlay.js'
import { CONSENT_QUESTION } from './consent-question.js'

const OPENER = '[data-part="consent"] button'

const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return '' // cookies are switched off
  }
}

const loadLater = () => import('./follow-up.js')

const followUp = (isAsked: boolean, here: UrlData): void => {
  loadLater().then(({ afterArrival }) => {
    afterArrival(isAsked, here)
  }, reportUnlessLeft)
}

// Asking at once would take the line and the processor from the page itself, whose text and picture come first: the
// question waits until the page has arrived and the browser has nothing to do, or somebody reaches for the page.
const whenArrived = (ask: () => void): void => {
  const waiting = new AbortController()
  const { signal } = waiting
  const askOnce = (): void => {
    if (!signal.aborted) ask()
    waiting.abort()
  }
  const rest = (): void => {
    const { requestIdleCallback: later = setTimeout } = window as Partial<Window>
    later(askOnce)
  }
  whenReached(askOnce, signal)
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { signal })
}

/**
 * Asks the visitor for consent where they have not answered, and opens the settings when they want them. Where their visit
 * began is noted once they may be counted.
 */
export const watchConsentQuestion = (): void => {
  const question = document.querySelector<HTMLTemplateElement>(CONSENT_QUESTION)
  // As it is now: a page may change its address before the visitor agrees.
  const here: UrlData = { originalUrl: location.href, referralUrl: document.referrer }
  if (question === null) {
    whenArrived(() => {
      followUp(false, here)
    })
    return // a tool of the host asks
  }
  let screen: Promise<ConsentScreen> | undefined
  const load = (): Promise<ConsentScreen> => {
    screen ??= loadLater()
      .then(({ askConsent }) => askConsent(question, here))
      .catch((reason: unknown) => {
        screen = undefined // the next press tries again
        throw reason
      })
    return screen
  }
  const openSettings = (): void => {
    // The press may have met a try that was failing.
    void load()
      .catch(load)
      .then(({ open }) => {
        open()
      })
  }
  document.querySelector(OPENER)?.addEventListener('click', openSettings)
  const follow = (): void => {
    if (location.hash === `#overlay-${CONSENT_OVERLAY}`) openSettings()
  }
  window.addEventListener('hashchange', follow)
  follow()
  const isAsked = asksForConsent(readCookies())
  whenArrived(() => {
    if (isAsked) load().catch(reportUnlessLeft)
    else followUp(true, here)
  })
}
