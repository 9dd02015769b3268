// What closed messages are kept in: the storage of the browser for good, that of the visit for the way back.
import type { BannerPorts } from '../../blocks/banner/index.js'
import { createDismissals } from '../../blocks/parts/index.js'
import type { InfoMessagePorts } from '../../blocks/info-message/index.js'
import { consoleLog } from '../ports/console-log.js'
import { mayKeep } from '../ports/consent/may-keep.js'
import { watchConsent } from '../ports/consent/watch-consent.js'

/** Ports of messages; storages are reached for when somebody closes one, never where the page is drawn. */
export const messagePorts: InfoMessagePorts = {
  storage: () => window.localStorage,
  dismissals: createDismissals(() => window.sessionStorage),
}

// Whatever is brought back: the message may stand on another page, which then asks what was kept.
messagePorts.dismissals.onRestore((key) => {
  import('./forget-dismissal.js').then(
    ({ forgetDismissal }) => {
      forgetDismissal(key)
    },
    (fault: unknown) => {
      consoleLog({ level: 'warning', code: 'MessageNotForgotten', text: String(fault) })
    },
  )
})

/** Ports of banners. */
export const bannerPorts: BannerPorts = {
  cookies: {
    read: () => document.cookie,
    write: (cookie) => {
      document.cookie = cookie
    },
  },
  get isSecure() {
    return window.location.protocol === 'https:'
  },
  consent: { has: mayKeep, onChange: watchConsent },
  dismissals: messagePorts.dismissals,
}
