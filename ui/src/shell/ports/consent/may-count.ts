import { allowsTracking } from '@evkit/engine/site'
import { readConsentCookie } from './consent-cookie.js'

/** Whether the visitor may be counted, as their consent is now; the page says whether it asks for it. */
export const mayCount = (isAsked: boolean): boolean => allowsTracking(readConsentCookie(), isAsked)
