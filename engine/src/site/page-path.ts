import { none, some, type Option } from '../shared/index.js'
import { resolveSite, splitPath } from './slug.js'

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
