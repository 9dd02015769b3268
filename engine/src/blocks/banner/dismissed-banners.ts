import { option as O } from 'fp-ts'
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
 * @param path - Path of the page, as it is in the address.
 * @param content - The banner.
 * @returns The path without query, case and slash at its end, `#`, and the mark.
 * @law Another text is another banner.
 * @source B-BAN-04, B-B-11, D-B-47
 *
 * @example The query does not count
 * ```ts
 * import { toBannerKey } from '@evkit/engine/blocks'
 *
 * const content = { bannerText: [{ kind: 'text', text: 'New' }] } as const
 * toBannerKey('/uk/cars/?x=1', content) === toBannerKey('/uk/cars', content) // => true
 * ```
 * @category constructors
 */
export const toBannerKey = (path: string, { bannerText }: Pick<BannerContent, 'bannerText'>) => {
  const page = O.getOrElse(() => '/')(readPagePath(path))
  return `${page}${TEXT_MARK}${toFingerprint(toPlainLine(bannerText))}`
}

const pageOf = (key: string): string => key.slice(0, key.lastIndexOf(TEXT_MARK))

/**
 * Tells whether a banner was closed.
 *
 * @param closed - What was closed.
 * @param key - What the banner is known by.
 * @returns True too for an entry that is only the path: it holds for every text.
 * @source B-BAN-04, B-B-11, D-B-47
 *
 * @example On another page
 * ```ts
 * import { isBannerClosed } from '@evkit/engine/blocks'
 *
 * isBannerClosed(['/uk/cars'], '/uk/cars#1abc') // => true
 * isBannerClosed(['/uk/cars#1abc'], '/uk#1abc') // => false
 * ```
 * @category predicates
 */
export const isBannerClosed = (closed: ClosedBanners, key: string): boolean =>
  closed.includes(key) || closed.includes(pageOf(key))

/**
 * Takes a banner from those that were closed.
 *
 * @param closed - What was closed.
 * @param key - What the banner is known by.
 * @returns The others.
 * @source B-B-11
 *
 * @example One of one
 * ```ts
 * import { openBanner } from '@evkit/engine/blocks'
 *
 * openBanner(['/uk#1abc'], '/uk#1abc') // => []
 * ```
 * @category state
 */
export const openBanner = (closed: ClosedBanners, key: string): ClosedBanners =>
  closed.filter((one) => one !== pageOf(key) && !one.startsWith(`${pageOf(key)}${TEXT_MARK}`))

/**
 * Adds a banner to those that were closed.
 *
 * @param closed - What was closed.
 * @param key - What the banner is known by.
 * @returns The list with it at its end, once a page, with the last twenty at most.
 * @law The list never has more than twenty entries, and the newest is among them.
 * @source B-BAN-04, D-B-47
 *
 * @example Another text on the same page
 * ```ts
 * import { closeBanner } from '@evkit/engine/blocks'
 *
 * closeBanner(['/uk#old'], '/uk#new') // => ['/uk#new']
 * ```
 * @category state
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
 * @param cookies - The cookies of the page or of a request.
 * @returns What was closed, oldest first; nothing where the cookie cannot be read.
 * @law Any cookies are read without an exception.
 * @source B-BAN-05, D-B-47
 *
 * @example Another cookie
 * ```ts
 * import { readClosedBanners } from '@evkit/engine/blocks'
 *
 * readClosedBanners('a=1; dismissedBanners=%5B%22%2Fuk%2Fcars%22%5D') // => ['/uk/cars']
 * readClosedBanners('dismissedBanners=no') // => []
 * ```
 * @category codecs
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
 * @param cookie - The cookies, what was closed, consent.
 * @returns The cookie to write; none when it is right as it is.
 * @source B-BAN-05, B-BAN-06, B-BAN-07, D-B-47
 *
 * @example Consent is withdrawn
 * ```ts
 * import { writeClosedBanners } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const without = { closed: ['/uk#1abc'], hasConsent: false, isSecure: true }
 * toUndefined(writeClosedBanners({ ...without, cookies: '' })) // => undefined
 * toUndefined(writeClosedBanners({ ...without, cookies: 'dismissedBanners=x' }))?.includes('Max-Age=0') // => true
 * ```
 * @category constructors
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
 * @param cookie - The cookies of the page, and whether it is served over https.
 * @param key - What the banner is known by.
 * @returns The cookie without it; none when there is no cookie.
 * @source B-B-11, D-B-47
 *
 * @example It was the only one
 * ```ts
 * import { writeReopenedBanner } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const cookie = { cookies: 'dismissedBanners=%5B%22%2Fuk%22%5D', isSecure: true }
 * toUndefined(writeReopenedBanner(cookie, '/uk#1abc'))?.includes('Max-Age=0') // => true
 * ```
 * @category constructors
 */
export const writeReopenedBanner = (
  { cookies, isSecure }: Pick<BannerState, 'cookies' | 'isSecure'>,
  key: string,
): Option<string> =>
  O.isNone(findCookie(cookies, BANNERS_COOKIE))
    ? none
    : some(writeBanners(openBanner(readClosedBanners(cookies), key), isSecure))
