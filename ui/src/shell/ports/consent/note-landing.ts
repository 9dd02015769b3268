import type { StoredKey, UrlData } from '@evkit/engine/internal/forms'
import { mayCount } from './may-count.js'
import { watchConsent } from './watch-consent.js'

const LANDING: StoredKey = 'urlData'

/**
 * Notes where a visit begins, on whichever page that is, in the shape a form reads it with: from when the visitor may be
 * counted; who may not any more has it taken by `forgetDeclined`. The first note stays. The page says whether it asks for
 * consent, and hears when somebody may be counted.
 */
export const watchLanding = (
  isAsked: boolean,
  here: UrlData,
  onCounted: () => void,
): (() => void) => {
  const hear = (): void => {
    if (!mayCount(isAsked)) return
    onCounted()
    try {
      if (sessionStorage.getItem(LANDING) === null)
        sessionStorage.setItem(LANDING, JSON.stringify(here))
    } catch {
      // Storage is switched off or full: a form says so when it wakes.
    }
  }
  hear()
  return watchConsent(hear)
}
