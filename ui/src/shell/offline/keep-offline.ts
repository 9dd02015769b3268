// Has the tools of a site kept on the device, for as long as the visitor agrees that it keeps anything.
import { mayKeep } from '../ports/consent/may-keep.js'
import { watchConsent } from '../ports/consent/watch-consent.js'
import { forgetOffline, nameCache, WORKER } from './forget-offline.js'
import type { KeptList } from './kept.types.js'

const forget = async (scope: string): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration !== undefined) await forgetOffline([nameCache(registration.scope)])
}

const keep = async (scope: string): Promise<void> => {
  const answer = await fetch(`${scope}offline.json`)
  const list = (await answer.json()) as KeptList
  if (list.pages.length === 0) {
    await forget(scope)
    return
  }
  // Consent may be withdrawn at each wait.
  if (!mayKeep()) return
  await navigator.serviceWorker.register(WORKER, { scope })
  const { active } = await navigator.serviceWorker.ready
  if (mayKeep()) active?.postMessage(list)
  else await forget(scope)
}

/**
 * Keeps the tools of the site a path is of, from when a visitor agrees to it; who does not any more has it taken by
 * `forgetDeclined`, on whichever page. Does nothing where a browser cannot.
 */
export const keepOffline = (path: string): void => {
  // Without a secure origin there is none.
  if (!('serviceWorker' in navigator)) return
  const [, site = ''] = path.split('/')
  const scope = `/${site}/`
  let isKept = false
  const hear = (): void => {
    if (mayKeep() === isKept) return
    isKept = !isKept
    // A device that is full or keeps nothing works as before.
    if (isKept) keep(scope).catch(() => undefined)
  }
  hear()
  watchConsent(hear)
}
