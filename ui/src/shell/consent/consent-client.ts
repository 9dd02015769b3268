// Asks for consent: loaded where somebody is still to be asked, or opens the settings.
import type { UrlData } from '@evkit/engine/forms'
import { announcerMachine } from '@evkit/engine/interaction'
import { none, toUndefined, type Option } from '@evkit/engine/shared'
import {
  CONSENT_CHANGED_EVENT,
  CONSENT_COOKIE,
  consentMachine,
  findCookie,
  toConsentView,
  writeConsentCookie,
  type ConsentChoices,
} from '@evkit/engine/site'
import { createActor, type SnapshotFrom } from 'xstate'
import type { HeldOverlay } from '../../blocks/parts/hold-overlay.dom.js'
import { afterArrival } from '../after-arrival.js'
import { tellUnlessLeft } from '../tell-unless-left.js'
import { watchConsent } from '../ports/consent/watch-consent.js'
import { createConsentDrawing, listenToConsent, placeConsent } from './consent.dom.js'
import { CONSENT_OVERLAY } from './consent-overlay.js'
import { forgetDeclined } from './forget-declined.js'

/** The question for consent, as a page uses it. */
export interface ConsentScreen {
  /** Opens the preferences. */
  readonly open: () => void
}

const readCookie = (): Option<string> => {
  try {
    return findCookie(document.cookie, CONSENT_COOKIE)
  } catch {
    return none // cookies are switched off
  }
}

const store = (choices: ConsentChoices): void => {
  const terms = {
    before: toUndefined(readCookie()) ?? '',
    isSecure: window.location.protocol === 'https:',
  }
  try {
    document.cookie = writeConsentCookie(choices, terms)
  } catch {
    // Cookies are switched off: the choice holds for this page.
  }
  forgetDeclined(choices)
  window.dispatchEvent(new Event(CONSENT_CHANGED_EVENT))
}

const viewOf = ({ value, context }: SnapshotFrom<typeof consentMachine>) =>
  toConsentView({ phase: value, form: context })

// The address is nothing to who answers in the banner: what holds the settings to it comes with them.
const consentAddress = (tell: (isOpen: boolean) => void) => {
  let held: HeldOverlay | undefined
  let isOpen = false
  const hold = (): void => {
    import('../../blocks/parts/hold-overlay.dom.js').then(({ holdOverlay }) => {
      held ??= holdOverlay(CONSENT_OVERLAY, tell)
      held.set(isOpen)
    }, tellUnlessLeft)
  }
  return (isWanted: boolean): void => {
    isOpen = isWanted
    if (held !== undefined) held.set(isOpen)
    else if (isOpen) hold()
  }
}

/** Starts asking, with what the server has drawn; where the visit began is noted with the answer. */
export const startConsent = (question: HTMLTemplateElement, here: UrlData): ConsentScreen => {
  afterArrival(true, here)
  const parts = placeConsent(question)
  const draw = createConsentDrawing(parts)
  const announcer = createActor(announcerMachine)
  announcer.subscribe(({ context }) => {
    parts.said.textContent = context.text
  })
  announcer.start()
  const consent = createActor(
    consentMachine.provide({
      actions: {
        storeChoices: (_, { choices }) => {
          store(choices)
        },
      },
    }),
    { input: { cookie: readCookie() } },
  )
  consent.start()
  const setAddress = consentAddress((isOpen) => {
    consent.send({ type: isOpen ? 'preferences.open' : 'preferences.close' })
  })
  let wasSaid = false
  const show = (snapshot: SnapshotFrom<typeof consentMachine>): void => {
    const view = viewOf(snapshot)
    draw(view)
    setAddress(view.arePreferencesOpen)
    if (view.isSaid && !wasSaid) announcer.send({ type: 'text.say', text: parts.saved })
    wasSaid = view.isSaid
  }
  consent.subscribe(show)
  show(consent.getSnapshot())
  listenToConsent(parts, (event) => {
    consent.send(event)
  })
  watchConsent(() => {
    consent.send({ type: 'cookie.changed', cookie: readCookie() })
  })
  return {
    open: () => {
      consent.send({ type: 'preferences.open' })
    },
  }
}
