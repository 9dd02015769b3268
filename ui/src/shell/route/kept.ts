// What the planner's page keeps of trips: loaded with the first press, or where the device has kept some.
import { createKeptParts } from '../../route/kept.js'
import { CONSENT_QUESTION } from '../consent/consent-question.js'
import { consoleLog } from '../ports/console-log.js'
import { mayKeep } from '../ports/consent/may-keep.js'
import { watchConsent } from '../ports/consent/watch-consent.js'
import { createKeptTripsMemory } from '../ports/tools/kept-trips-memory.js'

// What another tab keeps or removes is told by the storage itself.
const watch = (listen: () => void): (() => void) => {
  const stop = watchConsent(listen)
  window.addEventListener('storage', listen)
  return () => {
    stop()
    window.removeEventListener('storage', listen)
  }
}

/** Keeps trips on this device, and lists them. */
export const { keep, KeepAnswer, KeptTrips } = createKeptParts(
  createKeptTripsMemory({
    path: window.location.pathname,
    storage: () => window.localStorage,
    isAsking: document.querySelector(CONSENT_QUESTION) !== null,
    log: consoleLog,
    mayKeep,
    watch,
  }),
)
