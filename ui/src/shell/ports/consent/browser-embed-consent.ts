import { CONSENT_COOKIE, findCookie, resolveAnswer } from '@evkit/engine/site'
import { none } from '@evkit/engine/shared'
import type { EmbedConsent } from '../../../blocks/player/index.js'
import { watchConsent } from './watch-consent.js'

/** What the visitor has answered to what other providers send. */
export const browserEmbedConsent: EmbedConsent = {
  read: () => {
    try {
      return resolveAnswer(findCookie(document.cookie, CONSENT_COOKIE), 'targeting')
    } catch {
      return resolveAnswer(none, 'targeting') // cookies are switched off
    }
  },
  onChange: watchConsent,
}
