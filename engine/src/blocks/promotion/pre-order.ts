import type { LinkSite } from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'

/** Marks an address that is posted to and not followed. @source B-PROMO-03, D-B-06 @category constants */
const PRE_ORDER_MARKER = '#pre-order-post'

/**
 * Name of the honeypot field, which only bots fill in.
 *
 * @source B-PROMO-06
 * @category constants
 */
export const HONEYPOT_FIELD = 'a_password'

/** Tells whether an address is posted to. */
export const isPreOrder = (href: string): boolean => href.includes(PRE_ORDER_MARKER)

/** Takes the marker out of an address; everything else of it stays as it is written. */
export const cleanPreOrder = (href: string): string => href.replaceAll(PRE_ORDER_MARKER, '')

const LOCAL: readonly string[] = ['localhost', '127.0.0.1']

/** Where a pre-order is posted to; none for an address nothing is posted to. */
export const resolvePreOrder = (href: string, { host, readUrl }: LinkSite): Option<string> => {
  const action = cleanPreOrder(href)
  const url = action.trim() === '' ? undefined : readUrl(action)
  if (url === undefined) return none
  const isSafe = url.scheme === 'https'
  const isOwn = url.scheme === 'http' && (url.host === host || LOCAL.includes(url.host))
  return isSafe || isOwn ? some(action) : none
}

/**
 * Tells whether a pre-order may be sent.
 *
 * @source B-PROMO-07
 */
export const maySendPreOrder = (trap: string): boolean => trap.length === 0
