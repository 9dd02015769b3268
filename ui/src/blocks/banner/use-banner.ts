import {
  closeBanner,
  isBannerClosed,
  openBanner,
  readClosedBanners,
  writeClosedBanners,
  writeReopenedBanner,
  type BannerView,
  type ClosedBanners,
} from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { attempt, type Dismissals, useRestored } from '../parts/index.js'

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

/** Holds whether a banner is shown: closed before, closed now, brought back. */
export const useBanner = (
  { key, name }: BannerView['dismissal'],
  wasClosed: boolean,
  ports: BannerPorts,
) => {
  const { consent, dismissals } = ports
  const memory = useRef<ClosedBanners>([])
  const [isClosed, setClosed] = useState(wasClosed)
  useLayoutEffect(() => {
    const isKept = isBannerClosed(browserCookies(ports).closed(), key)
    if (!wasClosed && !isKept) dismissals.drop(key)
    setClosed((now) => now || isKept)
  }, [ports, dismissals, key, wasClosed])
  useEffect(() => {
    const keep = (): void => {
      browserCookies(ports).keep(memory.current)
      if (isBannerClosed(memory.current, key)) dismissals.add({ key, name }, consent.has())
    }
    keep()
    return consent.onChange(keep)
  }, [ports, consent, dismissals, key, name])
  const ref = useRestored({ dismissals, key }, () => {
    memory.current = openBanner(memory.current, key)
    browserCookies(ports).open(key)
    setClosed(false)
  })
  return {
    isClosed,
    ref,
    close: (): void => {
      memory.current = closeBanner(memory.current, key)
      browserCookies(ports).keep(memory.current)
      dismissals.add({ key, name }, consent.has())
      setClosed(true)
    },
  }
}
