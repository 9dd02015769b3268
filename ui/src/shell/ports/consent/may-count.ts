import { allowsTracking, CONSENT_COOKIE, findCookie } from '@evkit/engine/site'

/** Whether the visitor may be counted, as their consent is now; the page says whether it asks for it. */
export const mayCount = (isAsked: boolean): boolean => {
  try {
    return allowsTracking(findCookie(document.cookie, CONSENT_COOKIE), isAsked)
  } catch {
    return false // cookies are switched off
  }
}
