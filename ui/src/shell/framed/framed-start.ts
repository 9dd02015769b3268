// What speaks for a framed page to the page around it, and to nobody else: loaded beside the script of the page.
import './framed.css'
import { CONSENT_CHANGED_EVENT } from '@evkit/engine/site'
import {
  chooseAll,
  readHostMessage,
  toFrameMessage,
  writeFramedConsent,
  type ConsentChoices,
  type FrameNews,
} from '@evkit/engine/internal/site'
import { toUndefined } from '@evkit/engine/shared'
import { readConsentCookie } from '../ports/consent/consent-cookie.js'
import { hearSent } from './tell-sent.js'
import { watchFigures, watchHeight } from './watch-framed.dom.js'

// Nobody is asked before they want something that needs it: until then, or until the page around says more, what needs
// consent stays off.
const keepConsent = (choices: ConsentChoices): void => {
  const terms = {
    path: location.pathname.replace(/\/[^/]*\/?$/, ''),
    isSecure: window.isSecureContext,
  }
  try {
    document.cookie = writeFramedConsent(choices, terms)
  } catch {
    return // cookies are switched off: nothing is kept
  }
}

const takeConsent = (data: unknown): void => {
  const choices = toUndefined(readHostMessage(data))
  if (choices === undefined) return
  keepConsent(choices)
  window.dispatchEvent(new Event(CONSENT_CHANGED_EVENT))
}

const followConsent = (): void => {
  if (toUndefined(readConsentCookie()) === undefined) keepConsent(chooseAll(false))
  window.addEventListener(CONSENT_CHANGED_EVENT, (event) => {
    if (event instanceof CustomEvent) keepConsent(event.detail as ConsentChoices)
  })
}

const speakTo = (host: string, names: readonly string[]): void => {
  const say = (news: FrameNews): void => {
    window.parent.postMessage(toFrameMessage(news), host)
  }
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === host && source === window.parent) takeConsent(data)
  })
  hearSent((purpose) => {
    say({ kind: 'sent', purpose })
  })
  say({ kind: 'ready' })
  watchHeight(say)
  watchFigures(names, say)
}

// Whoever follows a link out of a frame gets a window of their own: the site never stands inside.
const leadOut = (event: MouseEvent): void => {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
  if (link?.target !== '' || link.href === '') return
  const { origin, pathname } = new URL(link.href)
  if (origin === location.origin && pathname === location.pathname) return
  link.target = '_blank'
  link.rel = 'noopener'
}

const { host = '', figures = '' } = document.querySelector('main')?.dataset ?? {}
followConsent()
window.addEventListener('click', leadOut, { capture: true })
if (host !== '' && window.parent !== window) speakTo(host, figures.split(' ').filter(Boolean))
