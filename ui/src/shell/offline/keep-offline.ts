// Has the tools of a site kept on the device, for as long as the visitor agrees that it keeps anything.
import { mayKeep } from '../ports/consent/may-keep.js'
import { watchConsent } from '../ports/consent/watch-consent.js'
import type { KeptList } from './kept.types.js'

const WORKER = '/offline.js'

const forget = async (scope: string): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration === undefined) return
  await registration.unregister()
  await caches.delete(`evkit ${registration.scope}`)
}

const keep = async (scope: string): Promise<void> => {
  const answer = await fetch(`${scope}offline.json`)
  const list = (await answer.json()) as KeptList
  if (list.pages.length === 0) {
    await forget(scope)
    return
  }
  await navigator.serviceWorker.register(WORKER, { scope })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(list)
}

/** Keeps the tools of the site a path is of, from now on; does nothing where a browser cannot. */
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
    ;(isKept ? keep(scope) : forget(scope)).catch(() => undefined)
  }
  hear()
  watchConsent(hear)
}
