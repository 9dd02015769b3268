import {
  closeBanner,
  isBannerClosed,
  openBanner,
  readClosedBanners,
  writeClosedBanners,
  writeReopenedBanner,
  type ClosedBanners,
} from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { focusAfter } from '../../primitives/index.js'
import { attempt, type Dismissals } from '../parts/dismissals.js'
import { findPart } from '../parts/enhance.dom.js'

/** What a banner asks of the browser. */
export interface BannerPorts {
  /** The cookies of the page; each may throw. */
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void }
  /** Whether the page is served over https. */
  readonly isSecure: boolean
  /** Functional consent. */
  readonly consent: {
    readonly has: () => boolean
    readonly onChange: (listen: () => void) => () => void
  }
  readonly dismissals: Dismissals
}

const browserCookies = ({ cookies, isSecure, consent }: BannerPorts) => {
  const read = (): string => attempt(cookies.read) ?? ''
  const write = (cookie: string | undefined): void => {
    if (cookie !== undefined)
      attempt(() => {
        cookies.write(cookie)
      })
  }
  return {
    closed: (): ClosedBanners => (consent.has() ? readClosedBanners(read()) : []),
    keep: (closed: ClosedBanners): void => {
      const hasConsent = consent.has()
      write(toUndefined(writeClosedBanners({ cookies: read(), closed, hasConsent, isSecure })))
    },
    open: (key: string): void => {
      write(toUndefined(writeReopenedBanner({ cookies: read(), isSecure }, key)))
    },
  }
}

/** Enhances a banner: it can be closed, stays away from its page then, and can be brought back. */
export const enhanceBanner = (root: HTMLElement, ports: BannerPorts): void => {
  const banner = findPart(root, 'banner')
  if (banner === undefined) return
  const { key = '', name = '' } = banner.dataset
  const { consent, dismissals } = ports
  const cookies = browserCookies(ports)
  let memory: ClosedBanners = []
  const keep = (): void => {
    cookies.keep(memory)
    if (isBannerClosed(memory, key)) dismissals.add({ key, name }, consent.has())
  }
  if (isBannerClosed(cookies.closed(), key)) banner.hidden = true
  else if (!banner.hidden) dismissals.drop(key)
  keep()
  consent.onChange(keep)
  findPart(banner, 'close')?.addEventListener('click', () => {
    focusAfter(banner)
    memory = closeBanner(memory, key)
    keep()
    banner.hidden = true
  })
  dismissals.onRestore((restored) => {
    if (restored !== key) return
    memory = openBanner(memory, key)
    cookies.open(key)
    banner.hidden = false
    banner.focus()
  })
}
