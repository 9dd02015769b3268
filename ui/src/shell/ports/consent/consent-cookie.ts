import { none, type Option } from '@evkit/engine/shared'
import { CONSENT_COOKIE, findCookie } from '@evkit/engine/site'

/** Value of the consent cookie as it is now; none where cookies are switched off. */
export const readConsentCookie = (): Option<string> => {
  try {
    return findCookie(document.cookie, CONSENT_COOKIE)
  } catch {
    return none
  }
}
