// Pages of tools and forms as pages of others frame them: where they are, and who frames them.
import * as O from '#fp-ts/Option'
import { findParameter, type Query } from '../shared/index.js'
import { PAGE_NAMES, PAGES, type PageName } from './page.js'
import { resolveSite, splitPath } from './slug.js'

const SEGMENT = 'frame'

/**
 * Parameter that names the origin of the page that frames another.
 *
 * @source E-T-156
 */
export const HOST_PARAMETER = 'host'

/** What a path asks to be framed. */
export interface FramedAddress {
  /** Slug of its site or market. */
  readonly site: string
  /** What it is called there, such as `charging` or `contact-request`. */
  readonly name: string
}

/**
 * Reads what a path asks to be framed.
 *
 * @source E-T-155
 */
export const readFramedPath = (path: string): FramedAddress | undefined => {
  const [site = '', segment, name, ...rest] = splitPath(path)
  return segment !== SEGMENT || name === undefined || rest.length > 0
    ? undefined
    : { site: resolveSite(site), name }
}

/**
 * Writes the path of a page that is framed.
 *
 * @source E-T-155
 */
export const writeFramedPath = ({ site, name }: FramedAddress): string =>
  `/${site}/${SEGMENT}/${name}`

const TOOLS = PAGES.electrification.path[0]

/**
 * Finds the page of a tool by what it is called where it is framed: its name. A page that leads on through the site, as
 * that of the comparison does, is not framed.
 *
 * @source E-T-155
 */
export const findFramedPage = (name: string): PageName | undefined =>
  PAGE_NAMES.find((page) => page === name && PAGES[page].path[0] === TOOLS)

/**
 * Resolves the origin a framed page speaks to: the one its address names, where it is listed; empty otherwise.
 *
 * @source E-T-156
 */
export const resolveHost = (query: Query, listed: readonly string[]): string => {
  const named = findParameter(query, HOST_PARAMETER)
  return O.isSome(named) && listed.includes(named.value) ? named.value : ''
}
