import { option as O } from 'fp-ts'
import { none, some, type Option } from '../../shared/index.js'
import { resolveSite, splitPath } from '../../site/index.js'

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*|^\/\/[^/?#]*/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Reads which page of the site an address names, in one spelling; an address of no page of the web, or only a query or a fragment, names none. */
export const readPagePath = (href: string): Option<string> => {
  const address = href.trim()
  const path = address.replace(ORIGIN, '')
  const isWhole = path !== address
  if (!isWhole && (/^[?#]|^$/.test(path) || SCHEME.test(path))) return none
  const [site = '', ...rest] = splitPath(path).map((segment) => decode(segment).toLowerCase())
  return some(`/${[resolveSite(site), ...rest].join('/')}`)
}

/** A link as far as its page goes. */
export interface PageLink {
  /** Page of the site it names; none when it names none, or one of another host. */
  readonly page: Option<string>
}

/** Finds the first link of the page that is shown. */
export const findCurrentLink = (links: readonly PageLink[], path: string): Option<number> => {
  const shown = readPagePath(path)
  const at = links.findIndex(
    ({ page }) => O.isSome(page) && O.isSome(shown) && page.value === shown.value,
  )
  return at < 0 ? none : some(at)
}
