import { none, some, type Option } from '../shared/index.js'
import { resolveSite, splitPath } from './slug.js'

/** What every page of a site is, beyond what is drawn of it. */
export interface PageFacts {
  /** Segments behind that of the site; `{charging}` stands for the one that content names. */
  readonly path: readonly string[]
  /** What it is made of: the blocks of its document, a tool that answers its address, or text that is only read. */
  readonly nature: 'blocks' | 'tool' | 'text'
  /** Whether it is there without a network: what it says is worked out in the page. */
  readonly isKept: boolean
}

/**
 * Registry of the site's pages (routes): path and kind of each.
 *
 * @source D-T-47, T-NAV-02
 * @category constants
 */
export const PAGES = {
  charging: { path: ['electrification', '{charging}'], nature: 'tool', isKept: true },
  'charging-home': {
    path: ['electrification', '{charging}', 'home'],
    nature: 'tool',
    isKept: true,
  },
  'charging-public': {
    path: ['electrification', '{charging}', 'public'],
    nature: 'tool',
    isKept: true,
  },
  range: { path: ['electrification', 'range'], nature: 'tool', isKept: true },
  'cost-benefits': { path: ['electrification', 'cost-benefits'], nature: 'tool', isKept: true },
  'route-planner': {
    path: ['electrification', '{charging}', 'public', 'route-planner'],
    nature: 'tool',
    isKept: false,
  },
  home: { path: [], nature: 'blocks', isKept: false },
  electrification: { path: ['electrification'], nature: 'tool', isKept: true },
  cars: { path: ['cars'], nature: 'blocks', isKept: false },
  'compare-cars': { path: ['cars', 'compare-cars'], nature: 'tool', isKept: false },
  configure: { path: ['cars', 'configure'], nature: 'tool', isKept: false },
  retailers: { path: ['retailers'], nature: 'text', isKept: false },
  'data-credits': { path: ['data-credits'], nature: 'blocks', isKept: false },
} as const satisfies Record<string, PageFacts>

/** Name of a page of the site. */
export type PageName = keyof typeof PAGES

/**
 * The names of all pages, in the order the map for search engines has them.
 *
 * @source T-NAV-02
 */
export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[]

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
 * @source T-NAV-02, D-T-47
 */
export const writePagePath = (site: string, page: PageName, charging: ChargingSegments): string =>
  `/${[site, ...PAGES[page].path]
    .map((segment) => (segment === CHARGING ? charging.canonical : segment))
    .join('/')}/`

/**
 * Matches a URL path to a page of the site (routing).
 *
 * @param path - Path of the URL.
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
    const wanted = PAGES[name].path
    return (
      wanted.length === segments.length &&
      wanted.every((part, at) => isSegment(part, segments[at] ?? '', charging))
    )
  })
  return page === undefined ? none : some({ site: resolveSite(first), page })
}
