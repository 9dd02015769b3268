// What a visitor does not agree to, or not any more, is taken from their device, whichever page of the site has put it there.
import { listForgotten } from '@evkit/engine/internal/site'
import { forgetOffline, listOffline } from '../../offline/forget-offline.js'
import { consoleLog } from '../console-log.js'
import { readConsentCookie } from './consent-cookie.js'
import { watchConsent } from './watch-consent.js'

const LEAD = 'submitData'
const DRAFT = `${LEAD} draft`

// Where cookies or storage are switched off there is nothing to forget.
const attempt = (list: () => readonly string[]): readonly string[] => {
  try {
    return list()
  } catch {
    return []
  }
}

const listCookies = (): readonly string[] =>
  document.cookie.split('; ').map((cookie) => cookie.split('=', 1).join())

const listSession = (): readonly string[] => {
  const hasDraft = sessionStorage.getItem(LEAD)?.includes('"draft":{') === true
  return [...Object.keys(sessionStorage), ...(hasDraft ? [DRAFT] : [])]
}

// Few visitors withdraw with a form half written: what reads it comes with the first of them.
const forgetDraft = async (): Promise<void> => {
  const memory = await import('../forms/lead-memory.js')
  const { createSessionMemory } = await import('../session-memory.js')
  memory.forgetDraft(createSessionMemory(() => window.sessionStorage, consoleLog))
}

const logFault = (name: string) => (fault: unknown) => {
  consoleLog({ level: 'warning', code: 'RecordNotForgotten', text: `${name}: ${String(fault)}` })
}

const forgetKept = (isAsked: boolean): void => {
  const kept = {
    cookie: attempt(listCookies),
    localStorage: attempt(() => Object.keys(localStorage)),
    sessionStorage: attempt(listSession),
  }
  const forgotten = listForgotten(kept, readConsentCookie(), isAsked)
  for (const name of forgotten.cookie ?? []) document.cookie = `${name}=; Max-Age=0; Path=/`
  for (const name of forgotten.localStorage ?? []) localStorage.removeItem(name)
  for (const name of forgotten.sessionStorage ?? [])
    if (name === DRAFT) forgetDraft().catch(logFault(name))
    else sessionStorage.removeItem(name)
}

const forgetPages = async (isAsked: boolean): Promise<void> => {
  const kept = { cacheStorage: await listOffline() }
  const { cacheStorage = [] } = listForgotten(kept, readConsentCookie(), isAsked)
  await forgetOffline(cacheStorage)
}

/** Takes from the device what a visitor does not agree to, now and whenever that changes, until it is ended; the page says whether it asks. */
export const forgetDeclined = (isAsked: boolean): (() => void) => {
  const hear = (): void => {
    forgetKept(isAsked)
    forgetPages(isAsked).catch(logFault('offline'))
  }
  hear()
  return watchConsent(hear)
}
