// What closed messages are kept in: with consent the storage of the browser, without it that of the visit, as is the way back.
import type { BannerPorts } from '../../blocks/banner/banner.dom.js'
import type { InfoMessagePorts } from '../../blocks/info-message/info-message.dom.js'
import { createDismissals } from '../../blocks/parts/dismissals.js'
import type { TextStorage } from '../../tool/text-storage.js'
import { consoleLog } from '../ports/console-log.js'
import { mayKeep } from '../ports/consent/may-keep.js'
import { watchConsent } from '../ports/consent/watch-consent.js'

// What is there is read wherever it is: consent may have been given or withdrawn since.
const messageStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
  setItem: (key, text) => {
    ;(mayKeep() ? localStorage : sessionStorage).setItem(key, text)
  },
  removeItem: (key) => {
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  },
}

/** Ports of messages; storages are reached for when somebody closes one, never where the page is drawn. */
export const messagePorts: InfoMessagePorts = {
  storage: () => messageStorage,
  dismissals: createDismissals(() => sessionStorage),
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
    return location.protocol === 'https:'
  },
  consent: { has: mayKeep, onChange: watchConsent },
  dismissals: messagePorts.dismissals,
}
