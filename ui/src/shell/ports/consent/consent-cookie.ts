import { none, type Option } from '@evkit/engine/shared'
import { CONSENT_COOKIE } from '@evkit/engine/site'
import { findCookie } from '@evkit/engine/internal/site'

/** Value of the consent cookie as it is now; none where cookies are switched off. */
export const readConsentCookie = (): Option<string> => {
  try {
    return findCookie(document.cookie, CONSENT_COOKIE)
  } catch {
    return none
  }
}
