import { none, some, type Option } from '../shared/index.js'
import { resolveSite, splitPath } from './slug.js'

/** Paths of the pages, by site. */
const PAGE_PATHS = {
  home: [],
  electrification: ['electrification'],
  charging: ['electrification', '{charging}'],
  'charging-home': ['electrification', '{charging}', 'home'],
  'charging-public': ['electrification', '{charging}', 'public'],
  'route-planner': ['electrification', '{charging}', 'public', 'route-planner'],
  range: ['electrification', 'range'],
  'cost-benefits': ['electrification', 'cost-benefits'],
  cars: ['cars'],
  'compare-cars': ['cars', 'compare-cars'],
  retailers: ['retailers'],
  'data-credits': ['data-credits'],
} as const satisfies Record<string, readonly string[]>

/** Name of a page of the site. */
export type PageName = keyof typeof PAGE_PATHS

/** The names of all pages. @source D-T-47 @category constants */
export const PAGE_NAMES = Object.keys(PAGE_PATHS) as readonly PageName[]

/** The charging segment of the address, as content names it. */
export interface ChargingSegments {
  /** The segment links are written with. */
  readonly canonical: string
  /** Other segments that are understood, such as one with the maker's name. */
  readonly recognised: readonly string[]
}

/** A page found in an address. */
export interface FoundPage {
  /** Site slug. */
  readonly site: string
  readonly page: PageName
}

const CHARGING = '{charging}'

const isSegment = (wanted: string, found: string, charging: ChargingSegments): boolean =>
  wanted === CHARGING
    ? found === charging.canonical || charging.recognised.includes(found)
    : wanted === found

/**
 * Writes the path of a page.
 *
 * @param site - Site slug.
 * @param page - Name of the page.
 * @param charging - The charging segment of content.
 * @returns A path under the site, with the canonical trailing slash.
 * @law Finding a written page gives the page back.
 * @source T-NAV-02, D-T-47
 *
 * @example The charging tool at home
 * ```ts
 * import { writePagePath } from '@evkit/engine/site'
 *
 * writePagePath('se', 'charging-home', { canonical: 'charging-your-car', recognised: [] }) // => '/se/electrification/charging-your-car/home/'
 * ```
 * @category constructors
 */
export const writePagePath = (site: string, page: PageName, charging: ChargingSegments): string =>
  `/${[site, ...PAGE_PATHS[page]]
    .map((segment) => (segment === CHARGING ? charging.canonical : segment))
    .join('/')}/`

/**
 * Finds the page an address names.
 *
 * @param path - Path of an address.
 * @param charging - The charging segment of content.
 * @returns Site and page, or `none` when no page has this path.
 * @source T-NAV-02, T-NAV-05, D-T-47
 *
 * @example Content defines the segment
 * ```ts
 * import { findPage } from '@evkit/engine/site'
 * import { option } from 'fp-ts'
 *
 * findPage('/uk/electrification/laden/', { canonical: 'laden', recognised: [] }) // => option.some({ site: 'uk', page: 'charging' })
 * ```
 * @category look-ups
 */
export const findPage = (path: string, charging: ChargingSegments): Option<FoundPage> => {
  const [first = '', ...segments] = splitPath(path)
  const page = PAGE_NAMES.find((name) => {
    const wanted = PAGE_PATHS[name]
    return (
      wanted.length === segments.length &&
      wanted.every((part, at) => isSegment(part, segments[at] ?? '', charging))
    )
  })
  return page === undefined ? none : some({ site: resolveSite(first), page })
}
