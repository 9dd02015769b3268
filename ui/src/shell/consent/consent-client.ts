// Asks for consent: loaded where somebody is still to be asked, or opens the settings.
import type { UrlData } from '@evkit/engine/internal/forms'
import { ANNOUNCEMENT_TIME } from '@evkit/engine/internal/interaction'
import { toUndefined } from '@evkit/engine/shared'
import {
  CONSENT_CHANGED_EVENT,
  followConsent,
  startConsent,
  toConsentView,
  type ConsentEvent,
} from '@evkit/engine/site'
import { writeConsentCookie, type ConsentChoices } from '@evkit/engine/internal/site'
import type { HeldOverlay } from '../../blocks/parts/hold-overlay.dom.js'
import { afterArrival } from '../after-arrival.js'
import { reportUnlessLeft } from '../report-unless-left.js'
import { readConsentCookie } from '../ports/consent/consent-cookie.js'
import { watchConsent } from '../ports/consent/watch-consent.js'
import { createConsentDrawing, createStatus, listenToConsent, placeConsent } from './consent.dom.js'
import { CONSENT_OVERLAY } from './consent-overlay.js'

/** The question for consent, as a page uses it. */
export interface ConsentScreen {
  /** Opens the preferences. */
  readonly open: () => void
}

const store = (choices: ConsentChoices): void => {
  try {
    document.cookie = writeConsentCookie(choices, {
      before: toUndefined(readConsentCookie()) ?? '',
      isSecure: location.protocol === 'https:',
    })
  } catch {
    // Cookies are switched off: the choice holds for this page.
  }
  // A page in a frame keeps its own.
  dispatchEvent(new CustomEvent(CONSENT_CHANGED_EVENT, { detail: choices }))
}

// The address is nothing to who answers in the banner: what holds the settings to it comes with them.
const consentAddress = (tell: (isOpen: boolean) => void) => {
  let held: HeldOverlay | undefined
  let isOpen = false
  const hold = (): void => {
    import('../../blocks/parts/hold-overlay.dom.js').then(({ holdOverlay }) => {
      held ??= holdOverlay(CONSENT_OVERLAY, tell)
      held.set(isOpen)
    }, reportUnlessLeft)
  }
  return (isWanted: boolean): void => {
    isOpen = isWanted
    held?.set(isOpen)
    if (isOpen && !held) hold()
  }
}

/** Starts asking, with what the server has drawn; where the visit began is noted with the answer. */
export const askForConsent = (question: HTMLTemplateElement, here: UrlData): ConsentScreen => {
  afterArrival(true, here)
  const parts = placeConsent(question)
  const draw = createConsentDrawing(parts)
  const say = createStatus(parts.said, ANNOUNCEMENT_TIME)
  let asked = startConsent(readConsentCookie())
  const show = (): void => {
    const view = toConsentView(asked)
    draw(view)
    setAddress(view.arePreferencesOpen)
    say(view.isSaid ? parts.saved : '')
  }
  const send = (event: ConsentEvent): void => {
    const { question: next, toStore } = followConsent(asked, event)
    const isNew = next !== asked
    asked = next
    const choices = toUndefined(toStore)
    if (choices) store(choices)
    if (isNew) show()
  }
  const setAddress = consentAddress((isOpen) => {
    send({ type: isOpen ? 'preferences.open' : 'preferences.close' })
  })
  show()
  listenToConsent(parts, send)
  watchConsent(() => {
    send({ type: 'cookie.changed', cookie: readConsentCookie() })
  })
  return {
    open: () => {
      send({ type: 'preferences.open' })
    },
  }
}
