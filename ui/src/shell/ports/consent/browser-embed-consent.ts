import { resolveAnswer } from '@evkit/engine/internal/site'
import type { EmbedConsent } from '../../../blocks/player/index.js'
import { readConsentCookie } from './consent-cookie.js'
import { watchConsent } from './watch-consent.js'

/** What the visitor has answered to what other providers send. */
export const browserEmbedConsent: EmbedConsent = {
  read: () => resolveAnswer(readConsentCookie(), 'targeting'),
  onChange: watchConsent,
}
