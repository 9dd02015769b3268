import * as O from '#fp-ts/Option'
import { toFingerprint, toPlainLine } from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import { findCookie, readPagePath, writeCookie } from '../../site/index.js'
import type { BannerContent } from './banner.types.js'

/**
 * Name of the cookie that holds which banners were closed.
 *
 * @source B-BAN-05, D-B-47
 * @category constants
 */
const BANNERS_COOKIE = 'dismissedBanners'

const MOST_BANNERS = 20
const LIFETIME = 604_800
const TEXT_MARK = '#'

/** Banners that were closed: paths of pages, each with a mark of the banner's text; newest last. */
export type ClosedBanners = readonly string[]

/**
 * Says what a banner is known by: the path of its page, and a mark of its text.
 *
 * @source B-BAN-04, B-B-11, D-B-47
 */
export const toBannerKey = (path: string, { bannerText }: Pick<BannerContent, 'bannerText'>) => {
  const page = O.getOrElse(() => '/')(readPagePath(path))
  return `${page}${TEXT_MARK}${toFingerprint(toPlainLine(bannerText))}`
}

const pageOf = (key: string): string => key.slice(0, key.lastIndexOf(TEXT_MARK))

/**
 * Tells whether a banner was closed.
 *
 * @source B-BAN-04, B-B-11, D-B-47
 */
export const isBannerClosed = (closed: ClosedBanners, key: string): boolean =>
  closed.includes(key) || closed.includes(pageOf(key))

/**
 * Takes a banner from those that were closed.
 *
 * @source B-B-11
 */
export const openBanner = (closed: ClosedBanners, key: string): ClosedBanners =>
  closed.filter((one) => one !== pageOf(key) && !one.startsWith(`${pageOf(key)}${TEXT_MARK}`))

/**
 * Adds a banner to those that were closed.
 *
 * @source B-BAN-04, D-B-47
 */
export const closeBanner = (closed: ClosedBanners, key: string): ClosedBanners =>
  [...openBanner(closed, key), key].slice(-MOST_BANNERS)

const parse = (value: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    return [] // what cannot be read counts as nothing
  }
}

/**
 * Reads which banners were closed.
 *
 * @source B-BAN-05, D-B-47
 */
export const readClosedBanners = (cookies: string): ClosedBanners => {
  const found = findCookie(cookies, BANNERS_COOKIE)
  const read = O.isSome(found) ? parse(found.value) : []
  return Array.isArray(read)
    ? read.filter((one): one is string => typeof one === 'string').slice(-MOST_BANNERS)
    : []
}

// The cookie of what was closed; empty, it goes.
const writeBanners = (closed: ClosedBanners, isSecure: boolean): string =>
  writeCookie(BANNERS_COOKIE, JSON.stringify(closed), {
    lifetime: closed.length === 0 ? 0 : LIFETIME,
    isSecure,
  })

/** What decides the cookie of banners. */
export interface BannerState {
  /** The cookies of the page. */
  readonly cookies: string
  /** What was closed since the page came. */
  readonly closed: ClosedBanners
  readonly hasConsent: boolean
  /** Whether the page is served over https. */
  readonly isSecure: boolean
}

/**
 * Says which cookie is written: with functional consent what was closed, without it none, and one there is goes.
 *
 * @source B-BAN-05, B-BAN-06, B-BAN-07, D-B-47
 */
export const writeClosedBanners = (cookie: BannerState): Option<string> => {
  const { cookies, closed, hasConsent, isSecure } = cookie
  if (!hasConsent)
    return O.map(() => writeBanners([], isSecure))(findCookie(cookies, BANNERS_COOKIE))
  const kept = readClosedBanners(cookies)
  return closed.every((key) => kept.includes(key))
    ? none
    : some(writeBanners(closed.reduce(closeBanner, kept), isSecure))
}

/**
 * Says which cookie is written when a banner is brought back.
 *
 * @source B-B-11, D-B-47
 */
export const writeReopenedBanner = (
  { cookies, isSecure }: Pick<BannerState, 'cookies' | 'isSecure'>,
  key: string,
): Option<string> =>
  O.isNone(findCookie(cookies, BANNERS_COOKIE))
    ? none
    : some(writeBanners(openBanner(readClosedBanners(cookies), key), isSecure))
